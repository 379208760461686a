import { isOwnPath, paths } from './paths.ts'
import { readStored, writeStored } from './storage.ts'

const KEY = 'return-to'

/** Kept for this tab until the next sign-in, which may lead over the identity provider's site. */
export function rememberPlace(place: string) {
  if (isOwnPath(place)) writeStored('sessionStorage', KEY, place)
}

export function forgetPlace() {
  writeStored('sessionStorage', KEY, null)
}

/** Where to go on after sign-in: the remembered place, once, if it is one for this kind of user. */
export function takePlace(isFitting: (place: string) => boolean): string | null {
  const place = readStored('sessionStorage', KEY)
  if (place === null || !isOwnPath(place) || !isFitting(place)) return null
  // Later, because React in development runs every effect twice.
  setTimeout(forgetPlace)
  return place
}

export function isAdminPlace(place: string): boolean {
  return place === paths.admin || place.startsWith(`${paths.admin}/`)
}

/** Nothing for the people of a customer; agents have an account, too. */
export function isStaffPlace(place: string): boolean {
  return isAdminPlace(place) || place === paths.account
}

let isSigningOut = false

/** Whoever signs out leaves by that way alone: a 401 meanwhile is what was wanted. */
export function expectSignOut(isExpected: boolean) {
  isSigningOut = isExpected
}

/** Where a 401 leads: nowhere on a sign-in page itself. */
export function signInPathFor(pathname: string): string | null {
  if (isSigningOut || pathname.includes('login')) return null
  return isStaffPlace(pathname) ? paths.adminLogin : paths.login
}
