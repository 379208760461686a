import sanitizeHtml from 'sanitize-html'

import type { NoteRule } from '#shared/crm/values.ts'
import type { CrmComment } from '#server/channels/crm/port.ts'

/** White space and tags before the first word. */
const LEAD = /^(?:\s|&nbsp;|<[^>]*>)*/i
const END_OF_LINE = /<br\s*\/?>|<\/?(?:p|div|ul|ol|li|h[1-6]|blockquote|pre|table|tr)\b[^>]*>|\n/i

/**
 * Takes the marker off a note whose first line it is, alone. Returns undefined for any other note: a marker
 * within a sentence, or in a mail that was quoted, says nothing.
 */
function withoutMarker(html: string, marker: string): string | undefined {
  const wanted = marker.trim().toLowerCase()
  if (wanted === '') return undefined
  const lead = LEAD.exec(html)?.[0] ?? ''
  // Quotes are another author's.
  if (/<blockquote/i.test(lead)) return undefined
  const rest = html.slice(lead.length)
  const end = rest.search(END_OF_LINE)
  const line = end < 0 ? rest : rest.slice(0, end)
  if (textOf(line).toLowerCase() !== wanted) return undefined
  return lead + (end < 0 ? '' : rest.slice(end).replace(/^<br\s*\/?>/i, ''))
}

function textOf(html: string): string {
  const text = sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} })
  return text
    .replaceAll(/&nbsp;|\u00a0/gi, ' ')
    .replaceAll('&amp;', '&')
    .trim()
}

export type NoteAudience = { noteRule: NoteRule; marker: string }

/** Side that writes, and its text. */
type Heard = { by: 'agent' | 'requester'; html: string }

type Asked = Pick<
  CrmComment,
  'direction' | 'stream' | 'ref' | 'authorEmail' | 'recipientEmails' | 'html'
>

/**
 * Decides which of the CRM's comments the requester of a ticket sees, and under whose name.
 * Everything else stays in the CRM: this is the only path from there to a customer. Sent messages
 * are shown when they are known to have gone to the requester, received ones when they came from
 * the requester, and notes only when the rule for notes says so, unless they are filed with another
 * person, as after a merge of two people's tickets. A note with a reference of ours is a copy of a
 * comment here.
 */
export function heardByRequester(
  { direction, ref, authorEmail, recipientEmails, html }: Asked,
  requester: { email: string },
  { noteRule, marker }: NoteAudience,
): Heard | undefined {
  const isForThem = recipientEmails?.includes(requester.email)
  if (direction === 'sent') return isForThem ? { by: 'agent', html } : undefined
  if (direction === 'received')
    return authorEmail === requester.email ? { by: 'requester', html } : undefined
  if (ref !== null || noteRule === 'never' || isForThem === false) return undefined
  const text = noteRule === 'all' ? html : withoutMarker(html, marker)
  return text === undefined ? undefined : { by: 'agent', html: text }
}
