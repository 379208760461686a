import sanitizeHtml from 'sanitize-html'

import { AGENT_HTML_ATTRIBUTES, AGENT_HTML_ELEMENTS } from '#shared/tickets/agent-html.ts'
import * as words from '#words/crm.ts'

import type { CommentKind } from '#server/platform/db/tables/tickets.ts'

type Said = { kind: CommentKind; content: string }

/** Longest comment that the CRM accepts, with room for the line that names the author. */
const LONGEST_HTML = 60_000
const BEGINNING = 10_000

/** Converts a comment into HTML that the CRM may show. A requester has written plain text, an agent HTML. */
export function commentHtml({ kind, content }: Said): string {
  return kind === 'agent' ? withoutOwnImages(content) : textHtml(content)
}

/** A comment that is too long for the CRM goes there as a file, and its beginning as the comment. */
export function fileOfLong({ kind, content }: Said): { html: string; file: LongText } | undefined {
  if (commentHtml({ kind, content }).length <= LONGEST_HTML) return undefined
  const isHtml = kind === 'agent'
  const name = isHtml ? 'comment.html' : 'comment.txt'
  const text = isHtml ? sanitizeHtml(content, { allowedTags: [] }) : escapeHtml(content)
  const beginning = text.slice(0, BEGINNING).toWellFormed().split('\n').join('<br>')
  return {
    html: `${beginning}…<p><em>${escapeHtml(words.wholeTextInFile(name))}</em></p>`,
    file: { name, content, contentType: isHtml ? 'text/html' : 'text/plain' },
  }
}

export type LongText = { name: string; content: string; contentType: string }

/** The names of files that came with no words of their own. */
export function filesHtml(names: string[]): string {
  return `<ul>${names.map((name) => `<li>${escapeHtml(name)}</li>`).join('')}</ul>`
}

function textHtml(text: string): string {
  return text
    .split(/\r\n|\n|\r/)
    .map(escapeHtml)
    .join('<br>')
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** An image in the text is a file of the portal, which cannot be loaded in the CRM: it is among the files. */
function withoutOwnImages(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: AGENT_HTML_ELEMENTS,
    allowedAttributes: AGENT_HTML_ATTRIBUTES,
    transformTags: {
      img: (_name, { alt = '' }) => ({ tagName: 'em', attribs: {}, text: alt }),
    },
  })
}
