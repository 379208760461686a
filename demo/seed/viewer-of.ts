import { OWN_TICKETS } from '#shared/access/visibility.ts'

import type { UserRole } from '#server/platform/db/tables/access.ts'
import type { Viewer } from '#server/access/viewer.ts'

type Person = { id: string; customerId: string; name: string; email: string; role: UserRole }

/** Returns a person as a viewer for use-cases, without a session. */
export function viewerOf(
  { id, customerId, name, email, role }: Person,
  customer: { name: string; timeZone: string | null; mspStartDate: string | null } | null,
): Viewer {
  return {
    userId: id,
    customerId,
    name,
    email,
    role,
    organization: customer?.name ?? null,
    timeZone: customer?.timeZone ?? 'UTC',
    nearPercent: 20,
    contractVersionId: null,
    ...OWN_TICKETS,
    isPortalManager: false,
    mspStartDate: customer?.mspStartDate ?? null,
    sessionHash: Buffer.alloc(0),
    languages: { ownLanguage: null, customerLanguage: null },
    sessionExpiresAt: new Date(0),
  }
}
