import { sql } from 'kysely'

import { asWorker } from '#server/platform/db/as-role.ts'
import type { Db, Tx } from '#server/platform/db/client.ts'

import type { FilledCrm } from './fill-crm.ts'

/** Compares what is here with what should be, and returns in words what is not. */
export async function compareWithCrm(
  db: Db,
  { imported, comments, unplaced }: FilledCrm['expected'],
): Promise<string[]> {
  const here = await asWorker(db, countAll)
  const failures: string[] = []
  const linked = new Set(here.links.map(({ remoteId }) => remoteId))
  const missing = imported.filter((id) => !linked.has(id))
  if (missing.length > 0) failures.push(`${missing.length} tickets are missing, as ${missing[0]}`)
  const wanted = imported.length + here.raised
  // An id is linked once, so that what is there twice has no link, or there are too many links.
  if (here.links.length !== wanted) failures.push(`${here.links.length} are linked of ${wanted}`)
  if (here.tickets !== wanted) failures.push(`${here.tickets} tickets instead of ${wanted}`)
  if (here.comments !== comments) failures.push(`${here.comments} comments instead of ${comments}`)
  for (const [reason, count] of Object.entries(unplaced)) {
    if (here.unplaced[reason] !== count)
      failures.push(`${here.unplaced[reason]} of ${count} count as ${reason}`)
  }
  console.log(
    `\nHere are ${imported.length - missing.length} of ${imported.length} tickets and ${here.comments} of ${comments} comments, and ${here.raised} tickets that were raised meanwhile. Nobody’s: ${JSON.stringify(here.unplaced)}.`,
  )
  return failures
}

async function countAll(tx: Tx) {
  const links = await tx.selectFrom('crmTickets').select('remoteId').execute()
  const { rows } = await sql<{ tickets: number; raised: number; comments: number }>`
    select
      (select count(*)::int from tickets) as tickets,
      (select count(*)::int from tickets where subject like 'Raised meanwhile%') as raised,
      (select count(*)::int from comments where kind <> 'system') as comments`.execute(tx)
  const unplaced = await tx
    .selectFrom('crmUnplaced')
    .select((select) => ['reason', select.fn.countAll<number>().as('count')])
    .groupBy('reason')
    .execute()
  return {
    links,
    ...rows[0]!,
    unplaced: Object.fromEntries(unplaced.map(({ reason, count }) => [reason, count])),
  }
}
