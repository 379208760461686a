import { z } from 'zod'

import { textKey } from '#shared/words/catalogue.ts'

import type { SentMailKind } from '#shared/mail/out/values.ts'

import type { JobKind } from '#server/platform/jobs/job.ts'

export const TicketKey = z.object({ customerId: z.uuid(), ticketId: z.uuid() })
export type TicketKey = z.infer<typeof TicketKey>

export const MailKey = z.object({ customerId: z.uuid(), mailId: z.uuid() })
export type MailKey = z.infer<typeof MailKey>

/** Decides who is told of what happened to a ticket. Asked for by ask_for_mail (db/functions/mail-out.sql). */
export const MAIL_TELL: JobKind<TicketKey> = {
  name: 'mail-tell',
  title: textKey('jobs.mailTell'),
  payload: TicketKey,
}

/** Makes one attempt to send a mail. */
export const MAIL_SEND: JobKind<MailKey> = {
  name: 'mail-send',
  title: textKey('jobs.mailSend'),
  payload: MailKey,
}

/** As MAIL_SEND, for mail that many people may get in one go: what people wrote does not wait behind it. */
export const MAIL_SEND_BULK: JobKind<MailKey> = {
  name: 'mail-send-bulk',
  title: textKey('jobs.mailSendBulk'),
  payload: MailKey,
}

const BULK: readonly SentMailKind[] = ['closed', 'notice', 'digest']

export function sendingOf({ kind }: { kind: SentMailKind }): JobKind<MailKey> {
  return BULK.includes(kind) ? MAIL_SEND_BULK : MAIL_SEND
}
