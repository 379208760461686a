import { startAuthentication, startRegistration } from '@simplewebauthn/browser'

import * as words from '#words/account.ts'
import { accessEndpoints } from '#shared/access/endpoints.ts'
import type { PasskeyAssertion, PasskeyRegistration } from '#shared/account/passkeys.ts'
import { ApiError } from '#web/lib/http/api-error.ts'
import { call } from '#web/lib/http/call.ts'
import { readStored, writeStored } from '#web/lib/storage/storage.ts'

// Both ends of the options are the same library's, which needs no types in between.
type ToMake = Parameters<typeof startRegistration>[0]['optionsJSON']
type ToUse = Parameters<typeof startAuthentication>[0]['optionsJSON']

/** Set once this browser has made or used a passkey, which it is then asked for first. */
const USED_KEY = 'has-passkey'

export function hasUsedPasskey(): boolean {
  return readStored('localStorage', USED_KEY) !== null
}

function rememberPasskey() {
  writeStored('localStorage', USED_KEY, 'yes')
}

/** Signs a customer's person in, and returns where they go on. */
export async function signInByPasskey(email: string): Promise<string> {
  const asked = await call(accessEndpoints.requestPasskey, { body: { email } })
  if (!asked.success) throw new Error(asked.error)
  const response = await signWithPasskey(asked.options)
  const { redirectUrl } = await call(accessEndpoints.signInByPasskey, { body: { response } })
  rememberPasskey()
  return redirectUrl
}

/** Returns where a customer's person has to sign in again to add one; null for another failure. */
export function signInUrlOf(failure: unknown): string | null {
  const body = failure instanceof ApiError ? failure.body : null
  if (typeof body !== 'object' || body === null || !('signInUrl' in body)) return null
  return typeof body.signInUrl === 'string' && /^\/(?![/\\])/.test(body.signInUrl)
    ? body.signInUrl
    : null
}

/** Has the browser make a passkey, by what the server has asked for. */
export async function makePasskey(options: object): Promise<PasskeyRegistration> {
  try {
    const { id, rawId, response } = await startRegistration({ optionsJSON: options as ToMake })
    rememberPasskey()
    return { id, rawId, type: 'public-key', response }
  } catch (error) {
    throw new Error(passkeyFailure(error), { cause: error })
  }
}

/** Returns why passkeys can't be used in this browser at all, or null. */
export function passkeyObstacle(): string | null {
  if (globalThis.PublicKeyCredential) return null
  return globalThis.isSecureContext ? words.browserHasNoPasskeys : words.noPasskeysAtThisAddress
}

/** Has the browser sign with a passkey, by what the server has asked for. */
export async function signWithPasskey(options: object | undefined): Promise<PasskeyAssertion> {
  try {
    const { id, rawId, response } = await startAuthentication({ optionsJSON: options as ToUse })
    return { id, rawId, type: 'public-key', response }
  } catch (error) {
    throw new Error(passkeyFailure(error, words.noPasskeyUsed), { cause: error })
  }
}

/** Returns a message for a browser that has made or used no passkey. */
export function passkeyFailure(failure: unknown, notAllowed = words.passkeyNotUsed): string {
  const name = failure instanceof Error ? failure.name : ''
  // Browsers do not tell one from the other.
  if (name === 'NotAllowedError' || name === 'AbortError') return notAllowed
  if (name === 'InvalidStateError') return words.deviceHasPasskey
  if (name === 'SecurityError') return words.noPasskeysAtThisAddress
  return words.noPasskeysInThisBrowser
}
