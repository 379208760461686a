/** The cursor of the next page, from the Link header. */
export function nextCursor(headers: Headers): string | null {
  const match = /<([^>]*)>\s*;[^,]*rel="?next"?/.exec(headers.get('Link') ?? '')
  if (!match?.[1]) return null
  return new URL(match[1], 'http://localhost').searchParams.get('cursor')
}
