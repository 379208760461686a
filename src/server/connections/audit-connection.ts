import { type ConnectionSettings, mapConnection } from '#shared/connections/fields.ts'

import { readCertificate } from '#server/access/saml/certificates.ts'

/** Lists the settings as the audit log stores them. */
export function auditConnection(connection: ConnectionSettings): Record<string, unknown> {
  return mapConnection((name, { kind }) =>
    kind === 'certificate' ? certificateText(connection[name]) : connection[name],
  )
}

/** Tells one certificate from another, and when it has to be replaced. */
function certificateText(pem: unknown): string | null {
  const certificate = readCertificate(typeof pem === 'string' ? pem : '')
  if (!certificate.ok) return null
  const { fingerprint256, validTo } = certificate
  return `SHA-256 ${fingerprint256}, valid until ${validTo.toISOString()}`
}
