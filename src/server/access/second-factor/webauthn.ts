import type { PasskeyAssertion, PasskeyRegistration } from '#shared/account/passkeys.ts'

import type { Config } from '#server/config.ts'

/** How long the browser asks, and how long the answer is accepted. */
export const CHALLENGE_LIFE_MS = 5 * 60_000

/** EdDSA, ES256 and RS256: every authenticator knows one. To ask Node for more writes warnings. */
const ALGORITHMS = [-8, -7, -257]

type Site = Pick<Config, 'publicUrl'>
type KnownPasskey = { credentialId: string; transports: string[] }

type NewCredential = KnownPasskey & {
  publicKey: Buffer
  counter: number
  backedUp: boolean
}

/**
 * A passkey that signs in alone is kept with its person on the device, which verifies who uses it. One
 * that follows a password shows possession only: no PIN, and no resident key, of which a security key holds few.
 */
type Strength = { isAlone: boolean }

/** `person.id` goes to the authenticator, which replaces what it has of the same person. */
export async function askToRegister(
  { publicUrl }: Site,
  person: { id: string; email: string; name: string },
  { installation, known, isAlone }: Strength & { installation: string; known: KnownPasskey[] },
) {
  const { generateRegistrationOptions } = await loadLibrary()
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
    authenticatorSelection: {
      residentKey: isAlone ? 'required' : 'discouraged',
      userVerification: isAlone ? 'required' : 'discouraged',
    },
  })
}

/** `known` is empty before it is known who signs in: the device offers what it has for this site. */
export async function askToSign(
  { publicUrl }: Site,
  { known, isAlone }: Strength & { known: KnownPasskey[] },
) {
  const { generateAuthenticationOptions } = await loadLibrary()
  return generateAuthenticationOptions({
    rpID: relyingPartyOf(publicUrl),
    timeout: CHALLENGE_LIFE_MS,
    allowCredentials: known.map(toDescriptor),
    userVerification: isAlone ? 'required' : 'discouraged',
  })
}

/** A verified result with the challenge that was signed. The caller checks that it was issued. */
type Signed<Result> = Result & { challenge: string }

/** Verifies a new passkey. Returns undefined for any that is not valid. */
export async function readRegistration(
  { publicUrl }: Site,
  response: PasskeyRegistration,
  { isAlone }: Strength,
) {
  const { verifyRegistrationResponse } = await loadLibrary()
  return readSigned<NewCredential>(async (expectedChallenge) => {
    const verification = await verifyRegistrationResponse({
      response: { ...response, clientExtensionResults: {} },
      expectedChallenge,
      expectedOrigin: publicUrl,
      expectedRPID: relyingPartyOf(publicUrl),
      requireUserVerification: isAlone,
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

/** Verifies a passkey's answer. Returns undefined when it is not valid, or its counter went back. */
export async function readAssertion(
  { publicUrl }: Site,
  response: PasskeyAssertion,
  { isAlone, ...passkey }: Strength & Pick<NewCredential, 'credentialId' | 'publicKey' | 'counter'>,
) {
  const { verifyAuthenticationResponse } = await loadLibrary()
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
      requireUserVerification: isAlone,
    })
    if (!verification.verified) return undefined
    const { newCounter, credentialBackedUp } = verification.authenticationInfo
    return { counter: newCounter, backedUp: credentialBackedUp }
  })
}

/** Reads the challenge that a passkey says it has signed. No signature has vouched for it. */
export async function challengeIn({ response }: PasskeyAssertion): Promise<string | undefined> {
  const { decodeClientDataJSON } = await import('@simplewebauthn/server/helpers')
  try {
    const challenge: unknown = decodeClientDataJSON(response.clientDataJSON).challenge
    return typeof challenge === 'string' ? challenge : undefined
  } catch {
    // It is no JSON.
    return undefined
  }
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
    // The library throws for every invalid input.
    return undefined
  }
}

/** Loaded for the first passkey: it is large, and many installations have none. */
function loadLibrary() {
  return import('@simplewebauthn/server')
}

function relyingPartyOf(publicUrl: string): string {
  return new URL(publicUrl).hostname
}

function toDescriptor({ credentialId, transports }: KnownPasskey) {
  return { id: credentialId, transports }
}
