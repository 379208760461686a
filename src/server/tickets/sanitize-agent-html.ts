import sanitizeHtml, { type Tag } from 'sanitize-html'

import {
  AGENT_HTML_ATTRIBUTES,
  AGENT_HTML_ELEMENTS,
  AGENT_LINK_PROTOCOLS,
  isOwnFile,
  OUTWARD_LINK,
} from '#shared/tickets/agent-html.ts'

/** These carry something other than text for people, so it goes with them. */
const DROPPED_WHOLE =
  'script style textarea option xmp noscript noembed noframes iframe object svg math template title head'

/** Known again by its identity: an image with these attributes is left out. */
const LEFT_OUT = {}

/** The HTML of an agent's answer, in the few elements that a ticket's page shows. */
export function sanitizeAgentHtml(html: string): string {
  let openLinks = 0
  return sanitizeHtml(html, {
    ...OPTIONS,
    onOpenTag: (name) => {
      if (name === 'a') openLinks += 1
    },
    onCloseTag: (name) => {
      if (name === 'a') openLinks -= 1
    },
    transformTags: {
      ...OPTIONS.transformTags,
      img: (_name, attributes) => readImage(attributes, { isInLink: openLinks > 0 }),
    },
  }).trim()
}

/** What an answer by e-mail needs, and nothing that could act, load or dress up as the portal. */
const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: AGENT_HTML_ELEMENTS,
  allowedAttributes: AGENT_HTML_ATTRIBUTES,
  nonTextTags: DROPPED_WHOLE.split(' '),
  transformTags: {
    // What editors and mail programs write for the same things.
    b: 'strong',
    i: 'em',
    h1: 'h3',
    h2: 'h3',
    h5: 'h4',
    h6: 'h4',
    a: (_name, { href = '' }) => ({ tagName: 'a', attribs: linkTo(URL.parse(href)) }),
  },
  exclusiveFilter: ({ attribs }) => attribs === LEFT_OUT,
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  // A browser is slow with, and then cuts off, what no person writes.
  nestingLimit: 100,
}

/** Whether a reader would see anything of it. */
export function isBlankHtml(sanitized: string): boolean {
  if (sanitized.includes('<img ')) return false
  return sanitizeHtml(sanitized, { allowedTags: [], allowedAttributes: {} }).trim() === ''
}

// An address is read as a browser reads it and written down as it was read, so that nothing hides
// in white space or a half-written scheme.

function linkTo(url: URL | null): Record<string, string> {
  if (!url || !AGENT_LINK_PROTOCOLS.includes(url.protocol)) return {}
  return { href: url.href, ...OUTWARD_LINK }
}

/** An image of another host is never loaded: it would tell that host who reads the ticket, and when. */
function readImage(
  { src = '', alt = '', width, height }: Record<string, string>,
  { isInLink }: { isInLink: boolean },
): Tag {
  if (isOwnFile(src)) return { tagName: 'img', attribs: { src, alt } }
  const url = URL.parse(src)
  const isPixel = [width, height].some((side) => side !== undefined && Number.parseInt(side) <= 1)
  if (!url || !/^https?:$/.test(url.protocol) || isPixel) {
    return { tagName: 'img', attribs: LEFT_OUT }
  }
  const text = alt.trim() || fileNameIn(url) || url.hostname
  // A link cannot stand within a link.
  if (isInLink) return { tagName: 'em', attribs: {}, text }
  return { tagName: 'a', attribs: linkTo(url), text }
}

function fileNameIn(url: URL): string {
  const name = url.pathname.slice(url.pathname.lastIndexOf('/') + 1)
  try {
    return decodeURIComponent(name)
  } catch {
    // What is no UTF-8 is shown as it is written.
    return name
  }
}
