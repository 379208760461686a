import type { Generated, GeneratedAlways } from 'kysely'

import type { MailEncryption, MailProvider, MailSignIn } from '#shared/mail/boxes/values.ts'

import type { CalendarDate } from './customers.ts'

type MailboxesTable = {
  id: string
  name: string
  address: string
  provider: MailProvider
  signIn: MailSignIn
  imapHost: string | null
  imapPort: number | null
  imapEncryption: MailEncryption | null
  smtpHost: string | null
  smtpPort: number | null
  smtpEncryption: MailEncryption | null
  userName: string | null
  tenantId: string | null
  clientId: string | null
  secret: Buffer | null
  hasSecret: GeneratedAlways<boolean>
  secretEndsOn: CalendarDate | null
  proofKey: string | null
  postingKey: Generated<string>
  keyRequired: Generated<boolean>
  trustedServer: string | null
  isOn: Generated<boolean>
  resultsBelow: Generated<boolean>
  isSender: Generated<boolean>
  firstDays: Generated<number>
  readFrom: Date | null
  uidValidity: number | null
  lastUid: number | null
  readerId: string | null
  readerUntil: Date | null
  readAt: Date | null
  unreachableSince: Date | null
  lastError: string | null
  lastErrorAt: Date | null
  version: Generated<number>
  createdAt: Date
  updatedAt: Date
  updatedBy: string
}

type MailProofsTable = {
  mailboxId: string
  mark: string
  takenAt: Date
}

export type MailboxesTables = {
  mailboxes: MailboxesTable
  mailProofs: MailProofsTable
}
