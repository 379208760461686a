import { randomUUID } from 'node:crypto'

import { sql } from 'kysely'
import { expect, test } from 'vitest'

import type { BackgroundWork, TroubledJob } from '#shared/background-work/contract.ts'

import { readVersion } from '#server/platform/backup/archive/version.ts'
import { asWorker } from '#server/platform/db/as-role.ts'
import { anAdminPortal } from '#test/a-new-customer.ts'
import { aCustomer } from '#test/builders.ts'

const NAME = 'mail-account-link'
const TITLE = 'Send password link'

async function aTroubledPortal() {
  const portal = await anAdminPortal()
  const { deps, admin } = portal
  await asWorker(deps.db, (tx) => tx.deleteFrom('outbox').execute())
  const read = async (): Promise<BackgroundWork> =>
    (await admin.get('/api/admin/background-work')).json()
  const list = async (query = '') => {
    const answer = await admin.get(`/api/admin/background-work/troubled?${query}`)
    const { link } = answer.headers
    return {
      jobs: answer.json<TroubledJob[]>(),
      cursor: typeof link === 'string' ? /cursor=([^&>]+)/.exec(link)?.[1] : undefined,
    }
  }
  const add = (values: { customerId?: string; failure?: string; failedAt?: Date } = {}) =>
    asWorker(deps.db, (tx) =>
      tx
        .insertInto('outbox')
        .values({ name: NAME, payload: '{"marker": true}', attempts: 3, ...values })
        .returning('id')
        .executeTakeFirstOrThrow(),
    )
  return { ...portal, read, list, add }
}

test('background work shows waiting, retried and failed jobs, and never their content', async () => {
  const { deps, read, list, add } = await aTroubledPortal()
  const customer = await aCustomer(deps)
  await add()
  const tried = await add({ failure: 'Can’t reach the mail server.' })
  const failed = await add({
    customerId: customer.id,
    failure: 'The mail server rejected the email.',
    failedAt: deps.now(),
  })
  const work = await read()
  const { jobs: troubled } = await list()
  expect(work.kinds.find(({ name }) => name === NAME)).toEqual({
    name: NAME,
    title: TITLE,
    isScheduled: false,
    waiting: 2,
    failed: 1,
    oldestAt: expect.any(String),
    lastRun: null,
  })
  expect(troubled).toMatchObject([
    {
      id: failed.id,
      title: TITLE,
      customer: { id: customer.id, name: customer.name },
      attempts: 3,
      reason: 'The mail server rejected the email.',
      failedAt: deps.now().toISOString(),
    },
    { id: tried.id, customer: null, failedAt: null },
  ])
  expect(JSON.stringify([work, troubled])).not.toContain('marker')
})

test('failed jobs are paged, given-up ones first, then the newest, each once', async () => {
  const { deps, admin, list, add } = await aTroubledPortal()
  const at = (ms: number) => new Date(deps.now().getTime() + ms)
  const tried = [await add({ failure: 'Not yet.' }), await add({ failure: 'Not yet.' })]
  const [early, late] = [
    await add({ failure: 'No.', failedAt: at(0) }),
    await add({ failure: 'No.', failedAt: at(9) }),
  ]
  // Rows of one instant, which JavaScript would round.
  await asWorker(deps.db, (tx) =>
    sql`update outbox set failed_at = failed_at + interval '3 microseconds'`.execute(tx),
  )
  const other = await add({ failure: 'No.', failedAt: at(0) })
  const expected = [late, early, other, tried[1], tried[0]].map((job) => job?.id)
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const page = await list(`limit=2${cursor === undefined ? '' : `&cursor=${cursor}`}`)
    seen.push(...page.jobs.map(({ id }) => id))
    cursor = page.cursor
  } while (cursor !== undefined)
  expect(seen).toEqual(expected)
  for (const wrong of ['nonsense', Buffer.from('99999999999999999 1').toString('base64url')]) {
    const answer = await admin.get(`/api/admin/background-work/troubled?cursor=${wrong}`)
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, ['cursor']])
  }
})

test('a failed job waits again when it is retried and is gone when it is dismissed, with an audit entry', async () => {
  const { deps, admin, read, list, add } = await aTroubledPortal()
  const [retried, dismissed] = [
    await add({ failure: 'No.', failedAt: deps.now() }),
    await add({ failure: 'No.', failedAt: deps.now() }),
  ]
  const retry = await admin.post(`/api/admin/background-work/${retried.id}/retry`)
  const dismiss = await admin.delete(`/api/admin/background-work/${dismissed.id}`)
  expect([retry.statusCode, dismiss.statusCode]).toEqual([200, 200])
  const { kinds } = await read()
  expect(await list()).toMatchObject({ jobs: [] })
  expect(kinds.find(({ name }) => name === NAME)).toMatchObject({ waiting: 1, failed: 0 })
  const { rows } = await sql`
    select action, subject_id, subject_name from audit_entries
    where action like 'background_work.%' order by id`.execute(deps.db)
  expect(rows).toEqual([
    { action: 'background_work.retried', subjectId: retried.id, subjectName: TITLE },
    { action: 'background_work.dismissed', subjectId: dismissed.id, subjectName: TITLE },
  ])
})

test('retry and dismiss answer 404 when the job is still tried or unknown', async () => {
  const { admin, add } = await aTroubledPortal()
  const { id } = await add({ failure: 'Not yet.' })
  for (const unsettled of [id, randomUUID()]) {
    const retry = await admin.post(`/api/admin/background-work/${unsettled}/retry`)
    const dismiss = await admin.delete(`/api/admin/background-work/${unsettled}`)
    expect([retry.statusCode, dismiss.statusCode]).toEqual([404, 404])
  }
})

test('metrics count the jobs of each name and the age of the oldest', async () => {
  const { admin, add } = await aTroubledPortal()
  await add()
  const { body } = await admin.get('/metrics', { host: 'localhost:3000' })
  expect(body).toContain(`portico_jobs{job="${NAME}",state="waiting"} 1`)
  expect(body).toContain(`portico_jobs{job="${NAME}",state="active"} 0`)
  expect(body).toContain('portico_jobs{job="expired-sessions",state="failed"} 0')
  expect(body).toMatch(new RegExp(`portico_job_oldest_seconds\\{job="${NAME}"\\} \\S+`))
})

test('the page of background work names the version that runs when an administrator asks', async () => {
  const { admin } = await anAdminPortal()
  const res = await admin.get('/api/admin/background-work')
  expect(res.json().version).toBe(await readVersion())
})
