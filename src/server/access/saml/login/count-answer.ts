import type { FastifyRequest } from 'fastify'

import { countGuess, forgetGuess } from '#server/access/callers/guess-limit.ts'
import type { Deps } from '#server/deps.ts'
import { claimFirstAnswer } from '#server/access/saml/queries.ts'
import { browserHashOf } from '#server/access/sign-in/browser-secret.ts'

/** How much of a response is read to find its first tag. */
const HEAD_LENGTH = 4096
const IN_RESPONSE_TO =
  /^[^<]*(?:<\?[^>]*>[^<]*)?<[^>]*?\sInResponseTo\s*=\s*["']([\w.-]{1,256})["']/

export type CountedAnswer = {
  /** The first answer to a request that this browser made. */
  isFirst: boolean
  /** Takes back the count of the sign-in that this answer has completed. */
  forget: () => Promise<void>
}

/**
 * Counts an answer of an identity provider. Skips the first answer to a request of this browser, which
 * was counted with the request. Anybody may send the others.
 *
 * @throws AppError `rate_limited`
 */
export async function countAnswer(
  deps: Pick<Deps, 'db' | 'now' | 'config'>,
  customerId: string | undefined,
  { requestId: id, request }: { requestId: string | undefined; request: FastifyRequest },
): Promise<CountedAnswer> {
  const browserHash = browserHashOf(request)
  const isFirst =
    customerId !== undefined &&
    id !== undefined &&
    browserHash !== undefined &&
    (await claimFirstAnswer(deps.db, { customerId, id, browserHash }, deps.now()))
  const isCounted = answersNothing(request)
  if (!isFirst && !isCounted) await countGuess(deps, 'sign-in', request)
  return { isFirst, forget: () => forgetGuess(deps, 'sign-in', request) }
}

/**
 * Counts an answer before it is read where it cannot be the first to a request of this browser, which
 * has made none.
 *
 * @throws AppError `rate_limited`
 */
export async function countUnasked(
  deps: Pick<Deps, 'db' | 'now' | 'config'>,
  request: FastifyRequest,
): Promise<void> {
  if (answersNothing(request)) await countGuess(deps, 'sign-in', request)
}

function answersNothing(request: FastifyRequest): boolean {
  return browserHashOf(request) === undefined
}

/**
 * Reads which request the response claims to answer. Good enough for counting, and for telling a test:
 * nothing is verified yet.
 */
export function readRequestId(samlResponse: string): string | undefined {
  const head = samlResponse.slice(0, HEAD_LENGTH).replaceAll(/\s+/g, '')
  return IN_RESPONSE_TO.exec(Buffer.from(head, 'base64').toString('latin1'))?.[1]
}
