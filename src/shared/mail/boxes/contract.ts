import { z } from 'zod'

import { Success } from '#shared/access/contract.ts'
import type { Endpoint } from '#shared/endpoint.ts'
import { MailChoice } from '#shared/mail/out/values.ts'
import { oneLine } from '#shared/plain-text.ts'
import { textKey } from '#shared/words/catalogue.ts'
import { mailboxEndpoints, mailChoiceEndpoints } from '#shared/mail/endpoints.ts'

import {
  CHECK_STEPS,
  MAIL_ENCRYPTIONS,
  MAIL_PROVIDERS,
  MAIL_SIGN_INS,
  MAX_FIRST_DAYS,
  MAX_HOST_LENGTH,
  MAX_MAILBOX_ID_LENGTH,
  MAX_MAILBOX_NAME_LENGTH,
  MAX_MAILBOX_SECRET_LENGTH,
  MAX_PROOF_KEY_LENGTH,
  MAX_USER_NAME_LENGTH,
} from './values.ts'

/** Printed characters alone, and nothing around them. Nothing is null. */
function line(maxLength: number) {
  return z
    .string()
    .overwrite(oneLine)
    .max(maxLength)
    .refine((text) => text.isWellFormed() && !/\p{Cc}/u.test(text), textKey('mailboxes.onOneLine'))
    .transform((text) => (text === '' ? null : text))
    .nullable()
}

const Host = line(MAX_HOST_LENGTH).refine(
  (host) => host === null || /^[a-z0-9.:_-]+$/i.test(host),
  textKey('mailboxes.giveHost'),
)
const Port = z
  .int(textKey('mailboxes.givePort'))
  .min(1, textKey('mailboxes.givePort'))
  .max(65_535, textKey('mailboxes.givePort'))
  .nullable()

const Settings = z.object({
  provider: z.enum(MAIL_PROVIDERS),
  signIn: z.enum(MAIL_SIGN_INS),
  imapHost: Host,
  imapPort: Port,
  imapEncryption: z.enum(MAIL_ENCRYPTIONS).nullable(),
  smtpHost: Host,
  smtpPort: Port,
  smtpEncryption: z.enum(MAIL_ENCRYPTIONS).nullable(),
  userName: line(MAX_USER_NAME_LENGTH),
  tenantId: line(MAX_MAILBOX_ID_LENGTH),
  clientId: line(MAX_MAILBOX_ID_LENGTH),
  secretEndsOn: z.iso.date(textKey('mailboxes.giveDate')).nullable(),
  proofKey: line(MAX_PROOF_KEY_LENGTH),
  trustedServer: line(MAX_HOST_LENGTH),
  /** It writes its results below its own Received, as Gmail does. */
  resultsBelow: z.boolean().default(false),
  isOn: z.boolean(),
  isSender: z.boolean(),
  firstDays: z.int().min(0).max(MAX_FIRST_DAYS),
})

export const MailboxInput = Settings.extend({
  /** Version that was changed; 0 for a new one. */
  version: z.int().min(0),
  name: z
    .string()
    .overwrite(oneLine)
    .min(1, textKey('mailboxes.giveName'))
    .max(MAX_MAILBOX_NAME_LENGTH)
    .refine((text) => text.isWellFormed() && !/\p{Cc}/u.test(text), textKey('mailboxes.onOneLine')),
  address: z
    .email(textKey('mailboxes.giveAddress'))
    .max(MAX_USER_NAME_LENGTH)
    .transform((address) => address.toLowerCase()),
  /** Null keeps what is stored. */
  secret: z
    .string()
    .max(MAX_MAILBOX_SECRET_LENGTH)
    .refine((text) => text.isWellFormed() && !text.includes('\0'))
    .nullable(),
})
export type MailboxInput = z.infer<typeof MailboxInput>

export const Mailbox = Settings.extend({
  id: z.string(),
  version: z.number(),
  name: z.string(),
  address: z.string(),
  hasSecret: z.boolean(),
  /** Address to which a provider posts mail. It lacks the secret. */
  webhookUrl: z.string(),
  /** When it was read last, or when a provider posted last. */
  readAt: z.string().nullable(),
  unreachableSince: z.string().nullable(),
  lastError: z.string().nullable(),
  updatedAt: z.string(),
  updatedBy: z.string(),
})
export type Mailbox = z.infer<typeof Mailbox>

export const MailboxCheck = z.object({
  steps: z.array(
    z.object({
      step: z.enum(CHECK_STEPS),
      /** Null for what was not reached, or is not tried. */
      isFine: z.boolean().nullable(),
      /** The problem, or a remark. */
      message: z.string().nullable(),
    }),
  ),
})
export type MailboxCheck = z.infer<typeof MailboxCheck>

/** Some providers send a mail twice in one call, raw and in parts, in an encoding that makes it longer. */
export const POSTED_MAIL_BYTES = 75 * 1024 * 1024

const MailboxParams = z.object({ mailboxId: z.uuid() })

export const mailboxContract = {
  listMailboxes: {
    ...mailboxEndpoints.listMailboxes,
    access: 'admin',
    summary: 'The mailboxes that mail comes in by, and how each is read',
    response: z.array(Mailbox),
  },
  getMailbox: {
    ...mailboxEndpoints.getMailbox,
    access: 'admin',
    summary: 'One mailbox, without its secret',
    params: MailboxParams,
    response: Mailbox,
  },
  addMailbox: {
    ...mailboxEndpoints.addMailbox,
    access: 'admin',
    // Naming the server that vouches for senders permits writing as anyone.
    confirm: 'always',
    summary: 'Add a mailbox',
    body: MailboxInput,
    status: 201,
    response: Mailbox,
  },
  changeMailbox: {
    ...mailboxEndpoints.changeMailbox,
    access: 'admin',
    confirm: 'always',
    summary: 'Change a mailbox',
    params: MailboxParams,
    body: MailboxInput,
    response: Mailbox,
  },
  removeMailbox: {
    ...mailboxEndpoints.removeMailbox,
    access: 'admin',
    summary: 'Remove a mailbox. What came in by it stays',
    params: MailboxParams,
    response: Success,
  },
  receiveMail: {
    ...mailboxEndpoints.receiveMail,
    access: 'public',
    bodyBytes: POSTED_MAIL_BYTES,
    summary: 'Mail that a provider posts, with its own proof',
    csrf: 'exempt',
    params: MailboxParams,
    response: Success,
  },
  receiveKeyedMail: {
    ...mailboxEndpoints.receiveKeyedMail,
    access: 'public',
    bodyBytes: POSTED_MAIL_BYTES,
    summary: 'Mail that a provider posts to an address with a secret',
    csrf: 'exempt',
    params: MailboxParams.extend({ key: z.string().max(100) }),
    response: Success,
  },
  checkMailbox: {
    ...mailboxEndpoints.checkMailbox,
    access: 'admin',
    confirm: 'always',
    summary: 'Try a mailbox as it is filled in, and say what is wrong',
    body: MailboxInput.extend({
      /** Mailbox whose stored secret is used when none is given. */
      mailboxId: z.uuid().nullable(),
    }),
    response: MailboxCheck,
  },
} as const satisfies Record<keyof typeof mailboxEndpoints, Endpoint>

/** A person's choice of mail about tickets. */
const OwnMailChoice = z.object({
  choice: MailChoice,
  /** Also about the tickets that they see but take no part in; only for those who see tickets of others. */
  allSeen: z.boolean().optional(),
})
export type OwnMailChoice = z.infer<typeof OwnMailChoice>

export const mailChoiceContract = {
  getMailChoice: {
    ...mailChoiceEndpoints.getMailChoice,
    access: 'user',
    summary: 'What the person who is signed in wants to have by mail about tickets',
    response: OwnMailChoice,
  },
  saveMailChoice: {
    ...mailChoiceEndpoints.saveMailChoice,
    access: 'user',
    summary: 'Choose what comes by mail',
    body: OwnMailChoice,
    response: OwnMailChoice,
  },
} as const satisfies Record<keyof typeof mailChoiceEndpoints, Endpoint>
