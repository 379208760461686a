import { createRandom } from './random.ts'

/**
 * Kinds of failure: an error answer before anything is done, an error after it is done, no answer
 * at all (with or without the work done), a cut connection, or a slow answer.
 */
export const FAULT_KINDS = [
  'fail',
  'commit-then-fail',
  'hang',
  'commit-then-hang',
  'cut',
  'commit-then-cut',
  'slow',
] as const
export type FaultKind = (typeof FAULT_KINDS)[number]

export type FaultRule = {
  kind: FaultKind
  /** Both are compared with each call; without them, every call is meant. */
  method?: string
  path?: RegExp
  /** Status of the error: 429, 423, 477, 500, 502, 503, 504, 521, 523, 524, 401, 403, ... */
  status?: number
  /** Policy of a 429. */
  policyName?: 'SECONDLY' | 'TEN_SECONDLY_ROLLING' | 'DAILY'
  retryAfterSeconds?: number
  /** For `slow`, in milliseconds. */
  delayMs?: number
  /** How often; without it, until it is removed. */
  times?: number
  /** From 0 to 1; without it, always. */
  probability?: number
}

type Standing = FaultRule & { id: number; hits: number }
export type Faults = ReturnType<typeof createFaults>

export function createFaults({ seed = 1 }: { seed?: number } = {}) {
  const random = createRandom(seed)
  let rules: Standing[] = []
  let lastId = 0
  return {
    /** Returns the id by which it can be removed. */
    add(rule: FaultRule): number {
      lastId += 1
      rules.push({ ...rule, id: lastId, hits: 0 })
      return lastId
    },
    remove(id: number): void {
      rules = rules.filter((rule) => rule.id !== id)
    },
    clear(): void {
      rules = []
    },
    list: (): readonly Standing[] => rules,
    /** Returns the first rule that meets this call, and counts it. */
    pick(call: { method: string; path: string }): FaultRule | undefined {
      const met = rules.find(
        ({ method, path, times, hits, probability }) =>
          (method === undefined || method === call.method) &&
          (path === undefined || path.test(call.path)) &&
          (times === undefined || hits < times) &&
          (probability === undefined || random() < probability),
      )
      if (met) met.hits += 1
      return met
    },
  }
}

const MESSAGES: Record<number, string> = {
  401: 'Authentication credentials not found or expired.',
  403: 'This app has not been granted all required scopes to make this call.',
  423: 'The record is locked by another process.',
  477: 'This account is being moved between data centers.',
  429: 'You have reached your limit.',
  502: 'Bad gateway',
  503: 'Service unavailable',
  504: 'Gateway timeout',
}

/** The error answer of a rule. A gateway's are not JSON, as in life. */
export function answerOfFault({ status = 500, policyName, retryAfterSeconds }: FaultRule) {
  const headers: Record<string, string> =
    retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) }
  const message = MESSAGES[status] ?? 'internal error'
  if ([502, 503, 504, 521, 523, 524].includes(status)) {
    const page = `<html><head><title>${status} ${message}</title></head><body>nginx</body></html>`
    return { status, headers: { ...headers, 'Content-Type': 'text/html' }, text: page }
  }
  const category = status === 401 ? 'INVALID_AUTHENTICATION' : undefined
  const limit = { errorType: 'RATE_LIMIT', policyName: policyName ?? 'TEN_SECONDLY_ROLLING' }
  const body = {
    status: 'error',
    message,
    correlationId: crypto.randomUUID(),
    ...(category && { category }),
    ...(status === 429 && limit),
  }
  return {
    status,
    headers: { ...headers, 'Content-Type': 'application/json' },
    text: JSON.stringify(body),
  }
}
