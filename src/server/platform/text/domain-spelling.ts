import { domainToASCII, domainToUnicode } from 'node:url'

// Internationalized domains are kept, compared and sent in ASCII (punycode), as the wire has them,
// and shown in the letters that people type.

/** The address with its domain in ASCII; undefined where that cannot be one. */
export function toAsciiEmail(email: string): string | undefined {
  const at = email.lastIndexOf('@')
  const domain = domainToASCII(email.slice(at + 1))
  return domain === '' ? undefined : `${email.slice(0, at + 1)}${domain}`
}

/** A domain is only taken as Unicode where that is its one spelling, and no letter merely looks like another. */
export function isCanonicalDomain(domain: string): boolean {
  return domainToUnicode(domainToASCII(domain)) === domain
}

export function toShownDomain(domain: string): string {
  return domain.includes('xn--') ? domainToUnicode(domain) || domain : domain
}

export function toShownEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, at + 1)}${toShownDomain(email.slice(at + 1))}`
}

/** Converts a search for a domain or an address into its stored spelling. */
export function toKeptSpelling(q: string): string {
  if (!/[^\p{ASCII}]/u.test(q) || !/[.@]/.test(q)) return q
  return toAsciiEmail(q.toLowerCase()) ?? q
}
