import type { Selectable } from 'kysely'

import { isReadProvider, type ReadProvider } from '#shared/mail/boxes/values.ts'
import * as words from '#words/mailboxes.ts'

import type { Tables } from '#server/platform/db/tables.ts'
import type { KeyRing } from '#server/platform/keys/key-ring.ts'
import { openSecret } from '#server/platform/keys/seal-secret.ts'
import { MailboxProblem } from './mailbox-problem.ts'
import type { MailServer } from './mail-server.ts'

/** Settings that open a mailbox. The secret is open. */
export type MailboxSettings = Pick<
  Selectable<Tables['mailboxes']>,
  | 'address'
  | 'provider'
  | 'signIn'
  | 'imapHost'
  | 'imapPort'
  | 'imapEncryption'
  | 'smtpHost'
  | 'smtpPort'
  | 'smtpEncryption'
  | 'userName'
  | 'tenantId'
  | 'clientId'
> & { secret: string | null }

type Servers = { imap: MailServer; smtp: MailServer }

/** Servers of the provider, when none are given. */
const SERVERS: Record<Exclude<ReadProvider, 'other'>, Servers> = {
  microsoft: {
    imap: { host: 'outlook.office365.com', port: 993, encryption: 'tls' },
    smtp: { host: 'smtp.office365.com', port: 587, encryption: 'starttls' },
  },
  google: {
    imap: { host: 'imap.gmail.com', port: 993, encryption: 'tls' },
    smtp: { host: 'smtp.gmail.com', port: 465, encryption: 'tls' },
  },
}

/** @throws MailboxProblem where no server is given */
export function serverOf(settings: MailboxSettings, use: keyof Servers): MailServer {
  const given =
    use === 'imap'
      ? { host: settings.imapHost, port: settings.imapPort, encryption: settings.imapEncryption }
      : { host: settings.smtpHost, port: settings.smtpPort, encryption: settings.smtpEncryption }
  const { provider } = settings
  const usual =
    isReadProvider(provider) && provider !== 'other' ? SERVERS[provider][use] : undefined
  const host = given.host ?? usual?.host
  const port = given.port ?? usual?.port
  if (host === undefined || port === undefined) {
    throw new MailboxProblem('settings', words.missing(use === 'imap' ? 'IMAP' : 'SMTP'))
  }
  return { host, port, encryption: given.encryption ?? usual?.encryption ?? 'tls' }
}

/** @throws MailboxProblem where the secret was sealed by another installation */
export function openSettings(row: Selectable<Tables['mailboxes']>, keys: KeyRing): MailboxSettings {
  if (row.secret === null) return { ...row, secret: null }
  try {
    return { ...row, secret: openSecret(keys, row.secret) }
  } catch (error) {
    throw new MailboxProblem('settings', words.secretUnreadable, { cause: error })
  }
}
