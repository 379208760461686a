import { textKey } from '#shared/words/catalogue.ts'

import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/platform/app-error.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { cleanUpJob } from '#server/platform/jobs/clean-up-job.ts'
import { type Attempt, job, type Job, type JobKind } from '#server/platform/jobs/job.ts'
import { deleteDraft, listOldDrafts } from './draft-queries.ts'
import { dropHeldFiles } from '#server/tickets/desk/ticket/held-file-queries.ts'
import { RELEASE_REPLY, WaitingKey } from './hold-reply.ts'
import { notify } from '#server/tickets/desk/notices/notify.ts'
import { releaseReply, stopReasonOf, stopReply } from './release-reply.ts'
import { lockWaitingReply } from '#server/tickets/desk/ticket/waiting-queries.ts'

const DAY_MS = 86_400_000
/** Longer than anybody is away. */
const DRAFT_LIFE_MS = 180 * DAY_MS

/** Asked for by stop_waiting_replies (db/functions/sending.sql). */
const TELL_STOPPED: JobKind<WaitingKey> = {
  name: 'tell-stopped-reply',
  title: textKey('jobs.tellStoppedReply'),
  payload: WaitingKey,
}

type SendingDeps = Pick<Deps, 'db' | 'now'>

export function sendingJobs(deps: SendingDeps): Job[] {
  return [
    job(RELEASE_REPLY, (key, attempt) => release(deps, key, attempt)),
    job(TELL_STOPPED, (key) => asStaff(deps.db, (tx) => tellAuthor(tx, deps, key))),
    cleanUpJob(deps, {
      name: 'old-answer-drafts',
      title: textKey('jobs.oldDrafts'),
      keepMs: DRAFT_LIFE_MS,
      remove: removeOldDrafts,
    }),
  ]
}

/** A refusal is no failure: the reply is kept, and its author told. */
async function release(deps: SendingDeps, key: WaitingKey, attempt: Attempt) {
  try {
    await asStaff(deps.db, async (tx) => {
      await attempt.finish(tx)
      if (await releaseReply(tx, deps, key)) await tellAuthor(tx, deps, key)
    })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    await asStaff(deps.db, async (tx) => {
      await attempt.finish(tx)
      const waiting = await lockWaitingReply(tx, ticketOf(key), key.waitingId)
      if (!waiting) return
      await stopReply(tx, waiting, stopReasonOf(error), deps.now())
      await tellAuthor(tx, deps, key)
    })
  }
}

/** Tells everybody where its author cannot sign in any more. */
async function tellAuthor(tx: Tx, { now }: SendingDeps, key: WaitingKey) {
  const waiting = await lockWaitingReply(tx, ticketOf(key), key.waitingId)
  if (!waiting?.stopped) return
  const { stopped } = waiting
  const to = stopped === 'author_gone' ? 'everybody' : [waiting.authorId]
  const data = { reason: stopped }
  await notify(tx, ticketOf(key), { kind: 'reply_dropped', to, by: null, at: now(), data })
}

function ticketOf({ customerId, ticketId }: WaitingKey) {
  return { customerId, id: ticketId }
}

async function removeOldDrafts(tx: Tx, until: Date) {
  for (const draft of await listOldDrafts(tx, until)) {
    const ticket = { customerId: draft.customerId, id: draft.ticketId }
    await dropHeldFiles(tx, ticket, draft, { keep: [], at: draft.updatedAt })
    await deleteDraft(tx, draft)
  }
}
