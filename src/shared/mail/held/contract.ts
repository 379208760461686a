import { z } from 'zod'

import { AudienceMember } from '#shared/tickets/audience-contract.ts'

import { LoginEmail, Success } from '#shared/access/contract.ts'
import { MAX_PERSON_NAME_LENGTH } from '#shared/desk/endpoints.ts'
import type { Endpoint } from '#shared/endpoint.ts'
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '#shared/limits.ts'
import { MAIL_REACHES } from '#shared/mail/out/values.ts'
import { line } from '#shared/settings/contract.ts'
import { LeftOut } from '#shared/tickets/mail.ts'
import { MAIL_REMARKS } from '#shared/tickets/mail-values.ts'
import { TICKET_STATUSES } from '#shared/tickets/values.ts'
import { textKey } from '#shared/words/catalogue.ts'

import { heldMailEndpoints } from '#shared/mail/endpoints.ts'
import { HOLD_REASONS, LISTED_MAILS, MAIL_STATES, SUGGESTED_BY } from './values.ts'

const Named = z.object({ id: z.string(), name: z.string() })

export const MailItem = z.object({
  id: z.string(),
  state: z.enum(MAIL_STATES),
  /** Why it is held, or was until an agent decided. */
  reason: z.enum(HOLD_REASONS).nullable(),
  /** Sender that it names, unproven; null when it is not exactly one. */
  from: z.object({ name: z.string(), address: z.string().nullable() }),
  subject: z.string(),
  /** The beginning of its text. */
  preview: z.string(),
  receivedAt: z.string(),
  /** Customer of the sender. */
  customer: Named.nullable(),
  /** Ticket that it became part of. */
  ticket: z.object({ id: z.string(), number: z.number() }).nullable(),
  settledBy: z.string().nullable(),
})
export type MailItem = z.infer<typeof MailItem>

const Suggestion = z.object({
  id: z.string(),
  number: z.number(),
  subject: z.string(),
  status: z.enum(TICKET_STATUSES),
  customerName: z.string(),
  requesterName: z.string(),
  by: z.enum(SUGGESTED_BY),
})
export type MailSuggestion = z.infer<typeof Suggestion>

export const Mail = MailItem.extend({
  to: z.array(z.string()),
  /** Its new text, as plain text. */
  text: z.string(),
  quoted: z.string().nullable(),
  files: z.array(z.object({ filename: z.string(), sizeBytes: z.number() })),
  leftOut: z.array(LeftOut),
  remarks: z.array(z.enum(MAIL_REMARKS)),
  /** The receiving server's verdict on its sender; null before anyone asked. */
  authentication: z
    .object({
      verdict: z.enum(['dmarc', 'aligned', 'none']),
      by: z.string().nullable(),
      results: z.array(z.string()),
    })
    .nullable(),
  /** Values that a rule for alerts has read of it. */
  alert: z.object({ rule: z.string(), name: z.string(), state: z.string() }).nullable(),
  /** The raw mail is still kept. */
  isKept: z.boolean(),
  /** Only its headers and the beginning of its text are kept, because of the limits for strangers. */
  isHeadOnly: z.boolean(),
  /** How many mails of its sender are held. */
  heldOfSender: z.number(),
  /** Set when its content could be read. */
  isReadable: z.boolean(),
  /** It is of one of the staff, and becomes a note. */
  isOfStaff: z.boolean(),
  tickets: z.array(Suggestion),
  /** For whom it may become a ticket, with the customer that its address belongs to. */
  customerOfAddress: Named.nullable(),
})
export type Mail = z.infer<typeof Mail>

export const TicketMail = z.object({
  /** How a reply reaches the requester. */
  reach: z.enum(MAIL_REACHES),
  /** Others who get a reply by mail: participants, those from outside first, and people who chose mail about all that they see. */
  alsoTo: z.array(AudienceMember.pick({ name: true, isExternal: true })),
  /** Since when mail to the requester comes back, and the words of the mail server. */
  bounced: z.object({ at: z.string(), words: z.string() }).nullable(),
  /** Since when no mail is sent to anybody, because the mail server refuses the installation. */
  stoppedAt: z.string().nullable(),
  /** Mails of machines about the ticket, newest first. */
  automatic: z.array(MailItem),
  /** The mails that the ticket or its comments were made from, while they are kept as they came in. */
  originals: z.array(
    z.object({
      mailId: z.string(),
      /** The comment, or the ticket whose own text it is. */
      partId: z.string(),
    }),
  ),
})
export type TicketMail = z.infer<typeof TicketMail>

const PAGE_SIZE = textKey('mail.pageSize')

const MailQuery = z.object({
  state: z.enum(LISTED_MAILS).default('held'),
  limit: z.coerce
    .number(PAGE_SIZE)
    .int(PAGE_SIZE)
    .min(1, PAGE_SIZE)
    .max(MAX_PAGE_SIZE, PAGE_SIZE)
    .default(DEFAULT_PAGE_SIZE),
  cursor: z.string().max(512).optional(),
})
export type MailQuery = z.infer<typeof MailQuery>

/** RFC 5321, 4.5.3.1.3. */
const MAX_ADDRESS_LENGTH = 254

const NUMBER = textKey('mail.giveNumber')

export const AcceptMail = z.discriminatedUnion('as', [
  z.object({
    as: z.literal('reply'),
    ticketNumber: z.int(NUMBER).min(1, NUMBER).max(Number.MAX_SAFE_INTEGER, NUMBER),
  }),
  z.object({
    as: z.literal('ticket'),
    customerId: z.uuid(textKey('desk.chooseCustomer')),
    /** Address of the person, who may never have signed in. Within the customer's domains. */
    email: LoginEmail,
    name: line(MAX_PERSON_NAME_LENGTH, textKey('desk.givePersonName')).optional(),
  }),
])
export type AcceptMail = z.infer<typeof AcceptMail>

/** Those named, or all that are held of one sender. */
export const DiscardMails = z.union([
  z.object({
    mailIds: z.array(z.uuid()).min(1).max(MAX_PAGE_SIZE),
    from: z.never().optional(),
  }),
  z.object({
    from: z
      .string()
      .min(1)
      .max(MAX_ADDRESS_LENGTH)
      .refine((text) => !text.includes('\0'), textKey('tickets.notStorable')),
    mailIds: z.never().optional(),
  }),
])
export type DiscardMails = z.infer<typeof DiscardMails>

const MailId = z.object({ mailId: z.uuid() })

export const heldMailContract = {
  listMails: {
    ...heldMailEndpoints.listMails,
    access: 'staff',
    summary: 'Mails that came in and wait for an agent, or of which nothing followed, newest first',
    query: MailQuery,
    response: z.array(MailItem),
  },
  countHeldMails: {
    ...heldMailEndpoints.countHeldMails,
    access: 'staff',
    summary: 'How many mails wait for an agent, up to 100',
    response: z.object({ held: z.number() }),
  },
  getMail: {
    ...heldMailEndpoints.getMail,
    access: 'staff',
    summary: 'A mail with its text, why it is held, and the tickets that it may belong to',
    params: MailId,
    response: Mail,
  },
  getRawMail: {
    ...heldMailEndpoints.getRawMail,
    access: 'staff',
    summary: 'A mail as it came in, as a file, for as long as it is kept',
    params: MailId,
    produces: 'application/octet-stream',
  },
  acceptMail: {
    ...heldMailEndpoints.acceptMail,
    access: 'staff',
    summary: 'Add a mail to a ticket as what its sender says, or raise a ticket of it',
    params: MailId,
    body: AcceptMail,
    response: z.object({ ticketId: z.string(), number: z.number() }),
  },
  discardMail: {
    ...heldMailEndpoints.discardMail,
    access: 'staff',
    summary: 'Discard a mail that is held',
    params: MailId,
    response: Success,
  },
  discardMails: {
    ...heldMailEndpoints.discardMails,
    access: 'staff',
    summary: 'Discard many mails that are held: those named, or all of one sender',
    body: DiscardMails,
    response: z.object({ discarded: z.number() }),
  },
  getTicketMail: {
    ...heldMailEndpoints.getTicketMail,
    access: 'staff',
    summary:
      'How a reply reaches the requester of a ticket, and what machines sent about it by mail',
    params: z.object({ ticketId: z.uuid() }),
    response: TicketMail,
  },
  restoreMail: {
    ...heldMailEndpoints.restoreMail,
    access: 'staff',
    summary: 'Hold a mail again that was discarded, or came from a machine',
    params: MailId,
    response: Success,
  },
} as const satisfies Record<keyof typeof heldMailEndpoints, Endpoint>
