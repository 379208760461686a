import { AGENT_HTML_ATTRIBUTES, AGENT_HTML_ELEMENTS } from '#shared/tickets/agent-html.ts'

import type { ParseHtml } from './sanitize-agent-html.ts'

/** The HTML Sanitizer API, which TypeScript does not know yet. */
type WithSetHtml = { setHTML: (html: string, options: { sanitizer: SanitizerConfig }) => void }

const sanitizer: SanitizerConfig = {
  elements: AGENT_HTML_ELEMENTS,
  attributes: [...new Set(Object.values(AGENT_HTML_ATTRIBUTES).flat())],
  comments: false,
}

function hasSetHtml(): boolean {
  return 'setHTML' in Element.prototype
}

function parseWithBrowser(html: string): HTMLElement {
  const { body } = document.implementation.createHTMLDocument()
  // Only called where hasSetHtml() has said so.
  ;(body as HTMLElement & WithSetHtml).setHTML(html, { sanitizer })
  return body
}

/** Begun with the page's code, so that it is there when the ticket is. Null where it is not needed. */
const dompurify: Promise<ParseHtml> | null = hasSetHtml()
  ? null
  : import('./parse-with-dompurify.ts').then((code) => code.parseWithDompurify)
// Said where there is something to show; many a ticket has no answer yet.
dompurify?.catch(() => undefined)

/** Parses agents' HTML by the browser's own means where it has them. */
export const htmlParser: ParseHtml | Promise<ParseHtml> = dompurify ?? parseWithBrowser
