// Elements of agents' HTML that a ticket shows. The server stores no others and the page shows no
// others, each by itself. Free of schemas, so that any page may import it.

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

/** Attributes of the elements that may have any. */
export const AGENT_HTML_ATTRIBUTES = {
  a: ['href', 'rel', 'target'],
  img: ['src', 'alt'],
  // Numbers at which a list begins and goes on.
  li: ['value'],
  ol: ['start'],
  // The mentioned person, in a note alone: the server removes it everywhere else.
  strong: ['data-mention'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan'],
} satisfies Record<string, string[]>

/** Targets of a link, as a URL names them. */
export const AGENT_LINK_PROTOCOLS = ['http:', 'https:', 'mailto:']

/** An address in plain text, without what ends the sentence. */
export const WEB_ADDRESS = /https?:\/\/[^\s<>"\p{Cf}]*[^\s<>"'\p{Cf}.,;:!?)\]]/giu

/** Attributes of a link that leads out of the portal: it opens in a window that knows nothing of it. */
export const OUTWARD_LINK = { rel: 'noopener noreferrer nofollow', target: '_blank' }

/** The one kind of image that is shown: a file of the portal, which asks who is looking. */
export function isOwnFile(address: string): boolean {
  return /^\/api\/desk-files\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(\?inline=1)?$/.test(address)
}
