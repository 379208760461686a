import type { ExportedJWKSCache } from 'openid-client'
import { compactVerify, createLocalJWKSet, errors } from 'jose'
import { z } from 'zod'

import { type Refusal, refuse } from '#server/access/sign-in/refuse.ts'

import { refusing } from './exchange.ts'
import { ALGORITHMS } from './id-token-rules.ts'
import { discover, guardedFetch, type Outside, parseJson, RefusedByRule } from './provider.ts'

// Signatures of tokens that belong to no sign-in, for which the library has no call. The keys are those
// that it has fetched, kept and renewed by its rules.

const KEYS_LIFE_S = 300
/** A key that is not among them may be a new one, after this long. */
const KEYS_REST_S = 60

const KeySet = z.object({ keys: z.array(z.looseObject({})) })

type Known = Awaited<ReturnType<typeof discover>>

/** Keys that are being fetched, by address: any number of tokens have one request sent. */
const fetching = new Map<string, Promise<ExportedJWKSCache>>()

/** Returns why no key of the provider has signed a token; undefined where one has. */
export function verifySignature(
  token: string,
  issuer: string,
  outside: Outside,
): Promise<Refusal | undefined> {
  return refusing(async () => {
    const known = await discover(issuer, outside)
    const verifyWith = ({ jwks }: ExportedJWKSCache) =>
      compactVerify(token, createLocalJWKSet(KeySet.parse(jwks)), { algorithms: ALGORITHMS })
    const keys = await keysOf(known, outside, KEYS_LIFE_S)
    try {
      await verifyWith(keys)
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey)) throw error
      const newer = await keysOf(known, outside, KEYS_REST_S)
      if (newer === keys) throw error
      await verifyWith(newer)
    }
    return undefined
  })
}

async function keysOf(known: Known, outside: Outside, lifeS: number): Promise<ExportedJWKSCache> {
  if (known.jwks && secondsNow() - known.jwks.uat < lifeS) return known.jwks
  const { jwks_uri: address } = known.metadata
  const fetched =
    fetching.get(address) ?? fetchKeys(address, outside).finally(() => fetching.delete(address))
  fetching.set(address, fetched)
  known.jwks = await fetched
  return known.jwks
}

async function fetchKeys(address: string, outside: Outside): Promise<ExportedJWKSCache> {
  const response = await guardedFetch(outside)(address, {
    method: 'GET',
    headers: { accept: 'application/json' },
    body: undefined,
    redirect: 'manual',
  })
  const read = KeySet.safeParse(response.status === 200 ? parseJson(await response.text()) : null)
  if (read.success) return { jwks: read.data, uat: secondsNow() }
  throw new RefusedByRule(refuse('oidc_bad_response', { hint: address }))
}

/** By the clock that the library counts the age of keys with. */
function secondsNow(): number {
  return Math.floor(Date.now() / 1000)
}
