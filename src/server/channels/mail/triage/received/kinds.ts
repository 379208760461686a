import { z } from 'zod'

import { textKey } from '#shared/words/catalogue.ts'

import type { JobKind } from '#server/platform/jobs/job.ts'

const MailKey = z.object({ mailId: z.uuid() })
export type MailKey = z.infer<typeof MailKey>

/** Puts a mail where it belongs. Those of a mailbox have the same key, so that they come in their order. */
export const TRIAGE_MAIL: JobKind<MailKey> = {
  name: 'place-mail',
  title: textKey('jobs.placeMail'),
  payload: MailKey,
}
