// What a ticket shows of an agent's HTML. The server stores no more than this and the page shows no
// more, each by itself. Free of schemas, so that any page may import it.

export const AGENT_HTML_ELEMENTS = [
  'a',
  'blockquote',
  'br',
  'code',
  'em',
  'h3',
  'h4',
  'img',
  'li',
  'ol',
  'p',
  'pre',
  'strong',
  'table',
  'tbody',
  'td',
  'tfoot',
  'th',
  'thead',
  'tr',
  'u',
  'ul',
]

/** Of the elements that may have any. */
export const AGENT_HTML_ATTRIBUTES = {
  a: ['href', 'rel', 'target'],
  img: ['src', 'alt'],
  // Where the numbers of a list begin, and go on.
  li: ['value'],
  ol: ['start'],
  // Who is mentioned, in a note alone: the server keeps it nowhere else.
  strong: ['data-mention'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan'],
} satisfies Record<string, string[]>

/** Where a link may lead, as a URL names it. */
export const AGENT_LINK_PROTOCOLS = ['http:', 'https:', 'mailto:']

/** Of a link that leads out of the portal: it opens in a window that knows nothing of it. */
export const OUTWARD_LINK = { rel: 'noopener noreferrer nofollow', target: '_blank' }

/** The one kind of image that is shown: a file of the portal, which asks who is looking. */
export function isOwnFile(address: string): boolean {
  return /^\/api\/desk-files\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(\?inline=1)?$/.test(address)
}
