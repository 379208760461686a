import { showSize } from './describe-backup.ts'

const EVERY_MS = 10_000

/** Says now and then how many bytes went through, so that nobody takes long for stuck. */
export function createProgress(what: string) {
  const startedAt = performance.now()
  let bytes = 0
  const timer = setInterval(() => console.log(`  ${what} ${showSize(bytes)} so far`), EVERY_MS)
  timer.unref()
  return {
    onBytes: (count: number) => {
      bytes += count
    },
    /** Ends it, and answers how long it took. */
    end(): string {
      clearInterval(timer)
      return `${((performance.now() - startedAt) / 1000).toFixed(1)} s`
    },
  }
}
