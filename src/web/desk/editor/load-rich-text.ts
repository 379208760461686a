import { htmlParser } from '#web/tickets/html/html-parser.ts'
import { sanitizeAgentHtml } from '#web/tickets/html/sanitize-agent-html.ts'

import type { mountRichText } from '#web/desk/rich-text/rich-text.ts'

export type RichTextCode = {
  mount: typeof mountRichText
  /** Makes nodes of HTML, with nothing in them that could do harm. */
  parse: (html: string) => Node
}

let loaded: RichTextCode | null = null

/** Returns the code of the editor if it was loaded before, for another ticket or for this one. */
export function loadedRichText(): RichTextCode | null {
  return loaded
}

/** Loads the editor, which is half as large as the page around it. */
export async function loadRichText(): Promise<RichTextCode> {
  const [code, parser] = await Promise.all([import('#web/desk/rich-text/rich-text.ts'), htmlParser])
  loaded = {
    mount: code.mountRichText,
    parse: (html) => {
      const root = document.createDocumentFragment()
      root.append(...sanitizeAgentHtml(html, parser))
      return root
    },
  }
  return loaded
}
