import { z } from 'zod'

import type { Endpoint } from '#shared/endpoint.ts'

import { audienceEndpoints } from './endpoints.ts'
import { Participant, Participants } from './input.ts'
import { AUDIENCE_REASONS, MIN_COLLEAGUE_LETTERS } from './values.ts'

const TicketId = z.object({ ticketId: z.uuid() })

export const Colleague = z.object({
  /** Left out for an address at one of the company's domains that has no account yet. */
  id: z.string().optional(),
  name: z.string(),
  email: z.string(),
})
export type Colleague = z.infer<typeof Colleague>

/** One of those who see a ticket in its company. The support team sees every ticket. */
export const AudienceMember = Colleague.extend({
  /** From outside of the company: takes part by email alone. */
  isExternal: z.boolean(),
  /** Why they see it: they created it, take part, see its categories, or see all tickets of the company. */
  reason: z.enum(AUDIENCE_REASONS),
  /** They get email about it. */
  isMailed: z.boolean(),
})
export type AudienceMember = z.infer<typeof AudienceMember>

/** Texts joined by commas, as in a form. */
export const Joined = z
  .string()
  .max(20_000)
  .transform((joined) => joined.split(',').filter((text) => text.trim() !== ''))

export const audienceContract = {
  listAudience: {
    ...audienceEndpoints.listAudience,
    access: 'user',
    summary: 'Who sees a ticket in its company, why, and who gets email about it',
    params: TicketId,
    response: z.array(AudienceMember),
  },
  listNewAudience: {
    ...audienceEndpoints.listNewAudience,
    access: 'user',
    summary: 'Who would see a ticket that the viewer creates',
    query: z.object({
      participants: Joined.pipe(Participants).optional(),
      categories: Joined.pipe(
        z.array(z.string().refine((text) => !text.includes('\0'))),
      ).optional(),
      confidential: z.enum(['true', 'false']).optional(),
    }),
    response: z.array(AudienceMember),
  },
  findColleagues: {
    ...audienceEndpoints.findColleagues,
    access: 'user',
    summary:
      'Active people of the viewer’s company by name or address, up to 10; a whole address at one of its domains is offered as well',
    query: z.object({
      q: z.string().trim().min(MIN_COLLEAGUE_LETTERS).max(200),
      /** Only people whose tickets the viewer sees, and those who are no longer active as well. */
      requesters: z.enum(['true', 'false']).optional(),
    }),
    response: z.array(Colleague),
  },
  addParticipant: {
    ...audienceEndpoints.addParticipant,
    access: 'user',
    summary: 'Add a colleague to a ticket, who then sees it and can reply; answers who sees it now',
    params: TicketId,
    body: z.object({ participant: Participant }),
    response: z.array(AudienceMember),
  },
  removeParticipant: {
    ...audienceEndpoints.removeParticipant,
    access: 'user',
    summary: 'Remove a participant from a ticket, or leave it',
    params: TicketId.extend({ userId: z.uuid() }),
    status: 204,
  },
} as const satisfies Record<keyof typeof audienceEndpoints, Endpoint>
