import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'

import type { PasskeyAssertion, PasskeyRegistration } from '#shared/account/passkeys.ts'

import type { Config } from '#server/config.ts'

/** How long the browser asks, and how long its answer is taken. */
export const CHALLENGE_LIFE_MS = 5 * 60_000

/** EdDSA, ES256 and RS256: every authenticator knows one. To ask Node for more writes warnings. */
const ALGORITHMS = [-8, -7, -257]

type Site = Pick<Config, 'publicUrl'>
type KnownPasskey = { credentialId: string; transports: string[] }

export type NewCredential = KnownPasskey & {
  publicKey: Buffer
  counter: number
  backedUp: boolean
}

/** `person.id` goes to the authenticator, which replaces what it has of the same person. */
export function askToRegister(
  { publicUrl }: Site,
  person: { id: string; email: string; name: string },
  { installation, known }: { installation: string; known: KnownPasskey[] },
) {
  return generateRegistrationOptions({
    rpName: installation,
    rpID: relyingPartyOf(publicUrl),
    userID: new TextEncoder().encode(person.id),
    userName: person.email,
    userDisplayName: person.name,
    timeout: CHALLENGE_LIFE_MS,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: known.map(toDescriptor),
    // The password was given already: possession is what is left to prove, without a PIN and
    // without one of the few places for names in a security key.
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'discouraged' },
  })
}

export function askToSign({ publicUrl }: Site, known: KnownPasskey[]) {
  return generateAuthenticationOptions({
    rpID: relyingPartyOf(publicUrl),
    timeout: CHALLENGE_LIFE_MS,
    allowCredentials: known.map(toDescriptor),
    userVerification: 'discouraged',
  })
}

/** What was signed; whether it was to be signed is for the caller to find out. */
type Signed<Result> = Result & { challenge: string }

/** Undefined for whatever is not right with it. */
export function readRegistration({ publicUrl }: Site, response: PasskeyRegistration) {
  return readSigned<NewCredential>(async (expectedChallenge) => {
    const verification = await verifyRegistrationResponse({
      response: { ...response, clientExtensionResults: {} },
      expectedChallenge,
      expectedOrigin: publicUrl,
      expectedRPID: relyingPartyOf(publicUrl),
      requireUserVerification: false,
      supportedAlgorithmIDs: ALGORITHMS,
    })
    if (!verification.verified) return undefined
    const { credential, credentialBackedUp } = verification.registrationInfo
    return {
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports: credential.transports ?? [],
      backedUp: credentialBackedUp,
    }
  })
}

/** Undefined for whatever is not right with it, a counter that went back included. */
export function readAssertion(
  { publicUrl }: Site,
  response: PasskeyAssertion,
  passkey: Pick<NewCredential, 'credentialId' | 'publicKey' | 'counter'>,
) {
  return readSigned<{ counter: number; backedUp: boolean }>(async (expectedChallenge) => {
    const verification = await verifyAuthenticationResponse({
      response: { ...response, clientExtensionResults: {} },
      expectedChallenge,
      expectedOrigin: publicUrl,
      expectedRPID: relyingPartyOf(publicUrl),
      credential: {
        id: passkey.credentialId,
        publicKey: Uint8Array.from(passkey.publicKey),
        counter: passkey.counter,
      },
      requireUserVerification: false,
    })
    if (!verification.verified) return undefined
    const { newCounter, credentialBackedUp } = verification.authenticationInfo
    return { counter: newCounter, backedUp: credentialBackedUp }
  })
}

async function readSigned<Result>(
  verify: (noteChallenge: (challenge: string) => boolean) => Promise<Result | undefined>,
): Promise<Signed<Result> | undefined> {
  let challenge = ''
  try {
    const result = await verify((signed) => {
      challenge = signed
      return true
    })
    return result && { ...result, challenge }
  } catch {
    // The library throws for everything that is wrong with what somebody sent.
    return undefined
  }
}

function relyingPartyOf(publicUrl: string): string {
  return new URL(publicUrl).hostname
}

function toDescriptor({ credentialId, transports }: KnownPasskey) {
  return { id: credentialId, transports }
}
