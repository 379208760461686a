/** Commands of the toolbar, in its order. */
export const EDITOR_COMMANDS = [
  'strong',
  'em',
  'link',
  'bullets',
  'numbers',
  'quote',
  'code',
] as const
export type EditorCommand = (typeof EDITOR_COMMANDS)[number]

/** Pressed together with the modifier key. */
export const EDITOR_KEYS: Record<EditorCommand, string> = {
  strong: 'B',
  em: 'I',
  link: 'K',
  bullets: 'Shift+8',
  numbers: 'Shift+7',
  quote: 'Shift+9',
  code: 'E',
}
