import { z } from 'zod'

import { Attachment, TicketListItem } from '#shared/tickets/contract.ts'

import { LINK_WAYS } from './values.ts'

const Named = z.object({ id: z.string(), name: z.string() })
const TicketName = TicketListItem.pick({ id: true, number: true, subject: true })
const Merging = z.object({ at: z.string(), byName: z.string() })

/** How a ticket belongs to others. No customer is told of it. */
export const Relations = z.object({
  /** Within which ticket this one goes on. */
  mergedInto: TicketName.extend(Merging.shape).nullable(),
  /** The tickets that go on within this one, with what their comments do not say. */
  merged: z.array(
    TicketName.extend({
      ...Merging.shape,
      requester: Named,
      description: z.string(),
      createdAt: z.string(),
      attachments: z.array(Attachment),
    }),
  ),
  links: z.array(
    TicketName.extend({
      way: z.enum(LINK_WAYS),
      status: TicketListItem.shape.status,
      customer: Named,
    }),
  ),
})
export type Relations = z.infer<typeof Relations>

const Onlooker = Named.extend({ isExternal: z.boolean() })

/** People of the customer whose sight a merge changes, by name. */
export const MergePreview = z.object({
  /** They did not see the ticket that the other one is to go on within. */
  gains: z.array(Onlooker),
  /** They see one of the two, and not how they go on. */
  loses: z.array(Onlooker),
  confidential: z.boolean(),
})
export type MergePreview = z.infer<typeof MergePreview>

/** Facts that agents should know of a customer before they answer. Version 0: nothing was written yet. */
export const CustomerBrief = z.object({
  note: z.string(),
  contract: z.string(),
  contractEndsOn: z.string().nullable(),
  contractCovers: z.string(),
  version: z.number(),
  updatedAt: z.string().nullable(),
  updatedByName: z.string().nullable(),
})
export type CustomerBrief = z.infer<typeof CustomerBrief>
