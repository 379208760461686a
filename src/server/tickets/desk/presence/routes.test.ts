import { randomUUID } from 'node:crypto'

import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { PRESENCE_RENEWED_MS } from '#shared/desk/endpoints.ts'

import { anAgentAtTheDesk, aPortal, aTicket } from '#test/a-portal.ts'
import { openEventStream } from '#test/event-stream.ts'
import { runSchedules } from '#test/run-schedules.ts'
import type { TestClient } from '#test/test-client.ts'

const aTab = () => randomUUID().replaceAll('-', '')

async function twoAgents() {
  const portal = await aPortal()
  const ana = await anAgentAtTheDesk(portal, { name: 'Ana' })
  const ben = await anAgentAtTheDesk(portal, { name: 'Ben' })
  const { id: ticketId } = await aTicket(portal.client)
  const say = (desk: TestClient, state: string, { tab = aTab(), at = ticketId } = {}) =>
    desk.post(`/api/desk/tickets/${at}/presence`, { tab, state })
  const read = async (answer: ReturnType<typeof say>) => {
    const { people } = (await answer).json<{ people: { name: string; state: string }[] }>()
    return people.map(({ name, state }) => `${name} ${state}`)
  }
  const countRows = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from desk_presence where ticket_id = ${ticketId}`.execute(
      portal.deps.db,
    )
    return rows[0]?.count
  }
  const endLeases = () =>
    sql`update desk_presence set until = clock_timestamp() where ticket_id = ${ticketId}`.execute(
      portal.deps.db,
    )
  return { ...portal, ana, ben, ticketId, say, read, countRows, endLeases }
}

test('a person at a ticket is named once, with their most active state, when they have several tabs', async () => {
  const { ana, ben, say, read } = await twoAgents()
  const [one, other, bens] = [aTab(), aTab(), aTab()]
  expect(await read(say(ana.desk, 'away', { tab: one }))).toEqual(['Ana away'])
  expect(await read(say(ana.desk, 'viewing', { tab: other }))).toEqual(['Ana viewing'])
  expect(await read(say(ben.desk, 'writing', { tab: bens }))).toEqual([
    'Ben writing',
    'Ana viewing',
  ])
  expect(await read(say(ana.desk, 'gone', { tab: other }))).toEqual(['Ben writing', 'Ana away'])
  expect(await read(say(ben.desk, 'gone', { tab: bens }))).toEqual(['Ana away'])
  expect((await say(ben.desk, 'viewing', { at: randomUUID() })).statusCode).toBe(404)
  expect((await say(ben.desk, 'asleep')).statusCode).toBe(400)
})

test('who does not renew is gone when the lease ends, by the clock of the database', async () => {
  const { deps, ana, ben, say, read, countRows, endLeases } = await twoAgents()
  const tab = aTab()
  await say(ana.desk, 'writing', { tab })
  const { rows } = await sql<{ left: number }>`
    select extract(epoch from until - clock_timestamp())::float as left from desk_presence
    where tab = ${tab}::uuid`.execute(deps.db)
  expect(rows[0]?.left).toBeGreaterThan(30)
  expect(rows[0]?.left).toBeLessThanOrEqual(60)
  await endLeases()
  expect(await read(say(ben.desk, 'viewing'))).toEqual(['Ben viewing'])
  expect(await countRows()).toBe(1)
  await endLeases()
  await runSchedules(deps)
  expect(await countRows()).toBe(0)
})

test('a tab that has gone stays gone when what it said before arrives later, and may come back as another', async () => {
  const { ana, ben, say, read } = await twoAgents()
  const tab = aTab()
  await say(ben.desk, 'viewing')
  expect(await read(say(ana.desk, 'gone', { tab }))).toEqual(['Ben viewing'])
  expect(await read(say(ana.desk, 'viewing', { tab }))).toEqual(['Ben viewing'])
  expect(await read(say(ana.desk, 'viewing'))).toEqual(['Ana viewing', 'Ben viewing'])
})

test('an agent is gone from each ticket, and the others are told, when their session ends', async () => {
  const { ana, ben, say, countRows, ...portal } = await twoAgents()
  await say(ana.desk, 'writing')
  await say(ana.desk, 'away')
  await say(ben.desk, 'viewing')
  const bens = await openEventStream(portal, ben.desk)
  await ana.desk.post('/api/auth/logout')
  await expect
    .poll(() => bens.told('presence').at(-1))
    .toMatchObject({
      people: [{ name: 'Ben', state: 'viewing' }],
    })
  expect(await countRows()).toBe(1)
})

test('who is at a ticket learns when the lease of another ends, and not of their own', async () => {
  const { ana, ben, say } = await twoAgents()
  const endOf = async (answer: ReturnType<typeof say>) =>
    (await answer).json<{ endsInMs: number | null }>().endsInMs
  expect(await endOf(say(ana.desk, 'viewing'))).toBeNull()
  const endsInMs = await endOf(say(ben.desk, 'away'))
  expect(endsInMs).toBeGreaterThan(PRESENCE_RENEWED_MS)
  // With the time of another look that is within a minute of a browser's death.
  expect(endsInMs).toBeLessThanOrEqual(55_000)
})

test('people at a ticket are notified when there is a change, and not of a renewal, and no one else is', async () => {
  const { client, ana, ben, ticketId, say, ...portal } = await twoAgents()
  const cara = await anAgentAtTheDesk(portal, { name: 'Cara' })
  const open = (who: TestClient) => openEventStream(portal, who)
  const [anas, caras, theirs] = [await open(ana.desk), await open(cara.desk), await open(client)]
  const expectTold = (count: number) =>
    expect.poll(() => anas.told('presence').length, { interval: 10 }).toBe(count)
  await say(ana.desk, 'viewing')
  await expectTold(1)
  const tab = aTab()
  await say(ben.desk, 'viewing', { tab })
  await expectTold(2)
  await say(ben.desk, 'viewing', { tab })
  await say(ben.desk, 'writing', { tab })
  await expectTold(3)
  expect(anas.told('presence').at(-1)).toEqual({
    ticketId,
    people: [
      { id: ben.agent.id, name: 'Ben', state: 'writing' },
      { id: ana.agent.id, name: 'Ana', state: 'viewing' },
    ],
  })
  // The last change of all, so that any wrong notice has come by then.
  await client.put(`/api/tickets/${ticketId}`, { comment: 'Thanks' })
  for (const stream of [caras, theirs]) {
    await expect.poll(() => stream.events.some(({ data }) => data.id === ticketId)).toBe(true)
    expect(stream.told('presence')).toEqual([])
  }
  expect(anas.told('presence')).toHaveLength(3)
})
