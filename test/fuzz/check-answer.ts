import { isDeepStrictEqual } from 'node:util'

import { z } from 'zod'

import { api } from '#shared/api.ts'
import { isCallerKind } from '#shared/callers.ts'
import type { Endpoint } from '#shared/endpoint.ts'
import { ERROR_STATUS, type ErrorCode } from '#shared/errors.ts'

import type { RequestPlan } from './plan-request.ts'
import { headerOf, type RawAnswer } from './raw-http.ts'
import { isDeliveredWhole } from './send-plan.ts'

const ErrorAnswer = z.looseObject({
  error: z.enum(Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]]),
  message: z.string().min(1).max(1_000),
  fields: z.record(z.string(), z.string()).optional(),
})

const STACK = /\n\s+at |node_modules|\/src\/server\/|\.ts:\d+|PostgresError|invalid input syntax/

/**
 * Statuses without a body: an invalid range, and an expectation that HTTP refuses. Their headers
 * say everything.
 */
const WITHOUT_BODY = [416, 417]

/** Returns what is wrong with an answer to any request. */
export function checkAnswer(plan: RequestPlan, answer: RawAnswer | undefined): string[] {
  if (!answer) return isDeliveredWhole(plan) ? ['there was no answer'] : []
  const endpoint: Endpoint | undefined = plan.endpoint && api[plan.endpoint]
  const { status } = answer
  const problems: string[] = []
  if (status >= 500) problems.push(`status ${status}`)
  const isPage = headerOf(answer, 'content-type')?.includes('html') ?? false
  if (isPage) problems.push(...checkPage(plan, answer))
  if (status < 400 && plan.path.includes('/api/') && !headerOf(answer, 'cache-control')) {
    problems.push('it may be cached')
  }
  if (plan.method === 'HEAD') return problems
  if (status >= 400 && !isPage && !WITHOUT_BODY.includes(status))
    problems.push(...checkError(answer, plan.endpoint))
  if (status < 400 && endpoint) {
    problems.push(...checkAccess(plan, endpoint, status), ...checkSuccess(endpoint, answer))
  }
  if (status < 300 && !endpoint && plan.method !== 'OPTIONS' && !isOtherEndpoint(plan)) {
    problems.push(`status ${status} for ${plan.method} ${plan.path}`)
  }
  return problems
}

/** Checks that an answer is a page only when it is a failure of a navigation. */
function checkPage(plan: RequestPlan, { status, body }: RawAnswer): string[] {
  // As Node joins the lines of one header.
  const accept = plan.headers
    .flatMap(([name, value]) => (name.toLowerCase() === 'accept' ? [value] : []))
    .join(', ')
  const endpoint: Endpoint | undefined = plan.endpoint && api[plan.endpoint]
  const mayBe = ['GET', 'HEAD'].includes(plan.method) || endpoint?.form
  if (status < 400 || !mayBe || !accept.includes('text/html')) return ['it is HTML']
  return STACK.test(body.toString()) ? ['the page tells of the inside'] : []
}

/** OpenID Connect says how a refused sign-out is answered (Back-Channel Logout 1.0, section 2.8). */
const REFUSED_SIGN_OUT = z.strictObject({ error: z.literal('invalid_request') })

function checkError(answer: RawAnswer, endpoint: RequestPlan['endpoint']): string[] {
  const type = headerOf(answer, 'content-type')
  if (!type?.startsWith('application/json')) return [`an error as ${type}`]
  const isOfProtocol = endpoint === 'logOutByProvider' && answer.status === 400
  if (isOfProtocol && REFUSED_SIGN_OUT.safeParse(readJson(answer)).success) return []
  const error = ErrorAnswer.safeParse(readJson(answer))
  if (!error.success) return [`an error in another shape: ${z.prettifyError(error.error)}`]
  const { error: code, message } = error.data
  const problems: string[] = []
  if (ERROR_STATUS[code] !== answer.status) problems.push(`${code} with status ${answer.status}`)
  if (STACK.test(message)) problems.push('the message tells of the inside')
  const isLater = code === 'rate_limited' || code === 'unavailable'
  if (isLater && !headerOf(answer, 'retry-after')) problems.push(`${code} without Retry-After`)
  return problems
}

function checkAccess(plan: RequestPlan, endpoint: Endpoint, status: number): string[] {
  const isAllowed =
    endpoint.access === 'public' ||
    (plan.as === 'admin' && endpoint.access !== 'manager' && !isCallerKind(endpoint.access)) ||
    (plan.as === 'user' && ['user', 'manager'].includes(endpoint.access))
  if (!isAllowed) return [`status ${status} for a ${plan.as}`]
  const isForged = plan.forged.token !== undefined
  const isGuarded = endpoint.method !== 'GET' && endpoint.csrf !== 'exempt'
  return isForged && isGuarded ? [`status ${status} with a made-up token`] : []
}

function checkSuccess(endpoint: Endpoint, answer: RawAnswer): string[] {
  const { status } = answer
  const location = headerOf(answer, 'location')
  if (endpoint.form) {
    const isOwn = location !== undefined && new URL(location, 'http://here').host === 'here'
    return status === 303 && isOwn ? [] : [`status ${status} to ${location}`]
  }
  if (endpoint.response === undefined && endpoint.status === undefined) return []
  if (status !== (endpoint.status ?? 200)) return [`status ${status}`]
  if (endpoint.response === undefined) return answer.body.length === 0 ? [] : ['there is a body']
  const given = readJson(answer)
  const parsed = endpoint.response.safeParse(given)
  if (!parsed.success) return [`not what the contract says: ${z.prettifyError(parsed.error)}`]
  return isDeepStrictEqual(parsed.data, given) ? [] : ['more than the contract says']
}

function readJson(answer: RawAnswer): unknown {
  try {
    return JSON.parse(answer.body.toString())
  } catch {
    // The body matches no schema.
    return undefined
  }
}

/** Another method at a known path may be another endpoint. */
function isOtherEndpoint({ method, path }: RequestPlan): boolean {
  return Object.values(api).some((endpoint: Endpoint) => {
    const pattern = new RegExp(`^${endpoint.path.replaceAll(/:\w+/g, '[^/]*')}$`)
    // A client may send the full URL instead of the path (RFC 9112, section 3.2.2).
    return endpoint.method === method && pattern.test(path.replace(/^http:\/\/[^/]*/, ''))
  })
}
