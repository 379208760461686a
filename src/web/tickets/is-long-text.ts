const MAX_CHARACTERS = 3000
const MAX_LINES = 40

/** Whether a text is so long that what stands below it would be lost. */
export function isLongText(text: string): boolean {
  return text.length > MAX_CHARACTERS || text.split('\n', MAX_LINES + 1).length > MAX_LINES
}
