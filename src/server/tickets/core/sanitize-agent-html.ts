import sanitizeHtml, { type Tag } from 'sanitize-html'

import {
  AGENT_HTML_ATTRIBUTES,
  AGENT_HTML_ELEMENTS,
  AGENT_LINK_PROTOCOLS,
  isOwnFile,
  OUTWARD_LINK,
} from '#shared/tickets/agent-html.ts'

/** Elements that are removed with their content, because it is not text for people. */
const DROPPED_WHOLE =
  'script style textarea option xmp noscript noembed noframes iframe object svg math template title head'

/** Marks an image to leave out. The filter compares the identity of this object. */
const LEFT_OUT = {}

type Kept = {
  /** Keeps mentions, for notes alone: they concern only the staff. */
  keepsMentions?: boolean
  /** Which addresses of images are shown in place. */
  isPicture?: (address: string) => boolean
  /** A stranger's link to an image says where it leads. */
  namesHosts?: boolean
}

/** Sanitizes the HTML of an agent's answer, or of a mail, to the few elements that a ticket's page shows. */
export function sanitizeAgentHtml(
  html: string,
  { keepsMentions = false, isPicture = isOwnFile, namesHosts = false }: Kept = {},
): string {
  let openLinks = 0
  return sanitizeHtml(html, {
    ...OPTIONS,
    ...(!keepsMentions && { allowedAttributes: { ...AGENT_HTML_ATTRIBUTES, strong: [] } }),
    onOpenTag: (name) => {
      if (name === 'a') openLinks += 1
    },
    onCloseTag: (name) => {
      if (name === 'a') openLinks -= 1
    },
    transformTags: {
      ...OPTIONS.transformTags,
      img: (_name, attributes) =>
        readImage(attributes, { isInLink: openLinks > 0, isPicture, namesHosts }),
    },
  }).trim()
}

/** Allows what an answer by email needs. Nothing may run, load, or look like the portal itself. */
const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: AGENT_HTML_ELEMENTS,
  allowedAttributes: AGENT_HTML_ATTRIBUTES,
  nonTextTags: DROPPED_WHOLE.split(' '),
  transformTags: {
    // Editors and mail programs write these for the same things.
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
  // Pictures that came with a mail.
  allowedSchemesByTag: { img: ['http', 'https', 'cid'] },
  allowProtocolRelative: false,
  // Browsers are slow with deeper nesting, and no person writes it.
  nestingLimit: 100,
}

/** Returns whether a reader would see nothing of the sanitized HTML. */
export function isBlankHtml(sanitized: string): boolean {
  if (sanitized.includes('<img ')) return false
  return sanitizeHtml(sanitized, { allowedTags: [], allowedAttributes: {} }).trim() === ''
}

// Parse an address as a browser does and write the parsed form, so that nothing hides in white space
// or in a malformed scheme.

function linkTo(url: URL | null): Record<string, string> {
  if (!url || !AGENT_LINK_PROTOCOLS.includes(url.protocol)) return {}
  return { href: url.href, ...OUTWARD_LINK }
}

/**
 * Turns an image of another host into a link: to load it would tell the host who reads the ticket,
 * and when.
 */
function readImage(
  { src = '', alt = '', width, height }: Record<string, string>,
  {
    isInLink,
    isPicture,
    namesHosts,
  }: { isInLink: boolean } & Required<Pick<Kept, 'isPicture' | 'namesHosts'>>,
): Tag {
  if (isPicture(src)) return { tagName: 'img', attribs: { src, alt } }
  const url = URL.parse(src)
  const isPixel = [width, height].some((side) => side !== undefined && Number.parseInt(side) <= 1)
  if (!url || !/^https?:$/.test(url.protocol) || isPixel) {
    return { tagName: 'img', attribs: LEFT_OUT }
  }
  const name = alt.trim() || fileNameIn(url) || url.hostname
  const text = namesHosts && name !== url.hostname ? `${name} (${url.hostname})` : name
  // Links cannot nest.
  if (isInLink) return { tagName: 'em', attribs: {}, text }
  return { tagName: 'a', attribs: linkTo(url), text }
}

function fileNameIn(url: URL): string {
  const name = url.pathname.slice(url.pathname.lastIndexOf('/') + 1)
  try {
    return decodeURIComponent(name)
  } catch {
    // Show a name that is not UTF-8 as it is.
    return name
  }
}
