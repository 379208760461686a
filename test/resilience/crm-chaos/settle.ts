import { setTimeout } from 'node:timers/promises'

import { sql } from 'kysely'

import type { DemoHubSpot } from '#demo/hubspot/server.ts'
import { CRM_READING } from '#server/channels/crm/sync/streams/kinds.ts'
import { asWorker } from '#server/platform/db/as-role.ts'
import { addToOutbox } from '#server/platform/jobs/outbox.ts'
import { letTimePass } from '../let-time-pass.ts'
import type { Beside } from './set-up.ts'

const LOOK_EVERY_MS = 250

/** How many actions wait to be sent, so that people do not run far ahead of what is tested. */
export async function countOpenActions({ db }: Beside): Promise<number> {
  const counted = sql<{ count: number }>`
    select count(*)::int as count from crm_actions where state in ('waiting', 'sending')`
  const { rows } = await counted.execute(db)
  return rows[0]?.count ?? 0
}

/** Reads everything now, without the half minute that is usually between two readings. */
export async function askForReading({ db }: Beside): Promise<void> {
  await asWorker(db, async (tx) => {
    const { rows } = await sql`
      select from outbox where name = ${CRM_READING.name} and failed_at is null
        and (not_before is null or not_before <= now())`.execute(tx)
    if (rows.length === 0) await addToOutbox(tx, CRM_READING, {}, { key: CRM_READING.name })
  })
}

/** Waits until nothing is on its way in either direction. Throws with what still waits at the deadline. */
export async function settle(
  { beside, hubSpot }: { beside: Beside; hubSpot: DemoHubSpot },
  deadlineMs: number,
): Promise<void> {
  await hubSpot.webhooks.settle()
  const deadline = Date.now() + deadlineMs
  let calmSince = new Date()
  while (Date.now() < deadline) {
    const waiting = await listWaiting(beside)
    if (waiting.length > 0) calmSince = new Date()
    else if (await isReadSince(beside, calmSince)) return
    await askForReading(beside)
    await setTimeout(LOOK_EVERY_MS)
  }
  throw new Error(`Still waiting:\n${(await listWaiting(beside)).join('\n')}`)
}

async function isReadSince({ db }: Beside, moment: Date): Promise<boolean> {
  const { readUntil } = await db
    .selectFrom('crmConnection')
    .select('readUntil')
    .executeTakeFirstOrThrow()
  return readUntil !== null && readUntil > moment
}

/** Describes waiting work, for the case that it waits forever. */
async function listWaiting({ db }: Beside): Promise<string[]> {
  const { rows } = await sql<{ waits: string }>`
    select 'action ' || kind || ' of ' || ticket_id || ' ' || state || ', ' || attempts || ' attempts, ' || coalesce(failure, '') as waits
      from crm_actions where state not in ('done', 'dismissed')
    union all
    select 'job ' || name || ' ' || coalesce(key, '') || ' ' || coalesce(failure, '') from outbox
      where name like 'crm-%' and name <> ${CRM_READING.name}
    union all
    select 'signal ' || stream || ' ' || object_id from crm_signals where handled_at is null`.execute(
    db,
  )
  return rows.map(({ waits }) => waits)
}

/** As if the processes had been dead for an hour, for what is on its way to the CRM, too. */
export async function letTimePassForCrm({ db }: Beside): Promise<void> {
  await letTimePass({ db })
  await db.transaction().execute(async (tx) => {
    await sql`update crm_actions set claimed_until = now() where claimed_until is not null`.execute(
      tx,
    )
    await sql`update crm_limits set blocked_until = null`.execute(tx)
    await sql`update crm_breaker set retry_at = now() where retry_at is not null`.execute(tx)
  })
}
