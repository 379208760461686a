import { sql } from 'kysely'
import type pg from 'pg'

import type { Db, Tx } from '#server/platform/db/client.ts'

/** Schema of the queue library, which alone writes there. */
export const QUEUE_SCHEMA = 'portico_jobs'

type NewRow = {
  name: string
  key: string | null
  customerId: string | null
  payload: string
  notBefore?: Date
}

/** Answers the row's id. Not for a customer's transaction, which may not read it. */
export async function insertReadableRow(tx: Db, row: NewRow): Promise<string> {
  const { id } = await tx.insertInto('outbox').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function insertRow(tx: Db, row: NewRow): Promise<void> {
  await tx.insertInto('outbox').values(row).execute()
}

export async function insertSecret(
  tx: Db,
  secret: { outboxId: string; sealed: Buffer; expiresAt: Date },
): Promise<void> {
  await tx.insertInto('outboxSecrets').values(secret).execute()
}

export function findRow(tx: Tx, { id, jobId }: { id: string; jobId: string }) {
  return tx
    .selectFrom('outbox')
    .leftJoin('outboxSecrets', 'outboxSecrets.outboxId', 'outbox.id')
    .where('id', '=', id)
    .where('jobId', '=', jobId)
    .where('failedAt', 'is', null)
    .select(['payload', 'sealed'])
    .executeTakeFirst()
}

/** Answers whether it was there. Waits for another transaction that is deleting it. */
export async function deleteRow(tx: Tx, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('outbox')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

export async function updateFailure(
  tx: Tx,
  id: string,
  { failure, isLast }: { failure: string; isLast: boolean },
): Promise<void> {
  await tx
    .updateTable('outbox')
    .set({
      failure,
      attempts: sql<number>`attempts + 1`,
      ...(isLast && { failedAt: sql<Date>`now()` }),
    })
    .where('id', '=', id)
    .execute()
}

/** A scheduled job has no row until it fails; one for each name is enough. */
export async function replaceScheduledFailure(
  tx: Tx,
  name: string,
  { failure, attempts }: { failure: string; attempts: number },
): Promise<void> {
  await deleteScheduledFailure(tx, name)
  await tx
    .insertInto('outbox')
    .values({ name, payload: '{}', attempts, failure, failedAt: sql<Date>`now()` })
    .execute()
}

export async function deleteScheduledFailure(tx: Tx, name: string): Promise<void> {
  await tx.deleteFrom('outbox').where('name', '=', name).where('failedAt', 'is not', null).execute()
}

export async function deleteExpiredSecrets(tx: Tx, now: Date): Promise<void> {
  await tx.deleteFrom('outboxSecrets').where('expiresAt', '<=', now).execute()
}

/**
 * Answers whether any row waits to be handed over: one cheap question, because the relay wakes after each
 * request that may have added one, and most have not.
 */
export async function anyWaits(pool: pg.Pool, names: string[]): Promise<boolean> {
  const { rows } = await pool.query<{ waits: boolean }>({
    name: 'outbox waits',
    text: `select exists (
      select from outbox
      where name = any($1) and handed_at is null and failed_at is null
        and (not_before is null or not_before <= now())
    ) as waits`,
    values: [names],
  })
  return rows[0]?.waits === true
}

/** Begins the transaction of one relay at a time. Answers whether this one has its turn. */
export async function beginTurn(client: pg.PoolClient): Promise<boolean> {
  await client.query('begin')
  const { rows } = await client.query<{ isOurs: boolean }>(
    `select pg_try_advisory_xact_lock(hashtextextended('portico outbox', 0)) as "isOurs"`,
  )
  return rows[0]?.isOurs === true
}

export type QueuedRow = { id: string; name: string; jobId: string; seq: number }

/**
 * Marks the rows that can be worked on now as being in the queue, and returns them. No more than
 * `atMost` of a name are there. Of the rows with the same key one is there at a time, the oldest
 * first. A row that has failed for good holds back no other.
 */
export async function takeRows(
  client: pg.PoolClient,
  names: string[],
  atMost: number,
): Promise<QueuedRow[]> {
  const { rows } = await client.query<QueuedRow>(
    // Reads each key's oldest row in one pass over an index. To ask for each row whether another is
    // ahead was measured to take 750 ms for 50,000 rows of one key.
    `with wanted as materialized (
      select
        name,
        greatest(0, $2 - (
          select count(*) from outbox queued
          where queued.name = asked.name and queued.handed_at is not null and queued.failed_at is null
        )) as room
      from unnest($1::text[]) as asked (name)
    ), picked as materialized (
      select ready.place
      from wanted cross join lateral (
        select place, seq from (
          (
            select ctid as place, seq from outbox
            where outbox.name = wanted.name and key is null and handed_at is null and failed_at is null
              and (not_before is null or not_before <= now())
            order by seq
            limit wanted.room
          )
          union all
          select place, seq from (
            select distinct on (key) key, ctid as place, seq from outbox
            where outbox.name = wanted.name and key is not null and handed_at is null and failed_at is null
              and wanted.room > 0 and (not_before is null or not_before <= now())
            order by key, seq
          ) oldest
          -- Without a reference to the rows around it, so that it is read once.
          where (wanted.name, oldest.key) not in (
            select queued.name, queued.key from outbox queued
            where queued.key is not null and queued.handed_at is not null and queued.failed_at is null
          )
        ) waiting
        order by seq
        limit wanted.room
      ) ready
    )
    update outbox set handed_at = now(), job_id = gen_random_uuid()
    -- By place alone: with other conditions the planner may walk all waiting rows. Only a relay changes
    -- a waiting row, and only one has its turn.
    where ctid = any(array(select place from picked))
    returning id, name, job_id as "jobId", seq`,
    [names, atMost],
  )
  return rows.toSorted((one, other) => one.seq - other.seq)
}

/**
 * Reconciles the queue with the outbox: a job that failed with its process, and rows whose job is
 * not there any more (the queue was created again, as after a restore).
 */
export async function reconcile(client: pg.Pool | pg.PoolClient): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `with failed as (
      update outbox set failed_at = now(), failure = coalesce(failure, 'The process ended at work.')
      from ${QUEUE_SCHEMA}.job
      where job.name = outbox.name and job.id = outbox.job_id and job.state = 'failed' and failed_at is null
      returning outbox.id
    ), lost as (
      update outbox set handed_at = null, job_id = null
      where handed_at < now() - interval '10 seconds' and failed_at is null and not exists (
        select from ${QUEUE_SCHEMA}.job
        where job.name = outbox.name and job.id = outbox.job_id
          and job.state in ('created', 'retry', 'active', 'failed')
      )
      returning id
    )
    select (select count(*) from failed) + (select count(*) from lost) as count`,
  )
  return rows[0]?.count ?? 0
}

export type JobRun = { name: string; startedAt: Date; tookMs: number }

/** Keeps the newest run of each job, of all processes. */
export async function storeRuns(pool: pg.Pool, runs: JobRun[]): Promise<void> {
  // In one order, so that two processes cannot wait for each other.
  const sorted = runs.toSorted((one, other) => (one.name < other.name ? -1 : 1))
  await pool.query(
    `insert into job_runs (name, started_at, took_ms)
    select * from unnest($1::text[], $2::timestamptz[], $3::integer[])
    on conflict (name) do update set started_at = excluded.started_at, took_ms = excluded.took_ms
    where excluded.started_at > job_runs.started_at`,
    [
      sorted.map(({ name }) => name),
      sorted.map(({ startedAt }) => startedAt),
      sorted.map(({ tookMs }) => tookMs),
    ],
  )
}

export type JobCounts = {
  name: string
  waiting: number
  active: number
  failed: number
  /** When the oldest waiting row was written; null when none waits. */
  oldestAt: Date | null
}

/** By name, of the names that there are rows of. */
export async function countByName(pool: pg.Pool): Promise<JobCounts[]> {
  const { rows } = await pool.query<JobCounts>(
    `with asked as (
      select
        name,
        -- Rows for a later time do not wait for the queue yet.
        count(*) filter (where failed_at is null and coalesce(not_before, created_at) <= now()) as waiting,
        count(*) filter (where failed_at is not null) as failed,
        min(coalesce(not_before, created_at))
          filter (where failed_at is null and coalesce(not_before, created_at) <= now()) as oldest
      from outbox group by name
    ), active as (
      select
        name, count(*) as active,
        -- A scheduled one has no row that would wait.
        count(*) filter (where data ? 'id') as of_outbox
      from ${QUEUE_SCHEMA}.job where state = 'active' group by name
    )
    select
      coalesce(asked.name, active.name) as name,
      greatest(0, coalesce(waiting, 0) - coalesce(of_outbox, 0)) as waiting,
      coalesce(active, 0) as active,
      coalesce(failed, 0) as failed,
      oldest as "oldestAt"
    from asked full join active on active.name = asked.name`,
  )
  return rows
}
