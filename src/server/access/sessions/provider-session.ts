import { createHmac } from 'node:crypto'

import type { Deps } from '#server/deps.ts'
import { openSecret, sealSecret } from '#server/platform/keys/seal-secret.ts'

// The session at an identity provider with which one of ours began. It is kept with ours, and gone with it.

export type ProviderSession = {
  /** The provider's name for the person. */
  name: string
  /** The provider's id for the session, where a protocol ends sessions by it alone. */
  sid?: string | undefined
  /** Further values that the protocol needs. */
  details: string
}

type Secrets = Pick<Deps, 'cookieSecret' | 'keys'>

/** Longer ones are fakes, and not kept. */
const MAX_LENGTH = 4096

/** As the session is stored, so that a copy of the database reveals no name at the provider. */
export function sealProviderSession(
  { cookieSecret, keys }: Secrets,
  customerId: string,
  session: ProviderSession | undefined,
): { providerName: Buffer | null; providerSid: Buffer | null; providerSession: Buffer | null } {
  if (!session || session.details.length > MAX_LENGTH) {
    return { providerName: null, providerSid: null, providerSession: null }
  }
  const hash = (name: string) => hashProviderName({ cookieSecret }, customerId, name)
  return {
    providerName: hash(session.name),
    providerSid: session.sid === undefined ? null : hash(session.sid),
    providerSession: sealSecret(keys, session.details),
  }
}

/** Returns the details as the protocol gave them. */
export function openProviderSession({ keys }: Pick<Secrets, 'keys'>, sealed: Buffer): string {
  return openSecret(keys, sealed)
}

/** The same for the same name at the same customer. */
export function hashProviderName(
  { cookieSecret }: Pick<Secrets, 'cookieSecret'>,
  customerId: string,
  name: string,
): Buffer {
  return createHmac('sha256', cookieSecret).update(`provider-name ${customerId} ${name}`).digest()
}
