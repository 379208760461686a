import type { ColumnType, Generated } from 'kysely'

import type { AlertReading } from '#shared/mail/alerts/read-alert.ts'
import type { HoldReason, MailState } from '#shared/mail/held/values.ts'

/** Facts of a mail's triage that agents see. */
export type MailFacts = {
  /** Stands in place of one sender. */
  shownFrom?: string | null
  authentication?: { verdict: 'dmarc' | 'aligned' | 'none'; by: string | null; results: string[] }
  automatic?: string | null
  to?: string[]
  preview?: string
  bounce?: { address: string | null; status: string | null; said: string } | null
  /** Tickets that it says it is about. */
  ticketIds?: string[]
  /** The values that its rule reads, and the rule's name. */
  alert?: AlertReading & { rule: string }
}

type ReceivedMailsTable = {
  id: string
  mailboxId: string | null
  uidValidity: number | null
  uid: number | null
  mark: string
  messageId: string | null
  fromAddress: string | null
  fromName: string | null
  subject: Generated<string>
  receivedAt: Date
  sizeBytes: number
  rawKey: string | null
  state: Generated<MailState>
  reason: HoldReason | null
  namedIds: Generated<string[]>
  isStrangers: Generated<boolean>
  isHeadOnly: Generated<boolean>
  facts: ColumnType<MailFacts, string | undefined, string>
  customerId: string | null
  ticketId: string | null
  commentId: string | null
  settledAt: Date | null
  settledBy: string | null
  alertRuleId: string | null
  alertKey: string | null
}

export type MailPlacingTables = {
  receivedMails: ReceivedMailsTable
}
