import { z } from 'zod'

import { DeskTicketQuery } from '#shared/desk/contract.ts'
import type { Endpoint } from '#shared/endpoint.ts'
import { line } from '#shared/settings/contract.ts'
import { textKey } from '#shared/words/catalogue.ts'

import { MAX_VIEW_NAME_LENGTH, savedViewEndpoints } from './endpoints.ts'

const MAX_SEARCH_LENGTH = 200

/** Filters of a view, in the words of the queue. */
export const ViewFilters = DeskTicketQuery.pick({
  view: true,
  sort: true,
  direction: true,
  status: true,
  priority: true,
  customerId: true,
  assignee: true,
  category: true,
  due: true,
  age: true,
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
