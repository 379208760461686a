// A blocking file of its own, because the theme must be there before the first paint and the
// content policy allows no inline script. lib/theme.ts takes over afterwards.
try {
  var stored = localStorage.getItem('theme')
} catch {
  stored = null
}
document.documentElement.classList.toggle(
  'dark',
  stored === 'dark' || (stored !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches),
)
