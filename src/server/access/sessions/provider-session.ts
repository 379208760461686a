import { createHmac } from 'node:crypto'

import type { Deps } from '#server/deps.ts'
import { openSecret, sealSecret } from '#server/platform/jobs/seal-secret.ts'

// The session at an identity provider with which one of ours began. It is kept with ours, and gone with it.

export type ProviderSession = {
  /** What the provider calls the person. */
  name: string
  /** What the protocol needs to know of it besides. */
  details: string
}

type Secret = Pick<Deps, 'cookieSecret'>

/** Longer ones are nobody's, and not kept. */
const MAX_LENGTH = 4096

/** As the session is stored, so that a copy of the database tells nobody's name at the provider. */
export function sealProviderSession(
  { cookieSecret }: Secret,
  customerId: string,
  session: ProviderSession | undefined,
): { providerName: Buffer | null; providerSession: Buffer | null } {
  if (!session || session.details.length > MAX_LENGTH) {
    return { providerName: null, providerSession: null }
  }
  return {
    providerName: hashProviderName({ cookieSecret }, customerId, session.name),
    providerSession: sealSecret(cookieSecret, session.details),
  }
}

/** Returns the details as the protocol gave them. */
export function openProviderSession({ cookieSecret }: Secret, sealed: Buffer): string {
  return openSecret(cookieSecret, sealed)
}

/** The same for the same name at the same customer. */
export function hashProviderName(
  { cookieSecret }: Secret,
  customerId: string,
  name: string,
): Buffer {
  return createHmac('sha256', cookieSecret).update(`provider-name ${customerId} ${name}`).digest()
}
