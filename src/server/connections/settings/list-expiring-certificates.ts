import { RENEW_BEFORE_MS } from '#shared/connections/certificate-end.ts'
import type { Attention } from '#shared/setup/contract.ts'

import { asWorker } from '#server/platform/db/as-role.ts'
import type { Tx } from '#server/platform/db/client.ts'
import type { Deps } from '#server/deps.ts'
import { readCertificate } from '#server/access/saml/certificates.ts'
import {
  listExpiringCertificates as listExpiring,
  listUnreadCertificates,
  updateCertificateEnd,
} from './connection-queries.ts'

/** Lists the certificates to renew, the first to end first. */
export async function listExpiringCertificates(tx: Tx, now: Date): Promise<Attention[]> {
  const rows = await listExpiring(tx, new Date(now.getTime() + RENEW_BEFORE_MS))
  return rows.map(({ customerId, name, certExpiresAt }) => ({
    kind: certExpiresAt <= now ? 'certificate_over' : 'certificate_ends',
    subjectId: customerId,
    name,
    count: null,
    at: certExpiresAt.toISOString(),
    detail: null,
  }))
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
