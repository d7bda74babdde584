// Words that are drawn on pieces, in the language the reader has chosen rather than the browser's.

/** Keeps one text of every `switch` in a drawing: the one in this language, or else the last. */
export function inscribe(sheet: Element, language: string): void {
  for (const choice of sheet.querySelectorAll('switch')) {
    const texts = [...choice.children]
    const wanted = texts.find((text) => text.getAttribute('systemLanguage') === language) ?? texts.at(-1)
    if (!wanted) continue
    wanted.removeAttribute('systemLanguage')
    choice.replaceWith(wanted)
  }
}
