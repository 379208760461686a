import { v7 as uuidv7 } from 'uuid'

import { asWorker } from '#server/platform/db/as-role.ts'
import type { Tx } from '#server/platform/db/client.ts'
import type { Deps } from '#server/deps.ts'
import type { Attempt } from '#server/platform/jobs/job.ts'
import { askToSend } from '#server/channels/mail/outgoing/sent/ask-to-send.ts'
import { findTicketFacts, listReaders, takeCauses } from './cause-queries.ts'
import { insertDigestItems } from './digest-queries.ts'
import type { TicketKey } from '#server/channels/mail/outgoing/sent/kinds.ts'
import { type Cause, type PlannedMail, planMails } from './plan-mails.ts'
import {
  findFirstSubject,
  findRaisedSubject,
  insertSentMail,
} from '#server/channels/mail/outgoing/sent/sent-mail-queries.ts'

/**
 * Turns what happened to a ticket into mails, or into lines of the mails of a day, in one transaction with
 * what it takes: each cause is told of once.
 */
export function tellOfTicket(
  deps: Pick<Deps, 'db' | 'now'>,
  key: TicketKey,
  attempt: Attempt,
): Promise<void> {
  return asWorker(deps.db, async (tx) => {
    await attempt.finish(tx)
    const causes = await takeCauses(tx, key)
    const facts = causes.length > 0 && (await findTicketFacts(tx, key))
    if (!facts) return
    const readers = await listReaders(tx, key)
    for (const mail of planMails({ ...facts, causes, readers })) {
      if (mail.to.choice === 'digest') await keepForDigest(tx, key, mail)
      else {
        const subject = await findSubject(tx, key, { ...facts, to: mail.to })
        await queueMail(tx, key, { mail, subject, at: deps.now() })
      }
    }
  })
}

type About = { number: number; subject: string; to: PlannedMail['to'] }

/**
 * The first mail to a person decides it for good: some mail programs begin a new thread with another. So who
 * raised the ticket by mail keeps the subject that they wrote.
 */
async function findSubject(
  tx: Tx,
  key: TicketKey,
  { number, subject, to }: About,
): Promise<string> {
  const first = await findFirstSubject(tx, key, to.id)
  if (first !== undefined) return first
  const own = to.isStaff ? undefined : await findRaisedSubject(tx, key, to.email)
  return own ? answerSubject(own) : `[#${number}] ${subject}`
}

/** The subject of an answer to a mail with this one, as mail programs write it. */
function answerSubject(subject: string): string {
  const line = subject.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim()
  return /^re:/i.test(line) ? line : ['Re:', line].join(' ')
}

async function queueMail(
  tx: Tx,
  { customerId, ticketId }: TicketKey,
  { mail, subject, at }: { mail: PlannedMail; subject: string; at: Date },
) {
  const { to, kind, isInternal, causes } = mail
  const id = uuidv7({ msecs: at.getTime() })
  const isNew = await insertSentMail(tx, {
    customerId,
    id,
    kind,
    ticketId,
    userId: to.id,
    address: to.email,
    cause: `${causes[0]?.seq} ${to.id}`,
    subject,
    isInternal,
    data: JSON.stringify({ items: causes.map(itemOf) }),
    createdAt: at,
  })
  if (isNew) await askToSend(tx, { customerId, id, ticketId, userId: to.id, kind })
}

/** Ids alone: what they stand for is read when the mail is sent. */
function itemOf({ kind, actorId, data }: Cause) {
  const { commentId, dueAt, clock, percent, reason, tickets } = data
  return { kind, actorId, commentId, dueAt, clock, percent, reason, tickets }
}

function keepForDigest(tx: Tx, { customerId, ticketId }: TicketKey, mail: PlannedMail) {
  const { to, isInternal, causes } = mail
  return insertDigestItems(
    tx,
    causes.map((cause) => ({
      customerId,
      ticketId,
      userId: to.id,
      kind: cause.kind,
      isInternal,
      data: JSON.stringify(itemOf(cause)),
      at: cause.at,
    })),
  )
}
