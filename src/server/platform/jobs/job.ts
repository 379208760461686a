import type { z } from 'zod'

import type { Said } from '#shared/words/catalogue.ts'

import type { Tx } from '#server/platform/db/client.ts'

/** Everything that a request needs in order to enqueue a job. */
export type JobKind<Payload> = {
  /** In the queue and in the figures; stays as it is once released. */
  name: string
  /** Shown to administrators. */
  title: Said
  payload: z.ZodType<Payload>
}

/** One try of a job. */
export type Attempt = {
  /** The job's id, the same at each try. */
  id: string
  /** Aborted when the process stops, or when another process has taken the job over. */
  signal: AbortSignal
  /** The secret that the request sealed; null once it has run out. */
  secret: Buffer | null
  /**
   * Marks the job as done in the transaction of its effect, so that the effect comes once, however
   * often the job is tried. A job that does not call it is done when it returns.
   */
  finish: (tx: Tx) => Promise<void>
}

type Retry = {
  /** After so many the job has failed, and waits for an administrator. */
  attempts: number
  /** Before the second attempt. Each further pause is about twice as long. */
  firstPauseSeconds: number
  longestPauseSeconds: number
}

/** Registered by a noun at the start: the name of a job, its retries, and its function. */
export type Job = Pick<JobKind<unknown>, 'name' | 'title'> & {
  retry: Retry
  /** When it runs by itself, as a cron expression in UTC. Such a job runs in one process at a time. */
  schedule: string | null
  /** How many of its kind a process works on at once. */
  atOnce: number
  /**
   * How many of them share a lane. A lane takes new ones when all that it has are done, so a kind
   * that waits for other systems has small ones: a call that hangs then holds up few others.
   */
  perLane: number
  run: (payload: unknown, attempt: Attempt) => Promise<void>
}

const MINUTE = 60
const HOUR = 60 * MINUTE

/** About five hours until a job that never succeeds has failed. */
const RETRY: Retry = { attempts: 12, firstPauseSeconds: 10, longestPauseSeconds: HOUR }
/** It runs again by itself anyway. */
const RETRY_SCHEDULED: Retry = {
  attempts: 3,
  firstPauseSeconds: MINUTE,
  longestPauseSeconds: 5 * MINUTE,
}

/** A job that requests ask for with `addToOutbox`. */
export function job<Payload>(
  { name, title, payload: schema }: JobKind<Payload>,
  run: (payload: Payload, attempt: Attempt) => Promise<void>,
  {
    atOnce = 10,
    perLane = atOnce,
    retry = RETRY,
  }: Partial<Pick<Job, 'atOnce' | 'perLane' | 'retry'>> = {},
): Job {
  return {
    name,
    title,
    retry,
    schedule: null,
    atOnce,
    perLane,
    run: async (payload, attempt) => run(schema.parse(payload), attempt),
  }
}

/** A job that runs by itself, such as a clean-up. */
export function scheduledJob(
  { name, title, schedule }: { name: string; title: Said; schedule: string },
  run: (attempt: Attempt) => Promise<void>,
): Job {
  return {
    name,
    title,
    retry: RETRY_SCHEDULED,
    schedule,
    atOnce: 1,
    perLane: 1,
    run: async (_payload, attempt) => run(attempt),
  }
}
