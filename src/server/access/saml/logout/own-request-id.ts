import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

import type { Deps } from '#server/deps.ts'

// The ID of a request of ours says itself that it is ours: what it asks for is done before it is sent, so that
// nothing about it has to be kept.

type Maker = Pick<Deps, 'cookieSecret' | 'now'>

/** How long a person may take at the identity provider. */
const LIFE_MS = 30 * 60_000

const OWN = /^_([0-9a-f]{32})-([0-9a-z]{1,12})-([0-9a-f]{64})$/

export function makeRequestId(deps: Maker, customerId: string): string {
  const random = randomBytes(16).toString('hex')
  const expires = (deps.now().getTime() + LIFE_MS).toString(36)
  return `_${random}-${expires}-${sign(deps, customerId, `${random}-${expires}`).toString('hex')}`
}

/** Returns whether this was asked of the customer's provider, and not too long ago. */
export function isOwnRequestId(deps: Maker, customerId: string, id: string): boolean {
  const [, random = '', expires = '', mac = ''] = OWN.exec(id) ?? []
  const signed = sign(deps, customerId, `${random}-${expires}`)
  const sent = Buffer.from(mac, 'hex')
  if (sent.length !== signed.length || !timingSafeEqual(sent, signed)) return false
  return Number.parseInt(expires, 36) > deps.now().getTime()
}

function sign({ cookieSecret }: Maker, customerId: string, text: string): Buffer {
  return createHmac('sha256', cookieSecret).update(`sign-out ${customerId} ${text}`).digest()
}
