import type { NoteRule } from '#shared/crm/values.ts'

import type { CrmComment } from '#server/channels/crm/port.ts'
import { withoutMarker } from './note-marker.ts'

export type NoteAudience = { noteRule: NoteRule; marker: string }

/** Who says it to the other one, and in which words. */
export type Heard = { by: 'agent' | 'requester'; html: string }

type Asked = Pick<
  CrmComment,
  'direction' | 'stream' | 'ref' | 'authorEmail' | 'recipientEmails' | 'html'
>

/**
 * Decides what of the CRM's comments the requester of a ticket sees, and as whose. Everything else stays in
 * the CRM: this is the only way from there to a customer. What was sent is theirs where it is known to have
 * been sent to them, what was received where it came from them, and a note only where the rule for notes says
 * so, unless it is filed with somebody else, as after a merge of two people's tickets. A note with a
 * reference of ours is a copy of what we have.
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
