import { showSize } from './describe-backup.ts'

const EVERY_MS = 10_000

/** Reports the bytes so far at intervals, so that a long run does not look stuck. */
export function createProgress(what: string) {
  const startedAt = performance.now()
  let bytes = 0
  const timer = setInterval(() => console.log(`  ${what} ${showSize(bytes)} so far`), EVERY_MS)
  timer.unref()
  return {
    onBytes: (count: number) => {
      bytes += count
    },
    /** Ends the reports and returns how long the run took. */
    end(): string {
      clearInterval(timer)
      return `${((performance.now() - startedAt) / 1000).toFixed(1)} s`
    },
  }
}
