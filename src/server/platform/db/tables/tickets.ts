import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'

import type { TicketListItem } from '#shared/tickets/contract.ts'
import type { SystemText } from '#shared/tickets/system-text.ts'
import type { Names } from '#shared/settings/names.ts'
import type { RatingScore } from '#shared/tickets/rating.ts'
import type {
  CategoryConfidentiality,
  Priority,
  ResolutionCode,
  TicketStatus,
} from '#shared/tickets/values.ts'

type CategoriesTable = {
  id: string
  name: string | null
  position: number
  retired: Generated<boolean>
  confidential: Generated<CategoryConfidentiality>
  /** In further languages, by language. */
  names: ColumnType<Names, string | undefined, string>
}

type TicketsTable = {
  customerId: string
  id: string
  number: Generated<number>
  requesterId: string
  subject: string
  description: string
  priority: Priority
  priorityRank: GeneratedAlways<number>
  status: TicketStatus
  categories: string[]
  commentCount: Generated<number>
  createdAt: Date
  updatedAt: Date
  closedAt: Date | null
  /** When a ticket that was opened again was closed first, which ended the clock of its resolution. */
  resolvedAt: Date | null
  resolutionCode: ResolutionCode | null
  timeZone: string
  /** Null while the clock of a contract is paused. */
  responseDueAt: Date | null
  resolutionDueAt: Date | null
  /** From these on little time is left. The queries that write due times write them. */
  responseNearAt: Date | null
  resolutionNearAt: Date | null
  /** The version of the contract that counts; null for the clock of the specification. */
  contractVersionId: string | null
  /** Business minutes that are left, only while the clock is paused. */
  responseLeftMinutes: number | null
  resolutionLeftMinutes: number | null
  firstResponseAt: Date | null
  firstResponseMinutes: number | null
  resolutionMinutes: number | null
  /** It goes on within another one, and is counted with that one. Kept by a trigger. */
  isMerged: Generated<boolean>
  /** Only its requester and its participants see it in their company. */
  isConfidential: Generated<boolean>
  /** People who take part besides the requester. Kept by a trigger. */
  participantIds: GeneratedAlways<string[]>
  /** The agent who created it for its requester, as they were called then. */
  raisedBy: string | null
  /** Processes of the version before read it. */
  fieldsJson: GeneratedAlways<string>
  /** The ticket as lists present it, the version of its shape, and how long its verdicts hold. */
  listJson: GeneratedAlways<TicketListItem | null>
  listJsonVersion: GeneratedAlways<number | null>
  listJsonHolds: GeneratedAlways<string | null>
}

export type CommentKind = 'requester' | 'agent' | 'system'

type CommentsTable = {
  customerId: string
  id: string
  ticketId: string
  authorId: string | null
  authorName: string
  kind: CommentKind
  /** A person from outside of the company wrote it. */
  isExternal: Generated<boolean>
  isInternal: Generated<boolean>
  content: string
  /** Set for the system: which text it is, with its values. */
  said: JSONColumnType<SystemText> | null
  createdAt: Date
}

type AttachmentsTable = {
  customerId: string
  id: string
  ticketId: string
  commentId: string | null
  isInternal: Generated<boolean>
  filename: string
  sizeBytes: number
  contentType: string
  /** Null where the bytes are the CRM's, under the id in crm_files. */
  storageKey: string | null
  /** In hexadecimal digits. Null for files of earlier versions and of the CRM. */
  sha256: string | null
  position: number
  createdAt: Date
}

type PendingFilesTable = {
  customerId: string
  storageKey: string
  /** Set by the database for a request in a customer's role; null otherwise. */
  uploaderId: Generated<string | null>
  createdAt: Date
}

export type TicketEventType =
  | 'created'
  | 'replied'
  | 'noted'
  | 'status_changed'
  | 'edited'
  | 'assigned'
  | 'closed'
  | 'reopened'
  | 'snoozed'
  | 'woken'
  | 'linked'
  | 'unlinked'
  | 'merged'
  | 'unmerged'
  | 'split'
  | 'participant_added'
  | 'participant_removed'

export type TicketEventData = {
  /** With `created`, and with an `edited` that changed them: what decides the targets. */
  priority?: Priority
  categories?: string[]
  /** The author's name then, of a ticket with a contract. */
  by?: string
  from?: TicketStatus
  to?: TicketStatus
  commentId?: string
  /** With an agent's `replied`: sent as "Waiting for the customer". */
  waits?: true
  changed?: string[]
  /** With `edited`: whether the ticket is confidential from then on. */
  confidential?: boolean
  resolutionCode?: ResolutionCode
  /** The new assignee; null for none. */
  assigneeId?: string | null
  /** Until when a ticket is snoozed; null until its requester writes. */
  until?: string | null
  /** With `reopened`: the closings of before still count. */
  verdictStands?: true
  /** The other one of two tickets. */
  otherTicketId?: string
  /** The person who was added or removed. */
  participantId?: string
}

type TicketEventsTable = {
  customerId: string
  id: string
  ticketId: string
  type: TicketEventType
  actorId: string | null
  byAgent: boolean
  at: Date
  data: ColumnType<TicketEventData, string | undefined, string>
}

type TicketParticipantsTable = {
  customerId: string
  ticketId: string
  userId: string
  addedBy: string | null
  addedAt: Date
}

type TicketRatingsTable = {
  customerId: string
  ticketId: string
  /** The closing that is rated: a ticket that is closed again has another one. */
  closedAt: Date
  score: RatingScore
  comment: string | null
  ratedAt: Date
}

export type TicketsTables = {
  categories: CategoriesTable
  tickets: TicketsTable
  comments: CommentsTable
  attachments: AttachmentsTable
  pendingFiles: PendingFilesTable
  ticketEvents: TicketEventsTable
  ticketParticipants: TicketParticipantsTable
  ticketRatings: TicketRatingsTable
}
