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

/** `person.id` goes to the authenticator, which replaces what it has of the same person. */
export async function askToRegister(
  { publicUrl }: Site,
  person: { id: string; email: string; name: string },
  { installation, known }: { installation: string; known: KnownPasskey[] },
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
    // Ask for possession only, because the password is known already: no PIN, and no resident key,
    // of which a security key holds few.
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'discouraged' },
  })
}

export async function askToSign({ publicUrl }: Site, known: KnownPasskey[]) {
  const { generateAuthenticationOptions } = await loadLibrary()
  return generateAuthenticationOptions({
    rpID: relyingPartyOf(publicUrl),
    timeout: CHALLENGE_LIFE_MS,
    allowCredentials: known.map(toDescriptor),
    userVerification: 'discouraged',
  })
}

/** A verified result with the challenge that was signed. The caller checks that it was issued. */
type Signed<Result> = Result & { challenge: string }

/** Verifies a new passkey. Returns undefined for any that is not valid. */
export async function readRegistration({ publicUrl }: Site, response: PasskeyRegistration) {
  const { verifyRegistrationResponse } = await loadLibrary()
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

/** Verifies a passkey's answer. Returns undefined when it is not valid, or its counter went back. */
export async function readAssertion(
  { publicUrl }: Site,
  response: PasskeyAssertion,
  passkey: Pick<NewCredential, 'credentialId' | 'publicKey' | 'counter'>,
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
