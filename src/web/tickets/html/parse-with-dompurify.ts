import DOMPurify from 'dompurify'

import { AGENT_HTML_ATTRIBUTES, AGENT_HTML_ELEMENTS } from '#shared/tickets/agent-html.ts'

/** For browsers without `setHTML`. What is not allowed goes with its content, as it does there. */
export function parseWithDompurify(html: string): DocumentFragment {
  return DOMPurify.sanitize(html, {
    ALLOWED_TAGS: [...AGENT_HTML_ELEMENTS, '#text'],
    ALLOWED_ATTR: [...new Set(Object.values(AGENT_HTML_ATTRIBUTES).flat())],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    KEEP_CONTENT: false,
    RETURN_DOM_FRAGMENT: true,
  })
}
