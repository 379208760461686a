import { randomUUID } from 'node:crypto'

import { sql } from 'kysely'
import { expect, test } from 'vitest'

import type { BackgroundWork } from '#shared/background-work/contract.ts'

import { asWorker } from '#server/platform/db/as-role.ts'
import { anAdminPortal } from '#test/a-new-customer.ts'
import { aCustomer } from '#test/builders.ts'

const NAME = 'mail-account-link'
const TITLE = 'Mail with a link to set a password'

async function aTroubledPortal() {
  const portal = await anAdminPortal()
  const { deps, admin } = portal
  await asWorker(deps.db, (tx) => tx.deleteFrom('outbox').execute())
  const read = async (): Promise<BackgroundWork> =>
    (await admin.get('/api/admin/background-work')).json()
  const add = (values: { customerId?: string; failure?: string; failedAt?: Date } = {}) =>
    asWorker(deps.db, (tx) =>
      tx
        .insertInto('outbox')
        .values({ name: NAME, payload: '{"marker": true}', attempts: 3, ...values })
        .returning('id')
        .executeTakeFirstOrThrow(),
    )
  return { ...portal, read, add }
}

test('background work tells what waits, what is tried again and what failed, and never what it is about', async () => {
  const { deps, read, add } = await aTroubledPortal()
  const customer = await aCustomer(deps)
  await add()
  const tried = await add({ failure: 'The mail server cannot be reached.' })
  const failed = await add({
    customerId: customer.id,
    failure: 'The mail server refused the mail.',
    failedAt: deps.now(),
  })
  const work = await read()
  expect(work.kinds.find(({ name }) => name === NAME)).toEqual({
    name: NAME,
    title: TITLE,
    isScheduled: false,
    waiting: 2,
    failed: 1,
    oldestAt: expect.any(String),
  })
  expect(work.troubled).toMatchObject([
    {
      id: failed.id,
      title: TITLE,
      customer: { id: customer.id, name: customer.name },
      attempts: 3,
      reason: 'The mail server refused the mail.',
      failedAt: deps.now().toISOString(),
    },
    { id: tried.id, customer: null, failedAt: null },
  ])
  expect(JSON.stringify(work)).not.toContain('marker')
})

test('background work lists the newest 100 in trouble and tells when there are more', async () => {
  const { deps, read, add } = await aTroubledPortal()
  const values = { name: NAME, payload: '{}', failure: 'No.', failedAt: deps.now() }
  await asWorker(deps.db, (tx) =>
    tx
      .insertInto('outbox')
      .values(Array.from({ length: 100 }, () => values))
      .execute(),
  )
  expect(await read()).toMatchObject({ hasMoreTroubled: false, troubled: { length: 100 } })
  const { id } = await add({ failure: 'No.', failedAt: new Date(deps.now().getTime() + 1) })
  const { hasMoreTroubled, troubled } = await read()
  expect([hasMoreTroubled, troubled.length, troubled[0]?.id]).toEqual([true, 100, id])
})

test('a failed job that is retried waits anew, and one that is dismissed is gone, with an entry of the audit log', async () => {
  const { deps, admin, read, add } = await aTroubledPortal()
  const [retried, dismissed] = [
    await add({ failure: 'No.', failedAt: deps.now() }),
    await add({ failure: 'No.', failedAt: deps.now() }),
  ]
  const retry = await admin.post(`/api/admin/background-work/${retried.id}/retry`)
  const dismiss = await admin.delete(`/api/admin/background-work/${dismissed.id}`)
  expect([retry.statusCode, dismiss.statusCode]).toEqual([200, 200])
  const { kinds, troubled } = await read()
  expect(troubled).toEqual([])
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

test('metrics tell the jobs of each name and the age of the oldest', async () => {
  const { admin, add } = await aTroubledPortal()
  await add()
  const { body } = await admin.get('/metrics', { host: 'localhost:3000' })
  expect(body).toContain(`portico_jobs{job="${NAME}",state="waiting"} 1`)
  expect(body).toContain(`portico_jobs{job="${NAME}",state="active"} 0`)
  expect(body).toContain('portico_jobs{job="expired-sessions",state="failed"} 0')
  expect(body).toMatch(new RegExp(`portico_job_oldest_seconds\\{job="${NAME}"\\} \\S+`))
})
