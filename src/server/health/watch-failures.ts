import type { Deps } from '#server/deps.ts'
import { asWorker } from '#server/platform/db/as-role.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { momentIn } from '#server/platform/mail-transport/write-mail.ts'
import { mailAdministrators } from '#server/notifications/mail-administrators.ts'
import { notifyAdministrators } from '#server/tickets/desk/notices/notify.ts'
import { failurePath } from './failure-path.ts'
import type { Failure, FailureSource } from './failure.ts'
import {
  deleteEndedFailures,
  endFailure,
  type FailureRow,
  lockFailures,
  upsertFailure,
} from './queries.ts'

/** People are told of what is added to a failure that lasts once a day. */
const ADDED_MS = 86_400_000
/** A failure that ends and is back within this time is not told again. */
const SAME_MS = 3_600_000

type WatchDeps = Pick<Deps, 'config' | 'db' | 'now'> & { sources: FailureSource[] }

/** Keeps which failures last, and tells administrators of each one that is new, or whose next warning is due. */
export function watchFailures({ sources, ...deps }: WatchDeps): Promise<void> {
  return asWorker(deps.db, async (tx) => {
    const now = deps.now()
    await deleteEndedFailures(tx, new Date(now.getTime() - SAME_MS))
    const known = await lockFailures(tx)
    const found: Failure[] = []
    for (const source of sources) found.push(...(await source(tx, now)))
    for (const { detail, latest, ...failure } of found) {
      const before = known.find((row) => isSame(row, failure))
      const isNews =
        !before || (failure.step ?? 0) < (before.step ?? 0) || hasGrown(before, latest, now)
      await upsertFailure(tx, { ...failure, endedAt: null, ...(isNews && { toldAt: now }) })
      if (isNews) await tell(deps, tx, { ...failure, detail })
    }
    for (const row of known)
      if (row.endedAt === null && !found.some((failure) => isSame(row, failure)))
        await endFailure(tx, row, now)
  })
}

function hasGrown({ toldAt }: FailureRow, latest: Date | undefined, now: Date): boolean {
  if (latest === undefined || toldAt === null || latest <= toldAt) return false
  return now.getTime() - toldAt.getTime() >= ADDED_MS
}

function isSame(
  row: Pick<FailureRow, 'kind' | 'subjectId'>,
  failure: Pick<Failure, 'kind' | 'subjectId'>,
): boolean {
  return row.kind === failure.kind && row.subjectId === failure.subjectId
}

async function tell(
  { config, now }: Pick<Deps, 'config' | 'now'>,
  tx: Tx,
  { kind, subjectId, name, step, since, detail }: Failure,
): Promise<void> {
  const failure = { kind, subjectId, name, step }
  await notifyAdministrators(tx, { kind: 'failure', at: now(), data: { failure } })
  const url = config.publicUrl + failurePath(kind, subjectId)
  await mailAdministrators(tx, null, (words, timeZone) => {
    const { operations } = words
    const said = detail(words)
    const title = operations.failureTitles[kind](name ?? '', step)
    return {
      subject: title,
      paragraphs: [
        kind === 'secret_ends'
          ? `${title}.`
          : operations.failingSince(title, momentIn(words, since, { timeZone })),
        ...(said === null ? [] : [said]),
        operations.whatToDo[kind],
        { text: operations.openPortico, url },
      ],
    }
  })
}
