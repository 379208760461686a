import { z } from 'zod'

import { Success } from '#shared/access/contract.ts'
import type { Endpoint } from '#shared/endpoint.ts'
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '#shared/limits.ts'
import { textKey } from '#shared/words/catalogue.ts'
import { sentMailEndpoints } from '#shared/mail/endpoints.ts'
import { AttemptOutcome, OverReason, SentMailKind, SentMailState } from './values.ts'

const MailAttempt = z.object({
  at: z.string(),
  outcome: AttemptOutcome,
  /** Such as `550 5.1.1`. */
  code: z.string().nullable(),
  /** The mail server's own. */
  words: z.string().nullable(),
})
export type MailAttempt = z.infer<typeof MailAttempt>

/** A mail that went out or is to go out, without its text. */
const SentMail = z.object({
  id: z.string(),
  kind: SentMailKind,
  state: SentMailState,
  subject: z.string(),
  address: z.string(),
  /** None for the mail of a day. */
  ticket: z.object({ id: z.string(), number: z.number() }).nullable(),
  createdAt: z.string(),
  sentAt: z.string().nullable(),
  nextTryAt: z.string().nullable(),
  /** Why it was not sent after all. */
  over: OverReason.nullable(),
  attempts: z.array(MailAttempt),
})
export type SentMail = z.infer<typeof SentMail>

const MailOut = z.object({
  /** There is a mail server to send by. */
  isOn: z.boolean(),
  /** Nothing is sent, because the mail server refuses the installation itself. */
  stopped: z.object({ at: z.string(), code: z.string().nullable(), words: z.string() }).nullable(),
  bounced: z.array(
    z.object({
      customer: z.object({ id: z.string(), name: z.string() }),
      address: z.string(),
      at: z.string(),
      words: z.string(),
    }),
  ),
})
export type MailOut = z.infer<typeof MailOut>

const PAGE_SIZE = textKey('operations.pageSize')

const SentMailQuery = z.object({
  state: SentMailState.optional(),
  limit: z.coerce
    .number(PAGE_SIZE)
    .int(PAGE_SIZE)
    .min(1, PAGE_SIZE)
    .max(MAX_PAGE_SIZE, PAGE_SIZE)
    .default(DEFAULT_PAGE_SIZE),
  cursor: z.uuid(textKey('operations.unknownCursor')).optional(),
})
export type SentMailQuery = z.infer<typeof SentMailQuery>

const MailId = z.object({ mailId: z.uuid() })
const MailOffToken = z.object({ token: z.string().max(200) })

export const sentMailContract = {
  getMailOut: {
    ...sentMailEndpoints.getMailOut,
    access: 'admin',
    summary: 'Whether mail goes out, and the addresses that it comes back from for good',
    response: MailOut,
  },
  listSentMails: {
    ...sentMailEndpoints.listSentMails,
    access: 'admin',
    summary:
      'Mails about tickets with every attempt, the newest first; the next page is in the Link header',
    query: SentMailQuery,
    response: z.array(SentMail),
  },
  retrySentMail: {
    ...sentMailEndpoints.retrySentMail,
    access: 'admin',
    summary: 'Try a mail again now',
    params: MailId,
    response: Success,
  },
  dismissSentMail: {
    ...sentMailEndpoints.dismissSentMail,
    access: 'admin',
    summary: 'Give a mail up',
    params: MailId,
    response: Success,
  },
  resumeSending: {
    ...sentMailEndpoints.resumeSending,
    access: 'admin',
    summary: 'Send mail again after it was stopped',
    response: Success,
  },
  clearMailAddress: {
    ...sentMailEndpoints.clearMailAddress,
    access: 'admin',
    summary: 'Send mail to an address again from which it came back',
    body: z.object({
      customerId: z.uuid(),
      address: z
        .string()
        .max(320)
        .refine((text) => !text.includes('\0'), textKey('tickets.notStorable')),
    }),
    response: Success,
  },
  showMailOff: {
    ...sentMailEndpoints.showMailOff,
    access: 'public',
    summary: 'The page that a mail leads to for choosing what comes by mail; changes nothing',
    query: MailOffToken,
    produces: 'A page',
  },
  stopMail: {
    ...sentMailEndpoints.stopMail,
    access: 'public',
    // A form of one field, or what a mail program posts by itself.
    bodyBytes: 4_096,
    csrf: 'exempt',
    summary: 'Choose what comes by mail, without a choice nothing (RFC 8058)',
    query: MailOffToken,
    produces: 'A page',
  },
} as const satisfies Record<keyof typeof sentMailEndpoints, Endpoint>
