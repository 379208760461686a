import { z } from 'zod'

import { textKey } from '#shared/words/catalogue.ts'

import type { Actor } from '#server/access/audit/actor.ts'
import type { JobKind } from '#server/platform/jobs/job.ts'

const Person = z.object({
  userId: z.string().nullable(),
  name: z.string(),
  email: z.string().nullable(),
  address: z.string().nullable(),
})

/** With a secret it is a token to be tried, which is kept only when the CRM takes it. */
export const CHECK_CRM: JobKind<{ by: Actor | null }> = {
  name: 'crm-check',
  title: textKey('jobs.crmCheck'),
  payload: z.object({ by: Person.nullable() }),
}
