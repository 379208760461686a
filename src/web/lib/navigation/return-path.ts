import type { Address } from './address.ts'
import { isOwnPath, paths } from './paths.ts'
import { readStored, writeStored } from '#web/lib/storage/storage.ts'

const PATH_KEY = 'return-to'
const OWNER_KEY = 'signed-in-as'
const STAFF_KEY = 'signed-in-as-staff'

/** Address at which a sign-in continues. It has no owner when it was requested without a session. */
type ReturnPath = { path: Address; ownerId: string | null }

type Viewer = { id: string; isAdmin: boolean; isAgent: boolean }

/** Kept for this tab until the next sign-in, which may lead over the identity provider's site. */
export function rememberReturnPath(path: string) {
  if (!isOwnPath(path)) return
  // The root only leads on; where to depends on who signs in.
  if (path === paths.home) return forgetReturnPath()
  const place: ReturnPath = { path, ownerId: readStored('sessionStorage', OWNER_KEY) }
  writeStored('sessionStorage', PATH_KEY, JSON.stringify(place))
}

/**
 * Makes the signed-in person the owner of all addresses that are remembered from now on, also after
 * a reload.
 */
export function ownReturnPaths({ id, isAgent }: Pick<Viewer, 'id' | 'isAgent'>) {
  writeStored('sessionStorage', OWNER_KEY, id)
  writeStored('sessionStorage', STAFF_KEY, isAgent ? 'yes' : null)
}

function forgetReturnPath() {
  writeStored('sessionStorage', PATH_KEY, null)
}

/** The tab has no owner after sign-out. */
export function forgetOwner() {
  forgetReturnPath()
  writeStored('sessionStorage', OWNER_KEY, null)
  writeStored('sessionStorage', STAFF_KEY, null)
}

/** Returns the address at which this person continues after sign-in: the remembered one, once. */
export function popReturnPath(viewer: Viewer): Address | null {
  const place = parseReturnPath(readStored('sessionStorage', PATH_KEY))
  if (place === null) return null
  // Later, because React in development runs every effect twice.
  setTimeout(forgetReturnPath)
  return isPathFor(place, viewer) ? place.path : null
}

export function isPathFor(
  { path, ownerId }: { path: string; ownerId: string | null },
  viewer: Viewer,
): boolean {
  if (isAdminPath(path) && !viewer.isAdmin) return false
  if (ownerId !== null) return ownerId === viewer.id
  if (isAccountPath(path)) return true
  // Staff start in their own area, unless they asked for another page of it.
  return isStaffPath(path) === viewer.isAgent
}

/** Returns the start page of a person who has not asked for another. */
export function startPath({ isAdmin, isAgent }: Omit<Viewer, 'id'>): Address {
  if (isAdmin) return paths.adminDashboard
  return isAgent ? paths.desk : paths.dashboard
}

/**
 * Returns the address to which `/` leads a signed-in person: agents to their desk, as specified
 * everyone else to the dashboard.
 */
export function homePath({ isAdmin, isAgent }: Omit<Viewer, 'id'>): Address {
  return isAgent && !isAdmin ? paths.desk : paths.dashboard
}

export function isAdminPath(path: string): boolean {
  return path === paths.admin || path.startsWith(`${paths.admin}/`)
}

/** A page of the desk: the queue, or a ticket as agents see it. */
export function isDeskPath(path: string): boolean {
  return path === paths.desk || path.startsWith(`${paths.desk}/`)
}

/** Nothing for the people of a customer. */
function isStaffPath(path: string): boolean {
  const pathname = withoutSearch(path)
  return isAdminPath(pathname) || isDeskPath(pathname)
}

/** The page that customers and staff have in common. */
function isAccountPath(path: string): boolean {
  return withoutSearch(path) === paths.account
}

function withoutSearch(path: string): string {
  return path.replace(/[?#].*/, '')
}

export function parseReturnPath(stored: string | null): ReturnPath | null {
  try {
    const { path, ownerId }: Record<string, unknown> = JSON.parse(stored ?? '{}')
    if (typeof path !== 'string' || !isOwnPath(path)) return null
    return { path, ownerId: typeof ownerId === 'string' ? ownerId : null }
  } catch {
    // Not ours.
    return null
  }
}

let isSigningOut = false
let isLedToSignIn = false

/**
 * Leaving a page whose session has ended asks no question; drafts are kept. A change of this page's
 * address would stop the one that is being loaded.
 */
export function isLeavingAnyway(): boolean {
  return isSigningOut || isLedToSignIn
}

/** After a sign-out. A browser may keep this page for the way back. */
export function leaveSignedOut(signInPath: string) {
  isLedToSignIn = true
  const comeBack = () => {
    isLedToSignIn = false
    isSigningOut = false
  }
  window.addEventListener('pageshow', comeBack, { once: true })
  location.assign(signInPath)
}

/** For good: what was under way on this page is never settled. */
export function leadToSignIn(signInPath: string) {
  rememberReturnPath(location.pathname + location.search + location.hash)
  isLedToSignIn = true
  location.replace(signInPath)
}

/** Announces a sign-out, which leaves the page by itself: a 401 meanwhile is expected. */
export function expectSignOut(isExpected: boolean) {
  isSigningOut = isExpected
}

/** Returns the address to which the end of a session leads; none on a sign-in page itself. */
export function signInPathFor(pathname: string): Address | null {
  if (isSigningOut || pathname.includes('login')) return null
  const isOfStaff = isAccountPath(pathname)
    ? readStored('sessionStorage', STAFF_KEY) !== null
    : isStaffPath(pathname)
  return isOfStaff ? paths.adminLogin : paths.login
}
