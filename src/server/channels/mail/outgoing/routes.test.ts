import { expect, test } from 'vitest'

import type { MailOut, SentMail } from '#shared/mail/out/contract.ts'

import { asWorker } from '#server/platform/db/as-role.ts'
import { anAgentAtTheDesk, aPortal, aSignedInAdministrator, aTicket } from '#test/a-portal.ts'
import { aUser } from '#test/builders.ts'
import { mailRowsOfTicket } from '#test/mail-rows.ts'
import { aVisitor, signedInAs, type TestClient } from '#test/test-client.ts'
import { sql } from 'kysely'
import { mailOffToken } from '#server/channels/mail/outgoing/compose/mail-off.ts'

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

test('administrators read sent mails, retry and dismiss them, and clear addresses', async () => {
  const portal = await aPortal()
  const { deps, client, customer, user } = portal
  const ticket = await aTicket(client)
  const admin = await aSignedInAdministrator(portal)
  await asWorker(deps.db, async (tx) => {
    for (const statement of mailRowsOfTicket(customer.id, ticket.id, user.id))
      await sql.raw(statement).execute(tx)
  })
  const read = async (query = '') =>
    (await admin.get(`/api/admin/mail/sent${query}`)).json<SentMail[]>()
  const [mail, ...others] = await read('?state=waiting&limit=1')
  expect(others).toEqual([])
  expect(mail).toMatchObject({
    state: 'waiting',
    address: 'ann@northwind.example',
    ticket: { id: ticket.id, number: ticket.number },
    over: null,
    attempts: [{ outcome: 'temporary', code: '451', words: 'Later' }],
  })
  expect(await read(`?cursor=${mail?.id}`)).toEqual([])
  expect(await read('?state=failed')).toEqual([])

  const overview = async () => (await admin.get('/api/admin/mail/out')).json<MailOut>()
  expect(await overview()).toMatchObject({
    isOn: false,
    stopped: { code: '535', words: 'No' },
    bounced: [{ customer: { id: customer.id }, address: 'ann@northwind.example' }],
  })
  await admin.post('/api/admin/mail/resume')
  const body = { customerId: customer.id, address: 'ann@northwind.example' }
  const unfit = { ...body, address: `${body.address}\0` }
  expect((await admin.post('/api/admin/mail/clear-address', unfit)).statusCode).toBe(400)
  expect((await admin.post('/api/admin/mail/clear-address', body)).statusCode).toBe(200)
  expect((await admin.post('/api/admin/mail/clear-address', body)).statusCode).toBe(404)
  expect(await overview()).toEqual({ isOn: false, stopped: null, bounced: [] })

  const settle = (how: string) => admin.post(`/api/admin/mail/sent/${mail?.id}/${how}`)
  expect((await settle('retry')).statusCode).toBe(200)
  expect((await settle('dismiss')).statusCode).toBe(200)
  expect((await settle('retry')).json()).toMatchObject({
    message: 'This email has already been sent or dismissed.',
  })
  expect(await read()).toMatchObject([{ state: 'dismissed', over: 'dismissed' }])
})

test('a link in a mail shows the choices, and stores one without signing in only when it is posted', async () => {
  const portal = await aPortal()
  const { deps, user } = portal
  const visitor = aVisitor(portal)
  const url = `/api/mail-off?token=${mailOffToken(deps.cookieSecret, user.id)}`
  const choice = async () =>
    (
      await asWorker(deps.db, (tx) =>
        tx
          .selectFrom('mailPreferences')
          .select('choice')
          .where('userId', '=', user.id)
          .executeTakeFirst(),
      )
    )?.choice
  const page = await visitor.get(url, { accept: 'text/html' })
  expect(page.headers['content-security-policy']).toContain("form-action 'self'")
  expect(page.body).toContain(user.name)
  expect(page.body).not.toContain('value="mine"')
  expect(page.body).toContain('aria-pressed="true">Updates to my tickets<')
  expect(await choice()).toBeUndefined()

  const post = (payload: string, headers: Record<string, string> = FORM) =>
    visitor.send('POST', url, { payload, headers, withoutToken: true })
  const daily = await post('choice=digest')
  expect(daily.body).toContain('one summary email every morning')
  expect(await choice()).toBe('digest')
  expect((await visitor.get(url)).body.match(/pressed="true">[^<]+/g)).toEqual([
    'pressed="true">Daily summary',
  ])
  expect((await post('List-Unsubscribe=One-Click')).statusCode).toBe(200)
  expect(await choice()).toBe('none')
  expect((await post('choice=all')).body).toContain('emails about updates to your tickets')
  const boundary = 'multipart/form-data; boundary=x'
  const parts =
    '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n'
  expect((await post(parts, { 'content-type': boundary })).statusCode).toBe(200)
  expect(await choice()).toBe('none')

  for (const guess of ['guess', mailOffToken(Buffer.from('other'), user.id)])
    expect((await visitor.get(`/api/mail-off?token=${guess}`)).statusCode).toBe(404)
})

test('mail about all that a person sees is a choice of those who see more than their own tickets', async () => {
  const portal = await aPortal()
  const client = await signedInAs(
    portal,
    await aUser(portal.deps, portal.customer, { visibility: 'all' }),
  )
  const url = '/api/account/mail'
  expect((await client.get(url)).json()).toEqual({ choice: 'all', allSeen: false })
  const wanted = { choice: 'digest', allSeen: true }
  expect((await client.put(url, wanted)).json()).toEqual(wanted)
  expect((await client.put(url, { choice: 'all' })).json()).toEqual({ ...wanted, choice: 'all' })
  expect((await portal.client.put(url, wanted)).json()).toEqual({ choice: 'digest' })
  expect((await portal.client.get(url)).json()).toEqual({ choice: 'digest' })
})

test("a person's choice of mail is their own when they are signed in", async () => {
  const portal = await aPortal()
  const { client } = portal
  const { desk } = await anAgentAtTheDesk(portal)
  const read = async (who: TestClient) => (await who.get('/api/account/mail')).json()
  expect([await read(client), await read(desk)]).toEqual([{ choice: 'all' }, { choice: 'mine' }])
  const saved = await desk.put('/api/account/mail', { choice: 'digest' })
  expect(saved.json()).toEqual({ choice: 'digest' })
  expect([await read(client), await read(desk)]).toEqual([{ choice: 'all' }, { choice: 'digest' }])
  expect((await client.put('/api/account/mail', { choice: 'weekly' })).statusCode).toBe(400)
})
