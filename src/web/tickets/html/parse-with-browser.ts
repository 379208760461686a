import { AGENT_HTML_ATTRIBUTES, AGENT_HTML_ELEMENTS } from '#shared/tickets/agent-html.ts'

/** The HTML Sanitizer API, which TypeScript does not know yet. */
type WithSetHtml = { setHTML: (html: string, options: { sanitizer: SanitizerConfig }) => void }

const sanitizer: SanitizerConfig = {
  elements: AGENT_HTML_ELEMENTS,
  attributes: [...new Set(Object.values(AGENT_HTML_ATTRIBUTES).flat())],
  comments: false,
}

export function hasSetHtml(): boolean {
  return 'setHTML' in Element.prototype
}

export function parseWithBrowser(html: string): HTMLElement {
  const { body } = document.implementation.createHTMLDocument()
  // Only called where hasSetHtml() has said so.
  ;(body as HTMLElement & WithSetHtml).setHTML(html, { sanitizer })
  return body
}
