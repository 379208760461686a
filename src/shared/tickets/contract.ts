import { z } from 'zod'

import { Category, CategoryListQuery } from '#shared/settings/contract.ts'
import { type Endpoint, LONG_TEXT_BYTES } from '#shared/endpoint.ts'
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '#shared/limits.ts'
import { textKey } from '#shared/words/catalogue.ts'

import { SystemText } from './system-text.ts'
import { dashboardEndpoints, ticketEndpoints } from './endpoints.ts'
import { MailPart } from './mail.ts'
import {
  Categories,
  CloseTicket,
  CommentText,
  CreateTicket,
  Description,
  Priority,
  ReopenTicket,
  SetConfidential,
  Subject,
} from './input.ts'
import {
  LIST_SCOPES,
  MONTH,
  PRIORITIES,
  RESOLUTION_CODES,
  SLA_STATUSES,
  SORT_DIRECTIONS,
  TICKET_SORTS,
  TICKET_STATUSES,
} from './values.ts'

export const TicketStatus = z.enum(TICKET_STATUSES)

const Instant = z.string()
const SlaStatus = z.enum(['pending', 'met', 'breached'])

export const TicketSla = z.object({
  /** Whole business minutes; null while there is no answer. */
  firstResponseTime: z.number().nullable(),
  /** Whole business minutes until the first closing; null before. */
  resolutionTime: z.number().nullable(),
  slaStatus: SlaStatus,
  responseStatus: SlaStatus,
  resolutionStatus: SlaStatus,
  /** Null while the clock is paused, with the business minutes that are left. */
  responseDueAt: Instant.nullable(),
  resolutionDueAt: Instant.nullable(),
  responseLeft: z.number().optional(),
  resolutionLeft: z.number().optional(),
})
export type TicketSla = z.infer<typeof TicketSla>

export const Attachment = z.object({
  id: z.string(),
  filename: z.string(),
  size: z.number(),
  url: z.string().optional(),
})
export type Attachment = z.infer<typeof Attachment>

export const Comment = z.object({
  id: z.string(),
  content: z.string(),
  createdAt: Instant,
  isAgent: z.boolean(),
  isSystem: z.boolean(),
  authorName: z.string(),
  /** A person from outside of the company wrote it. */
  isExternal: z.literal(true).optional(),
  /** Another person of the reader's company wrote it. */
  isOfColleague: z.literal(true).optional(),
  attachments: z.array(Attachment),
  /** Which of its texts the system says, with its values: `content` has it in English. */
  said: SystemText.optional(),
  /** Its content besides the text, if it came by mail. */
  mail: MailPart.optional(),
})
export type Comment = z.infer<typeof Comment>

export const TicketListItem = z.object({
  id: z.string(),
  number: z.number(),
  subject: z.string(),
  description: z.string(),
  priority: z.enum(PRIORITIES),
  status: TicketStatus,
  categories: z.array(z.string()),
  createdAt: Instant,
  updatedAt: Instant,
  closedAt: Instant.nullable(),
  resolutionCode: z.enum(RESOLUTION_CODES).nullable(),
  commentCount: z.number(),
  sla: TicketSla,
  /** Left out unless only its requester and its participants see it in their company. */
  confidential: z.literal(true).optional(),
  /** Only in lists that are not of one's own tickets alone. */
  requester: z.object({ id: z.string(), name: z.string() }).optional(),
  /** When someone else made the viewer a participant. In the same lists. */
  joined: z.object({ at: Instant, by: z.string().nullable() }).optional(),
})
export type TicketListItem = z.infer<typeof TicketListItem>

export const Ticket = TicketListItem.extend({
  attachments: z.array(Attachment),
  /** The newest 100, newest first, or as many as fit in a page of 1 MB. */
  comments: z.array(Comment),
  /** Content of its description besides the text, if it was raised by mail. */
  mail: MailPart.optional(),
  /** The agent who created it for its requester. */
  raisedBy: z.string().optional(),
  /** Until when a closed ticket can be reopened. Left out when it never can. */
  reopenableUntil: Instant.optional(),
  /** Set for those who see the ticket and may not answer it. */
  isReadOnly: z.literal(true).optional(),
  /** Set for those who see the ticket of another person. */
  isOfColleague: z.literal(true).optional(),
})
export type Ticket = z.infer<typeof Ticket>

/** Matches without regard to case and yields the value as it is written here. */
export function anyCase<const Values extends readonly [string, ...string[]]>(values: Values) {
  return z.preprocess((given) => {
    if (typeof given !== 'string') return given
    if (given === '') return undefined
    return values.find((value) => value.toLowerCase() === given.toLowerCase()) ?? given
  }, z.enum(values).optional())
}

const PAGE_SIZE = textKey('tickets.pageSize')
/** Page size of lists whose reader may choose it. */
export const PageSize = z.coerce
  .number(PAGE_SIZE)
  .int(PAGE_SIZE)
  .min(1, PAGE_SIZE)
  .max(MAX_PAGE_SIZE, PAGE_SIZE)

export const CommentListQuery = z.object({
  limit: PageSize.default(MAX_PAGE_SIZE),
  /** The id of a comment of the ticket: those before it are answered. */
  cursor: z.string().max(512).optional(),
})
export type CommentListQuery = z.infer<typeof CommentListQuery>

export const TicketListQuery = z.object({
  scope: anyCase(LIST_SCOPES),
  /** Only those that this person raised. */
  requester: z.uuid().optional(),
  status: anyCase(TICKET_STATUSES),
  priority: anyCase(PRIORITIES),
  /** Only those that were created in this month, and go on within no other ticket, as the dashboard counts them. */
  month: z.string().regex(MONTH).optional(),
  /** Only those with this verdict, as the dashboard counts them. */
  response: anyCase(SLA_STATUSES),
  resolution: anyCase(SLA_STATUSES),
  q: z
    .string()
    .max(200, textKey('tickets.searchTooLong'))
    .refine((text) => !text.includes('\0'), textKey('tickets.notSearchable'))
    .transform((text) => text.toWellFormed().trim())
    .optional(),
  sort: z.enum(TICKET_SORTS).default('createdAt'),
  direction: z.enum(SORT_DIRECTIONS).default('desc'),
  since: z.iso.datetime({ offset: true, error: textKey('tickets.instantFormat') }).optional(),
  limit: PageSize.default(DEFAULT_PAGE_SIZE),
  cursor: z.string().max(512).optional(),
  count: z.enum(['true', 'false']).optional(),
})
export type TicketListQuery = z.infer<typeof TicketListQuery>

/** A whole list, without its pages. */
export const TicketExportQuery = TicketListQuery.omit({ limit: true, cursor: true, count: true })
export type TicketExportQuery = z.infer<typeof TicketExportQuery>

/** Either a reply, or a change of the fields that the requester may correct. */
export const UpdateTicket = z
  .object({
    comment: z.optional(CommentText),
    subject: z.optional(Subject),
    description: z.optional(Description),
    priority: z.optional(Priority),
    categories: z.optional(Categories),
  })
  .refine(
    ({ comment, ...changes }) => (comment === undefined) === Object.keys(changes).length > 0,
    textKey('tickets.commentOrFields'),
  )
export type UpdateTicket = z.infer<typeof UpdateTicket>

export const Reply = z.object({ ticket: Ticket, comment: Comment.optional() })
export type Reply = z.infer<typeof Reply>
export const TicketAnswer = z.object({ ticket: Ticket })

export const Confidentiality = z.object({
  confidential: z.boolean(),
  /** People of the company who see the ticket only while it is not confidential, by name. */
  others: z.array(z.object({ id: z.string(), name: z.string() })),
})
export type Confidentiality = z.infer<typeof Confidentiality>

const TicketId = z.object({ ticketId: z.uuid() })

export const ticketContract = {
  listCategories: {
    ...ticketEndpoints.listCategories,
    access: 'user',
    summary: 'The categories a new ticket can have; with the retired ones, all that tickets carry',
    query: CategoryListQuery,
    response: z.array(Category),
  },
  listTickets: {
    ...ticketEndpoints.listTickets,
    access: 'user',
    summary:
      "The viewer's own tickets, or of another `scope`, newest first, at most 1 MB; the next page is in the Link header",
    query: TicketListQuery,
    response: z.array(TicketListItem),
  },
  exportTickets: {
    ...ticketEndpoints.exportTickets,
    access: 'user',
    summary: 'A list as CSV, with the same filters and order, up to its first 10,000 tickets',
    query: TicketExportQuery,
    produces: 'text/csv',
  },
  getTicket: {
    ...ticketEndpoints.getTicket,
    access: 'user',
    summary:
      'A ticket with its attachments and newest 100 comments, or 1 MB of them; the Link header leads to older ones',
    params: TicketId,
    response: Ticket,
  },
  createTicket: {
    ...ticketEndpoints.createTicket,
    access: 'user',
    bodyBytes: LONG_TEXT_BYTES,
    summary: 'Raise a ticket',
    body: CreateTicket,
    files: 'attachments',
    idempotent: true,
    status: 201,
    response: Ticket,
  },
  updateTicket: {
    ...ticketEndpoints.updateTicket,
    access: 'user',
    bodyBytes: LONG_TEXT_BYTES,
    summary: 'Reply to a ticket, or correct its fields',
    params: TicketId,
    body: UpdateTicket,
    files: 'attachments',
    idempotent: true,
    response: Reply,
  },
  listComments: {
    ...ticketEndpoints.listComments,
    access: 'user',
    summary:
      'The comments of a ticket, newest first, at most 1 MB; the next page is in the Link header',
    params: TicketId,
    query: CommentListQuery,
    response: z.array(Comment),
  },
  closeTicket: {
    ...ticketEndpoints.closeTicket,
    access: 'user',
    bodyBytes: LONG_TEXT_BYTES,
    summary: 'Close a ticket for good',
    params: TicketId,
    body: CloseTicket,
    idempotent: true,
    response: TicketAnswer,
  },
  reopenTicket: {
    ...ticketEndpoints.reopenTicket,
    access: 'user',
    bodyBytes: LONG_TEXT_BYTES,
    summary:
      'Reopen a closed ticket with a reason, which becomes a reply; the verdict of its closing stands',
    params: TicketId,
    body: ReopenTicket,
    idempotent: true,
    response: Reply,
  },
  getConfidentiality: {
    ...ticketEndpoints.getConfidentiality,
    access: 'user',
    summary: 'Whether an own ticket is confidential, and whose sight of it depends on that',
    params: TicketId,
    response: Confidentiality,
  },
  setConfidential: {
    ...ticketEndpoints.setConfidential,
    access: 'user',
    summary: 'Make an own ticket confidential, open or closed, or take that back',
    params: TicketId,
    body: SetConfidential,
    response: TicketAnswer,
  },
  getAttachment: {
    ...ticketEndpoints.getAttachment,
    access: 'user',
    summary: 'The bytes of an attachment; ranges are honoured',
    params: z.object({ attachmentId: z.uuid() }),
    query: z.object({ inline: z.enum(['1', '0']).optional() }),
    produces: 'The file',
  },
  streamEvents: {
    ...ticketEndpoints.streamEvents,
    access: 'user',
    summary: "Live changes of the viewer's tickets (server-sent events)",
    produces: 'text/event-stream',
  },
} as const satisfies Record<keyof typeof ticketEndpoints, Endpoint>

const TicketCounts = z.object({
  open: z.number(),
  pending: z.number(),
  closed: z.number(),
  total: z.number(),
})

/** How the answers to the viewer's tickets kept the service level; averages in business minutes. */
export const SlaFigures = z.object({
  response: z.object({
    met: z.number(),
    breached: z.number(),
    pending: z.number(),
    averageMinutes: z.number().nullable(),
  }),
  resolution: z.object({
    met: z.number(),
    breached: z.number(),
    pending: z.number(),
    averageMinutes: z.number().nullable(),
  }),
})

export type SlaFigures = z.infer<typeof SlaFigures>

export const Dashboard = z.object({
  counts: TicketCounts,
  activity: z.object({
    slots: z.array(z.object({ month: z.string(), count: z.number() })),
  }),
  recent: z.array(TicketListItem),
  priorityAttention: z.array(TicketListItem),
  sla: SlaFigures,
})

export type Dashboard = z.infer<typeof Dashboard>

export const DashboardQuery = z.object({ scope: anyCase(LIST_SCOPES) })
export type DashboardQuery = z.infer<typeof DashboardQuery>

export const dashboardContract = {
  getDashboard: {
    ...dashboardEndpoints.getDashboard,
    access: 'user',
    summary:
      "Counts, activity, recent tickets and service-level figures, of one's own tickets or another `scope`",
    query: DashboardQuery,
    response: Dashboard,
  },
} as const satisfies Record<keyof typeof dashboardEndpoints, Endpoint>
