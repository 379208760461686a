import sanitizeHtml from 'sanitize-html'

import { AGENT_HTML_ATTRIBUTES, AGENT_HTML_ELEMENTS } from '#shared/tickets/agent-html.ts'
import type { Words } from '#shared/words/catalogue.ts'

import { escapeHtml } from '#server/platform/mail-transport/write-mail.ts'

const ENTITIES = new Map<string, string>(
  Object.entries({
    '&amp;': '&',
    '&lt;': '<',
    '&gt;': '>',
    '&quot;': '"',
    '&nbsp;': ' ',
  }),
)

/** An agent's answer as plain text: paragraphs, points of lists, and where links lead. */
export function textOfHtml(html: string, { mailOut: words }: Words): string {
  return html
    .replaceAll(/<a\b[^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/gs, (_, href: string, inner: string) =>
      inner.trim() === href || inner.includes('<img') ? href : `${inner} (${href})`,
    )
    .replaceAll(/<img\b[^>]*?>/g, (tag) => `[${/alt="([^"]+)"/.exec(tag)?.[1] ?? words.picture}]`)
    .replaceAll(/<li>/g, '\n- ')
    .replaceAll(/<br ?\/?>/g, '\n')
    .replaceAll(/<\/(?:p|h3|h4|pre|blockquote|ul|ol|table)>/g, '\n\n')
    .replaceAll(/<\/tr>/g, '\n')
    .replaceAll(/<\/t[dh]>/g, '  ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:amp|lt|gt|quot|nbsp);/g, (entity) => ENTITIES.get(entity) ?? entity)
    .replaceAll(/[ \t]+\n/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

/** An agent's answer as a mail shows it. A picture of the portal asks who is looking, so it is named alone. */
export function mailHtml(html: string, { mailOut: words }: Words): string {
  return sanitizeHtml(html, {
    allowedTags: AGENT_HTML_ELEMENTS,
    allowedAttributes: { ...AGENT_HTML_ATTRIBUTES, strong: [] },
    transformTags: {
      img: (_name, { alt = '' }) => ({
        tagName: 'em',
        attribs: {},
        text: `[${alt || words.picture}]`,
      }),
    },
  })
}

/** What a customer or the system wrote. */
export function plainHtml(text: string): string {
  return `<p>${text
    .split(/\r\n|\n|\r/)
    .map(escapeHtml)
    .join('<br>')}</p>`
}
