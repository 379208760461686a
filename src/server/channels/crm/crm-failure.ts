import type { CrmLimit } from './crm-gate.ts'

/**
 * `retry` can be sent again as it is: it was not done, or doing it twice does no harm. `unknown` may have
 * been done: look it up before it is sent again. `refused` would be refused again. `duplicate` is there already. `token`
 * means that the connection itself is refused.
 */
export type CrmFailureKind = 'retry' | 'unknown' | 'refused' | 'duplicate' | 'token'

type Details = {
  /** Before another attempt makes sense, in milliseconds. */
  pauseMs?: number
  /** The CRM's own word for it, and the id under which its support finds the call. */
  code?: string
  correlationId?: string
  /** The CRM itself is away or overloaded, and not only this call. */
  isOutage?: boolean
  /** The limit that was reached, which then holds for everybody. */
  limit?: CrmLimit
  /** Scopes of which any one would have been enough, where the token has none of them. */
  scopes?: string[]
  cause?: unknown
}

/** Why a call to the CRM failed. The message holds the CRM's own words and no secret. */
export class CrmFailure extends Error {
  readonly kind: CrmFailureKind
  readonly pauseMs: number
  readonly code: string | null
  readonly correlationId: string | null
  readonly isOutage: boolean
  readonly limit: CrmLimit | null
  readonly scopes: string[]

  constructor(kind: CrmFailureKind, message: string, details: Details = {}) {
    super(message, { cause: details.cause })
    this.name = 'CrmFailure'
    this.kind = kind
    this.pauseMs = details.pauseMs ?? 0
    this.code = details.code ?? null
    this.correlationId = details.correlationId ?? null
    this.isOutage = details.isOutage ?? false
    this.limit = details.limit ?? null
    this.scopes = details.scopes ?? []
  }
}

/** The code of what the token has no scope for. */
export const MISSING_SCOPES = 'MISSING_SCOPES'

/** Returns whether the token has no scope for a call, which a connection may do without. */
export function isScopeMissing(error: unknown): error is CrmFailure {
  return error instanceof CrmFailure && error.kind === 'refused' && error.code === MISSING_SCOPES
}
