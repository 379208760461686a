import type { FailureKind } from '#shared/health/values.ts'
import type { Words } from '#shared/words/catalogue.ts'

import type { Tx } from '#server/platform/db/client.ts'

/** A failure that keeps the installation from its work, as a noun finds it. */
export type Failure = {
  kind: FailureKind
  /** Names the mailbox or customer; empty where there is only one of the kind. */
  subjectId: string
  name: string | null
  since: Date
  /** A warning that comes again has a smaller one each time. */
  step: number | null
  /** When the last was added, of a failure that grows: what is added a day after people were told is told again. */
  latest?: Date
  /** The words of the other side, or the day of the end. */
  detail: (words: Words) => string | null
}

/** Finds the failures of a noun that last at this moment. */
export type FailureSource = (tx: Tx, now: Date) => Promise<Failure[]>
