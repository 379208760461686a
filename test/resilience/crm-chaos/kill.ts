import { setTimeout } from 'node:timers/promises'

import type { Ledger } from './ledger.ts'
import type { TwoPorticos } from './two-porticos.ts'

type Given = {
  porticos: TwoPorticos
  ledger: Ledger
  /** How much is done in between. */
  acts: [least: number, most: number]
}

/**
 * Kills one of the processes again and again, in any state, and starts it again. Resolves with both
 * at work.
 */
export async function killNowAndThen(given: Given, stop: AbortSignal): Promise<void> {
  const { porticos, ledger, acts } = given
  await ledger.doneMore(ledger.between(...acts), stop)
  while (!stop.aborted) {
    const victim = ledger.between(0, 2)
    await porticos.kill(victim)
    ledger.counts.kills += 1
    await setTimeout(ledger.between(100, 2000))
    await porticos.start(victim)
    await ledger.doneMore(ledger.between(...acts), stop)
  }
}
