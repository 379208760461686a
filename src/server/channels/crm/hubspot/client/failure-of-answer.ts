import { z } from 'zod'

import { CrmFailure, MISSING_SCOPES } from '#server/channels/crm/crm-failure.ts'
import * as words from '#words/crm.ts'

const SECOND_MS = 1000
/** HubSpot says that a locked record needs at least two seconds. */
const LOCKED_MS = 2 * SECOND_MS
const MIGRATION_MS = 60 * SECOND_MS
const MAX_PAUSE_MS = 86_400_000
const MAX_MESSAGE = 2000

/** How long each limit takes to have room again. The daily one ends at midnight of the account. */
const LIMIT_PAUSE_MS = { search: SECOND_MS, burst: 10 * SECOND_MS, daily: 15 * 60 * SECOND_MS }

const text = z.string().nullish().catch(null)
/** Every field of an error may be missing. */
const ErrorBody = z.object({
  message: text,
  category: text,
  errorType: text,
  policyName: text,
  correlationId: text,
  errors: z
    .array(
      z.object({
        code: text,
        context: z
          .object({ requiredGranularScopes: z.array(z.string()).nullish() })
          .nullish()
          .catch(null),
      }),
    )
    .nullish()
    .catch(null),
})
type ErrorBody = z.infer<typeof ErrorBody>

type FailedAnswer = {
  status: number
  retryAfter: string | null
  body: string
  /** Sending it twice does no harm. */
  isRepeatable: boolean
  isSearch: boolean
}

/** Says what an answer other than a success means for the one who called. */
export function failureOfAnswer(answer: FailedAnswer): CrmFailure {
  const body = readBody(answer.body)
  const scopes = scopesOf(body)
  const said =
    scopes.length > 0
      ? words.scopesRequired(scopes)
      : (body.message ?? words.answered(answer.status))
  const message = said.slice(0, MAX_MESSAGE)
  const details = {
    code: codeOf(body) ?? `HTTP_${answer.status}`,
    ...(body.correlationId && { correlationId: body.correlationId }),
  }
  if (answer.status === 401) return new CrmFailure('token', message, details)
  if (answer.status === 429) {
    const limit = limitOf(body, answer)
    const pauseMs = pauseOf(answer.retryAfter) ?? LIMIT_PAUSE_MS[limit]
    return new CrmFailure('retry', message, { ...details, pauseMs, limit })
  }
  if (answer.status === 423) {
    return new CrmFailure('retry', message, {
      ...details,
      pauseMs: pauseOf(answer.retryAfter) ?? LOCKED_MS,
    })
  }
  if (answer.status === 477) {
    const pauseMs = pauseOf(answer.retryAfter) ?? MIGRATION_MS
    return new CrmFailure('retry', message, { ...details, pauseMs, isOutage: true })
  }
  if (isDuplicate(answer.status, body)) return new CrmFailure('duplicate', message, details)
  if (answer.status >= 500 || answer.status === 408) {
    // It may have been done before it went wrong.
    const kind = answer.isRepeatable ? 'retry' : 'unknown'
    return new CrmFailure(kind, message, {
      ...details,
      pauseMs: pauseOf(answer.retryAfter) ?? 0,
      isOutage: true,
    })
  }
  return new CrmFailure('refused', message, { ...details, scopes })
}

function readBody(body: string): ErrorBody {
  try {
    return ErrorBody.catch({}).parse(JSON.parse(body))
  } catch {
    return {}
  }
}

function codeOf({ category, errorType, errors }: ErrorBody): string | null {
  return category ?? errorType ?? errors?.[0]?.code ?? null
}

/** HubSpot names all scopes of which one would do. */
function scopesOf({ category, errors }: ErrorBody): string[] {
  if (category !== MISSING_SCOPES) return []
  return [...new Set(errors?.flatMap(({ context }) => context?.requiredGranularScopes ?? []))]
}

/** The reasons are in JSON within the message as often as beside it. */
function isDuplicate(status: number, { message, errors }: ErrorBody): boolean {
  const isUnique =
    errors?.some(({ code }) => code === 'CONFLICTING_UNIQUE_VALUE') ||
    message?.includes('CONFLICTING_UNIQUE_VALUE')
  return status === 409 || (status === 400 && isUnique === true)
}

function limitOf({ policyName, message }: ErrorBody, { isSearch }: FailedAnswer) {
  const said = `${policyName} ${message}`.toUpperCase()
  if (said.includes('DAILY')) return 'daily'
  if (said.includes('TEN_SECONDLY')) return 'burst'
  return isSearch || said.includes('SECONDLY') ? 'search' : 'burst'
}

/** Seconds, as HubSpot sends it. */
function pauseOf(retryAfter: string | null): number | null {
  const seconds = retryAfter === null ? NaN : Number(retryAfter)
  return seconds >= 0 ? Math.min(seconds * SECOND_MS, MAX_PAUSE_MS) : null
}
