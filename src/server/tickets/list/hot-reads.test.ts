import { expect, test } from 'vitest'

import { aFile, aNewTicket } from '#test/builders.ts'
import { aPortal } from '#test/a-portal.ts'
import { signedInAs } from '#test/test-client.ts'

// The database writes these answers; the query builder writes the same ones for other questions.

test('the prepared list is the same, page by page, when the query builder reads it', async () => {
  const { client, setNow } = await aPortal()
  for (let n = 0; n < 5; n += 1) {
    setNow(new Date(Date.UTC(2026, 2, 3, 10, n)))
    await client.post(
      '/api/tickets',
      aNewTicket({ subject: `Ticket ${n} "\u{1f525}"`, priority: n % 2 ? 'High' : 'Low' }),
    )
  }
  const [first] = (await client.get('/api/tickets')).json()
  await client.post(`/api/tickets/${first.id}/close`, {})
  setNow(new Date('2026-03-04T12:00:00.007Z'))

  let [hot, built] = ['/api/tickets?limit=2', '/api/tickets?limit=2&count=true']
  for (let page = 0; page < 4 && hot !== ''; page += 1) {
    const [one, other] = [await client.get(hot), await client.get(built)]
    expect(one.json()).toEqual(other.json())
    const [nextHot, nextBuilt] = [nextPage(one.headers.link), nextPage(other.headers.link)]
    expect(nextHot === '').toBe(nextBuilt === '')
    hot = nextHot
    built = nextBuilt
  }
  expect(hot).toBe('')
})

test('the prepared ticket is the same when a reply answers it', async () => {
  const { client, setNow } = await aPortal()
  const form = new FormData()
  for (const [name, value] of Object.entries(aNewTicket())) form.set(name, String(value))
  form.append('attachments', aFile('one.txt', 'one'))
  form.append('attachments', aFile('two.txt', 'two'))
  const { id } = (await client.send('POST', '/api/tickets', { form })).json()
  setNow(new Date('2026-03-03T10:00:01.500Z'))
  const reply = new FormData()
  reply.set('comment', 'With a file')
  reply.append('attachments', aFile('three.txt', 'three'))
  const { ticket } = (await client.send('PUT', `/api/tickets/${id}`, { form: reply })).json()
  expect(ticket.comments).toHaveLength(1)
  expect((await client.get(`/api/tickets/${id}`)).json()).toEqual(ticket)
})

test('the prepared reads answer 401 when the person is deactivated', async () => {
  const portal = await aPortal()
  const { client, user, deps } = portal
  const { id } = (await client.post('/api/tickets', aNewTicket())).json()
  const other = await signedInAs(portal, user)
  await deps.db.updateTable('users').set({ active: false }).where('id', '=', user.id).execute()
  expect((await other.get('/api/tickets')).statusCode).toBe(401)
  expect((await other.get(`/api/tickets/${id}`)).statusCode).toBe(401)
})

function nextPage(link: string | string[] | number | undefined): string {
  return /<([^>]+)>/.exec(String(link ?? ''))?.[1] ?? ''
}
