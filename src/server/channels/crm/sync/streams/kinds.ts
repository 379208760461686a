import { z } from 'zod'

import { textKey } from '#shared/words/catalogue.ts'
import type { JobKind } from '#server/platform/jobs/job.ts'

/** Reads everything that has changed. One at a time: all have the same key. */
export const CRM_READING: JobKind<object> = {
  name: 'crm-reading',
  title: textKey('jobs.crmReading'),
  payload: z.object({}),
}

/** Reads what signals were about. */
export const CRM_SIGNALS: JobKind<object> = {
  name: 'crm-signals',
  title: textKey('jobs.crmSignals'),
  payload: z.object({}),
}

/** Checks tickets without a requester again. Also enqueued by functions/crm-reading.sql. */
export const CRM_PLACING: JobKind<object> = {
  name: 'crm-placing',
  title: textKey('jobs.crmPlacing'),
  payload: z.object({}),
}

const ResyncKey = z.object({ customerId: z.uuid(), ticketId: z.uuid() })
/** Reads one ticket with all of its comments again, at an administrator's request. */
export const CRM_RESYNC: JobKind<z.infer<typeof ResyncKey>> = {
  name: 'crm-resync',
  title: textKey('jobs.crmResync'),
  payload: ResyncKey,
}
