import sanitizeHtml from 'sanitize-html'

import { directionOf, hasRightToLeft } from '#shared/basic/direction.ts'
import { keepBlanks } from '#shared/basic/keep-blanks.ts'
import { AGENT_HTML_ATTRIBUTES, AGENT_HTML_ELEMENTS } from '#shared/tickets/agent-html.ts'
import type { Words } from '#shared/words/catalogue.ts'

import { escapeHtml } from '#server/platform/mail-transport/write-mail.ts'
import {
  readTokens,
  textBetween,
  type Token,
} from '#server/channels/mail/parsing/html/html-tokens.ts'
import { plainOfBroken } from '#server/channels/mail/parsing/html/plain-of-broken.ts'
import { writeText } from '#server/channels/mail/parsing/html/write-text.ts'

/** An agent's answer as plain text: paragraphs, lists, quotations, and where links lead. */
export function textOfHtml(html: string, { mail: words }: Words): string {
  const tokens = readTokens(html)
  if (tokens === null) return plainOfBroken(html)
  const shown = tokens.flatMap((token, at): Token[] => {
    if (token.kind === 'open' && token.name === 'img')
      return [{ kind: 'text', text: `[${token.attributes.alt || words.pictureInMail}]` }]
    if (token.kind === 'close' && token.name === 'img') return []
    const href = token.kind === 'close' && token.name === 'a' ? linkThatEnds(tokens, at) : undefined
    return href === undefined ? [token] : [{ kind: 'text', text: ` (${href})` }, token]
  })
  return writeText(shown, () => true)
}

/** Target of a link that ends here, unless its own words show it. */
function linkThatEnds(tokens: Token[], end: number): string | undefined {
  const start = tokens.findLastIndex(
    (token, at) => at < end && token.kind === 'open' && token.end === end,
  )
  const link = tokens[start]
  if (link?.kind !== 'open') return undefined
  const { href } = link.attributes
  return href === textBetween(tokens, start, end) ? undefined : href
}

/** An agent's answer as a mail shows it. A picture of the portal asks who is looking, so it is named alone. */
export function mailHtml(html: string, { mail: words }: Words): string {
  const shown = sanitizeHtml(html, {
    allowedTags: AGENT_HTML_ELEMENTS,
    allowedAttributes: { ...AGENT_HTML_ATTRIBUTES, strong: [] },
    transformTags: {
      img: (_name, { alt = '' }) => ({
        tagName: 'em',
        attribs: {},
        text: `[${alt || words.pictureInMail}]`,
      }),
    },
  })
  return hasRightToLeft(shown) ? withDirections(shown) : shown
}

/** Gives each paragraph its direction. Outlook knows no `dir="auto"`. */
function withDirections(html: string): string {
  return html.replaceAll(BLOCK, (tag, name: string, offset: number) => {
    const [text = ''] = html.slice(offset + tag.length).split(BLOCK_EDGE, 1)
    const direction = directionOf(text.replaceAll(/<[^>]*>|&\w+;/g, ''))
    return direction ? `<${name} dir="${direction}">` : tag
  })
}

const BLOCK = /<(p|h3|h4|li|td|th|pre|ul|ol|blockquote)>/g
/** Applies the first line's mark to a list or a quotation. */
const BLOCK_EDGE = /<\/(?:p|h3|h4|li|td|th|pre)>/

/** Converts text of a customer or the system. */
export function plainHtml(text: string): string {
  const lines = text.split(/\r\n|\n|\r/)
  const shown = lines.map((line) => escapeHtml(keepBlanks(line)))
  if (!hasRightToLeft(text)) return `<p>${shown.join('<br>')}</p>`
  return lines
    .map(
      (line, index) => `<div dir="${directionOf(line) ?? 'auto'}">${shown[index] || '<br>'}</div>`,
    )
    .join('')
}
