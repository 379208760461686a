import type { FastifyRequest } from 'fastify'

import { countSignInAttempt, forgetSignInAttempt } from '#server/access/sign-in/sign-in-limit.ts'
import type { Deps } from '#server/deps.ts'
import { claimFirstAnswer } from './queries.ts'
import { browserHashOf } from './start-login.ts'

/** As much of a response as its first tag can be long. */
const HEAD_LENGTH = 4096
const IN_RESPONSE_TO =
  /^[^<]*(?:<\?[^>]*>[^<]*)?<[^>]*?\sInResponseTo\s*=\s*["']([\w.-]{1,256})["']/

export type CountedAnswer = {
  /** The first answer to a request that this browser made. */
  isFirst: boolean
  /** Takes back what was counted for the sign-in that this answer has ended. */
  forget: () => Promise<void>
}

/**
 * Counts an answer of an identity provider. The first one to a request of this browser was counted
 * with the request; every other one may be anybody's.
 *
 * @throws AppError `rate_limited`
 */
export async function countAnswer(
  deps: Pick<Deps, 'db' | 'now' | 'config'>,
  customerId: string | undefined,
  { samlResponse, request }: { samlResponse: string; request: FastifyRequest },
): Promise<CountedAnswer> {
  const id = readRequestId(samlResponse)
  const browserHash = browserHashOf(request)
  const isFirst =
    customerId !== undefined &&
    id !== undefined &&
    browserHash !== undefined &&
    (await claimFirstAnswer(deps.db, { customerId, id, browserHash }, deps.now()))
  if (!isFirst) await countSignInAttempt(deps, request)
  return { isFirst, forget: () => forgetSignInAttempt(deps, request) }
}

/** Which request the response says it answers; good enough for counting, before anything is parsed. */
function readRequestId(samlResponse: string): string | undefined {
  const head = samlResponse.slice(0, HEAD_LENGTH).replaceAll(/\s+/g, '')
  return IN_RESPONSE_TO.exec(Buffer.from(head, 'base64').toString('latin1'))?.[1]
}
