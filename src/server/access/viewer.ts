import type { User } from '#shared/access/user.ts'
import type { Sight } from '#shared/access/visibility.ts'

import { toShownEmail } from '#server/platform/text/domain-spelling.ts'
import type { SetLanguages } from '#server/platform/http/request/language-of.ts'
import type { UserRole } from '#server/platform/db/tables/access.ts'

/** The person who makes the request. Made from the session alone, never from input. */
export type Viewer = Sight & {
  userId: string
  customerId: string
  name: string
  email: string
  /** The customer's name; null for staff, who belong to the internal customer. */
  organization: string | null
  role: UserRole
  /** IANA name; the customer's, or the installation's where the customer has none. */
  timeZone: string
  /** The share of a target that is left when its due time is near. */
  nearPercent: number
  /** The version of their company's contract that holds; null for none. */
  contractVersionId: string | null
  /** They decide what the others in their company see. */
  isPortalManager: boolean
  mspStartDate: string | null
  sessionHash: Buffer
  sessionExpiresAt: Date
  /** Until then nothing is open to an agent or administrator but the way to a second factor. */
  mustAddSecondFactor?: boolean
  languages: SetLanguages
}

/** The key of the person that the viewer is. */
export function personOf({ customerId, userId }: Pick<Viewer, 'customerId' | 'userId'>) {
  return { customerId, id: userId }
}

export function isAdmin(viewer: Pick<Viewer, 'role'>): boolean {
  return viewer.role === 'admin'
}

export function isStaff(viewer: Pick<Viewer, 'role'>): boolean {
  return viewer.role !== 'customer'
}

export function toUser(
  viewer: Pick<Viewer, 'userId' | 'customerId' | 'name' | 'email' | 'organization' | 'role'> &
    Partial<Pick<Viewer, 'isPortalManager'>>,
): User {
  return {
    id: viewer.userId,
    name: viewer.name,
    email: toShownEmail(viewer.email),
    organization: viewer.organization,
    isAdmin: isAdmin(viewer),
    isAgent: isStaff(viewer),
    customerId: isStaff(viewer) ? null : viewer.customerId,
    ...(viewer.isPortalManager && { isPortalManager: true }),
  }
}
