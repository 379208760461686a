import { expect, test } from 'vitest'

import { aPortal, anAgentAtTheDesk } from '#test/a-portal.ts'
import { storeTickets } from '#test/builders.ts'
import { aVisitor } from '#test/test-client.ts'

// One statement finds the session and answers the page; what asks for a count looks up the session first.

test('the page that is read together with its session is the same when it is read after a session lookup', async () => {
  const portal = await aPortal()
  const { agent, desk } = await anAgentAtTheDesk(portal)
  const stored = await storeTickets(
    portal.deps,
    portal.user,
    [1, 2, 3, 4, 5].map((n) => ({ subject: `Ticket ${n} "\u{1f525}"` })),
  )
  for (const { id } of stored.slice(0, 3))
    await desk.put(`/api/desk/tickets/${id}`, { assigneeId: agent.id })
  const questions = {
    'view=open': 5,
    'view=mine': 3,
    'view=open&assignee=me': 3,
    'view=mine&assignee=me': 3,
    [`view=mine&assignee=${agent.id}`]: 3,
    'view=mine&assignee=none': 0,
    'view=unassigned&assignee=me': 0,
    'view=closed&due=near': 0,
    'view=open&figure=created.2026-03-02': 5,
    'view=open&figure=created.2026-02-23': 0,
  }
  for (const [question, count] of Object.entries(questions)) {
    let url = `/api/desk/tickets?${question}&limit=2`
    const seen: string[] = []
    while (url !== '') {
      const [read, counted] = [await desk.get(url), await desk.get(`${url}&count=true`)]
      expect(read.statusCode, url).toBe(200)
      expect(read.json(), url).toEqual(counted.json())
      expect(counted.headers['x-total-count'], url).toBe(String(count))
      seen.push(...read.json().map(({ id }: { id: string }) => id))
      url = /<([^>]+)>/.exec(String(read.headers.link ?? ''))?.[1] ?? ''
    }
    expect(new Set(seen).size, question).toBe(count)
    expect(seen, question).toHaveLength(count)
  }
})

test('counts of views answer 403 when the viewer may not see them, and else the right numbers', async () => {
  const portal = await aPortal()
  const { agent, desk } = await anAgentAtTheDesk(portal)
  const { db } = portal.deps
  const read = async (client = desk) => {
    const answer = await client.get('/api/desk/views')
    return [answer.statusCode, answer.json().error]
  }
  const [stored] = await storeTickets(portal.deps, portal.user, [{}, {}])
  await desk.put(`/api/desk/tickets/${stored!.id}`, { assigneeId: agent.id })
  expect((await desk.get('/api/desk/views')).json()).toMatchObject({ mine: 1 })
  const { desk: other } = await anAgentAtTheDesk(portal)
  expect((await other.get('/api/desk/views')).json()).toMatchObject({ mine: 0 })

  expect(await read(portal.client)).toEqual([403, 'forbidden'])
  expect(await read(aVisitor(portal))).toEqual([401, 'unauthenticated'])
  await db.updateTable('installation').set({ secondFactorFrom: '2026-03-03' }).execute()
  expect(await read()).toEqual([403, 'second_factor_missing'])
  await db.updateTable('installation').set({ secondFactorFrom: null }).execute()
  await db.updateTable('users').set({ active: false }).where('id', '=', agent.id).execute()
  expect(await read()).toEqual([401, 'unauthenticated'])
})

test('a page that is read together with its session is refused, without content, when the viewer may not see it', async () => {
  const portal = await aPortal()
  const { agent, desk } = await anAgentAtTheDesk(portal)
  await storeTickets(portal.deps, portal.user, [{ subject: 'Not for everybody' }])
  const { db } = portal.deps
  const refusalOf = async (client = desk, query = '') => {
    const answer = await client.get(`/api/desk/tickets?view=all${query}`)
    expect(answer.body).not.toContain('Not for everybody')
    return [answer.statusCode, answer.json().error]
  }
  for (const query of ['', '&count=true', '&q=everybody'])
    expect(await refusalOf(portal.client, query)).toEqual([403, 'forbidden'])

  await db.updateTable('installation').set({ secondFactorFrom: '2026-03-03' }).execute()
  for (const query of ['', '&count=true'])
    expect(await refusalOf(desk, query)).toEqual([403, 'second_factor_missing'])
  await db.updateTable('installation').set({ secondFactorFrom: null }).execute()
  expect((await desk.get('/api/desk/tickets?view=all')).statusCode).toBe(200)

  await db.updateTable('users').set({ active: false }).where('id', '=', agent.id).execute()
  expect(await refusalOf()).toEqual([401, 'unauthenticated'])
})
