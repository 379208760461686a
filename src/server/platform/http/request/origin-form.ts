import type { IncomingMessage } from 'node:http'

/**
 * Percent-encoded letters, digits, hyphens, underscores and tildes, which mean the same unencoded
 * (RFC 3986, section 6.2.2.2).
 */
const NEEDLESSLY_ENCODED = /%(?:4[1-9a-f]|5[0-9a]|6[1-9a-f]|7[0-9a]|3[0-9]|2d|5f|7e)/gi

/**
 * Reduces a request target to its path and query, without needless percent-encoding. A client may
 * send the whole URL (RFC 9112, section 3.2.2) or encode a letter. The router copes with both; code
 * that checks how a path begins, such as the header that forbids caching, does not.
 */
export function toOriginForm({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  const [, path = '', rest = ''] = /^([^?#]*)([^]*)$/.exec(
    url.replace(/^https?:\/\/[^/?#]*\/?/i, '/'),
  )!
  return path.replaceAll(NEEDLESSLY_ENCODED, decodeURIComponent) + rest
}
