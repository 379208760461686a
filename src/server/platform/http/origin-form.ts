import type { IncomingMessage } from 'node:http'

/** Letters, digits, hyphen, underscore and tilde: written as %61 they mean the same (RFC 3986, section 6.2.2.2). */
const NEEDLESSLY_ENCODED = /%(?:4[1-9a-f]|5[0-9a]|6[1-9a-f]|7[0-9a]|3[0-9]|2d|5f|7e)/gi

/**
 * A client may send the whole address (RFC 9112, section 3.2.2), and a letter of it as a number. The
 * router would find its way; what looks at how a path begins, such as the header that forbids caching,
 * would not.
 */
export function toOriginForm({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  const [, path = '', rest = ''] = /^([^?#]*)([^]*)$/.exec(
    url.replace(/^https?:\/\/[^/?#]*\/?/i, '/'),
  )!
  return path.replaceAll(NEEDLESSLY_ENCODED, decodeURIComponent) + rest
}
