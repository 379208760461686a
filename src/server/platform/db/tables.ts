import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'

import type { AuditAction } from '#shared/audit/values.ts'
import type { SamlProvider } from '#shared/customers/values.ts'
import type { DueClock } from '#shared/desk/values.ts'
import type { LogoType } from '#shared/settings/values.ts'
import type { Priority, ResolutionCode, TicketStatus } from '#shared/tickets/values.ts'
import type { UsageLimitName } from '#shared/usage/values.ts'

/** `YYYY-MM-DD`: db/client.ts has the driver hand calendar days over as text, never as an instant. */
type CalendarDate = string

type InstallationTable = {
  onlyRow: Generated<boolean>
  cookieSecret: Buffer
  timeZone: Generated<string>
  name: Generated<string>
  contactText: Generated<string>
  contactUrl: string | null
  contactDetails: Generated<string[]>
  resources: ColumnType<{ text: string; url: string | null }[], string | undefined, string>
  privacyUrl: string | null
  firstStepsDismissedAt: Date | null
  version: Generated<number>
  updatedAt: Date | null
  updatedBy: string | null
  secondFactorFrom: CalendarDate | null
}

/** Which file of functions the database has, in which text. */
type AppliedFunctionsTable = {
  file: string
  checksum: string
  level: number
}

type BackupsTable = {
  onlyRow: Generated<boolean>
  madeAt: Date
}

type InstallationLogoTable = {
  onlyRow: Generated<boolean>
  content: Buffer
  contentType: LogoType
  width: number
  height: number
  digest: string
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
  deletedBy: string | null
  removalBeganAt: Date | null
  /** Kept by the database. */
  searchText: GeneratedAlways<string>
}

type CustomerDomainsTable = {
  customerId: string
  domain: string
  position: Generated<number>
  released: Generated<boolean>
}

type TechnicalContactsTable = {
  customerId: string
  position: number
  name: string
  email: string | null
  phone: string | null
}

type ConnectionsTable = {
  id: Generated<string>
  customerId: string
  enabled: boolean
  provider: SamlProvider
  entityId: string
  entryPoint: string
  cert: string
  /** Null until it was read in the certificate. */
  certExpiresAt: Generated<Date | null>
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
  id: Generated<string>
  tokenHash: Buffer
  customerId: string
  userId: string
  createdAt: Date
  lastSeenAt: Date
  expiresAt: Date
  address: string | null
  userAgent: string | null
}

/** A view: sessions whose person and customer may still use them. */
type UsableSessionsView = Omit<SessionsTable, 'id' | 'createdAt' | 'address' | 'userAgent'> &
  Pick<UsersTable, 'name' | 'email' | 'role'> & {
    customerName: string
    internal: boolean
    mspStartDate: CalendarDate | null
    timeZone: string | null
  }

type AccountLinksTable = {
  customerId: string
  userId: string
  tokenHash: Buffer
  createdAt: Date
  expiresAt: Date
}

type SamlRequestsTable = {
  customerId: string
  id: string
  browserHash: Buffer
  returnTo: string | null
  passive: boolean
  createdAt: Date
  expiresAt: Date
  answeredAt: Date | null
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

type UsageLimitsTable = { [Name in UsageLimitName]: Generated<number> } & {
  onlyRow: Generated<boolean>
  version: Generated<number>
  updatedAt: Date | null
  updatedBy: string | null
}

/** Written by functions of the database. */
type UsageCountsTable = {
  customerId: string
  userId: string
  hour: Date
  tickets: Generated<number>
  replies: Generated<number>
  day: Date
  bytesOfDay: Generated<number>
  bytesInAll: Generated<number>
  usedAt: Date
  recountedAt: Date
}

type CategoriesTable = {
  id: string
  name: string | null
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
  responseDueAt: Date
  closedAt: Date | null
  resolutionDueAt: Date
  dueClock: DueClock | null
  dueAt: Date | null
  nearAt: Date | null
  dueOrder: number
  priorityOrder: number
  headJson: string
  itemJson: Generated<string>
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
  /** Who a ticket was assigned to; null for nobody. */
  assigneeId?: string | null
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

type IdempotencyKeysTable = {
  customerId: string
  userId: string
  endpoint: string
  key: string
  fingerprint: Buffer
  answer: ColumnType<unknown, string, never>
  createdAt: Date
}

type OutboxTable = {
  seq: GeneratedAlways<number>
  id: Generated<string>
  name: string
  key: Generated<string | null>
  customerId: Generated<string | null>
  payload: ColumnType<unknown, string | undefined, never>
  createdAt: Generated<Date>
  handedAt: Generated<Date | null>
  jobId: Generated<string | null>
  attempts: Generated<number>
  failure: Generated<string | null>
  failedAt: Generated<Date | null>
}

type OutboxSecretsTable = {
  outboxId: string
  sealed: Buffer
  expiresAt: Date
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

type TotpSecretsTable = {
  customerId: string
  userId: string
  secret: Buffer
  createdAt: Date
  confirmedAt: Date | null
  lastUsedStep: number | null
}

type PasskeysTable = {
  customerId: string
  id: string
  userId: string
  credentialId: string
  publicKey: Buffer
  counter: number
  transports: string[]
  backedUp: boolean
  name: string
  createdAt: Date
  lastUsedAt: Date | null
}

type RecoveryCodesTable = {
  customerId: string
  userId: string
  codeHash: Buffer
  usedAt: Date | null
}

export type ChallengePurpose = 'sign_in' | 'registration'

type WebauthnChallengesTable = {
  customerId: string
  userId: string
  challenge: string
  purpose: ChallengePurpose
  expiresAt: Date
}

/** The tables as TypeScript sees them: db/client.ts turns camelCase into the database's snake_case. */
export type Tables = {
  appliedFunctions: AppliedFunctionsTable
  installation: InstallationTable
  installationLogo: InstallationLogoTable
  backups: BackupsTable
  customers: CustomersTable
  customerDomains: CustomerDomainsTable
  technicalContacts: TechnicalContactsTable
  connections: ConnectionsTable
  users: UsersTable
  sessions: SessionsTable
  usableSessions: UsableSessionsView
  accountLinks: AccountLinksTable
  samlRequests: SamlRequestsTable
  samlAssertions: SamlAssertionsTable
  signInFailures: SignInFailuresTable
  rateLimits: RateLimitsTable
  usageLimits: UsageLimitsTable
  usageCounts: UsageCountsTable
  categories: CategoriesTable
  tickets: TicketsTable
  deskTickets: DeskTicketsTable
  comments: CommentsTable
  attachments: AttachmentsTable
  pendingFiles: PendingFilesTable
  ticketEvents: TicketEventsTable
  idempotencyKeys: IdempotencyKeysTable
  totpSecrets: TotpSecretsTable
  passkeys: PasskeysTable
  recoveryCodes: RecoveryCodesTable
  webauthnChallenges: WebauthnChallengesTable
  auditEntries: AuditEntriesTable
  outbox: OutboxTable
  outboxSecrets: OutboxSecretsTable
}
