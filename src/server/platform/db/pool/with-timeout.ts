import { factsOf } from '#server/platform/error-facts.ts'
import type { Deps } from '#server/deps.ts'

/**
 * Returns what is read, or undefined where the database is away or takes longer than this: for what a page
 * can do without.
 */
export async function within<Found>(
  limitMs: number,
  read: () => Promise<Found>,
  log: Pick<Deps['log'], 'warn'>,
): Promise<Found | undefined> {
  const { promise: late, resolve } = Promise.withResolvers<undefined>()
  const timer = setTimeout(() => resolve(undefined), limitMs)
  try {
    return await Promise.race([read(), late])
  } catch (error) {
    log.warn({ err: factsOf(error).message }, 'read nothing for a page')
    return undefined
  } finally {
    clearTimeout(timer)
  }
}
