export const MAX_SEARCH_LENGTH = 200

/** The text as the server accepts it: no NUL, at most 200 characters. */
export function toSearchText(typed: string): string {
  return typed.replaceAll('\0', '').trim().slice(0, MAX_SEARCH_LENGTH).trim()
}
