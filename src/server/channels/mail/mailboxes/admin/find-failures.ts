import { daysUntil } from '#shared/mail/boxes/values.ts'
import { SECRET_STEPS } from '#shared/health/values.ts'

import type { Failure } from '#server/health/failure.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { dayIn } from '#server/platform/mail-transport/write-mail.ts'
import { listMailboxHealth } from './health-queries.ts'
import { describeMailboxProblem } from './describe-mailbox-problem.ts'

/** A server that is restarted is back sooner. */
const LASTING_MS = 2 * 60_000

/** Finds mailboxes that cannot be read, and secrets that end soon. */
export async function mailboxFailures(tx: Tx, now: Date): Promise<Failure[]> {
  const mailboxes = await listMailboxHealth(tx)
  return mailboxes.flatMap((mailbox) => [
    ...unreachableFailures(mailbox, now),
    ...secretFailures(mailbox, now),
  ])
}

type Mailbox = Awaited<ReturnType<typeof listMailboxHealth>>[number]

function unreachableFailures(
  { id, name, unreachableSince: since, lastError }: Mailbox,
  now: Date,
): Failure[] {
  if (since === null || now.getTime() - since.getTime() < LASTING_MS) return []
  const detail: Failure['detail'] = (words) => lastError && describeMailboxProblem(words, lastError)
  return [{ kind: 'mailbox_unreachable', subjectId: id, name, since, step: null, detail }]
}

function secretFailures({ id, name, secretEndsOn }: Mailbox, now: Date): Failure[] {
  if (secretEndsOn === null) return []
  const days = daysUntil(secretEndsOn, now)
  const step = SECRET_STEPS.findLast((one) => days <= one)
  if (step === undefined) return []
  const endsAt = new Date(secretEndsOn)
  const detail: Failure['detail'] = (words) => words.operations.secretEndsOn(dayIn(words, endsAt))
  return [{ kind: 'secret_ends', subjectId: id, name, since: endsAt, step, detail }]
}
