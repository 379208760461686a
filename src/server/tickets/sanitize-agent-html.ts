import sanitizeHtml from 'sanitize-html'

const ALLOWED =
  'p br h3 h4 strong em u ul ol li blockquote code pre a img table thead tbody tfoot tr th td'

/** These carry something other than text for people, so it goes with them. */
const DROPPED_WHOLE =
  'script style textarea option xmp noscript noembed noframes iframe object svg math template title head'

/** What an answer by e-mail needs, and nothing that could act, load or dress up as the portal. */
const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: ALLOWED.split(' '),
  allowedAttributes: {
    a: ['href', 'rel', 'target'],
    img: ['src', 'alt'],
    th: ['colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  nonTextTags: DROPPED_WHOLE.split(' '),
  transformTags: {
    // What editors and mail programs write for the same things.
    b: 'strong',
    i: 'em',
    h1: 'h3',
    h2: 'h3',
    h5: 'h4',
    h6: 'h4',
    a: (_name, { href = '' }) => ({ tagName: 'a', attribs: linkTo(href) }),
    img: (_name, { src = '', alt = '' }) => ({ tagName: 'img', attribs: showImage(src, alt) }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
  allowedSchemes: ['http', 'https', 'mailto'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  // A browser is slow with, and then cuts off, what no person writes.
  nestingLimit: 100,
}

const OWN_FILE = /^\/api\/desk-files\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(\?inline=1)?$/

/** The HTML of an agent's answer, in the few elements that a ticket's page shows. */
export function sanitizeAgentHtml(html: string): string {
  return sanitizeHtml(html, OPTIONS).trim()
}

/** Whether a reader would see anything of it. */
export function isBlankHtml(sanitized: string): boolean {
  if (sanitized.includes('<img ')) return false
  return sanitizeHtml(sanitized, { allowedTags: [], allowedAttributes: {} }).trim() === ''
}

// An address is read as a browser reads it and written down as it was read, so that nothing hides
// in white space or a half-written scheme.

function linkTo(href: string): Record<string, string> {
  const url = URL.parse(href)
  if (!url || !['http:', 'https:', 'mailto:'].includes(url.protocol)) return {}
  return { href: url.href, rel: 'noopener noreferrer nofollow', target: '_blank' }
}

function showImage(src: string, alt: string): Record<string, string> {
  if (OWN_FILE.test(src)) return { src, alt }
  const url = URL.parse(src)
  return url?.protocol === 'https:' ? { src: url.href, alt } : {}
}
