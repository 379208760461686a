import { setTimeout as sleep } from 'node:timers/promises'

import type { FastifyBaseLogger } from 'fastify'

import { CrmFailure } from '#server/channels/crm/crm-failure.ts'
import type { CrmGate, CrmTurn, TellingLimits } from '#server/channels/crm/crm-gate.ts'
import type { CrmLane } from '#server/channels/crm/crm-access.ts'
import type { Db } from '#server/platform/db/client.ts'
import { factsOf } from '#server/platform/error-facts.ts'
import * as words from '#words/crm.ts'

import { burstSize, dailySize, FIRST_SIZES, isWorthTelling } from './limit-sizes.ts'
import {
  askForTurn,
  blockLimit,
  countOutage,
  endTrouble,
  insertLimits,
  markTokenRefused,
  resizeLimit,
  type Turn,
} from './queries.ts'

/** The part of every limit that background work leaves to what people wait for. */
const RESERVE: Record<CrmLane, number> = { people: 0, background: 0.3 }
/** Longest wait for a turn: after that the caller comes again. */
const PATIENCE_MS = 5000
const SHORTEST_WAIT_MS = 20

type Options = {
  log: Pick<FastifyBaseLogger, 'warn'>
  lane: CrmLane
  /** Set when a refused token is the connection's, and not one that an administrator tries. */
  isConnections: boolean
  /** Set by tests. Otherwise the database's clock counts. */
  now?: () => Date
  wait?: (ms: number, signal: AbortSignal) => Promise<unknown>
}

/** Limits and breaker of all processes, held in PostgreSQL. */
export function createGate(
  db: Db,
  { lane, isConnections, log, now, wait = waitFor }: Options,
): CrmGate {
  let isReady = false
  let isTroubled = false
  let last: TellingLimits | null = null
  let count = 0
  const at = () => now?.() ?? null

  async function take(isSearch: boolean): Promise<Turn> {
    if (!isReady) await insertLimits(db, { sizes: FIRST_SIZES, at: at() })
    isReady = true
    const turn = await askForTurn(db, { isSearch, reserve: RESERVE[lane], at: at() })
    isTroubled ||= turn.isTroubled
    return turn
  }

  async function tell(limits: TellingLimits): Promise<void> {
    count += 1
    if (!isWorthTelling(limits, last, count)) return
    last = limits
    const { burst, daily } = limits
    if (burst) await resizeLimit(db, { ...burstSize(burst), remaining: burst.remaining })
    if (daily) await resizeLimit(db, { ...dailySize(daily.max), remaining: daily.remaining })
  }

  async function learn(
    { isTrial }: CrmTurn,
    { limits, failure }: { limits: TellingLimits | null; failure: CrmFailure | null },
  ): Promise<void> {
    if (failure?.limit) {
      const { limit: name, pauseMs } = failure
      await blockLimit(db, { name, pauseMs, at: at() })
    }
    if (failure?.isOutage) {
      const { message, pauseMs } = failure
      isTroubled = true
      await countOutage(db, { isTrial, pauseMs, message, at: at() })
      return
    }
    if (failure?.kind === 'token' && isConnections) {
      isTroubled = true
      await markTokenRefused(db, { message: failure.message, at: at() })
    }
    // Stopped before there was an answer: it says nothing.
    if (failure?.code === 'STOPPED') return
    if (isTroubled) {
      const isRefused = failure?.kind === 'token'
      await endTrouble(db, { provesToken: isConnections && !isRefused })
      isTroubled = isRefused
    }
    if (limits) await tell(limits)
  }

  return {
    async enter({ isSearch }, signal) {
      for (let patienceMs = PATIENCE_MS; ;) {
        const turn = await take(isSearch)
        if (turn.obstacle === null) return { isTrial: turn.isTrial }
        if (turn.obstacle === 'breaker') {
          throw new CrmFailure('retry', words.isAway, {
            pauseMs: turn.waitMs,
            code: 'BREAKER_OPEN',
            isOutage: true,
          })
        }
        const waitMs = Math.max(turn.waitMs, SHORTEST_WAIT_MS)
        patienceMs -= waitMs
        if (patienceMs < 0) {
          throw new CrmFailure('retry', words.limitReached, {
            pauseMs: turn.waitMs,
            code: 'LIMIT_REACHED',
            limit: turn.obstacle,
          })
        }
        await wait(waitMs, signal).catch((error: unknown) => {
          throw new CrmFailure('retry', words.callStopped, { cause: error })
        })
      }
    },

    async leave(turn, outcome) {
      // The answer counts, whether or not it could be written down what it says of the CRM.
      await learn(turn, outcome).catch((error: unknown) =>
        log.warn({ err: factsOf(error).message }, 'the state of the CRM could not be kept'),
      )
    },
  }
}

function waitFor(ms: number, signal: AbortSignal): Promise<unknown> {
  return sleep(ms, undefined, { signal })
}
