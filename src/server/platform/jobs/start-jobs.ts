import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import { PgBoss, type QueueResult } from 'pg-boss'

import type { Db } from '#server/platform/db/client.ts'
import type { Job } from './job.ts'
import { type JobRun, QUEUE_SCHEMA, reconcile, storeRuns } from './queries.ts'
import { relayOutbox } from './relay-outbox.ts'
import { type Polling, startPolling } from './start-polling.ts'
import { type Queued, workOn } from './work-on.ts'

/** A process that is gone is noticed after this long, and its jobs are tried again elsewhere. */
const HEARTBEAT_SECONDS = 20
const HEARTBEAT_EVERY_SECONDS = 5
const SUPERVISE_SECONDS = 10
/** The relay wakes the workers of its own process at once; this is for jobs that are tried again. */
const POLL_SECONDS = 5
const POLL_SCHEDULED_SECONDS = 15
/** Interval of the lanes after the first, which are idle most of the time. */
const POLL_BESIDE_SECONDS = 10
/** Finished rows of the queue have no reader. */
const KEEP_DONE_SECONDS = 600
/** No job may take longer. */
const LONGEST_SECONDS = 3600
/** Within the bound of the whole stop; what is still at work then is handed back. */
const STOP_WITHIN_MS = 15_000
/** For what another process, or a customer's transaction, has put into the outbox. */
const RELAY_EVERY_MS = 1_000

const WORK = {
  includeMetadata: true,
  perJobResults: true,
  heartbeatRefreshSeconds: HEARTBEAT_EVERY_SECONDS,
} as const

type Options = {
  db: Db
  /** Connections of the queue's own, so that it does not wait behind requests. */
  pool: pg.Pool
  log: FastifyBaseLogger
  jobs: Job[]
  heartbeatSeconds?: number
  superviseSeconds?: number
  pollSeconds?: number
  stopWithinMs?: number
}

type Jobs = {
  /** Something may have been added to the outbox. */
  wake: () => void
  stop: () => Promise<void>
}

/** Starts to work on jobs, in this process beside others. */
export async function startJobs({
  db,
  pool,
  log,
  jobs,
  heartbeatSeconds = HEARTBEAT_SECONDS,
  superviseSeconds = SUPERVISE_SECONDS,
  pollSeconds = POLL_SECONDS,
  stopWithinMs = STOP_WITHIN_MS,
}: Options): Promise<Jobs> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: QUEUE_SCHEMA,
    createSchema: false,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
    maintenanceIntervalSeconds: KEEP_DONE_SECONDS,
    // It takes longer than a statement may, and the tables are small.
    reindex: false,
  })
  const onError = (error: unknown) => log.warn({ err: error }, 'background work waits')
  boss.on('error', onError)

  const stopping = new AbortController()
  const polls: Polling[] = []
  const stop = async () => {
    stopping.abort()
    await Promise.all(polls.map((poll) => poll.stop()))
    await boss.stop({ graceful: true, timeout: stopWithinMs })
  }
  try {
    await boss.start()
    // Before the relay, which inserts into these queues.
    await registerJobs(boss, jobs, heartbeatSeconds)

    const lanes = new Map<string, string[]>()
    /** The last run of each job in this process, until it is stored. */
    const runs = new Map<string, JobRun>()
    const names = jobs.map(({ name }) => name)
    const relay = startPolling(
      async () => {
        for (const name of await relayOutbox(pool, boss, names))
          for (const lane of lanes.get(name) ?? []) boss.notifyWorker(lane)
      },
      { everyMs: RELAY_EVERY_MS, onError },
    )
    const reconciling = startPolling(
      async () => {
        if ((await reconcile(pool)) > 0) relay.wake()
        const ended = [...runs.values()]
        runs.clear()
        if (ended.length > 0) await storeRuns(pool, ended)
      },
      { everyMs: superviseSeconds * 1000, onError },
    )
    polls.push(relay, reconciling)

    for (const job of jobs) {
      const ids: string[] = []
      lanes.set(job.name, ids)
      const count = Math.ceil(job.atOnce / job.perLane)
      const work = async (queued: Queued[], lane: number) => {
        const results = queued.map(async (one) => {
          const startedAt = new Date()
          const status = await workOn({ db, log }, job, one, stopping.signal)
          const tookMs = Date.now() - startedAt.getTime()
          runs.set(job.name, { name: job.name, startedAt, tookMs })
          return { id: one.id, status }
        })
        const settled = await Promise.all(results)
        // Wake the relay: the next row of the same key may be ready.
        relay.wake()
        // After as many as it may have, the lane looks for more without a pause.
        if (queued.length === job.perLane) boss.notifyWorker(ids[lane] ?? '')
        return settled
      }
      while (ids.length < count) {
        const lane = ids.length
        const options = { ...WORK, ...pollingOf(job, lane, pollSeconds) }
        ids.push(await boss.work(job.name, options, (queued: Queued[]) => work(queued, lane)))
      }
    }
    let stopped: Promise<void> | undefined
    return {
      wake: () => relay.wakeSoon(),
      stop: () => (stopped ??= stop()),
    }
  } catch (error) {
    // Stop what has begun: the caller may start again in this process.
    await stop().catch(onError)
    throw error
  }
}

function pollingOf({ schedule, perLane }: Job, lane: number, pollSeconds: number) {
  const usual = schedule === null ? pollSeconds : POLL_SCHEDULED_SECONDS
  return {
    batchSize: perLane,
    pollingIntervalSeconds: lane === 0 ? usual : POLL_BESIDE_SECONDS,
  }
}

/** Makes the queues and schedules of the jobs, and brings those that are there to this version. */
async function registerJobs(boss: PgBoss, jobs: Job[], heartbeatSeconds: number) {
  // Each call is a transaction of its own: of a hundred, nearly all would change nothing at a restart.
  const queues = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  const schedules = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]))
  for (const { name, retry, schedule } of jobs) {
    const options = {
      retryLimit: retry.attempts - 1,
      retryDelay: retry.firstPauseSeconds,
      retryBackoff: true,
      retryDelayMax: retry.longestPauseSeconds,
      expireInSeconds: LONGEST_SECONDS,
      deleteAfterSeconds: KEEP_DONE_SECONDS,
      heartbeatSeconds,
    }
    const found = queues.get(name)
    // One run of a schedule at a time, waiting or at work, in all processes.
    const policy = schedule === null ? 'standard' : 'exclusive'
    if (!found) await boss.createQueue(name, { policy, ...options })
    else if (!isMatch(found, options)) await boss.updateQueue(name, options)
    if (schedule !== null && schedules.get(name) !== schedule)
      await boss.schedule(name, schedule, null, { tz: 'UTC' })
  }
}

function isMatch(queue: QueueResult, options: Partial<QueueResult>): boolean {
  const actual = new Map<string, unknown>(Object.entries(queue))
  return Object.entries(options).every(([name, value]) => actual.get(name) === value)
}
