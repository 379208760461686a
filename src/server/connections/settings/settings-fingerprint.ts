import { createHash } from 'node:crypto'

import {
  CONNECTION_FIELD_NAMES,
  type ConnectionFieldName,
  connectionField,
  type ConnectionSettings,
  NEW_CONNECTION,
} from '#shared/connections/fields.ts'

import { nameSecret } from '#server/access/oidc/client-secret.ts'
import { readCertificate } from '#server/access/saml/certificates.ts'

/**
 * The same for settings with which a sign-in goes the same way. A setting at its default counts for
 * nothing, so that a fingerprint outlives the release that adds another setting.
 */
export function settingsFingerprint(settings: ConnectionSettings): string {
  const deciding = CONNECTION_FIELD_NAMES.filter(
    (name) => !connectionField(name).isOutsideSignIn && !isDefault(name, settings),
  )
    .toSorted()
    .map((name) => [name, spelled(name, settings[name])])
  return createHash('sha256').update(JSON.stringify(deciding)).digest('hex')
}

function isDefault(name: ConnectionFieldName, settings: ConnectionSettings): boolean {
  const value = settings[name]
  return Array.isArray(value) ? value.length === 0 : value === NEW_CONNECTION[name]
}

/** A certificate is the same however its text is broken into lines. */
function spelled(name: ConnectionFieldName, value: unknown): unknown {
  if (connectionField(name).kind === 'secret') return nameSecret(value)
  if (Array.isArray(value)) {
    const texts = value.map((one) => String(spelled(name, one)))
    return texts.toSorted()
  }
  const isCertificate = ['certificate', 'certificates'].includes(connectionField(name).kind)
  if (!isCertificate || typeof value !== 'string') return value
  const certificate = readCertificate(value)
  return certificate.ok ? certificate.fingerprint256 : value.trim()
}
