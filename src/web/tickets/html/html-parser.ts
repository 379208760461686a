import { hasSetHtml, parseWithBrowser } from './parse-with-browser.ts'
import type { ParseHtml } from './sanitize-agent-html.ts'

/** Begun with the page's code, so that it is there when the ticket is. Null where it is not needed. */
const dompurify: Promise<ParseHtml> | null = hasSetHtml()
  ? null
  : import('./parse-with-dompurify.ts').then((code) => code.parseWithDompurify)
// Said where there is something to show; many a ticket has no answer yet.
dompurify?.catch(() => undefined)

/** Parses agents' HTML by the browser's own means where it has them. */
export const htmlParser: ParseHtml | Promise<ParseHtml> = dompurify ?? parseWithBrowser
