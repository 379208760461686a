import { CrmFailure } from '#server/channels/crm/crm-failure.ts'
import { isDatabaseAway } from '#server/platform/db/pool/database-away.ts'
import type { Reader } from './reader.ts'

/** The most objects that the CRM reads at once. */
export const AT_ONCE = 100
/** So many are taken over before the next are asked for: what was done stays, when the CRM fails then. */
export const AT_A_TIME = 20

/** Asks for many objects, as many at once as the CRM takes. */
export async function inBatches<Item, Answer>(
  items: Item[],
  ask: (some: Item[]) => Promise<Answer[]>,
): Promise<Answer[]> {
  const answers: Answer[] = []
  for (let from = 0; from < items.length; from += AT_ONCE)
    answers.push(...(await ask(items.slice(from, from + AT_ONCE))))
  return answers
}

/**
 * Works on each object by itself, so that one that cannot be imported does not hold the others
 * back. Returns the ids of those. Errors that would fail all of them are thrown. In several lanes,
 * their order is not kept.
 */
export async function eachOf<Item extends { id: string }>(
  { log, signal, lanes = 1 }: Pick<Reader, 'log' | 'signal'> & { lanes?: number },
  items: Item[],
  work: (item: Item) => Promise<void>,
): Promise<string[]> {
  const failed: string[] = []
  const waiting = items.values()
  let isOver = false
  async function lane() {
    for (const item of waiting) {
      if (isOver) return
      signal.throwIfAborted()
      try {
        await work(item)
      } catch (error) {
        if (error instanceof CrmFailure || isDatabaseAway(error)) throw error
        log.error({ err: error, crmId: item.id }, 'an object of the CRM could not be taken over')
        failed.push(item.id)
      }
    }
  }
  const ended = await Promise.allSettled(
    Array.from({ length: lanes }, () =>
      lane().catch((error: unknown) => {
        isOver = true
        throw error
      }),
    ),
  )
  const broken = ended.find((one) => one.status === 'rejected')
  if (broken) throw broken.reason
  return failed
}

/** Returns whether a call failed by itself, so that the next one may succeed. */
export function isPassing(error: unknown, { signal }: Pick<Reader, 'signal'>): error is CrmFailure {
  return (
    error instanceof CrmFailure &&
    error.kind === 'retry' &&
    error.code !== 'BREAKER_OPEN' &&
    !signal.aborted
  )
}
