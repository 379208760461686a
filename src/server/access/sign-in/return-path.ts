const MAX_LENGTH = 2_048
const NOT_A_DESTINATION = /^\/(?:api|login|saml|admin\/login)(?:\/|$)/i

/** A path of this site to go on to after signing in, or undefined. It may come from anybody's link. */
export function safeReturnPath(text: string | undefined): string | undefined {
  if (text === undefined || text.length > MAX_LENGTH) return undefined
  // Browsers drop control characters and read \ as /, so that both can hide a second slash.
  if (!text.startsWith('/') || /[\\\p{C}\s]/u.test(text)) return undefined
  const base = 'https://portal.invalid'
  if (!URL.canParse(text, base)) return undefined
  const { origin, pathname, search, hash } = new URL(text, base)
  // Checked after the parser has resolved dots: /.//example.com is another way to write //example.com.
  if (origin !== base || pathname.startsWith('//')) return undefined
  const decoded = decode(pathname)
  if (decoded === undefined || NOT_A_DESTINATION.test(decoded)) return undefined
  return `${pathname}${search}${hash}`
}

function decode(pathname: string) {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return undefined
  }
}
