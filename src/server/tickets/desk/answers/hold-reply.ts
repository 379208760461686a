import { v7 as uuidv7 } from 'uuid'
import { z } from 'zod'

import type { Answer } from '#shared/desk/input.ts'
import type { WorkTime } from '#shared/desk/time/input.ts'
import { MAX_DELAY_DAYS } from '#shared/desk/answers/parts.ts'
import { textKey } from '#shared/words/catalogue.ts'

import { invalidInput } from '#server/platform/app-error.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { takePendingFiles } from '#server/platform/files/take-pending-files.ts'
import type { ReceivedFile } from '#server/platform/files/uploads.ts'
import type { JobKind } from '#server/platform/jobs/job.ts'
import { addToOutbox } from '#server/platform/jobs/outbox.ts'
import { checkWork } from '#server/tickets/desk/time/record-time.ts'
import type { AtDesk } from '#server/tickets/desk/ticket/change-at-desk.ts'
import { insertHeldFiles } from '#server/tickets/desk/ticket/held-file-queries.ts'
import {
  announceAtDesk,
  findDeskSettings,
  insertWaitingReply,
} from '#server/tickets/desk/ticket/waiting-queries.ts'

const DAY_MS = 86_400_000

export type WaitingKey = { customerId: string; ticketId: string; waitingId: string }

export const WaitingKey = z.object({
  customerId: z.uuid(),
  ticketId: z.uuid(),
  waitingId: z.uuid(),
})

/** Sends a reply once its time has come. */
export const RELEASE_REPLY: JobKind<WaitingKey> = {
  name: 'release-reply',
  title: textKey('jobs.releaseReply'),
  payload: WaitingKey,
}

type Release = { at: Date; isLater: boolean }

/** Reads when a reply goes out; undefined for at once. */
export async function readRelease(
  tx: Tx,
  release: Answer['release'],
  now: Date,
): Promise<Release | undefined> {
  if (release === undefined) return undefined
  if (release === 'undo') {
    const { undoSeconds: seconds } = await findDeskSettings(tx)
    if (seconds === 0) return undefined
    return { at: new Date(now.getTime() + seconds * 1000), isLater: false }
  }
  const at = new Date(release)
  if (at <= now) throw invalidInput({ release: textKey('deskTicket.chooseFuture') })
  if (at.getTime() > now.getTime() + MAX_DELAY_DAYS * DAY_MS)
    throw invalidInput({ release: textKey('deskTicket.chooseWithinYear') })
  return { at, isLater: true }
}

/** Fields of an answer that are dropped once a reply waits. */
const NOT_KEPT = {
  release: undefined,
  heldFiles: undefined,
  seenWaiting: undefined,
} satisfies Partial<Answer>

/**
 * Keeps a reply until its release. Until then it is no comment, changes nothing of the ticket, and no
 * customer has a right on its table.
 */
export async function holdReply(
  desk: AtDesk,
  answer: Answer,
  { files, release }: { files: ReceivedFile[]; release: Release },
): Promise<{ waitingId: string }> {
  const { tx, ticket, by, at } = desk
  const waitingId = uuidv7()
  const { customerId, id: ticketId } = ticket
  const time = answer.time && (await workedUntilNow(desk, answer.time))
  const kept = { ...answer, time, ...NOT_KEPT }
  await insertWaitingReply(tx, {
    customerId,
    id: waitingId,
    ticketId,
    authorId: by.viewer.userId,
    answer: JSON.stringify(kept),
    isLater: release.isLater,
    createdAt: at,
    releaseAt: release.at,
    stopped: null,
  })
  await takePendingFiles(tx, files)
  await insertHeldFiles(tx, ticket, { files, holder: { waitingId }, at })
  await addToOutbox(
    tx,
    RELEASE_REPLY,
    { customerId, ticketId, waitingId },
    { customerId, notBefore: release.at },
  )
  await announceAtDesk(tx, ticket, at)
  return { waitingId }
}

/** Refuses at once what would be refused at the release. The work was done today, whenever that is. */
async function workedUntilNow({ tx, ticket: { customerId }, by, at }: AtDesk, time: WorkTime) {
  const { day } = await checkWork(tx, { customerId, agent: by.viewer, at }, time)
  return { ...time, day }
}
