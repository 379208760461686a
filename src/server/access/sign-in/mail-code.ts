import { z } from 'zod'

import { LANGUAGES } from '#shared/languages.ts'
import { textKey, wordsIn } from '#shared/words/catalogue.ts'

import { asWorker } from '#server/platform/db/as-role.ts'
import { readInstallationName } from '#server/platform/db/queries.ts'
import type { Deps } from '#server/deps.ts'
import { cleanUpJob } from '#server/platform/jobs/clean-up-job.ts'
import { type Attempt, job, type Job, type JobKind } from '#server/platform/jobs/job.ts'
import { JobError } from '#server/platform/jobs/job-error.ts'
import { JOB_FAILURES } from '#server/platform/jobs/job-failure-words.ts'
import { openSecret } from '#server/platform/keys/seal-secret.ts'
import type { Mailer } from '#server/platform/mail-transport/create-mailer.ts'
import { describeMailFailure } from '#server/platform/mail-transport/describe-mail-failure.ts'
import { writeMail } from '#server/platform/mail-transport/write-mail.ts'
import { deleteExpiredEmailCodes, deleteExpiredPasskeySignIns } from './ways-queries.ts'
import { findAllowance } from './ways-without-provider.ts'

const HOUR_MS = 3_600_000

const CodeMail = z.object({
  customerId: z.string(),
  email: z.string(),
  language: z.enum(LANGUAGES),
  expiresAt: z.iso.datetime(),
})
type CodeMail = z.infer<typeof CodeMail>

export const MAIL_CODE: JobKind<CodeMail> = {
  name: 'mail-sign-in-code',
  title: textKey('jobs.mailCode'),
  payload: CodeMail,
}

export type MailDeps = Pick<Deps, 'db' | 'now' | 'config' | 'keys'> & {
  openSender: () => Promise<Mailer | undefined>
}

export function emailCodeJobs(deps: MailDeps): Job[] {
  return [
    job(MAIL_CODE, (payload, attempt) => mailCode(deps, payload, attempt)),
    cleanUpJob(deps, {
      name: 'expired-sign-in-codes',
      title: textKey('jobs.expiredCodes'),
      remove: deleteExpiredEmailCodes,
    }),
    cleanUpJob(deps, {
      name: 'expired-passkey-sign-ins',
      title: textKey('jobs.passkeySignIns'),
      keepMs: HOUR_MS,
      remove: deleteExpiredPasskeySignIns,
    }),
  ]
}

/** Page on which a code is entered. The fragment is never sent to a server. */
export function codePath(filled: { email: string; code?: string; mail?: 'off' }): string {
  return `/login/code#${new URLSearchParams(filled)}`
}

/** Mails the code if its address may sign in by one. Nothing tells the asker whether it does. */
async function mailCode(
  deps: MailDeps,
  { customerId, email, language, expiresAt }: CodeMail,
  attempt: Attempt,
) {
  if (!attempt.secret || new Date(expiresAt) <= deps.now()) return
  const code = openSecret(deps.keys, attempt.secret)
  const [allowance, installation] = await asWorker(deps.db, async (tx) => [
    await findAllowance(deps, tx, { customerId, email, way: 'email code' }),
    await readInstallationName(tx),
  ])
  if (!allowance) return
  const sender = await deps.openSender()
  if (!sender) throw new JobError(JOB_FAILURES.jobFailures.noMailServer)
  const { mail } = wordsIn(language).signIn.code
  try {
    await sender.send({
      id: attempt.id,
      to: { name: '', address: email },
      subject: mail.subject(code, installation),
      ...writeMail(language, [
        mail.code(code),
        mail.enter,
        { text: mail.open, url: `${deps.config.publicUrl}${codePath({ email, code })}` },
        mail.notAsked,
      ]),
    })
  } catch (error) {
    throw new JobError(describeMailFailure(error), { cause: error })
  }
}
