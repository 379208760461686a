import { v7 as uuidv7 } from 'uuid'
import { z } from 'zod'

import { textKey } from '#shared/words/catalogue.ts'

import type { Tx } from '#server/platform/db/client.ts'
import type { JobKind } from '#server/platform/jobs/job.ts'
import { addToOutbox } from '#server/platform/jobs/outbox.ts'
import { insertBackfill, updateState } from './queries.ts'

/** Goes on with the backfill that is running. All have the same key, so that one works at a time. */
export const CRM_BACKFILL: JobKind<object> = {
  name: 'crm-backfill',
  title: textKey('jobs.crmBackfill'),
  payload: z.object({}),
}

export type BackfillStep = 'start' | 'pause' | 'resume' | 'stop'

/**
 * Starts a backfill, or pauses, resumes or stops the one that is open. Returns false where there is nothing
 * to do that with, such as after another administrator has done it. A page that is being read is finished.
 */
export async function steerBackfill(
  tx: Tx,
  step: BackfillStep,
  { byName, at }: { byName: string; at: Date },
): Promise<boolean> {
  const isDone = await take(tx, step, { byName, at })
  const goesOn = step === 'start' || step === 'resume'
  if (isDone && goesOn) await addToOutbox(tx, CRM_BACKFILL, {}, { key: CRM_BACKFILL.name })
  return isDone
}

function take(tx: Tx, step: BackfillStep, { byName, at }: { byName: string; at: Date }) {
  if (step === 'start')
    return insertBackfill(tx, { id: uuidv7(), startedAt: at, startedBy: byName })
  if (step === 'pause') return updateState(tx, ['running'], { state: 'paused' })
  if (step === 'resume') return updateState(tx, ['paused'], { state: 'running' })
  return updateState(tx, ['running', 'paused'], { state: 'stopped', endedAt: at })
}
