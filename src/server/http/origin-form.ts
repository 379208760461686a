import type { IncomingMessage } from 'node:http'

/**
 * A client may send the whole address (RFC 9112, section 3.2.2). The router would find its way; what
 * looks at how a path begins, such as the header that forbids caching, would not.
 */
export function toOriginForm({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  return url.replace(/^https?:\/\/[^/?#]*\/?/i, '/')
}
