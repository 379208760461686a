import type { ColumnType, Generated } from 'kysely'

import type { LeftOut } from '#shared/tickets/mail.ts'
import type { MailRemark } from '#shared/tickets/mail-values.ts'

/** Mail content that a ticket shows, by the comment that it became, or by the ticket. */
type MailPartsTable = {
  customerId: string
  partId: string
  ticketId: string
  commentId: string | null
  html: string | null
  quoted: string | null
  leftOut: ColumnType<LeftOut[], string | undefined, string>
  remarks: Generated<MailRemark[]>
}

export type MailPartsTables = {
  mailParts: MailPartsTable
}
