import type { Actor } from '#server/access/audit/actor.ts'
import { recordAudit } from '#server/access/audit/record-audit.ts'
import { notFound } from '#server/platform/app-error.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import { addToOutbox } from '#server/platform/jobs/outbox.ts'
import { deleteDigestItems } from '#server/channels/mail/outgoing/plan/digest-queries.ts'
import { MAIL_SEND } from '#server/channels/mail/outgoing/sent/kinds.ts'
import { resumeSending } from '#server/channels/mail/outgoing/sent/out-state.ts'
import {
  deleteBouncedAddress,
  settleMail,
} from '#server/channels/mail/outgoing/sent/sent-mail-list-queries.ts'

type SteerDeps = Pick<Deps, 'db' | 'now'>

/** Applies an administrator's decision about a mail that was not sent yet. */
export function settleSentMail(
  { db, now }: SteerDeps,
  { mailId, by, how }: { mailId: string; by: Actor; how: 'retried' | 'dismissed' },
): Promise<void> {
  return asStaff(db, async (tx) => {
    const isRetry = how === 'retried'
    const mail = await settleMail(tx, { mailId, state: isRetry ? 'waiting' : 'dismissed' })
    if (!mail) throw notFound((words) => words.mail.mailGone)
    const { customerId, userId: key } = mail
    if (isRetry) await addToOutbox(tx, MAIL_SEND, { customerId, mailId }, { key, customerId })
    else await deleteDigestItems(tx, mailId)
    await recordAudit(tx, {
      action: `sent_mail.${how}`,
      by,
      at: now(),
      customerId,
      subject: { id: mailId, name: mail.subject },
    })
  })
}

export function resumeMail({ db, now }: SteerDeps, by: Actor): Promise<void> {
  return asStaff(db, async (tx) => {
    await resumeSending(tx, now())
    await recordAudit(tx, { action: 'sent_mail.resumed', by, at: now() })
  })
}

/** Sends mail to an address again that it came back from. */
export function clearAddress(
  { db, now }: SteerDeps,
  { customerId, address, by }: { customerId: string; address: string; by: Actor },
): Promise<void> {
  return asStaff(db, async (tx) => {
    if (!(await deleteBouncedAddress(tx, { customerId, address })))
      throw notFound((words) => words.mail.addressGone)
    await recordAudit(tx, {
      action: 'sent_mail.address_cleared',
      by,
      at: now(),
      customerId,
      subject: { id: customerId, name: address },
    })
  })
}
