import { MACRO_PREVIEW_LENGTH } from './values.ts'

const SIGNS = new Map<string, string>(Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"' }))

/** Returns how sanitized HTML begins, on one line. */
export function macroPreview(content: string): string {
  const text = content
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(amp|lt|gt|quot);/g, (_, name: string) => SIGNS.get(name) ?? '')
    .replaceAll(/\s+/g, ' ')
    // Removes the blank of an element that ended before a punctuation mark.
    .replaceAll(/ ([.,;:!?])/g, '$1')
    .trim()
  if (text.length <= MACRO_PREVIEW_LENGTH) return text
  // Between two words where there are any, so that no sign of several parts is cut.
  const end = text.lastIndexOf(' ', MACRO_PREVIEW_LENGTH)
  return `${text.slice(0, end > 0 ? end : MACRO_PREVIEW_LENGTH).toWellFormed()}…`
}
