import type { TicketMail } from '#shared/mail/held/contract.ts'

import { findRequesterMail } from '#server/channels/mail/outgoing/plan/reach-queries.ts'
import { listStoredAudience } from '#server/tickets/core/participants.ts'
import { reachOf } from '#server/channels/mail/outgoing/plan/reach-of.ts'
import type { Deps } from '#server/deps.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import { getTicketKey } from '#server/tickets/desk/ticket/ticket-key.ts'
import { presentMailItem } from './present-mail.ts'
import { listAutomaticMails, listOriginals } from './queries.ts'

/**
 * Returns the mail at a ticket that its conversation does not show, for agents.
 *
 * @throws AppError `not_found`
 */
export function getTicketMail({ db }: Pick<Deps, 'db'>, ticketId: string): Promise<TicketMail> {
  return asStaff(db, async (tx) => {
    const key = await getTicketKey(tx, ticketId)
    const requester = await findRequesterMail(tx, key)
    const { bouncedAt, stoppedAt, words, isOn } = requester
    const mails = await listAutomaticMails(tx, key)
    return {
      reach: reachOf(requester),
      alsoTo: isOn
        ? (await listStoredAudience(tx, key)).flatMap(mailedBeside).toSorted(externalFirst)
        : [],
      bounced: bouncedAt && { at: bouncedAt.toISOString(), words: words ?? '' },
      stoppedAt: stoppedAt?.toISOString() ?? null,
      automatic: mails.map(presentMailItem),
      originals: await listOriginals(tx, key),
    }
  })
}

type Recipient = TicketMail['alsoTo'][number]

function mailedBeside(member: Awaited<ReturnType<typeof listStoredAudience>>[number]): Recipient[] {
  const { name, isExternal, isMailed, reason } = member
  return isMailed && reason !== 'requester' ? [{ name, isExternal }] : []
}

function externalFirst(one: Recipient, other: Recipient): number {
  return Number(other.isExternal) - Number(one.isExternal)
}
