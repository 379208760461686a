import { Readable } from 'node:stream'

import { CreateMultipartUploadCommand } from '@aws-sdk/client-s3'
import { afterAll, expect, onTestFinished, test } from 'vitest'

import { asWorker } from '#server/platform/db/as-role.ts'
import { createS3Client } from '#server/platform/files/s3-client.ts'
import { createS3Store } from '#server/platform/files/s3-store.ts'
import { MAX_ATTACHMENT_BYTES } from '#shared/limits.ts'
import { aPortal, type Portal } from '#test/a-portal.ts'
import { TEST_NOW } from '#test/build-test-app.ts'
import { aFile, aNewTicket, aTicketForm } from '#test/builders.ts'
import { aBucket, type S3Server } from '#test/s3/s3-server.ts'
import { startEmulator } from '#test/s3/start-emulator.ts'
import { runSchedules } from '#test/run-schedules.ts'

const DAY_MS = 24 * 3_600_000

const server = await startEmulator()
afterAll(() => server.stop())

/** A portal whose files are in a bucket of its own. */
async function aPortalOnS3(on: S3Server = server) {
  const portal = await aPortal()
  const bucket = await aBucket(on)
  portal.deps.files = createS3Store(bucket.settings, { silenceMs: 500 })
  return { ...portal, ...bucket }
}

function findPending({ deps, customer }: Portal) {
  return asWorker(deps.db, (tx) =>
    tx
      .selectFrom('pendingFiles')
      .select('storageKey')
      .where('customerId', '=', customer.id)
      .execute(),
  )
}

test('files come back whole and in ranges when they are in the bucket', async () => {
  const portal = await aPortalOnS3()
  const { client, customer, listTraces } = portal
  const big = Buffer.alloc(MAX_ATTACHMENT_BYTES, 'ten mebibytes ')
  const form = aTicketForm([
    aFile('small.png', '0123456789'),
    aFile('big.bin', big),
    aFile('empty.txt', ''),
  ])
  const res = await client.send('POST', '/api/tickets', { form })
  expect(res.statusCode).toBe(201)
  const traces = await listTraces()
  expect(traces).toHaveLength(3)
  for (const key of traces) expect(key).toMatch(new RegExp(`^${customer.id}/[0-9a-f-]{36}$`))
  expect(await findPending(portal)).toEqual([])

  const [small, whole, empty] = res
    .json()
    .attachments.map(({ id }: { id: string }) => `/api/desk-files/${id}`)
  expect((await client.get(small)).body).toBe('0123456789')
  expect((await client.get(whole)).rawPayload.equals(big)).toBe(true)
  expect((await client.get(empty)).rawPayload).toHaveLength(0)
  const part = await client.get(whole, { range: 'bytes=5242878-5242883' })
  expect(part.statusCode).toBe(206)
  expect(part.rawPayload.equals(big.subarray(5_242_878, 5_242_884))).toBe(true)
})

test('the bucket has no file left when a ticket was refused', async () => {
  const portal = await aPortalOnS3()
  const { client, listTraces } = portal
  const refused = {
    400: aTicketForm([aFile('a.png'), aFile('b.png')], { subject: ' ' }),
    413: aTicketForm([aFile('a.png'), aFile('big.bin', Buffer.alloc(MAX_ATTACHMENT_BYTES + 1))]),
  }
  for (const [status, form] of Object.entries(refused)) {
    const res = await client.send('POST', '/api/tickets', { form })
    expect(res.statusCode).toBe(Number(status))
    expect(await listTraces()).toEqual([])
    expect(await findPending(portal)).toEqual([])
  }
})

test('leftovers are removed from the bucket a day later when their process died', async () => {
  const portal = await aPortalOnS3()
  const { client, customer, deps, settings, listTraces, setNow } = portal
  await client.send('POST', '/api/tickets', { form: aTicketForm([aFile()]) })
  const kept = await listTraces()
  const [file, half] = [`${customer.id}/1`, `${customer.id}/2`]
  await asWorker(deps.db, (tx) =>
    tx
      .insertInto('pendingFiles')
      .values(
        [file, half].map((storageKey) => ({
          customerId: customer.id,
          storageKey,
          createdAt: TEST_NOW,
        })),
      )
      .execute(),
  )
  await deps.files.write(file, Readable.from(['on no ticket']))
  await createS3Client(settings, {}).send(
    new CreateMultipartUploadCommand({ Bucket: settings.bucket, Key: half }),
  )

  await runSchedules(deps)
  expect(await listTraces()).toHaveLength(3)

  setNow(new Date(TEST_NOW.getTime() + DAY_MS))
  await runSchedules(deps)
  expect(await listTraces()).toEqual(kept)
  expect(await findPending(portal)).toEqual([])
})

test('while the bucket is away files answer 503 and say when to try again, and all else works', async () => {
  const own = await startEmulator()
  onTestFinished(() => own.stop())
  const portal = await aPortalOnS3(own)
  const { client } = portal
  const form = () => aTicketForm([aFile('a.png', '0123456789')])
  const made = await client.send('POST', '/api/tickets', { form: form() })
  const url = `/api/desk-files/${made.json().attachments[0].id}`

  own.freeze()
  const answers = [
    await client.send('POST', '/api/tickets', { form: form() }),
    await client.get(url),
    await client.get(url, { range: 'bytes=0-3' }),
  ]
  for (const res of answers) {
    expect(res.statusCode).toBe(503)
    expect(res.json()).toEqual({
      error: 'unavailable',
      message: 'Portico can’t reach its file store right now. Please try again in a few seconds.',
    })
    expect(res.headers['retry-after']).toBe('5')
    for (const name of ['content-disposition', 'content-range', 'accept-ranges', 'etag']) {
      expect(res.headers).not.toHaveProperty(name)
    }
  }
  expect((await client.post('/api/tickets', aNewTicket())).statusCode).toBe(201)
  expect((await client.get('/api/tickets')).json()).toHaveLength(2)
  // Leftovers that could not be removed are left for the clean-up.
  expect(await findPending(portal)).toHaveLength(1)

  own.thaw()
  expect((await client.get(url)).body).toBe('0123456789')
  expect((await client.send('POST', '/api/tickets', { form: form() })).statusCode).toBe(201)
})
