import { z } from 'zod'

import { LoginEmail } from '#shared/access/contract.ts'
import { TechnicalContact } from '#shared/customers/contract.ts'
import { type Endpoint, LONG_TEXT_BYTES } from '#shared/endpoint.ts'
import { DESK_PAGE_SIZE } from '#shared/limits.ts'
import { line } from '#shared/settings/contract.ts'
import { TicketSlaReceipt } from '#shared/sla/contract.ts'
import { AudienceMember } from '#shared/tickets/audience-contract.ts'
import { CloseTicket, CreateTicket } from '#shared/tickets/input.ts'
import {
  anyCase,
  Comment,
  CommentListQuery,
  PageSize,
  Ticket,
  TicketListItem,
  TicketListQuery,
  TicketStatus,
} from '#shared/tickets/contract.ts'
import { RatingOfClosing } from '#shared/tickets/rating-contract.ts'
import { WaitingReply } from '#shared/desk/answers/parts.ts'
import { CustomerBrief, Relations } from '#shared/desk/relations/relations.ts'
import { textKey } from '#shared/words/catalogue.ts'

import { readWeekFigure } from './week-figure.ts'
import {
  deskEndpoints,
  MAX_PERSON_NAME_LENGTH,
  onBehalfEndpoints,
  presenceEndpoints,
  shownTimeEndpoints,
} from './endpoints.ts'
import { Answer, ChangeDeskTicket } from './input.ts'
import { AFTER_CLOSE, DESK_AGES, DESK_SORTS, DESK_VIEWS, DUE_CLOCKS, DUE_STATES } from './values.ts'

const Named = z.object({ id: z.string(), name: z.string() })

/** First answer, then resolution. While paused, `at` is null, and `left` are business minutes. */
const NextDue = z.object({
  clock: z.enum(DUE_CLOCKS),
  at: z.string().nullable(),
  left: z.number().optional(),
  state: z.enum([...DUE_STATES, 'paused']),
})

/** Facts that the desk adds to a ticket. No customer sees any of them. */
const DeskFacts = z.object({
  customer: Named,
  requester: Named.extend({ email: z.string() }),
  assignee: Named.nullable(),
  /** Null when the ticket is closed. */
  due: NextDue.nullable(),
  /** Until when it has left the queue; `until` is null where it waits for its requester alone. */
  snoozed: z.object({ until: z.string().nullable() }).nullable(),
  /** The last change of any kind, notes and assignments included. */
  deskUpdatedAt: z.string(),
})

export const DeskTicketItem = TicketListItem.omit({ description: true }).extend({
  ...DeskFacts.shape,
  /** Set for a search: the words in the description, a comment or a note. */
  passage: z.object({ text: z.string(), isNote: z.boolean() }).optional(),
  /** The beginning of the newest comment that both sides see; null until there is one. */
  lastWords: Comment.pick({ isExternal: true })
    .extend({ by: z.string(), isRequester: z.boolean(), at: z.string(), text: z.string() })
    .nullable(),
  /** The requester has written since the viewer last looked at it. */
  isUnread: z.boolean(),
})
export type DeskTicketItem = z.infer<typeof DeskTicketItem>

export const DeskComment = Comment.extend({
  /** A note, which only staff see. */
  isInternal: z.boolean(),
  /** The number of the ticket that it was written in, where that one was merged into this one. */
  mergedFrom: z.number().optional(),
})
export type DeskComment = z.infer<typeof DeskComment>

/** Present assignee, or present status: one of the two. */
const DeskChange = z.object({
  id: z.string(),
  at: z.string(),
  /** Null for an agent without an account here. */
  by: Named.nullable(),
  assignee: Named.nullable().optional(),
  status: TicketStatus.optional(),
})
export type DeskChange = z.infer<typeof DeskChange>

export const DeskTicket = Ticket.omit({ comments: true }).extend({
  ...DeskFacts.shape,
  /** The newest 100, newest first, notes among them. */
  comments: z.array(DeskComment),
  /** Replies that are not sent yet, the first to be sent first. */
  waiting: z.array(WaitingReply),
  /** Agents' last changes of assignee and status, newest first. */
  changes: z.array(DeskChange),
  /** When the viewer looked at it before; null for never. Left out of answers to changes. */
  seenAt: z.string().nullable().optional(),
  pausesWhileWaiting: z.literal(true).optional(),
  /** A deactivated person cannot sign in. */
  isRequesterActive: z.boolean(),
  /** The people who see it in its company. */
  audience: z.array(AudienceMember),
  customer: Named.extend({
    domain: z.string(),
    /** People of an inactive customer cannot sign in. */
    isActive: z.boolean(),
    timeZone: z.string(),
    mspStartDate: z.string().nullable(),
    technicalContacts: z.array(TechnicalContact),
    /** Tickets of the customer that are not closed. */
    openTickets: z.number(),
    brief: CustomerBrief,
  }),
  relations: Relations,
  /** How the requester rated its closings, the last one first. */
  ratings: z.array(RatingOfClosing),
  /** The requester's other tickets, the newest ten. */
  otherTickets: z.array(
    TicketListItem.pick({ id: true, number: true, subject: true, status: true, createdAt: true }),
  ),
})
export type DeskTicket = z.infer<typeof DeskTicket>

export const DeskTicketQuery = TicketListQuery.omit({ sort: true, since: true }).extend({
  view: z.enum(DESK_VIEWS).default('open'),
  sort: z.enum(DESK_SORTS).default('due'),
  limit: PageSize.default(DESK_PAGE_SIZE),
  /** `due` goes from the earliest on, regardless of this order of the others. */
  customerId: z.uuid().optional(),
  /** An agent's id, `me` or `none`. */
  assignee: z.union([z.uuid(), z.enum(['me', 'none'])]).optional(),
  category: z
    .string()
    .overwrite((text) => text.toWellFormed())
    .max(100)
    .refine((text) => !text.includes('\0'))
    .optional(),
  due: anyCase(DUE_STATES),
  age: z.enum(DESK_AGES).optional(),
  /** The tickets of a number of a week, such as `response_breached.2026-01-05`. */
  figure: z
    .string()
    .refine((text) => readWeekFigure(text) !== null, textKey('reports.figureFormat'))
    .optional(),
})
export type DeskTicketQuery = z.infer<typeof DeskTicketQuery>

/** How many tickets each view has, up to 1,000. */
export const DeskViewCounts = z.record(z.enum(DESK_VIEWS), z.number())
export type DeskViewCounts = z.infer<typeof DeskViewCounts>

/** How the viewer works at the desk. */
export const DeskPreferences = z.object({
  /** The order of a thread. */
  newestFirst: z.boolean(),
  afterClose: z.enum(AFTER_CLOSE),
})
export type DeskPreferences = z.infer<typeof DeskPreferences>

export const DeskChoices = z.object({
  preferences: DeskPreferences,
  customers: z.array(Named),
  /** Active agents and administrators, by name. */
  agents: z.array(Named),
  /** Agents who are no longer active and still have tickets that are not closed, by name. */
  formerAgents: z.array(Named),
})
export type DeskChoices = z.infer<typeof DeskChoices>

/** Details of 409 `ticket_moved_on` next to its code and message: newer entries, newest first. */
export const DeskMovedOn = z.object({
  comments: z.array(DeskComment),
  /** Replies of others that go out in some seconds. */
  waiting: z.array(WaitingReply),
})
export type DeskMovedOn = z.infer<typeof DeskMovedOn>

/** `comment` is null for a reply that waits: it is among those of the ticket. */
export const DeskAnswer = z.object({ ticket: DeskTicket, comment: DeskComment.nullable() })
export type DeskAnswer = z.infer<typeof DeskAnswer>

const TicketId = z.object({ ticketId: z.uuid() })

export const deskContract = {
  listDeskTickets: {
    ...deskEndpoints.listDeskTickets,
    access: 'staff',
    summary: 'The tickets of every customer; the next page is in the Link header',
    query: DeskTicketQuery,
    response: z.array(DeskTicketItem),
  },
  countDeskViews: {
    ...deskEndpoints.countDeskViews,
    access: 'staff',
    summary: 'How many tickets each view of the desk has',
    response: DeskViewCounts,
  },
  listDeskChoices: {
    ...deskEndpoints.listDeskChoices,
    access: 'staff',
    summary: 'The customers and agents that the queue can be narrowed to, and how the viewer works',
    response: DeskChoices,
  },
  saveDeskPreferences: {
    ...deskEndpoints.saveDeskPreferences,
    access: 'staff',
    summary: 'Choose the order of threads and where a closed ticket leads; what is left out stays',
    body: DeskPreferences.partial(),
    response: DeskPreferences,
  },
  takeNextTicket: {
    ...deskEndpoints.takeNextTicket,
    access: 'staff',
    summary: 'Assign the unassigned ticket that is due next to oneself; null where there is none',
    idempotent: true,
    response: z.object({ ticket: DeskTicketItem.nullable() }),
  },
  getDeskTicket: {
    ...deskEndpoints.getDeskTicket,
    access: 'staff',
    summary: 'A ticket as agents see it, with its notes, its customer and its requester',
    params: TicketId,
    response: DeskTicket,
  },
  listDeskComments: {
    ...deskEndpoints.listDeskComments,
    access: 'staff',
    summary:
      'The comments and notes of a ticket, newest first; the next page is in the Link header',
    params: TicketId,
    query: CommentListQuery,
    response: z.array(DeskComment),
  },
  getDeskSla: {
    ...deskEndpoints.getDeskSla,
    access: 'staff',
    summary: 'How the service level of a ticket was counted, line by line',
    params: TicketId,
    response: TicketSlaReceipt,
  },
  answerTicket: {
    ...deskEndpoints.answerTicket,
    access: 'staff',
    bodyBytes: LONG_TEXT_BYTES,
    summary: 'Reply to the requester, or leave a note for the staff',
    params: TicketId,
    body: Answer,
    files: 'attachments',
    idempotent: true,
    status: 201,
    response: DeskAnswer,
  },
  changeDeskTicket: {
    ...deskEndpoints.changeDeskTicket,
    access: 'staff',
    summary: 'Assign a ticket, or change its priority, categories or status',
    params: TicketId,
    body: ChangeDeskTicket,
    idempotent: true,
    response: z.object({ ticket: DeskTicket }),
  },
  closeDeskTicket: {
    ...deskEndpoints.closeDeskTicket,
    access: 'staff',
    bodyBytes: LONG_TEXT_BYTES,
    summary: 'Close a ticket for good, with what solved it',
    params: TicketId,
    body: CloseTicket,
    idempotent: true,
    response: z.object({ ticket: DeskTicket }),
  },
} as const satisfies Record<keyof typeof deskEndpoints, Endpoint>

/** A tab's presence at a ticket. `away`: it is open and hidden. */
const PRESENCES = ['writing', 'viewing', 'away'] as const

export type Presence = (typeof PRESENCES)[number]

const AtTicket = z.object({
  /** All people at the ticket, writers first. At most twenty. */
  people: z.array(z.object({ id: z.string(), name: z.string(), state: z.enum(PRESENCES) })),
  /** When the first of the others is gone, unless they say that they are there. Null where there are none. */
  endsInMs: z.number().nullable(),
})

export type AtTicket = z.infer<typeof AtTicket>

export type PeopleAtTicket = AtTicket['people']

export const presenceContract = {
  keepPresence: {
    ...presenceEndpoints.keepPresence,
    access: 'staff',
    summary: 'Say that one looks at a ticket or writes in it, for a minute; answers who else does',
    params: z.object({ ticketId: z.uuid() }),
    body: z.object({
      /** Id of the browser tab, made up for each page that is open. */
      tab: z.string().regex(/^[0-9a-f]{32}$/),
      state: z.enum([...PRESENCES, 'gone']),
    }),
    response: AtTicket,
  },
} as const satisfies Record<keyof typeof presenceEndpoints, Endpoint>

/** Time that a requester sees when their organization has time shown. */
export const ShownTime = z.object({
  billedMinutes: z.number(),
  entries: z.array(
    z.object({
      id: z.string(),
      day: z.string(),
      billedMinutes: z.number(),
      isBillable: z.boolean(),
      kind: z.string(),
      invoiceText: z.string(),
    }),
  ),
})

export type ShownTime = z.infer<typeof ShownTime>

export const shownTimeContract = {
  getShownTime: {
    ...shownTimeEndpoints.getShownTime,
    access: 'user',
    summary: 'The time of an own ticket; nothing unless the organization has it shown',
    params: z.object({ ticketId: z.uuid() }),
    response: ShownTime,
  },
} as const satisfies Record<keyof typeof shownTimeEndpoints, Endpoint>

export const RaiseOnBehalf = z.object({
  customerId: z.uuid(textKey('desk.chooseCustomer')),
  /** Address of the person, who may never have signed in. Within the customer's domains. */
  email: LoginEmail,
  /** Name of a new person; a known one keeps theirs. */
  name: line(MAX_PERSON_NAME_LENGTH, textKey('desk.givePersonName')).optional(),
  /** Assigns it to the agent who writes it down. */
  assignToMe: z.boolean().optional(),
  ...CreateTicket.shape,
})

export type RaiseOnBehalf = z.infer<typeof RaiseOnBehalf>

/** Customers and people with a text in their name, address or domain. */
export const Contacts = z.object({
  customers: z.array(Named),
  people: z.array(Named.extend({ email: z.string(), customer: Named })),
})
export type Contacts = z.infer<typeof Contacts>

export const onBehalfContract = {
  findContacts: {
    ...onBehalfEndpoints.findContacts,
    access: 'staff',
    summary: 'Customers and people by name, address or domain, up to five of each',
    query: z.object({ q: z.string().trim().min(1).max(200) }),
    response: Contacts,
  },
  listRequesters: {
    ...onBehalfEndpoints.listRequesters,
    access: 'staff',
    summary: 'The people of a customer for whom a ticket can be raised, by name, up to 20',
    params: z.object({ customerId: z.uuid() }),
    query: z.object({ q: z.string().max(200).optional() }),
    response: z.array(z.object({ id: z.string(), name: z.string(), email: z.string() })),
  },
  raiseOnBehalf: {
    ...onBehalfEndpoints.raiseOnBehalf,
    access: 'staff',
    bodyBytes: LONG_TEXT_BYTES,
    summary: 'Raise a ticket for a person of a customer, who sees it like any other of theirs',
    body: RaiseOnBehalf,
    files: 'attachments',
    idempotent: true,
    status: 201,
    response: z.object({ ticket: DeskTicket }),
  },
} as const satisfies Record<keyof typeof onBehalfEndpoints, Endpoint>
