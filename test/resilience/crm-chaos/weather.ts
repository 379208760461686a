import { setTimeout } from 'node:timers/promises'

import type { FaultRule } from '#demo/hubspot/faults.ts'
import type { DemoHubSpot } from '#demo/hubspot/server.ts'
import type { Ledger } from './ledger.ts'

/** Calls that make something in the CRM. */
const CREATES = { method: 'POST', path: /\/objects\/[^/]+\/(?:notes|tickets|contacts)$|\/files$/ }

/** Faults at a time. */
export const WEATHERS: Record<string, FaultRule[]> = {
  'done, and then 502': [
    { kind: 'commit-then-fail', status: 502, ...CREATES, probability: 0.3 },
    { kind: 'commit-then-fail', status: 504, method: 'PATCH', probability: 0.3 },
  ],
  'done, and then cut': [
    { kind: 'commit-then-cut', ...CREATES, probability: 0.2 },
    { kind: 'cut', probability: 0.05 },
  ],
  'too many at once': [{ kind: 'fail', status: 429, policyName: 'TEN_SECONDLY_ROLLING', times: 1 }],
  'too many searches': [
    { kind: 'fail', status: 429, policyName: 'SECONDLY', path: /search/, probability: 0.5 },
  ],
  locked: [{ kind: 'fail', status: 423, probability: 0.2 }],
  'moving house': [{ kind: 'fail', status: 477, retryAfterSeconds: 3, times: 1 }],
  'errors of every kind': [
    { kind: 'fail', status: 500, probability: 0.05 },
    { kind: 'fail', status: 503, probability: 0.05 },
    { kind: 'commit-then-fail', status: 500, ...CREATES, probability: 0.1 },
  ],
  away: [{ kind: 'fail', status: 521 }],
  slow: [{ kind: 'slow', delayMs: 400, probability: 0.4 }],
}

/** Calls that hang are given up after 20 seconds, so that they are for long runs alone. */
export const HANGING: Record<string, FaultRule[]> = {
  'done, and then silent': [{ kind: 'commit-then-hang', ...CREATES, times: 2 }],
  silent: [{ kind: 'hang', times: 2 }],
}

export type Given = {
  hubSpot: DemoHubSpot
  ledger: Ledger
  weathers: Record<string, FaultRule[]>
  /** Sends webhooks to either process. */
  webhook: { publicUrl: string; origins: string[]; secret: string }
  /** How long each lasts. */
  ms: [least: number, most: number]
  /** How much is done in between, in calm. */
  acts: number
  longestLagMs: number
}

/**
 * Lets go wrong one thing after the other, each kind before any comes twice. Between two of them it waits until
 * so much more was done, so that a slow machine has no worse weather than a fast one.
 */
export async function keepWeather(given: Given, stop: AbortSignal): Promise<void> {
  const { hubSpot, ledger, weathers, longestLagMs } = given
  let coming: string[] = []
  while (!stop.aborted) {
    if (coming.length === 0) coming = Object.keys(weathers)
    const name = ledger.oneOf(coming) ?? 'away'
    coming = coming.filter((other) => other !== name)
    hubSpot.faults.clear()
    for (const rule of weathers[name] ?? []) hubSpot.faults.add(rule)
    hubSpot.account.settings.indexLagMs = ledger.chance(0.5) ? longestLagMs : 0
    connectWebhooks(given)
    ledger.counts.weathers += 1
    await setTimeout(ledger.between(...given.ms), undefined, { signal: stop }).catch(
      () => undefined,
    )
    hubSpot.faults.clear()
    await ledger.doneMore(given.acts, stop)
  }
  hubSpot.faults.clear()
  hubSpot.account.settings.indexLagMs = 0
}

/** Some come twice, some never, all in another order, and some late. */
export function connectWebhooks({
  hubSpot,
  ledger,
  webhook,
}: Pick<Given, 'hubSpot' | 'ledger' | 'webhook'>) {
  const path = '/api/crm/hubspot/webhook'
  hubSpot.webhooks.connect({
    url: webhook.publicUrl + path,
    sendTo: (ledger.oneOf(webhook.origins) ?? '') + path,
    secret: webhook.secret,
    batchMs: ledger.chance(0.7) ? 50 : 2000,
    maxBatch: ledger.between(1, 100),
    duplicates: 0.2,
    lost: 0.1,
    retryMs: 500,
    seed: ledger.between(1, 1_000_000),
  })
}
