// Free of schemas, so that any page may import it.

/**
 * A certificate as the audit log stores it and a comparison shows it: what tells it from another,
 * and when it has to be replaced. The reader's page says it in words.
 */
export type NamedCertificate = { sha256: string; expiresAt: string }

export function isNamedCertificate(value: unknown): value is NamedCertificate {
  return (
    typeof value === 'object' &&
    value !== null &&
    'sha256' in value &&
    typeof value.sha256 === 'string' &&
    'expiresAt' in value &&
    typeof value.expiresAt === 'string'
  )
}
