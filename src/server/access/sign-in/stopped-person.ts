import { createHash } from 'node:crypto'

import type { FastifyRequest } from 'fastify'

import type { Tx } from '#server/platform/db/client.ts'

import { browserHashOf } from './browser-secret.ts'
import { recordSuccessfulSignIn } from './queries.ts'

/** Under this name stands a sign-in of anybody. */
const ANYBODY = Buffer.alloc(0)

type Somebody = { email: string | undefined; request: FastifyRequest }

/** Tells people apart whom a refusal stopped: by the address that was vouched for, the browser, or where they came from. */
export function stoppedPerson({ email, request }: Somebody): Buffer {
  if (email !== undefined) return hashEmail(email)
  return browserHashOf(request) ?? hash(`address ${request.ip}`)
}

/** All names under which a person who has signed in may have been stopped before. */
export function namesOfSignedIn({ email, request }: { email: string; request: FastifyRequest }) {
  const browser = browserHashOf(request)
  return [ANYBODY, hashEmail(email), ...(browser ? [browser] : [])].toSorted((a, b) => a.compare(b))
}

/** Ends the refusals of a person who may sign in again, before they try. */
export function endRefusals(
  tx: Tx,
  { customerId, email, at }: { customerId: string; email: string; at: Date },
): Promise<void> {
  return recordSuccessfulSignIn(tx, { customerId, names: [hashEmail(email)], at })
}

/** Name of a person whose address is known. */
function hashEmail(email: string): Buffer {
  return hash(`email ${email.toLowerCase()}`)
}

function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
