import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

import type {
  AttemptOutcome,
  MailChoice,
  SentMailKind,
  SentMailState,
} from '#shared/mail/out/values.ts'

type MailOutTable = {
  onlyRow: Generated<boolean>
  hasServer: Generated<boolean>
  serverMark: string | null
  stoppedAt: Date | null
  stoppedCode: string | null
  stoppedWords: string | null
}

/** Ids of what a mail tells of, never its text. */
export type MailCauseData = {
  commentId?: string
  dueAt?: string
  clock?: string
  percent?: number
  /** An escalation to this person, as the contract has it. */
  isNamed?: true
  /** Why a reply was not sent. */
  reason?: string
  /** How many tickets were assigned in one go. */
  tickets?: number
}

/** Written by `tell_mail` of the database with each event, and with each notice to staff. */
type MailCausesTable = {
  customerId: string
  seq: GeneratedAlways<number>
  ticketId: string
  kind: string
  userId: string | null
  actorId: string | null
  byAgent: boolean
  data: ColumnType<MailCauseData, string | undefined, string>
  at: Date
}

type SentMailsTable = {
  customerId: string
  id: string
  kind: SentMailKind
  ticketId: string | null
  userId: string
  address: string
  cause: string
  subject: string
  isInternal: boolean
  data: ColumnType<Record<string, unknown>, string | undefined, string>
  state: Generated<SentMailState>
  messageId: string | null
  createdAt: Date
  nextTryAt: Date | null
  sentAt: Date | null
  serverId: string | null
}

type MailAttemptsTable = {
  customerId: string
  sentMailId: string
  number: number
  at: Date
  outcome: AttemptOutcome
  code: string | null
  words: string | null
}

type MailMessageIdsTable = {
  messageId: string
  customerId: string
  ticketId: string
  isInternal: boolean
  at: Date
}

type MailDigestItemsTable = {
  customerId: string
  seq: GeneratedAlways<number>
  ticketId: string
  userId: string
  kind: string
  isInternal: boolean
  data: ColumnType<MailCauseData, string | undefined, string>
  at: Date
  sentMailId: string | null
}

type MailPreferencesTable = {
  customerId: string
  userId: string
  choice: MailChoice
  /** They have mail about every ticket that they see. */
  allSeen: Generated<boolean>
  updatedAt: Date
}

type MailAddressesTable = {
  customerId: string
  address: string
  bouncedAt: Date
  words: string
}

export type MailOutTables = {
  mailOut: MailOutTable
  mailCauses: MailCausesTable
  sentMails: SentMailsTable
  mailAttempts: MailAttemptsTable
  mailMessageIds: MailMessageIdsTable
  mailDigestItems: MailDigestItemsTable
  mailPreferences: MailPreferencesTable
  mailAddresses: MailAddressesTable
}
