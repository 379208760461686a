import type { FastifyRequest } from 'fastify'
import type pg from 'pg'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

import type { SignInRefusal } from '#shared/access/sign-in-refusals.ts'
import { FAILURE_KINDS, type FailureKind } from '#shared/health/values.ts'
import type { ErrorCode } from '#shared/errors.ts'

import type { Deps } from '#server/deps.ts'
import { watchJobs } from '#server/platform/jobs/count-jobs.ts'
import type { Job } from '#server/platform/jobs/job.ts'
import { AppError } from '#server/platform/app-error.ts'
import { isLiveStream, type RequestLabels } from './request-labels.ts'

const DURATION_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60]

type SignInWay = 'saml' | 'oidc' | 'microsoft' | 'google' | 'password' | 'code' | 'passkey'
type Refusal = SignInRefusal | 'no_passive' | ErrorCode

export type Metrics = ReturnType<typeof createMetrics>

/**
 * Creates the metrics of this process. Labels come from closed lists: no ids, addresses or names of
 * anybody.
 */
export function createMetrics() {
  const registry = new Registry()
  const registers = [registry]
  const duration = new Histogram({
    name: 'portico_request_duration_seconds',
    help: 'Time from a request’s headers to the end of its response, without live streams.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: DURATION_BUCKETS,
    registers,
  })
  const uploads = new Counter({
    name: 'portico_upload_bytes_total',
    help: 'Bytes of accepted requests with files.',
    registers,
  })
  const signIns = new Counter({
    name: 'portico_sign_ins_total',
    help: 'Sign-in attempts, with the reason for rejected ones.',
    labelNames: ['way', 'outcome', 'reason'] as const,
    registers,
  })
  let isCollectingDefaults = false

  /** Counts a sign-in. Without a refusal it counts as a success. */
  function countSignIn(way: SignInWay, refusal?: Refusal) {
    signIns.inc({ way, outcome: refusal ? 'refused' : 'success', reason: refusal ?? '' })
  }

  return {
    contentType: registry.contentType,

    observeRequest(labels: RequestLabels, seconds: number) {
      duration.observe(labels, seconds)
    },

    countUpload(bytes: number) {
      uploads.inc(bytes)
    },

    countSignIn,

    /** Runs a sign-in attempt that throws when it is refused, and counts its outcome. */
    async countingSignIn<Result>(way: SignInWay, attempt: () => Promise<Result>): Promise<Result> {
      let refusal: Refusal | undefined = 'internal'
      try {
        const result = await attempt()
        refusal = undefined
        return result
      } catch (error) {
        if (error instanceof AppError) refusal = error.code
        throw error
      } finally {
        countSignIn(way, refusal)
      }
    },

    watchRequests(requests: ReadonlySet<FastifyRequest>) {
      const countStreams = () => [...requests].filter(isLiveStream).length
      const inFlight = new Gauge({
        name: 'portico_requests_in_flight',
        help: 'Requests in flight, without live streams.',
        registers,
        collect() {
          inFlight.set(requests.size - countStreams())
        },
      })
      const liveStreams = new Gauge({
        name: 'portico_live_streams',
        help: 'Browsers that receive changes live.',
        registers,
        collect() {
          liveStreams.set(countStreams())
        },
      })
    },

    watchPool(pool: pg.Pool) {
      const connections = new Gauge({
        name: 'portico_database_connections',
        help: 'Database connections: all, and idle ones.',
        labelNames: ['state'] as const,
        registers,
        collect() {
          connections.set({ state: 'total' }, pool.totalCount)
          connections.set({ state: 'idle' }, pool.idleCount)
        },
      })
      const waiting = new Gauge({
        name: 'portico_database_waiting',
        help: 'Requests waiting for a database connection.',
        registers,
        collect() {
          waiting.set(pool.waitingCount)
        },
      })
    },

    watchJobs({ pool, now }: Pick<Deps, 'pool' | 'now'>, jobs: Pick<Job, 'name'>[]) {
      const names = jobs.map(({ name }) => name)
      watchJobs(registry, pool, names, now)
    },

    /** One for each kind, so that an alarm needs no label that is not there yet. */
    watchFailures(pool: pg.Pool, findMore: () => Promise<{ kind: FailureKind }[]>) {
      const failures = new Gauge({
        name: 'portico_lasting_failures',
        help: 'Failures that last until an administrator acts, such as stopped email.',
        labelNames: ['kind'] as const,
        registers,
        async collect() {
          const { rows } = await pool.query<{ kind: string; count: number }>(
            'select kind, count(*)::integer as count from lasting_failures where ended_at is null group by kind',
          )
          const counts = new Map(rows.map(({ kind, count }) => [kind, count]))
          for (const { kind } of await findMore()) counts.set(kind, 1)
          for (const kind of FAILURE_KINDS) failures.set({ kind }, counts.get(kind) ?? 0)
        },
      })
    },

    async read(): Promise<string> {
      // Start these collectors on first use: they observe the process from then on, which would
      // cost those who never ask.
      if (!isCollectingDefaults) collectDefaultMetrics({ register: registry })
      isCollectingDefaults = true
      return registry.metrics()
    },
  }
}
