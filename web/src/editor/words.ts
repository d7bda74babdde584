// The messages of the page on which positions are laid out, in all languages; only the current one is loaded.
export const words = import.meta.glob<string>('./words/*.ftl', { query: '?raw', import: 'default' })
