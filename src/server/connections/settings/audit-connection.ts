import { type ConnectionSettings, mapConnection } from '#shared/connections/fields.ts'
import type { NamedCertificate } from '#shared/connections/named-certificate.ts'

import { nameSecret } from '#server/access/oidc/client-secret.ts'
import { readCertificate } from '#server/access/saml/certificates.ts'

/** Lists the settings as the audit log stores them. */
export function auditConnection(connection: ConnectionSettings): Record<string, unknown> {
  return mapConnection((name, { kind }) => {
    const value = connection[name]
    if (kind === 'certificates' && Array.isArray(value)) {
      return value.flatMap((pem) => nameCertificate(pem) ?? [])
    }
    if (kind === 'secret') return nameSecret(value)
    return kind === 'certificate' ? nameCertificate(value) : value
  })
}

function nameCertificate(pem: unknown): NamedCertificate | null {
  const certificate = readCertificate(typeof pem === 'string' ? pem : '')
  if (!certificate.ok) return null
  const { fingerprint256, validTo } = certificate
  return { sha256: fingerprint256, expiresAt: validTo.toISOString() }
}
