import type { Mailbox, MailboxInput } from '#shared/mail/boxes/contract.ts'
import {
  isReadProvider,
  type MailEncryption,
  type MailProvider,
  type MailSignIn,
  SIGN_INS_OF,
  TOPMOST,
} from '#shared/mail/boxes/values.ts'
import * as words from '#words/mailboxes.ts'
import type { Problems } from '#web/ui/form/problems.ts'
import type { useForm } from '#web/ui/form/use-form.ts'

/** The fields of the form, named as the server's are. */
export type MailboxFields = {
  name: string
  address: string
  provider: MailProvider
  signIn: MailSignIn
  imapHost: string
  imapPort: string
  imapEncryption: MailEncryption
  smtpHost: string
  smtpPort: string
  smtpEncryption: MailEncryption
  userName: string
  tenantId: string
  clientId: string
  secret: string
  secretEndsOn: string
  proofKey: string
  trustedServer: string
  resultsBelow: boolean
  isOn: boolean
  isSender: boolean
  firstDays: string
}

/** The form, as its cards have it. */
export type MailboxFormState = ReturnType<typeof useForm<MailboxFields>>

const NEW: MailboxFields = {
  name: '',
  address: '',
  provider: 'microsoft',
  signIn: 'client-credentials',
  imapHost: '',
  imapPort: '993',
  imapEncryption: 'tls',
  smtpHost: '',
  smtpPort: '465',
  smtpEncryption: 'tls',
  userName: '',
  tenantId: '',
  clientId: '',
  secret: '',
  secretEndsOn: '',
  proofKey: '',
  trustedServer: TOPMOST,
  resultsBelow: false,
  isOn: true,
  isSender: false,
  firstDays: '0',
}

/** Known names by which the receiving servers of providers call themselves. */
const TRUSTED: Partial<Record<MailProvider, string>> = {
  microsoft: TOPMOST,
  google: 'mx.google.com',
  ses: 'amazonses.com',
}

/** Providers that write below their own Received. */
const WRITES_BELOW: MailProvider[] = ['google', 'ses']

export function toFields(stored: Mailbox | undefined): MailboxFields {
  if (!stored) return NEW
  return {
    name: stored.name,
    address: stored.address,
    provider: stored.provider,
    signIn: stored.signIn,
    imapHost: stored.imapHost ?? '',
    imapPort: String(stored.imapPort ?? NEW.imapPort),
    imapEncryption: stored.imapEncryption ?? NEW.imapEncryption,
    smtpHost: stored.smtpHost ?? '',
    smtpPort: String(stored.smtpPort ?? NEW.smtpPort),
    smtpEncryption: stored.smtpEncryption ?? NEW.smtpEncryption,
    userName: stored.userName ?? '',
    tenantId: stored.tenantId ?? '',
    clientId: stored.clientId ?? '',
    secret: '',
    secretEndsOn: stored.secretEndsOn ?? '',
    proofKey: stored.proofKey ?? '',
    trustedServer: stored.trustedServer ?? '',
    resultsBelow: stored.resultsBelow,
    isOn: stored.isOn,
    isSender: stored.isSender,
    firstDays: String(stored.firstDays),
  }
}

/** The values with another provider: what only the one before had is as for a new mailbox. */
export function withProvider(values: MailboxFields, provider: MailProvider): MailboxFields {
  const [signIn] = SIGN_INS_OF[provider]
  return {
    ...values,
    provider,
    signIn,
    secret: '',
    trustedServer: TRUSTED[provider] ?? '',
    resultsBelow: WRITES_BELOW.includes(provider),
  }
}

export function toInput(values: MailboxFields, version: number): MailboxInput {
  const isOther = values.provider === 'other'
  const imap = isOther && values.imapHost.trim() !== ''
  const smtp = isOther && values.smtpHost.trim() !== ''
  return {
    ...values,
    version,
    imapHost: imap ? values.imapHost : null,
    imapPort: imap ? Number(values.imapPort) : null,
    imapEncryption: imap ? values.imapEncryption : null,
    smtpHost: smtp ? values.smtpHost : null,
    smtpPort: smtp ? Number(values.smtpPort) : null,
    smtpEncryption: smtp ? values.smtpEncryption : null,
    secret: values.secret === '' ? null : values.secret,
    secretEndsOn: values.secretEndsOn === '' ? null : values.secretEndsOn,
    firstDays: isReadProvider(values.provider) ? Number(values.firstDays) : 0,
  }
}

type Known = { hasSecret: boolean }

/** Finds the problems that need no server. */
export function checkFields(values: MailboxFields, { hasSecret }: Known): Problems<MailboxFields> {
  const { provider, signIn } = values
  const isMissing = (name: 'tenantId' | 'clientId' | 'imapHost') => values[name].trim() === ''
  const needsSecret = provider !== 'ses' && !hasSecret && values.secret.trim() === ''
  return {
    ...(values.name.trim() === '' && { name: words.giveName }),
    ...(!/^\S+@\S+\.\S+$/.test(values.address.trim()) && { address: words.giveAddress }),
    ...(signIn === 'client-credentials' && isMissing('tenantId') && { tenantId: words.giveTenant }),
    ...(signIn === 'client-credentials' && isMissing('clientId') && { clientId: words.giveClient }),
    ...(provider === 'other' && isMissing('imapHost') && { imapHost: words.giveHost }),
    ...(provider === 'other' && !isPort(values.imapPort) && { imapPort: words.givePort }),
    ...(provider === 'other' &&
      values.smtpHost.trim() !== '' &&
      !isPort(values.smtpPort) && { smtpPort: words.givePort }),
    ...(needsSecret && { secret: words.giveSecret }),
    ...(provider === 'ses' && values.proofKey.trim() === '' && { proofKey: words.giveTopic }),
  }
}

function isPort(text: string): boolean {
  const port = Number(text)
  return Number.isInteger(port) && port >= 1 && port <= 65_535
}
