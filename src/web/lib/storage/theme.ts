import { useSyncExternalStore } from 'react'

import { readStored, writeStored } from './storage.ts'

const KEY = 'theme'
const CHANGED = 'portico:theme'

type Theme = 'light' | 'dark'

function preferredTheme(): Theme {
  const stored = readStored('localStorage', KEY)
  if (stored === 'light' || stored === 'dark') return stored
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

// `public/theme.js` does the same before the first paint.
function applyTheme(theme: Theme) {
  document.documentElement.classList.toggle('dark', theme === 'dark')
  window.dispatchEvent(new Event(CHANGED))
}

function subscribe(listener: () => void) {
  window.addEventListener(CHANGED, listener)
  return () => window.removeEventListener(CHANGED, listener)
}

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, () =>
    document.documentElement.classList.contains('dark') ? 'dark' : 'light',
  )
}

export function chooseTheme(theme: Theme) {
  writeStored('localStorage', KEY, theme)
  applyTheme(theme)
}

function applyPreferredTheme() {
  applyTheme(preferredTheme())
}

/** Follows other tabs, and the operating system as long as nothing was chosen. */
export function watchTheme() {
  window.addEventListener('storage', (event) => {
    if (event.key === KEY) applyPreferredTheme()
  })
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', applyPreferredTheme)
}
