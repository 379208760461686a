// A blocking file of its own, because the theme must be there before the first paint and the
// content policy allows no inline script. lib/theme.ts takes over afterwards.
{
  let stored = null
  try {
    stored = localStorage.getItem('theme')
  } catch {
    // Storage is switched off: the operating system's preference counts.
  }
  const prefersDark = matchMedia('(prefers-color-scheme: dark)').matches
  const isDark = stored === 'dark' || (stored !== 'light' && prefersDark)
  document.documentElement.classList.toggle('dark', isDark)
}
