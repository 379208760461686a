import type { NoteRule } from '#shared/crm/values.ts'

import type { CrmComment } from '#server/channels/crm/port.ts'
import { withoutMarker } from './note-marker.ts'

export type NoteAudience = { noteRule: NoteRule; marker: string }

/** Side that writes, and its text. */
export type Heard = { by: 'agent' | 'requester'; html: string }

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
