import { RENEW_BEFORE_MS } from '#shared/connections/certificate-end.ts'
import type { ExpiringCertificate } from '#shared/customers/contract.ts'

import { asStaff, asWorker } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import { readCertificate } from '#server/access/saml/certificates.ts'
import {
  listExpiringCertificates as listExpiring,
  listUnreadCertificates,
  updateCertificateEnd,
} from './connection-queries.ts'

/** Lists the certificates to renew, the first to end first. */
export function listExpiringCertificates(
  deps: Pick<Deps, 'db' | 'now'>,
): Promise<ExpiringCertificate[]> {
  return asStaff(deps.db, async (tx) => {
    const rows = await listExpiring(tx, new Date(deps.now().getTime() + RENEW_BEFORE_MS))
    return rows.map(({ customerId, name, isTeam, certExpiresAt }) => ({
      customerId,
      name,
      isTeam,
      certExpiresAt: certExpiresAt.toISOString(),
    }))
  })
}

/** Reads the ends of certificates that were saved before ends were stored. */
export function keepCertificateEnds(deps: Pick<Deps, 'db'>): Promise<void> {
  return asWorker(deps.db, async (tx) => {
    for (const { id, cert } of await listUnreadCertificates(tx)) {
      const certExpiresAt = certificateEndOf(cert)
      if (certExpiresAt) await updateCertificateEnd(tx, id, certExpiresAt)
    }
  })
}

export function certificateEndOf(cert: string): Date | null {
  const certificate = readCertificate(cert)
  return certificate.ok ? certificate.validTo : null
}
