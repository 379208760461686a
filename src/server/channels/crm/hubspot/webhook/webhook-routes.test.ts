import { createHmac } from 'node:crypto'

import { expect, test } from 'vitest'

import { aConnectedCrm } from '#test/a-crm.ts'
import { aPortal } from '#test/a-portal.ts'
import { TEST_NOW } from '#test/build-test-app.ts'
import { runOutbox } from '#test/run-schedules.ts'
import { asWorker } from '#server/platform/db/as-role.ts'
import { sealSecret } from '#server/platform/keys/seal-secret.ts'

const SECRET = 'the secret of the app'
const PATH = '/api/crm/hubspot/webhook'

async function aScene() {
  const portal = await aPortal()
  const memory = await aConnectedCrm(portal)
  const { deps, app } = portal
  const setSecret = (secret: string | null) =>
    asWorker(deps.db, (tx) =>
      tx
        .updateTable('crmConnection')
        .set({ webhookSecret: secret === null ? null : sealSecret(deps.keys, secret) })
        .execute(),
    )
  const send = async (events: unknown, { secret = SECRET, type = 'application/json' } = {}) => {
    const payload = typeof events === 'string' ? events : JSON.stringify(events)
    const timestamp = String(TEST_NOW.getTime())
    const signed = `POST${deps.config.publicUrl}${PATH}${payload}${timestamp}`
    const answer = await app.inject({
      method: 'POST',
      url: PATH,
      payload,
      headers: {
        'content-type': type,
        'x-hubspot-request-timestamp': timestamp,
        'x-hubspot-signature-v3': createHmac('sha256', secret).update(signed).digest('base64'),
      },
    })
    return answer.statusCode
  }
  await setSecret(SECRET)
  return { ...portal, memory, send, setSecret }
}

function anEvent(objectId: string, overrides: object = {}) {
  return {
    eventId: 1,
    portalId: 4711,
    occurredAt: TEST_NOW.getTime(),
    subscriptionType: 'ticket.creation',
    objectId: Number(objectId),
    attemptNumber: 0,
    ...overrides,
  }
}

test('a webhook has its ticket read immediately, and the same event once, when it is signed', async () => {
  const { memory, user, send, client, deps } = await aScene()
  const id = await memory.agent.openTicket({
    subject: 'Called',
    contact: user,
    companyId: memory.companyId,
  })
  expect(await send([anEvent(id), anEvent(id, { attemptNumber: 1 })])).toBe(204)
  expect(await send([anEvent(id, { attemptNumber: 2 })])).toBe(204)
  const signals = await asWorker(deps.db, (tx) =>
    tx.selectFrom('crmSignals').select('objectId').where('objectId', '=', id).execute(),
  )
  expect(signals).toHaveLength(1)
  const jobs = await asWorker(deps.db, (tx) =>
    tx.selectFrom('outbox').select('id').where('name', '=', 'crm-signals').execute(),
  )
  expect(jobs).toHaveLength(1)
  expect(await runOutbox(deps)).toEqual([])
  expect((await client.get('/api/tickets')).json()).toMatchObject([
    { subject: expect.stringMatching('Called') },
  ])
})

test('a webhook reports deleted and merged records', async () => {
  const { memory, user, send, client, deps } = await aScene()
  const open = (subject: string) =>
    memory.agent.openTicket({ subject, contact: user, companyId: memory.companyId })
  const [gone, merged, into] = [await open('Gone'), await open('Merged'), await open('Into')]
  await send([anEvent(gone), anEvent(merged), anEvent(into)])
  await runOutbox(deps)
  await memory.agent.remove(gone)
  await memory.agent.merge(merged, into)
  await send([
    anEvent(gone, { subscriptionType: 'ticket.deletion', eventId: 2 }),
    anEvent(into, {
      subscriptionType: 'ticket.merge',
      eventId: 3,
      mergedObjectIds: [Number(merged)],
      newObjectId: Number(into),
    }),
  ])
  await runOutbox(deps)
  const tickets: { subject: string; status: string }[] = (await client.get('/api/tickets')).json()
  const statuses = tickets.map(({ subject, status }) => `${subject.split(' ')[0]} ${status}`)
  expect(statuses.toSorted()).toEqual(['Gone Closed', 'Into Open', 'Merged Closed'])
})

test('a webhook is refused only when its signature is wrong, and meaningless events are dropped', async () => {
  const { send, setSecret, deps } = await aScene()
  expect(await send([anEvent('5')], { secret: 'another' })).toBe(401)
  for (const events of [
    [anEvent('5', { portalId: 99 })],
    [anEvent('5', { subscriptionType: 'contact.creation' })],
    [anEvent('5', { subscriptionType: 'object.creation', objectTypeId: '0-1' })],
    [{}, null, 'text', anEvent('5', { objectId: {} })],
    {},
    '',
    'not JSON',
  ])
    expect(await send(events)).toBe(204)
  expect(await send([], { type: 'text/plain' })).toBe(204)
  const count = await asWorker(deps.db, (tx) =>
    tx.selectFrom('crmSignals').select('mark').where('objectId', '=', '5').execute(),
  )
  expect(count).toEqual([])
  await asWorker(deps.db, (tx) => tx.updateTable('crmConnection').set({ state: 'off' }).execute())
  expect(await send([anEvent('5')])).toBe(204)
  await setSecret(null)
  expect(await send([anEvent('5')])).toBe(404)
})
