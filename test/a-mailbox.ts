import type { Insertable } from 'kysely'
import { v7 as uuidv7 } from 'uuid'

import type { MailboxInput } from '#shared/mail/boxes/contract.ts'
import type { Deps } from '#server/deps.ts'
import { asWorker } from '#server/platform/db/as-role.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import { sealSecret } from '#server/platform/keys/seal-secret.ts'

/** An administrator's input for a mailbox at another server. */
export function aMailboxInput(overrides: Partial<MailboxInput> = {}): MailboxInput {
  return {
    version: 0,
    name: 'Support',
    address: 'support@msp.example',
    provider: 'other',
    signIn: 'password',
    imapHost: 'imap.msp.example',
    imapPort: 993,
    imapEncryption: 'tls',
    smtpHost: null,
    smtpPort: null,
    smtpEncryption: null,
    userName: null,
    tenantId: null,
    clientId: null,
    secret: 'the password of the mailbox',
    secretEndsOn: null,
    proofKey: null,
    trustedServer: 'mx.msp.example',
    resultsBelow: false,
    isOn: true,
    isSender: false,
    firstDays: 0,
    ...overrides,
  }
}

/** Stores a mailbox that is switched on, and returns its id. It is at no server unless a test says which. */
export async function aMailbox(
  { deps }: { deps: Pick<Deps, 'keys' | 'db' | 'now'> },
  {
    secret = 'right',
    ...overrides
  }: Partial<Omit<Insertable<Tables['mailboxes']>, 'secret'>> & { secret?: string } = {},
): Promise<string> {
  const id = uuidv7()
  const at = deps.now()
  await asWorker(deps.db, (tx) =>
    tx
      .insertInto('mailboxes')
      .values({
        id,
        name: 'Support',
        address: `support-${id}@portico.example`,
        provider: 'other',
        signIn: 'password',
        imapHost: '127.0.0.1',
        imapEncryption: 'none',
        userName: 'support',
        secret: sealSecret(deps.keys, secret),
        isOn: true,
        createdAt: at,
        updatedAt: at,
        updatedBy: 'Ada Admin',
        ...overrides,
      })
      .execute(),
  )
  return id
}
