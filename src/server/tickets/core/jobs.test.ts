import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'

import { asWorker } from '#server/platform/db/as-role.ts'
import { createDb, createPool } from '#server/platform/db/client.ts'
import { migrate } from '#server/platform/db/migrate/migrate.ts'
import { aPortal, aTicket } from '#test/a-portal.ts'
import { buildTestApp } from '#test/build-test-app.ts'
import { aDatabaseOfTheLastRelease } from '#test/last-release.ts'
import { ticketJobs } from './jobs.ts'

const attempt = { id: '', secret: null, finish: () => Promise.resolve() }

test.each([0, 1, 2, 3])(
  'the job %i that walks over all fails when a stop interrupts it',
  async (place) => {
    const { deps } = await buildTestApp()
    const running = ticketJobs(deps)[place]?.run({}, { ...attempt, signal: AbortSignal.abort() })
    await expect(running).rejects.toThrow('aborted')
  },
)

test('searches look through the comments of the last release when the job of its upgrade has run', async () => {
  const pool = createPool(await aDatabaseOfTheLastRelease(), () => undefined)
  onTestFinished(() => pool.end())
  await migrate(pool)
  const db = createDb(pool)
  const read = () =>
    asWorker(db, async (tx) => {
      const { rows } = await sql<{ text: string; isInternal: boolean }>`
        select search_text as text, is_internal from ticket_texts where part_id <> ticket_id
        order by search_text`.execute(tx)
      return rows
    })
  expect(await read()).toEqual([])
  const asked = db.selectFrom('outbox').where('name', '=', 'index-comments').select('name')
  expect(await asked.execute()).toHaveLength(1)

  const job = ticketJobs({ db }).find(({ name }) => name === 'index-comments')
  for (const _time of ['first', 'again']) {
    await job?.run({}, { ...attempt, signal: new AbortController().signal })
    expect(await read()).toEqual([
      { text: ' a note ', isInternal: true },
      { text: ' hello ', isInternal: false },
    ])
  }
})

test('a search finds "Wi-Fi" in older tickets as "wifi" when the job of the upgrade has run', async () => {
  const portal = await aPortal()
  const { deps, client } = portal
  const { id } = await aTicket(client, { subject: 'Slow Wi-Fi', description: 'All day' })
  await asWorker(deps.db, (tx) =>
    sql`update ticket_texts set search_text = 'slow wi-fi all day'`.execute(tx),
  )
  const find = async () => (await client.get('/api/tickets?q=wifi')).json()
  expect(await find()).toEqual([])
  const job = ticketJobs(deps).find(({ name }) => name === 'index-joined-words')
  for (const _time of ['first', 'again']) {
    await job?.run({}, { ...attempt, signal: new AbortController().signal })
    expect(await find()).toMatchObject([{ id }])
  }
  const { rows } = await asWorker(deps.db, (tx) =>
    sql`select search_text from ticket_texts`.execute(tx),
  )
  expect(rows).toEqual([{ searchText: 'slow wi-fi all day wifi' }])
})
