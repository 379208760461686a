import type { HeldFile, WaitingReply } from '#shared/desk/answers/parts.ts'
import { Answer } from '#shared/desk/input.ts'

import type { HeldFileRow } from './held-file-queries.ts'
import type { NamedWaitingRow } from './waiting-queries.ts'

/** Presents replies that are not sent yet, with those of the held files that are theirs. */
export function presentWaiting(rows: NamedWaitingRow[], files: HeldFileRow[]): WaitingReply[] {
  return rows.map((row) => {
    const { comment, status = 'Pending' } = readHeldAnswer(row)
    return {
      id: row.id,
      author: { id: row.authorId, name: row.authorName },
      content: comment,
      files: files.filter(({ waitingId }) => waitingId === row.id).map(presentHeldFile),
      status,
      createdAt: row.createdAt.toISOString(),
      releaseAt: row.releaseAt.toISOString(),
      isLater: row.isLater,
      stopped: row.stopped,
    }
  })
}

/** Reads the answer as it was held, perhaps by a process of the version before. */
export function readHeldAnswer({ answer }: { answer: unknown }): Answer {
  return Answer.parse(answer)
}

export function presentHeldFile({ id, filename, sizeBytes }: HeldFileRow): HeldFile {
  return { id, filename, size: sizeBytes }
}
