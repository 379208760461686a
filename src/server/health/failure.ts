import type { FailureKind } from '#shared/health/values.ts'
import type { Words } from '#shared/words/catalogue.ts'

import type { Tx } from '#server/platform/db/client.ts'

/** What keeps the installation from its work, as a noun finds it. */
export type Failure = {
  kind: FailureKind
  /** Of what it is, such as a mailbox; empty where there is one. */
  subjectId: string
  name: string | null
  since: Date
  /** A warning that comes again has a smaller one each time. */
  step: number | null
  /** What the other side said, or when it ends. */
  detail: (words: Words) => string | null
}

/** Finds the failures of a noun that last at this moment. */
export type FailureSource = (tx: Tx, now: Date) => Promise<Failure[]>
