import { startAuthentication, startRegistration } from '@simplewebauthn/browser'

import * as words from '#words/account.ts'
import type { PasskeyAssertion, PasskeyRegistration } from '#shared/account/passkeys.ts'

// Both ends of the options are the same library's, which needs no types in between.
type ToMake = Parameters<typeof startRegistration>[0]['optionsJSON']
type ToUse = Parameters<typeof startAuthentication>[0]['optionsJSON']

/** Has the browser make a passkey, by what the server has asked for. */
export async function makePasskey(options: object): Promise<PasskeyRegistration> {
  try {
    const { id, rawId, response } = await startRegistration({ optionsJSON: options as ToMake })
    return { id, rawId, type: 'public-key', response }
  } catch (error) {
    throw new Error(passkeyFailure(error), { cause: error })
  }
}

/** Has the browser sign with a passkey, by what the server has asked for. */
export async function signWithPasskey(options: object | undefined): Promise<PasskeyAssertion> {
  try {
    const { id, rawId, response } = await startAuthentication({ optionsJSON: options as ToUse })
    return { id, rawId, type: 'public-key', response }
  } catch (error) {
    throw new Error(passkeyFailure(error), { cause: error })
  }
}

/** Returns a message for a browser that has made or used no passkey. */
export function passkeyFailure(failure: unknown): string {
  const name = failure instanceof Error ? failure.name : ''
  // Browsers do not tell one from the other.
  if (name === 'NotAllowedError' || name === 'AbortError') return words.passkeyNotUsed
  if (name === 'InvalidStateError') return words.deviceHasPasskey
  if (name === 'SecurityError') return words.noPasskeysAtThisAddress
  return words.noPasskeysInThisBrowser
}
