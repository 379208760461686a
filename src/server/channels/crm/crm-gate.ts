import type { CrmFailure } from './crm-failure.ts'

/** Gate that each single request to the CRM passes: the limits and the breaker of all processes. */
export type CrmGate = {
  /** Waits for its turn. Throws CrmFailure where the turn is too far away or the breaker is open. */
  enter(request: { isSearch: boolean }, signal: AbortSignal): Promise<CrmTurn>
  /** Learns from every answer, and from none. */
  leave(
    turn: CrmTurn,
    outcome: { limits: TellingLimits | null; failure: CrmFailure | null },
  ): Promise<void>
}

/** A trial is the one request that an open breaker lets through. */
export type CrmTurn = { isTrial: boolean }

/** Limits that the CRM reports. Null when it reports none. */
export type TellingLimits = {
  burst: { max: number; intervalMs: number; remaining: number | null } | null
  daily: { max: number; remaining: number | null } | null
}

/** The limits that the CRM counts apart from one another. */
export const CRM_LIMITS = ['burst', 'search', 'daily'] as const
export type CrmLimit = (typeof CRM_LIMITS)[number]
