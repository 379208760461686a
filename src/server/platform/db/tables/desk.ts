import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'

import type { NoticeData, NoticeKind } from '#shared/desk/notices/values.ts'
import type { LinkKind } from '#shared/desk/relations/values.ts'
import type { DueClock, OpenStatus } from '#shared/desk/values.ts'
import type { Priority, TicketStatus } from '#shared/tickets/values.ts'

import type { CalendarDate } from './customers.ts'

/** Kept by triggers of `tickets`, but for who it is assigned to and when the desk changed it. */
type DeskTicketsTable = {
  customerId: string
  ticketId: string
  assigneeId: string | null
  changedAt: Date
  requesterId: string
  status: TicketStatus
  priorityRank: number
  categories: string[]
  createdAt: Date
  firstResponseAt: Date | null
  responseDueAt: Date | null
  closedAt: Date | null
  resolvedAt: Date | null
  resolutionDueAt: Date | null
  dueClock: DueClock | null
  dueAt: Date | null
  nearAt: Date | null
  dueOrder: number
  priorityOrder: number
  /** Status and sleep in one number. */
  state: GeneratedAlways<number>
  /** The assignee, or the first of all ids. */
  ownerId: GeneratedAlways<string>
  /** The same number for all tickets with the same categories. */
  categorySet: GeneratedAlways<number>
  /** Read by processes of the version before alone. */
  headJson: Generated<string>
  itemJson: Generated<string>
  /** When the promise ends that staff were told of last. */
  toldDueAt: Date | null
  snoozedAt: Date | null
  /** When a snoozed ticket comes back by itself. */
  wakesAt: Date | null
}

type StaffNoticesTable = {
  customerId: string
  id: string
  ticketId: string | null
  userId: string
  kind: NoticeKind
  actorId: string | null
  actorName: string | null
  data: ColumnType<NoticeData, string | undefined, never>
  createdAt: Date
  readAt: Date | null
}

type TicketLinksTable = {
  customerId: string
  ticketId: string
  toCustomerId: string
  toTicketId: string
  kind: LinkKind
  createdAt: Date
}

type TicketMergesTable = {
  customerId: string
  ticketId: string
  intoTicketId: string
  mergedAt: Date
  mergedByName: string
  status: OpenStatus
  snoozedAt: Date | null
  wakesAt: Date | null
  commentId: string
}

type CustomerBriefsTable = {
  customerId: string
  note: string
  contract: string
  contractEndsOn: CalendarDate | null
  contractCovers: string
  version: number
  updatedAt: Date
  updatedByName: string
}

/** A view of the queue that an agent has saved. */
type DeskViewsTable = {
  id: string
  ownerId: string
  name: string
  isShared: boolean
  position: number
  filters: JSONColumnType<Record<string, unknown>>
  createdAt: Date
}

/** The fields that were changed; with a closing, when the ticket was snoozed as well. */
type BeforeBulk = {
  status?: TicketStatus
  priority?: Priority
  assigneeId?: string | null
  snoozedAt?: string | null
  wakesAt?: string | null
}

/** A ticket that was changed with others, and the fields as they were before. */
type DeskBulkTicketsTable = {
  customerId: string
  ticketId: string
  bulkId: string
  agentId: string
  before: JSONColumnType<BeforeBulk>
  changedAt: Date
  createdAt: Date
}

/** When an agent last looked at a ticket that is not closed. */
type DeskSeenTable = {
  customerId: string
  ticketId: string
  userId: string
  seenAt: Date
}

type TicketEscalationsTable = {
  customerId: string
  ticketId: string
  clock: DueClock
  percent: number
  /** `assignee`, `everybody`, or the id of an agent. */
  recipient: string
  at: Date
  toldAt: Date | null
}

export type DeskTables = {
  ticketEscalations: TicketEscalationsTable
  deskTickets: DeskTicketsTable
  staffNotices: StaffNoticesTable
  ticketLinks: TicketLinksTable
  ticketMerges: TicketMergesTable
  customerBriefs: CustomerBriefsTable
  deskViews: DeskViewsTable
  deskBulkTickets: DeskBulkTicketsTable
  deskSeen: DeskSeenTable
}
