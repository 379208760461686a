import { z } from 'zod'

import { textKey } from '#shared/words/catalogue.ts'

import type { JobKind } from '#server/platform/jobs/job.ts'

export const TicketKey = z.object({ customerId: z.uuid(), ticketId: z.uuid() })
export type TicketKey = z.infer<typeof TicketKey>

/** Works through what waits for a ticket. Asked for by ask_for_crm_delivery (db/functions/crm.sql), too. */
export const CRM_DELIVERY: JobKind<TicketKey> = {
  name: 'crm-delivery',
  title: textKey('jobs.crmDelivery'),
  payload: TicketKey,
}

/** Writes down for each ticket that is at the desk alone and not closed what is to be sent of it. */
export const CRM_PUSH: JobKind<Record<string, never>> = {
  name: 'crm-push',
  title: textKey('jobs.crmPush'),
  payload: z.object({}),
}

/** Finds out whether a CRM that was away answers again. */
export const CRM_WAKE: JobKind<Record<string, never>> = {
  name: 'crm-wake',
  title: textKey('jobs.crmBack'),
  payload: z.object({}),
}
