import type { OpenToken, Token } from './html-tokens.ts'
import { type Sink, walkHtml } from './walk-html.ts'

const ESCAPES = new Map<string, string>(
  Object.entries({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }),
)
const ATTRIBUTES = new Map<string, string[]>(
  Object.entries({
    a: ['href'],
    img: ['src', 'alt', 'width', 'height'],
    li: ['value'],
    ol: ['start'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan'],
  }),
)
/** Elements that have words without a paragraph around them. */
const TIGHT = new Set(['li', 'td', 'th', 'pre', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'])

/**
 * Writes what is kept of a mail's HTML in the few elements of an answer: paragraphs, lists, tables of data.
 * What is harmful is left to the sanitizer, which reads the result.
 */
export function writeHtml(tokens: Token[], keeps: (at: number) => boolean): string {
  let html = ''
  const blocks: string[] = []
  const wanted: OpenToken[] = []
  let written = 0
  let isInParagraph = false

  const closeInlines = (down: number) => {
    for (; written > down; written -= 1) html += `</${wanted[written - 1]?.name}>`
  }
  const closeParagraph = () => {
    closeInlines(0)
    if (isInParagraph) html += '</p>'
    isInParagraph = false
  }
  const place = (piece: string) => {
    if (!isInParagraph && !TIGHT.has(blocks.at(-1) ?? '')) {
      html += '<p>'
      isInParagraph = true
    }
    for (; written < wanted.length; written += 1) html += startOf(wanted[written])
    html += piece
  }

  const sink: Sink = {
    text: (text) => place(escapeHtml(text)),
    image: (token) => place(startOf(token)),
    apart(distance) {
      if (distance === 1) html += '<br />'
      else if (isInParagraph) closeParagraph()
      else html += '<br /><br />'
    },
    openBlock(token) {
      closeParagraph()
      blocks.push(token.name)
      html += startOf(token)
    },
    closeBlock(name) {
      closeParagraph()
      blocks.pop()
      html += `</${name}>`
    },
    openInline: (token) => void wanted.push(token),
    closeInline() {
      closeInlines(Math.min(written, wanted.length - 1))
      wanted.pop()
    },
  }
  walkHtml(tokens, keeps, sink)
  closeParagraph()
  return html
}

function startOf(token: OpenToken | undefined): string {
  if (!token) return ''
  const { name, attributes } = token
  const kept = (ATTRIBUTES.get(name) ?? []).flatMap((attribute) => {
    const value = attributes[attribute]
    return value === undefined ? [] : [` ${attribute}="${escapeHtml(value)}"`]
  })
  return `<${name}${kept.join('')}>`
}

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (letter) => ESCAPES.get(letter) ?? letter)
}
