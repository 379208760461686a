import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'

import type {
  BackfillState,
  CrmActionKind,
  CrmActionState,
  CrmState,
  MappingKind,
  NoteRule,
  UnplacedReason,
} from '#shared/crm/values.ts'

import type { TicketEventData, TicketEventType } from './tickets.ts'

type FoundCompany = { id: string; name: string; domain: string | null }

/** The one connection to a CRM, and how it is faring. */
type CrmConnectionTable = {
  onlyRow: Generated<boolean>
  state: Generated<CrmState>
  token: Buffer | null
  webhookSecret: Buffer | null
  hasToken: GeneratedAlways<boolean>
  hasWebhookSecret: GeneratedAlways<boolean>
  accountId: string | null
  accountName: string | null
  accountTimeZone: string | null
  missingScopes: Generated<string[]>
  checkAskedAt: Date | null
  checkedAt: Date | null
  checkFailure: string | null
  pipelineId: string | null
  noteRule: Generated<NoteRule>
  noteMarker: Generated<string>
  catalog: JSONColumnType<Record<string, unknown>> | null
  catalogReadAt: Date | null
  foundCompanies: ColumnType<FoundCompany[], string | undefined, string>
  switchedOnAt: Date | null
  readUntil: Date | null
  unreachableSince: Date | null
  tokenRefusedAt: Date | null
  lastError: string | null
  lastErrorAt: Date | null
  version: Generated<number>
  updatedAt: Date | null
  updatedBy: string | null
}

type CrmMappingsTable = {
  kind: MappingKind
  theirs: string
  ours: string
}

type CrmCompaniesTable = {
  companyId: string
  customerId: string
  name: string
  isPrimary: boolean
  boundAt: Date
  boundBy: string
  /** Since when it is known to be deleted or merged in the CRM, and into which company. */
  goneAt: Generated<Date | null>
  mergedInto: Generated<string | null>
}

type CrmContactsTable = {
  customerId: string
  userId: string
  contactId: string
}

type CrmTicketsTable = {
  customerId: string
  ticketId: string
  remoteId: string
  remoteModifiedAt: Date
  seen: ColumnType<Record<string, unknown>, string | undefined, string>
  goneAt: Date | null
  mergedInto: string | null
  mergedIds: Generated<string[]>
  backfillId: string | null
}

type CrmCommentsTable = {
  customerId: string
  commentId: string
  ticketId: string
  stream: string
  remoteId: string
  /** The customer's people among its recipients there. */
  recipientIds: Generated<string[]>
}

type CrmFilesTable = {
  customerId: string
  attachmentId: string
  ticketId: string
  remoteId: string
}

/** The event's, and which it was. */
export type CrmActionData = TicketEventData & {
  event?: TicketEventType
  byAgent?: boolean
  /** Sent because an administrator asked for what was there before the CRM. */
  pushed?: boolean
  /** Which company the CRM refused to file a new ticket with, because it is gone there. */
  withoutCompany?: string
}

/** Written by `tell_crm` of the database with each event. */
type CrmActionsTable = {
  id: Generated<string>
  seq: GeneratedAlways<number>
  customerId: string
  ticketId: string
  kind: CrmActionKind
  data: ColumnType<CrmActionData, string | undefined, string>
  state: Generated<CrmActionState>
  attempts: Generated<number>
  failure: string | null
  failureCode: string | null
  correlationId: string | null
  createdAt: Date
  triedAt: Date | null
  claimedUntil: Date | null
  doneAt: Date | null
}

type CrmLimitsTable = {
  name: string
  tokens: number
  capacity: number
  perSecond: number
  refilledAt: Date
  blockedUntil: Date | null
}

type CrmBreakerTable = {
  onlyRow: Generated<boolean>
  failures: Generated<number>
  firstFailureAt: Date | null
  retryAt: Date | null
}

type CrmStreamsTable = {
  stream: string
  position: ColumnType<Record<string, unknown>, string | undefined, string>
  readUntil: Date | null
  readAt: Date | null
}

type CrmSignalsTable = {
  mark: string
  stream: string
  objectId: string
  isDeletion: boolean
  occurredAt: Date
  receivedAt: Date
  handledAt: Date | null
}

type CrmUnplacedTable = {
  remoteId: string
  reason: UnplacedReason
  companyId: string | null
  requesterEmail: string | null
  seenAt: Date
}

type CrmBackfillsTable = {
  id: string
  state: BackfillState
  position: string | null
  readCount: Generated<number>
  importedCount: Generated<number>
  skippedCount: Generated<number>
  expectedCount: number | null
  spentMs: Generated<number>
  startedAt: Date
  startedBy: string
  endedAt: Date | null
}

export type CrmTables = {
  crmConnection: CrmConnectionTable
  crmMappings: CrmMappingsTable
  crmCompanies: CrmCompaniesTable
  crmContacts: CrmContactsTable
  crmTickets: CrmTicketsTable
  crmComments: CrmCommentsTable
  crmFiles: CrmFilesTable
  crmActions: CrmActionsTable
  crmLimits: CrmLimitsTable
  crmBreaker: CrmBreakerTable
  crmStreams: CrmStreamsTable
  crmSignals: CrmSignalsTable
  crmUnplaced: CrmUnplacedTable
  crmBackfills: CrmBackfillsTable
}
