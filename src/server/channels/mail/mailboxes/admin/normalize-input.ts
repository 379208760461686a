import type { MailboxInput } from '#shared/mail/boxes/contract.ts'
import { isReadProvider, SIGN_INS_OF } from '#shared/mail/boxes/values.ts'
import { type TextKey, textKey } from '#shared/words/catalogue.ts'

import { isOnThisMachine } from '#server/channels/mail/mailboxes/mail-server.ts'
import { readKeyFile } from '#server/channels/mail/mailboxes/oauth/google-token.ts'
import type { MailboxRow } from './queries.ts'

type Settled = Omit<MailboxInput, 'version' | 'secret'>
type Problems = Partial<Record<keyof MailboxInput, TextKey>>

/** Reduces the input to the values that have a meaning for this provider and way to sign in. */
export function normalizeInput(input: MailboxInput): Settled {
  const { version: _version, secret, ...given } = input
  const { provider } = given
  const signIn =
    SIGN_INS_OF[provider].find((way) => way === given.signIn) ?? SIGN_INS_OF[provider][0]
  const isRead = isReadProvider(provider)
  const isPassword = signIn === 'password'
  const isMicrosoft = signIn === 'client-credentials'
  const key = signIn === 'service-account' && secret ? readKeyFile(secret) : undefined
  return {
    ...given,
    signIn,
    ...((!isRead || provider !== 'other') && {
      imapHost: null,
      imapPort: null,
      imapEncryption: null,
      smtpHost: null,
      smtpPort: null,
      smtpEncryption: null,
    }),
    userName: isPassword ? given.userName : null,
    tenantId: isMicrosoft ? given.tenantId : null,
    clientId: isMicrosoft
      ? given.clientId
      : signIn === 'service-account'
        ? (key?.client_email ?? given.clientId)
        : null,
    secretEndsOn: isMicrosoft ? given.secretEndsOn : null,
    proofKey: provider === 'ses' || provider === 'sendgrid' ? given.proofKey : null,
    firstDays: isRead ? given.firstDays : 0,
    isSender: isRead && given.isSender,
  }
}

/** Says what is missing or cannot be, by field. */
export function findProblems(
  input: MailboxInput,
  settled: Settled,
  before: MailboxRow | undefined,
): Problems {
  const { provider, signIn } = settled
  const problems: Problems = {}
  if (signIn === 'client-credentials') {
    if (settled.tenantId === null) problems.tenantId = textKey('mailboxes.giveTenant')
    if (settled.clientId === null) problems.clientId = textKey('mailboxes.giveClient')
  }
  if (provider === 'other') {
    const { imapHost, imapEncryption, smtpHost, smtpEncryption } = settled
    if (imapHost === null) problems.imapHost = textKey('mailboxes.giveHost')
    if (settled.imapPort === null) problems.imapPort = textKey('mailboxes.givePort')
    if (settled.isSender && smtpHost === null) problems.smtpHost = textKey('mailboxes.giveHost')
    if (smtpHost !== null && settled.smtpPort === null)
      problems.smtpPort = textKey('mailboxes.givePort')
    if (imapEncryption === 'none' && !isOnThisMachine(imapHost ?? ''))
      problems.imapEncryption = textKey('mailboxes.plainElsewhere')
    if (smtpEncryption === 'none' && smtpHost !== null && !isOnThisMachine(smtpHost))
      problems.smtpEncryption = textKey('mailboxes.plainElsewhere')
  }
  if (provider === 'ses' && settled.proofKey === null)
    problems.proofKey = textKey('mailboxes.giveTopic')
  const secret = findSecretProblem(input, settled, before)
  return { ...problems, ...(secret && { secret }) }
}

function findSecretProblem(
  { secret }: MailboxInput,
  settled: Settled,
  before: MailboxRow | undefined,
): TextKey | undefined {
  const { provider, signIn } = settled
  if (provider === 'ses') return undefined
  if (secret !== null && secret.trim() !== '') {
    if (signIn === 'service-account' && !readKeyFile(secret))
      return textKey('mailboxes.keyUnreadable')
    if (signIn === 'webhook' && secret.trim().length < 16) return textKey('mailboxes.longerSecret')
    return undefined
  }
  if (!before?.hasSecret) return textKey('mailboxes.giveSecret')
  // A stored secret is never sent to a server that it was not entered for.
  return isSameDoor(settled, before) ? undefined : textKey('mailboxes.secretAgain')
}

const DOOR = [
  'provider',
  'signIn',
  'imapHost',
  'imapPort',
  'imapEncryption',
  'smtpHost',
  'smtpPort',
  'smtpEncryption',
  'userName',
  'tenantId',
] as const

/** Returns whether a secret that was entered for one mailbox goes to the same place with these settings. */
export function isSameDoor(settled: Settled, before: MailboxRow): boolean {
  return DOOR.every((name) => settled[name] === before[name])
}
