import { FAILING_DAYS } from '#shared/connections/endpoints.ts'

import { translateDetail } from '#server/connections/metadata/describe-metadata.ts'
import type { Failure } from '#server/health/failure.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { listUnreadable } from './queries.ts'

const DAY_MS = 24 * 3_600_000

/** Finds whose metadata could not be read for days. */
export async function metadataFailures(tx: Tx, now: Date): Promise<Failure[]> {
  const unreadable = await listUnreadable(tx, new Date(now.getTime() - FAILING_DAYS * DAY_MS))
  return unreadable.map(({ id, name, failingSince, problem, problemDetail }) => ({
    kind: 'metadata_unreadable',
    subjectId: id,
    name,
    since: failingSince,
    step: null,
    detail: (words) =>
      words.certificates.metadataProblem(
        problem,
        translateDetail(words, { problem, detail: problemDetail }),
      ),
  }))
}
