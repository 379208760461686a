import type { Deps } from '#server/deps.ts'
import { makeConfirmation } from '#server/access/callers/confirmation.ts'
import { findStaffByEmail } from '#server/access/users/staff-queries.ts'
import type { Claimed, ProvenIdentity, Refused } from './admission.ts'
import { refuse, detailText } from './refuse.ts'

// Sign-in of the team that runs the portal, at its own identity provider. Its accounts are made
// here alone: the provider vouches for them, adds no one and gives no role.

/** How far the clocks of the provider and of the portal may be apart. */
const CLOCK_SKEW_MS = 2 * 60_000

/** Refuses a person without an active account of the team. Changes nothing. */
export async function checkMember(
  { db }: Pick<Deps, 'db'>,
  { email }: Pick<ProvenIdentity, 'email'>,
): Promise<Refused | undefined> {
  const account = await findStaffByEmail(db, email)
  if (account?.active) return undefined
  const hint = account ? undefined : detailText('noAccount')
  return refuse('person_deactivated', { received: email, hint })
}

/** Leads on to where they were, or to their start. */
const SIGNED_IN = '/admin/login'

/**
 * Page on which a member of the team goes on, with a confirmation if the provider has just asked
 * them who they are.
 */
export function redirectStaff(
  deps: Pick<Deps, 'now' | 'cookieSecret'>,
  claimed: Claimed,
  { identity, sessionHash }: { identity: ProvenIdentity; sessionHash: Buffer },
): Claimed {
  const returnTo = claimed.returnTo ?? SIGNED_IN
  if (!claimed.forcedAt) return { ...claimed, returnTo }
  const [place] = returnTo.split('#')
  const isFresh = isAskedAnew(identity, claimed.forcedAt)
  const confirmation = isFresh ? makeConfirmation(deps, { sessionHash }).token : 'refused'
  // Put into the fragment, which browsers never send: the page keeps it in its memory.
  return { ...claimed, returnTo: `${place}#confirmation=${confirmation}` }
}

/** A provider may ignore that the person is to identify themselves again; then it says when they last did. */
function isAskedAnew({ authenticatedAt }: ProvenIdentity, askedAt: Date): boolean {
  return (
    authenticatedAt !== undefined && authenticatedAt.getTime() >= askedAt.getTime() - CLOCK_SKEW_MS
  )
}
