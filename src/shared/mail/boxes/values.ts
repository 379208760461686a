/**
 * Provider of the mailbox. The first three are read by IMAP, the others post each mail to an
 * address of ours.
 */
export const READ_PROVIDERS = ['microsoft', 'google', 'other'] as const
export const POSTING_PROVIDERS = ['postmark', 'mailgun', 'sendgrid', 'ses'] as const
export const MAIL_PROVIDERS = [...READ_PROVIDERS, ...POSTING_PROVIDERS] as const
export type MailProvider = (typeof MAIL_PROVIDERS)[number]
export type ReadProvider = (typeof READ_PROVIDERS)[number]
export type PostingProvider = (typeof POSTING_PROVIDERS)[number]

/** How Portico signs in to a mailbox, or how the provider that posts its mail proves itself. */
export const MAIL_SIGN_INS = [
  'password',
  'client-credentials',
  'service-account',
  'webhook',
] as const
export type MailSignIn = (typeof MAIL_SIGN_INS)[number]

/** How one can sign in to a mailbox of each provider, the best way first. */
export const SIGN_INS_OF: Record<MailProvider, readonly [MailSignIn, ...MailSignIn[]]> = {
  microsoft: ['client-credentials'],
  google: ['service-account', 'password'],
  other: ['password'],
  postmark: ['webhook'],
  mailgun: ['webhook'],
  sendgrid: ['webhook'],
  ses: ['webhook'],
}

/** Encrypted from the first byte, encrypted after a greeting, or not at all, which this machine alone may be. */
export const MAIL_ENCRYPTIONS = ['tls', 'starttls', 'none'] as const
export type MailEncryption = (typeof MAIL_ENCRYPTIONS)[number]

/** Trusts the topmost Authentication-Results of any server: Microsoft 365 does not write its name. */
export const TOPMOST = 'topmost'

export function isReadProvider(provider: MailProvider): provider is ReadProvider {
  return READ_PROVIDERS.some((one) => one === provider)
}

/** Steps of a mailbox test, in this order. */
export const CHECK_STEPS = [
  'settings',
  'name',
  'connect',
  'encrypt',
  'sign-in',
  'inbox',
  'send',
] as const
export type CheckStep = (typeof CHECK_STEPS)[number]

export const MAX_MAILBOX_NAME_LENGTH = 80
export const MAX_HOST_LENGTH = 253
export const MAX_USER_NAME_LENGTH = 320
export const MAX_MAILBOX_ID_LENGTH = 200
/** The file with the key of a service account is the longest. */
export const MAX_MAILBOX_SECRET_LENGTH = 10_000
export const MAX_PROOF_KEY_LENGTH = 1_000
export const MAX_FIRST_DAYS = 30
/** Administrators are warned so long before a secret runs out. */
export const SECRET_WARNING_DAYS = 60

const DAY_MS = 24 * 60 * 60_000

/** Counts the days until a calendar day, which is `YYYY-MM-DD`; negative when it is over. */
export function daysUntil(day: string, now: Date): number {
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())
  return Math.round((Date.parse(`${day}T00:00:00Z`) - today) / DAY_MS)
}
