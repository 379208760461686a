import { z } from 'zod'

import { STOP_REASONS } from '#shared/desk/answers/parts.ts'
import { DUE_CLOCKS } from '#shared/desk/values.ts'
import { LastingFailure } from '#shared/health/contract.ts'
import type { Endpoint } from '#shared/endpoint.ts'
import { textKey } from '#shared/words/catalogue.ts'

import { MAX_NOTICES_READ, noticeEndpoints } from '#shared/desk/endpoints.ts'
import { NOTICE_KINDS } from './values.ts'

export const Notice = z.object({
  id: z.string(),
  kind: z.enum(NOTICE_KINDS),
  at: z.string(),
  isRead: z.boolean(),
  /** The person who caused it; null for the system. */
  by: z.string().nullable(),
  /** Null where it is about no ticket. */
  ticket: z.object({ id: z.string(), number: z.number(), subject: z.string() }).nullable(),
  customer: z.object({ id: z.string(), name: z.string() }),
  /** The note that mentions, or the comment that came. */
  commentId: z.string().optional(),
  /** A person from outside of the company wrote it. */
  isExternal: z.literal(true).optional(),
  /** Which promise is near, and when it ends. */
  clock: z.enum(DUE_CLOCKS).optional(),
  dueAt: z.string().optional(),
  /** The share of the target that has passed, of an escalation. */
  percent: z.number().optional(),
  /** External people of the customer whose domain has become another's. */
  addresses: z.array(z.string()).optional(),
  /** When the customer's emergency door closes, or has closed. */
  closesAt: z.string().optional(),
  failure: LastingFailure.omit({ since: true }).optional(),
  /** Why a reply was not sent. */
  reason: z.enum(STOP_REASONS).optional(),
  /** How many tickets were assigned in one go. The notice's own is the first. */
  tickets: z.number().optional(),
})
export type Notice = z.infer<typeof Notice>

export const Notices = z.object({
  /** Up to 100. */
  unread: z.number(),
  /** Newest first. */
  notices: z.array(Notice),
  /** There are older ones. */
  hasMore: z.boolean(),
})
export type Notices = z.infer<typeof Notices>

/** Some by their ids, all of a ticket, or all up to one that was shown. */
export const ReadNotices = z
  .object({
    noticeIds: z.array(z.uuid()).min(1).max(MAX_NOTICES_READ).optional(),
    ticketId: z.uuid().optional(),
    upTo: z.uuid().optional(),
  })
  .refine((body) => Object.keys(body).length === 1, textKey('desk.sayWhichToRead'))
export type ReadNotices = z.infer<typeof ReadNotices>

/** The newest, or those before one that is known. */
export const NoticeQuery = z.object({ before: z.uuid().optional() })

export const noticeContract = {
  listNotices: {
    ...noticeEndpoints.listNotices,
    access: 'staff',
    summary: 'What one is told of at the desk, and how much of it is unread',
    query: NoticeQuery,
    response: Notices,
  },
  clearNotices: {
    ...noticeEndpoints.clearNotices,
    access: 'staff',
    summary: 'Delete own notices up to one, read or not',
    body: z.object({ upTo: z.uuid() }),
    response: Notices,
  },
  readNotices: {
    ...noticeEndpoints.readNotices,
    access: 'staff',
    summary: 'Mark own notices as read: some, those of a ticket, or all up to one',
    body: ReadNotices,
    response: Notices,
  },
} as const satisfies Record<keyof typeof noticeEndpoints, Endpoint>
