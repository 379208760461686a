// Blocks, so that the theme is there before the first paint; lib/theme.ts takes over.
{
  let stored = null
  try {
    stored = localStorage.getItem('theme')
  } catch {}
  const prefersDark = matchMedia('(prefers-color-scheme: dark)').matches
  const isDark = stored === 'dark' || (stored !== 'light' && prefersDark)
  document.documentElement.classList.toggle('dark', isDark)
}
