// Sets the theme of the last visit before anything is drawn, so that a dark page never flashes white.
try {
  const kept = JSON.parse(localStorage.getItem('tilewright.settings') ?? '{}')
  const isDark = kept.theme === 'dusk' || (kept.theme !== 'day' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.theme = isDark ? 'dusk' : 'day'
} catch {
  // the page itself sets its theme a moment later
}
