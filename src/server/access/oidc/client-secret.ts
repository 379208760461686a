import { createHash, randomBytes } from 'node:crypto'

import { z } from 'zod'

import type { ConnectionInput } from '#shared/connections/contract.ts'
import { type ConnectionSettings, SEALED } from '#shared/connections/fields.ts'

import { invalidInput } from '#server/platform/app-error.ts'
import type { KeyRing } from '#server/platform/keys/key-ring.ts'
import { openSecret, sealSecret } from '#server/platform/keys/seal-secret.ts'

// A client secret is sealed before it is stored, and the form has it sealed: a person replaces it,
// and no one reads it. A name in front of it stays when it is sealed with another key. It is sealed for one client of one provider, so that a changed issuer never
// has the secret sent to another server.

const MAX_SECRET_LENGTH = 400
const NAME_BYTES = 6

type Settings = Pick<ConnectionSettings, 'entityId' | 'clientId' | 'clientSecret'>

const Content = z.object({ secret: z.string(), of: z.string() })

/**
 * Seals a secret that was typed. One that is sealed stays as it is.
 *
 * @throws AppError `invalid_input` for a sealed one of another client or provider
 */
export function sealClientSecret(keys: KeyRing, connection: ConnectionInput): ConnectionInput {
  const { clientSecret } = connection
  if (!clientSecret) return connection
  if (clientSecret.startsWith(SEALED)) {
    if (openClientSecret(keys, connection) !== null) return connection
    throw invalidInput({ 'saml.clientSecret': (words) => words.connections.secretAgain })
  }
  if (clientSecret.length > MAX_SECRET_LENGTH) {
    throw invalidInput({ 'saml.clientSecret': (words) => words.connections.lineTooLong })
  }
  const content = JSON.stringify({ secret: clientSecret, of: ownerOf(connection) })
  const name = SEALED + randomBytes(NAME_BYTES).toString('hex')
  const sealed = sealSecret(keys, content).toString('base64url')
  return { ...connection, clientSecret: `${name}.${sealed}` }
}

/** Returns the secret; null where there is none, or none for this client of this provider. */
export function openClientSecret(keys: KeyRing, settings: Settings): string | null {
  const { clientSecret } = settings
  if (!clientSecret?.startsWith(SEALED)) return null
  try {
    const sealed = Buffer.from(clientSecret.split('.')[2] ?? '', 'base64url')
    const { secret, of } = Content.parse(JSON.parse(openSecret(keys, sealed)))
    return of === ownerOf(settings) ? secret : null
  } catch {
    return null
  }
}

/** Names a secret in the audit log and in fingerprints, so that another one is seen to be another. */
export function nameSecret(value: unknown): string | null {
  if (typeof value !== 'string' || value === '') return null
  return `•••• ${value.startsWith(SEALED) ? value.split('.')[1] : ''}`
}

function ownerOf({ entityId, clientId }: Pick<Settings, 'entityId' | 'clientId'>): string {
  return createHash('sha256')
    .update(JSON.stringify([entityId, clientId]))
    .digest('base64url')
}
