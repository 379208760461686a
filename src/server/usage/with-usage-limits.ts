import type { AppError } from '#server/platform/app-error.ts'
import type { Deps } from '#server/deps.ts'
import type { Viewer } from '#server/access/viewer.ts'
import { countUse, type Use } from './queries.ts'
import { refuseUse } from './refuse-use.ts'

type CountedUse = {
  /** Why the use is refused. An earlier answer may still be repeated. */
  refusal: AppError | undefined
  /** Call this where the change begins, when it is certainly no repetition. Throws the refusal. */
  begin: () => void
}

/**
 * Counts a use for the person and the customer before the work. Takes it back when `work` throws or
 * only repeats an earlier answer.
 */
export async function withUsageLimits<Result>(
  deps: Pick<Deps, 'db' | 'now'>,
  viewer: Pick<Viewer, 'customerId' | 'userId'>,
  use: Use,
  work: (counted: CountedUse) => Promise<Result>,
): Promise<Result> {
  const now = deps.now()
  const over = await countUse(deps.db, viewer, use, now)
  const refusal = over && refuseUse(over.reached, over.allowed, now)
  let hasBegun = false
  let isMade = false
  try {
    const result = await work({
      refusal,
      begin() {
        if (refusal) throw refusal
        hasBegun = true
      },
    })
    isMade = hasBegun
    return result
  } finally {
    if (!refusal && !isMade) await takeBack(deps, viewer, use)
  }
}

async function takeBack(
  deps: Pick<Deps, 'db' | 'now'>,
  viewer: Pick<Viewer, 'customerId' | 'userId'>,
  { tickets = 0, replies = 0, bytes = 0 }: Use,
) {
  try {
    const negative = { tickets: -tickets, replies: -replies, bytes: -bytes }
    await countUse(deps.db, viewer, negative, deps.now())
  } catch {
    // Throw the original error. A count that stays one too high ends with its hour.
  }
}

/** Returns the bytes that a text and its files take to store. */
export function sizeOf(text: string, files: { sizeBytes: number }[] = []): number {
  return files.reduce((bytes, file) => bytes + file.sizeBytes, Buffer.byteLength(text))
}
