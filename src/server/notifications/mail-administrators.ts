import { z } from 'zod'

import { LANGUAGES } from '#shared/languages.ts'
import { textKey, type Words, wordsIn } from '#shared/words/catalogue.ts'

import { listAdministratorAddresses } from '#server/access/users/staff-queries.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { readInstallationTimeZone } from '#server/platform/db/queries.ts'
import { chooseLanguage } from '#server/platform/http/request/language-of.ts'
import { job, type Job, type JobKind } from '#server/platform/jobs/job.ts'
import { JobError } from '#server/platform/jobs/job-error.ts'
import { addToOutbox } from '#server/platform/jobs/outbox.ts'
import { type Mailer, UnknownOutcome } from '#server/platform/mail-transport/create-mailer.ts'
import { describeMailFailure } from '#server/platform/mail-transport/describe-mail-failure.ts'
import { writeMail } from '#server/platform/mail-transport/write-mail.ts'
import { listTechnicalAddresses } from './queries.ts'

const ConnectionMail = z.object({
  to: z.object({ name: z.string(), address: z.string() }),
  /** Left out by the version before, which had one. */
  language: z.enum(LANGUAGES).default(LANGUAGES[0]),
  subject: z.string(),
  paragraphs: z.array(z.union([z.string(), z.object({ text: z.string(), url: z.string() })])),
})
type ConnectionMail = z.infer<typeof ConnectionMail>

const CONNECTION_MAIL: JobKind<ConnectionMail> = {
  name: 'connection-mail',
  title: textKey('jobs.connectionMail'),
  payload: ConnectionMail,
}

/** Renders a mail in its reader's language. */
type News = (words: Words, timeZone: string) => Omit<ConnectionMail, 'to' | 'language'>
type Reader = ConnectionMail['to'] & { language: string | null }

/** Queues a mail to each active administrator, in the transaction of what it tells of, of a customer or of all. */
export async function mailAdministrators(
  tx: Tx,
  customerId: string | null,
  news: News,
): Promise<void> {
  await mailEach(tx, customerId, { readers: await listAdministratorAddresses(tx), news })
}

/** As `mailAdministrators`. What it says is read outside of the installation. */
export async function mailTechnicalContacts(tx: Tx, customerId: string, news: News): Promise<void> {
  await mailEach(tx, customerId, { readers: await listTechnicalAddresses(tx, customerId), news })
}

/** As `mailAdministrators`, to any readers. Moments are in `timeZone` where one is given. */
export async function mailEach(
  tx: Tx,
  customerId: string | null,
  { readers, news, ...given }: { readers: Reader[]; news: News; timeZone?: string },
): Promise<void> {
  const timeZone = given.timeZone ?? (await readInstallationTimeZone(tx))
  for (const { name, address, ...reader } of readers) {
    const language = chooseLanguage([reader.language])
    const mail = { to: { name, address }, language, ...news(wordsIn(language), timeZone) }
    await addToOutbox(tx, CONNECTION_MAIL, mail, customerId === null ? {} : { customerId })
  }
}

/** Sender of mail; undefined when none is set up. */
export type SenderDeps = { openSender: () => Promise<Mailer | undefined> }

/** All that mail can be sent by, the usual first; none where nothing is set up, and the admin area alone says it. */
type SendersDeps = { listSenders: () => Promise<Mailer[]> }

/** Sends by the next where one fails: the usual may be what the mail is about. */
export function connectionMailJob({ listSenders }: SendersDeps): Job {
  return job(CONNECTION_MAIL, async ({ to, language, subject, paragraphs }, { id }) => {
    let failure: unknown
    for (const sender of await listSenders()) {
      try {
        await sender.send({ id, to, subject, ...writeMail(language, paragraphs) })
        return
      } catch (error) {
        failure = error
        // It may have arrived.
        if (error instanceof UnknownOutcome) break
      }
    }
    if (failure !== undefined) throw new JobError(describeMailFailure(failure), { cause: failure })
  })
}
