export function isApple(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent)
}

/** What is written on the key that shortcuts begin with. */
export function modifierKey(): '⌘' | 'Ctrl' {
  return isApple() ? '⌘' : 'Ctrl'
}
