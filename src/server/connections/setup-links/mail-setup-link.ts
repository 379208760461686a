import { z } from 'zod'

import type { MailOutcome } from '#shared/staff/values.ts'
import { textKey, wordsIn } from '#shared/words/catalogue.ts'

import { hashLinkToken } from '#server/access/account-links/make-link.ts'
import { findLinkByToken } from '#server/access/setup-links/queries.ts'
import type { SenderDeps } from '#server/notifications/mail-administrators.ts'
import type { Deps } from '#server/deps.ts'
import { asWorker } from '#server/platform/db/as-role.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { readInstallationName } from '#server/platform/db/queries.ts'
import { chooseLanguage } from '#server/platform/http/request/language-of.ts'
import { type Attempt, job, type Job, type JobKind } from '#server/platform/jobs/job.ts'
import { JobError } from '#server/platform/jobs/job-error.ts'
import { JOB_FAILURES } from '#server/platform/jobs/job-failure-words.ts'
import { addToOutbox } from '#server/platform/jobs/outbox.ts'
import { openSecret, sealSecret } from '#server/platform/keys/seal-secret.ts'
import { describeMailFailure } from '#server/platform/mail-transport/describe-mail-failure.ts'
import { dayIn, writeMail } from '#server/platform/mail-transport/write-mail.ts'

/** Everything that the mail says stands with the link. */
const MAIL_LINK: JobKind<object> = {
  name: 'mail-setup-link',
  title: textKey('jobs.mailSetupLink'),
  payload: z.object({}),
}

/** Queues a mail with the link, in the transaction that makes the link. */
export async function mailSetupLink(
  { openSender, keys }: Pick<Deps, 'keys'> & SenderDeps,
  tx: Tx,
  { customerId, expiresAt }: { customerId: string; expiresAt: Date },
  url: string,
): Promise<MailOutcome> {
  if (!(await openSender())) return 'off'
  const secret = { sealed: sealSecret(keys, url), expiresAt }
  await addToOutbox(tx, MAIL_LINK, {}, { customerId, secret })
  return 'queued'
}

type MailDeps = Pick<Deps, 'db' | 'now' | 'keys'> & SenderDeps

export function mailSetupLinkJob(deps: MailDeps): Job {
  return job(MAIL_LINK, (_payload, attempt) => send(deps, attempt))
}

/** Sends the link to whom it was made for, unless it was revoked or has expired since. */
async function send(deps: MailDeps, { id, secret }: Attempt) {
  if (!secret) return
  const url = openSecret(deps.keys, secret)
  const tokenHash = hashLinkToken(new URL(url).hash.slice(1))
  const [link, installation] = await asWorker(deps.db, async (tx) => [
    await findLinkByToken(tx, tokenHash, deps.now()),
    await readInstallationName(tx),
  ])
  if (!link?.email) return
  const sender = await deps.openSender()
  if (!sender) throw new JobError(JOB_FAILURES.jobFailures.noMailServer)
  const language = chooseLanguage([link.language])
  const words = wordsIn(language)
  const { mail } = words.setupLinks
  const about = { installation, madeBy: link.madeBy, customer: link.customerName }
  try {
    await sender.send({
      id,
      to: { name: link.name, address: link.email },
      subject: mail.subject(about),
      ...writeMail(language, [
        mail.hello(link.name),
        mail.invites(about),
        mail.what,
        { text: mail.open, url },
        mail.until(dayIn(words, link.expiresAt)),
        mail.keep,
      ]),
    })
  } catch (error) {
    throw new JobError(describeMailFailure(error), { cause: error })
  }
}
