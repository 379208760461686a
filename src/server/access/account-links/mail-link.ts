import { textKey, wordsIn } from '#shared/words/catalogue.ts'
import { z } from 'zod'

import { LINK_PURPOSES, type MailOutcome } from '#shared/staff/values.ts'

import type { Actor } from '#server/access/audit/actor.ts'
import { type Account, findAccountByLink } from '#server/access/users/staff-queries.ts'
import { asWorker } from '#server/platform/db/as-role.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { readInstallationName, readInstallationTimeZone } from '#server/platform/db/queries.ts'
import type { Deps } from '#server/deps.ts'
import { chooseLanguage } from '#server/platform/http/request/language-of.ts'
import { type Attempt, job, type Job, type JobKind } from '#server/platform/jobs/job.ts'
import { JobError } from '#server/platform/jobs/job-error.ts'
import { JOB_FAILURES } from '#server/platform/jobs/job-failure-words.ts'
import { addToOutbox } from '#server/platform/jobs/outbox.ts'
import { openSecret, sealSecret } from '#server/platform/keys/seal-secret.ts'
import type { Mail } from '#server/platform/mail-transport/create-mailer.ts'
import { describeMailFailure } from '#server/platform/mail-transport/describe-mail-failure.ts'
import { momentIn, writeMail } from '#server/platform/mail-transport/write-mail.ts'
import { hashLinkToken, type Link } from './make-link.ts'

const LinkMail = z.object({
  purpose: z.enum(LINK_PURPOSES),
  /** The name of who made the link. */
  by: z.string(),
  expiresAt: z.iso.datetime(),
})
type LinkMail = z.infer<typeof LinkMail>

const MAIL_LINK: JobKind<LinkMail> = {
  name: 'mail-account-link',
  title: textKey('jobs.mailLink'),
  payload: LinkMail,
}

/** Queues a mail with the link, in the transaction that makes the link. */
export async function askForLinkMail(
  { mail, keys }: Pick<Deps, 'mail' | 'keys'>,
  tx: Tx,
  account: Pick<Account, 'id'>,
  { purpose, url, expiresAt }: Link,
  { by }: { by: Pick<Actor, 'name'> },
): Promise<MailOutcome> {
  if (!mail) return 'off'
  const payload = { purpose, by: by.name, expiresAt: expiresAt.toISOString() }
  const secret = { sealed: sealSecret(keys, url), expiresAt }
  // Keep the order for each account, so that the last mail has the newest link.
  await addToOutbox(tx, MAIL_LINK, payload, { key: account.id, secret })
  return 'queued'
}

type MailDeps = Pick<Deps, 'db' | 'now' | 'config' | 'mail' | 'keys'>

export function mailLinkJob(deps: MailDeps): Job {
  return job(MAIL_LINK, (payload, attempt) => mailLink(deps, payload, attempt))
}

/** Sends the link to its account's address, unless the link was used, replaced or has expired since. */
async function mailLink(deps: MailDeps, payload: LinkMail, { id, secret }: Attempt) {
  if (!secret) return
  const url = openSecret(deps.keys, secret)
  const tokenHash = hashLinkToken(new URL(url).hash.slice(1))
  const [account, about] = await asWorker(deps.db, async (tx) => [
    await findAccountByLink(tx, tokenHash, deps.now()),
    {
      installation: await readInstallationName(tx),
      timeZone: await readInstallationTimeZone(tx),
    },
  ])
  if (!account) return
  if (!deps.mail) throw new JobError(JOB_FAILURES.jobFailures.noMailServer)
  try {
    await deps.mail.send({ ...linkMail(deps, account, { ...payload, ...about, url }), id })
  } catch (error) {
    throw new JobError(describeMailFailure(error), { cause: error })
  }
}

type About = { installation: string; timeZone: string }

function linkMail(
  { config }: Pick<Deps, 'config'>,
  account: Pick<Account, 'name' | 'email' | 'role'> & { language: string | null },
  { purpose, url, expiresAt, by, installation, timeZone }: LinkMail & About & { url: string },
): Omit<Mail, 'id'> {
  const { host } = new URL(config.publicUrl)
  const language = chooseLanguage([account.language])
  const all = wordsIn(language)
  const { account: words } = all
  const until = momentIn(all, new Date(expiresAt), { timeZone, dateStyle: 'long' })
  const where = { installation, host }
  const isInvitation = purpose === 'invitation'
  const invite = account.role === 'admin' ? words.mailInvitesAdmin : words.mailInvitesAgent
  const body = writeMail(language, [
    words.mailGreeting(account.name),
    isInvitation ? invite(by, where) : words.mailResetsPassword(by, where),
    { text: isInvitation ? words.mailSetPassword : words.mailSetNewPassword, url },
    words.mailLinkWorksOnce(until, account.email),
    words.mailNotExpected,
  ])
  return {
    to: { name: account.name, address: account.email },
    subject: isInvitation
      ? words.invitationSubject(installation)
      : words.resetSubject(installation),
    ...body,
  }
}
