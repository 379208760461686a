import { z } from 'zod'

import { DeskTicketQuery } from '#shared/desk/contract.ts'
import { OPEN_STATUSES } from '#shared/desk/values.ts'
import { type Endpoint, LONG_TEXT_BYTES } from '#shared/endpoint.ts'
import { line } from '#shared/settings/contract.ts'
import { CloseTicket } from '#shared/tickets/input.ts'
import { PRIORITIES, RESOLUTION_CODES } from '#shared/tickets/values.ts'
import { textKey } from '#shared/words/catalogue.ts'
import {
  BULK_REFUSALS,
  bulkEndpoints,
  MAX_BULK_TICKETS,
  MAX_VIEW_NAME_LENGTH,
  savedViewEndpoints,
} from '#shared/desk/endpoints.ts'

const MAX_SEARCH_LENGTH = 200

/** Filters of a view, in the words of the queue: all but a number of one week. */
export const ViewFilters = DeskTicketQuery.omit({
  limit: true,
  cursor: true,
  count: true,
  figure: true,
}).extend({
  q: z
    .string()
    .overwrite((text) => text.toWellFormed().trim())
    .max(MAX_SEARCH_LENGTH)
    .refine((text) => !text.includes('\0'))
    .optional(),
})
export type ViewFilters = z.infer<typeof ViewFilters>

export const SavedView = z.object({
  id: z.string(),
  name: z.string(),
  /** Every agent sees it. */
  isShared: z.boolean(),
  /** Its author; null for a person whose account was deleted. */
  ownerName: z.string().nullable(),
  /** It is the viewer's own, or shared and the viewer an administrator. */
  mayChange: z.boolean(),
  /** `me` is the viewer. */
  filters: ViewFilters,
  /**
   * Up to 1,000. Null for a view with a search: the counts are read with each change, and a search costs
   * too much for that.
   */
  count: z.number().nullable(),
})
export type SavedView = z.infer<typeof SavedView>

const ViewName = line(MAX_VIEW_NAME_LENGTH, textKey('desk.giveViewName'))

export const NewView = z.object({ name: ViewName, isShared: z.boolean(), filters: ViewFilters })
export type NewView = z.infer<typeof NewView>

export const ViewChange = NewView.partial()
  .extend({
    /** Its place among those it stands with, from 0 on. */
    place: z.number().int().min(0).max(100).optional(),
  })
  .refine((change) => Object.values(change).some((value) => value !== undefined), {
    message: textKey('desk.sayWhatToChange'),
  })
export type ViewChange = z.infer<typeof ViewChange>

const ViewId = z.object({ viewId: z.uuid() })

export const savedViewContract = {
  listSavedViews: {
    ...savedViewEndpoints.listSavedViews,
    access: 'staff',
    summary: "The viewer's own views and the shared ones, in their order, with live counts",
    response: z.array(SavedView),
  },
  saveView: {
    ...savedViewEndpoints.saveView,
    access: 'staff',
    summary: 'Save filters and an order as a view, for oneself or for every agent',
    body: NewView,
    status: 201,
    response: SavedView,
  },
  changeView: {
    ...savedViewEndpoints.changeView,
    access: 'staff',
    summary: 'Rename a view, share it, move it, or give it other filters',
    params: ViewId,
    body: ViewChange,
    response: SavedView,
  },
  deleteView: {
    ...savedViewEndpoints.deleteView,
    access: 'staff',
    summary: 'Delete a view, and no ticket',
    params: ViewId,
    response: z.object({ success: z.literal(true) }),
  },
} as const satisfies Record<keyof typeof savedViewEndpoints, Endpoint>

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

type Refused = z.infer<typeof Refused>

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
