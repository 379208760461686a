import * as words from '#words/ui.ts'

export function isApple(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent)
}

/** Returns the label of the key that shortcuts begin with. */
export function modifierKey(): string {
  return isApple() ? '⌘' : words.controlKey
}
