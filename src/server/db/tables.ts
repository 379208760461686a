import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'

import type { AuditAction } from '#shared/audit-values.ts'
import type { SamlProvider } from '#shared/customer-values.ts'
import type { Priority, ResolutionCode, TicketStatus } from '#shared/ticket-values.ts'

/** `YYYY-MM-DD`: db/client.ts has the driver hand calendar days over as text, never as an instant. */
type CalendarDate = string

type InstallationTable = {
  onlyRow: Generated<boolean>
  cookieSecret: Buffer
  timeZone: Generated<string>
}

type CustomersTable = {
  id: string
  name: string
  active: Generated<boolean>
  internal: Generated<boolean>
  mspStartDate: CalendarDate | null
  timeZone: string | null
  version: Generated<number>
  createdAt: Date
  updatedAt: Date
  updatedBy: string | null
  deletedAt: Date | null
}

type CustomerDomainsTable = {
  customerId: string
  domain: string
  position: Generated<number>
  released: Generated<boolean>
}

type CustomerSamlTable = {
  customerId: string
  enabled: boolean
  provider: SamlProvider
  entityId: string
  entryPoint: string
  cert: string
  previousCert: string | null
  validateSignature: boolean
  validateInResponseTo: boolean
  disableRequestedAuthnContext: boolean
  audienceRestriction: string | null
  ipRestrictions: string[]
  auditEnabled: boolean
}

export const USER_ROLES = ['customer', 'agent', 'admin'] as const
export type UserRole = (typeof USER_ROLES)[number]

type UsersTable = {
  customerId: string
  id: string
  email: string
  name: string
  role: UserRole
  passwordHash: string | null
  active: Generated<boolean>
  createdAt: Date
  lastSignInAt: Date | null
}

type SessionsTable = {
  tokenHash: Buffer
  customerId: string
  userId: string
  createdAt: Date
  lastSeenAt: Date
  expiresAt: Date
}

/** A view: sessions whose person and customer may still use them. */
type UsableSessionsView = Omit<SessionsTable, 'createdAt'> &
  Pick<UsersTable, 'name' | 'email' | 'role'> & {
    customerName: string
    internal: boolean
    mspStartDate: CalendarDate | null
    timeZone: string | null
  }

type SamlRequestsTable = {
  customerId: string
  id: string
  browserHash: Buffer
  returnTo: string | null
  passive: boolean
  createdAt: Date
  expiresAt: Date
}

type SamlAssertionsTable = {
  customerId: string
  issuer: string
  assertionId: string
  expiresAt: Date
}

type SignInFailuresTable = {
  customerId: string
  ref: string
  reason: string
  detail: JSONColumnType<{ expected?: string; received?: string; hint?: string }>
  address: string
  createdAt: Date
}

type RateLimitsTable = {
  key: string
  hits: number
  resetsAt: Date
}

type CategoriesTable = {
  id: string
  position: number
  retired: Generated<boolean>
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
  fieldsJson: GeneratedAlways<string>
  status: TicketStatus
  categories: string[]
  commentCount: Generated<number>
  createdAt: Date
  updatedAt: Date
  closedAt: Date | null
  resolutionCode: ResolutionCode | null
  timeZone: string
  responseDueAt: Date
  resolutionDueAt: Date
  firstResponseAt: Date | null
  firstResponseMinutes: number | null
  resolutionMinutes: number | null
}

export const COMMENT_KINDS = ['requester', 'agent', 'system'] as const
export type CommentKind = (typeof COMMENT_KINDS)[number]

type CommentsTable = {
  customerId: string
  id: string
  ticketId: string
  authorId: string | null
  authorName: string
  kind: CommentKind
  isInternal: Generated<boolean>
  content: string
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
  storageKey: string
  position: number
  createdAt: Date
}

type PendingFilesTable = {
  customerId: string
  storageKey: string
  createdAt: Date
}

export const TICKET_EVENT_TYPES = [
  'created',
  'replied',
  'noted',
  'status_changed',
  'edited',
  'assigned',
  'closed',
] as const
export type TicketEventType = (typeof TICKET_EVENT_TYPES)[number]

export type TicketEventData = {
  priority?: Priority
  from?: TicketStatus
  to?: TicketStatus
  commentId?: string
  changed?: string[]
  resolutionCode?: ResolutionCode
}

type TicketEventsTable = {
  customerId: string
  id: string
  ticketId: string
  type: TicketEventType
  actorId: string | null
  byAgent: boolean
  at: Date
  data: JSONColumnType<TicketEventData>
}

type IdempotencyKeysTable = {
  customerId: string
  userId: string
  endpoint: string
  key: string
  fingerprint: Buffer
  answer: ColumnType<unknown, string, never>
  createdAt: Date
}

type AuditEntriesTable = {
  id: string
  at: Date
  action: AuditAction
  actorId: string | null
  actorName: string
  actorEmail: string | null
  address: string | null
  customerId: string | null
  subjectId: string | null
  subjectName: string | null
  before: JSONColumnType<Record<string, unknown>> | null
  after: JSONColumnType<Record<string, unknown>> | null
  searchText: GeneratedAlways<string>
}

/** The tables as TypeScript sees them: db/client.ts turns camelCase into the database's snake_case. */
export type Tables = {
  installation: InstallationTable
  customers: CustomersTable
  customerDomains: CustomerDomainsTable
  customerSaml: CustomerSamlTable
  users: UsersTable
  sessions: SessionsTable
  usableSessions: UsableSessionsView
  samlRequests: SamlRequestsTable
  samlAssertions: SamlAssertionsTable
  signInFailures: SignInFailuresTable
  rateLimits: RateLimitsTable
  categories: CategoriesTable
  tickets: TicketsTable
  comments: CommentsTable
  attachments: AttachmentsTable
  pendingFiles: PendingFilesTable
  ticketEvents: TicketEventsTable
  idempotencyKeys: IdempotencyKeysTable
  auditEntries: AuditEntriesTable
}
