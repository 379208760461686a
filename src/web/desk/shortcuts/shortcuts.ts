import { createPreference } from '#web/lib/storage/preference.ts'

export const shortcutPreference = createPreference('desk-shortcuts')

/** Every key that does something at the desk, as the help lists them. */
export const SHORTCUTS = {
  queue: ['j', 'k', 'Enter', ' ', 'x', '/', '?'],
  ticket: ['j', 'k', 'r', 'n', 'a', 'c', 's', 'Control+Enter', 'Control+Shift+Enter', '?'],
} as const

/** Keys that do the same in the queue, where a row has the focus. */
export const ARROWS = { j: ['ArrowDown', '↓'], k: ['ArrowUp', '↑'] } as const

export type Shortcut =
  | (typeof SHORTCUTS)[keyof typeof SHORTCUTS][number]
  | (typeof ARROWS)[keyof typeof ARROWS][0]
  | 'Escape'

type Pressed = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing' | 'defaultPrevented'
>

/** The shortcut that a press asks for. A key that is held down with another means something else. */
export function shortcutOf(event: Pressed): string | null {
  const { key, ctrlKey, metaKey, altKey, isComposing, defaultPrevented } = event
  if (ctrlKey || metaKey || altKey || isComposing || defaultPrevented) return null
  return key.length === 1 ? key.toLowerCase() : key
}
