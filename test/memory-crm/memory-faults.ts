import { CrmFailure, type CrmFailureKind } from '#server/channels/crm/crm-failure.ts'
import type { CrmLimit } from '#server/channels/crm/crm-gate.ts'
import type { Crm } from '#server/channels/crm/port.ts'

export type Fault = {
  on: keyof Crm
  /** How often, once unless told. */
  times?: number
  /**
   * `before` refuses the call and does nothing; `after` does it and then says the outcome is unknown;
   * `hang` does it and never answers.
   */
  when: 'before' | 'after' | 'hang'
  /** Failure of a call that is refused before, `retry` by default. */
  kind?: CrmFailureKind
  pauseMs?: number
  code?: string
  scopes?: string[]
  isOutage?: boolean
  limit?: CrmLimit
}

/** Makes calls fail as told, each fault as often as it says. */
export function createFaults() {
  const waiting: Fault[] = []
  let isAway = false

  function take(method: keyof Crm, when: Fault['when'][]): Fault | undefined {
    const index = waiting.findIndex((fault) => fault.on === method && when.includes(fault.when))
    const fault = waiting[index]
    if (fault === undefined) return undefined
    const left = (fault.times ?? 1) - 1
    waiting.splice(index, 1, ...(left > 0 ? [{ ...fault, times: left }] : []))
    return fault
  }

  return {
    add: (fault: Fault) => void waiting.push(fault),
    goAway: () => void (isAway = true),
    comeBack: () => void (isAway = false),
    clear() {
      waiting.length = 0
      isAway = false
    },

    /** Runs a call with its faults. Throws nothing but CrmFailure. */
    async run<Result>(
      method: keyof Crm,
      signal: AbortSignal,
      work: () => Result | Promise<Result>,
    ): Promise<Result> {
      if (signal.aborted) throw new CrmFailure('retry', 'stopped')
      if (isAway) throw new CrmFailure('retry', 'the CRM is away', { isOutage: true })
      const before = take(method, ['before'])
      if (before) throw new CrmFailure(before.kind ?? 'retry', 'refused by a test', before)
      const result = await work()
      const after = take(method, ['after', 'hang'])
      if (after?.when === 'hang') await untilAborted(signal)
      if (after) throw new CrmFailure('unknown', 'no answer', { isOutage: after.isOutage ?? true })
      return result
    },
  }
}

function untilAborted(signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  if (signal.aborted) resolve()
  else signal.addEventListener('abort', () => resolve(), { once: true })
  return promise
}
