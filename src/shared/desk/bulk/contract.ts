import { z } from 'zod'

import { OPEN_STATUSES } from '#shared/desk/values.ts'
import { type Endpoint, LONG_TEXT_BYTES } from '#shared/endpoint.ts'
import { CloseTicket } from '#shared/tickets/input.ts'
import { PRIORITIES, RESOLUTION_CODES } from '#shared/tickets/values.ts'
import { textKey } from '#shared/words/catalogue.ts'

import { BULK_REFUSALS, bulkEndpoints, MAX_BULK_TICKETS } from './endpoints.ts'

/** One change, the same for each ticket. */
export const BulkChange = z
  .object({
    /** Null unassigns the tickets. */
    assigneeId: z.uuid().nullable().optional(),
    priority: z.enum(PRIORITIES).optional(),
    status: z.enum(OPEN_STATUSES).optional(),
    /** Closes them. */
    resolutionCode: z.enum(RESOLUTION_CODES).optional(),
    /** The closing words, the same for each requester. HTML, as in a reply. */
    additionalComment: CloseTicket.shape.additionalComment,
  })
  .refine(
    ({ additionalComment, ...change }) => {
      const isOne = Object.values(change).filter((value) => value !== undefined).length === 1
      return isOne && (additionalComment === undefined || change.resolutionCode !== undefined)
    },
    { message: textKey('desk.chooseOneChange') },
  )
export type BulkChange = z.infer<typeof BulkChange>

export const ChangeTickets = z.object({
  ticketIds: z.array(z.uuid()).min(1).max(MAX_BULK_TICKETS),
  change: BulkChange,
})
export type ChangeTickets = z.infer<typeof ChangeTickets>

const Refused = z.object({ ticketId: z.string(), reason: z.enum(BULK_REFUSALS) })
export type Refused = z.infer<typeof Refused>

export const BulkOutcome = z.object({
  /** By which it can be undone; null where nothing was changed. */
  bulkId: z.string().nullable(),
  /** The tickets that were changed. Those that were so already are neither here nor refused. */
  changed: z.array(z.string()),
  refused: z.array(Refused),
})
export type BulkOutcome = z.infer<typeof BulkOutcome>

export const bulkContract = {
  changeTickets: {
    ...bulkEndpoints.changeTickets,
    access: 'staff',
    bodyBytes: LONG_TEXT_BYTES,
    summary: 'Change many tickets in the same way; what cannot be changed is named and left',
    body: ChangeTickets,
    idempotent: true,
    response: BulkOutcome,
  },
  undoBulk: {
    ...bulkEndpoints.undoBulk,
    access: 'staff',
    summary: 'Take a change of many tickets back, but for those that have changed since',
    params: z.object({ bulkId: z.uuid() }),
    idempotent: true,
    response: BulkOutcome,
  },
} as const satisfies Record<keyof typeof bulkEndpoints, Endpoint>
