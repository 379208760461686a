import { ownValue } from '#shared/basic/own-value.ts'
import {
  AGENT_HTML_ATTRIBUTES,
  AGENT_LINK_PROTOCOLS,
  isOwnFile,
  OUTWARD_LINK,
} from '#shared/tickets/agent-html.ts'
import { parseUrl } from '#web/lib/format/parse-url.ts'

/** Parses in a document of its own, where nothing is loaded or run, and keeps allowed elements only. */
export type ParseHtml = (html: string) => HTMLElement | DocumentFragment

/** Sanitizes HTML of an agent, or of a program in an agent's name, into harmless nodes. */
export function sanitizeAgentHtml(html: string, parse: ParseHtml): ChildNode[] {
  const root = parse(html)

  for (const element of root.querySelectorAll('*')) {
    const allowed = ownValue<string[]>(AGENT_HTML_ATTRIBUTES, element.localName) ?? []
    for (const name of element.getAttributeNames()) {
      if (!allowed.includes(name)) element.removeAttribute(name)
    }
  }
  for (const link of root.querySelectorAll('a')) {
    const url = parseUrl(link.getAttribute('href') ?? '')
    if (url && AGENT_LINK_PROTOCOLS.includes(url.protocol)) {
      Object.assign(link, { href: url.href, ...OUTWARD_LINK })
    } else {
      // It led somewhere harmful, or nowhere: only its text stays.
      link.replaceWith(...link.childNodes)
    }
  }
  for (const image of root.querySelectorAll('img')) {
    if (!isOwnFile(image.getAttribute('src') ?? '')) image.replaceWith(image.alt)
    else if (!image.hasAttribute('alt')) image.alt = ''
  }
  for (const heading of root.querySelectorAll('h3')) {
    // Stays below the heading of the comment, even when the agent used it as the outermost.
    const lowered = heading.ownerDocument.createElement('h4')
    lowered.append(...heading.childNodes)
    heading.replaceWith(lowered)
  }
  return [...root.childNodes]
}
