import { readdir } from 'node:fs/promises'

import { expect, test } from 'vitest'

import { aCustomer, aFile, aNewTicket, aUser } from '#test/builders.ts'
import { buildTestApp } from '#test/build-test-app.ts'
import { signedInAs } from '#test/test-client.ts'

async function aPortal() {
  const portal = await buildTestApp()
  const customer = await aCustomer(portal.deps)
  const user = await aUser(portal.deps, customer)
  return { ...portal, customer, user, client: await signedInAs(portal, user) }
}

test('create ticket answers the ticket with the organisation appended to its subject', async () => {
  const { client, customer } = await aPortal()
  const res = await client.post('/api/tickets', aNewTicket({ subject: 'Printer' }))
  expect(res.statusCode).toBe(201)
  expect(res.json()).toMatchObject({
    subject: `Printer (${customer.name})`,
    status: 'Open',
    priority: 'Low',
    categories: ['HARDWARE_ISSUE'],
    comments: [],
    attachments: [],
  })
  expect(res.headers.location).toBe(`/api/tickets/${res.json().id}`)
})

test('create ticket answers 400 with the field message when the subject is blank', async () => {
  const { client } = await aPortal()
  const res = await client.post('/api/tickets', aNewTicket({ subject: ' ' }))
  expect(res.statusCode).toBe(400)
  expect(res.json()).toMatchObject({
    error: 'invalid_input',
    fields: { subject: 'Subject is required' },
  })
})

test('create ticket with files stores them and serves the same bytes', async () => {
  const { client, filesFolder, customer } = await aPortal()
  const form = new FormData()
  for (const [name, value] of Object.entries(aNewTicket())) form.set(name, String(value))
  form.append('attachments', aFile('../../etc/passwd', 'secret'))
  form.append('attachments', aFile('photo.png', 'pixels'))
  const res = await client.send('POST', '/api/tickets', { form })
  expect(res.statusCode).toBe(201)
  const { attachments } = res.json()
  expect(attachments).toMatchObject([
    { filename: 'passwd', size: 6 },
    { filename: 'photo.png', size: 6 },
  ])
  const file = await client.get(`/api/desk-files/${attachments[1].id}`)
  expect(file.body).toBe('pixels')
  expect(await readdir(`${filesFolder}/${customer.id}`)).toHaveLength(2)
})

test('a ticket can be replied to and closed once', async () => {
  const { client } = await aPortal()
  const { id } = (await client.post('/api/tickets', aNewTicket())).json()
  const reply = await client.put(`/api/tickets/${id}`, { comment: 'Any news?' })
  expect(reply.json()).toMatchObject({
    ticket: { status: 'Open' },
    comment: { content: 'Any news?' },
  })
  const close = await client.post(`/api/tickets/${id}/close`, { additionalComment: 'Thanks' })
  expect(close.json()).toMatchObject({
    ticket: { status: 'Closed', resolutionCode: 'ISSUE_FIXED', commentCount: 3 },
  })
  const again = await client.post(`/api/tickets/${id}/close`, {})
  expect(again.statusCode).toBe(409)
  expect((await client.get(`/api/tickets/${id}/sla`)).json()).toMatchObject({ priority: 'Low' })
  expect((await client.get('/api/tickets?count=true')).headers['x-total-count']).toBe('1')
  expect((await client.get('/api/dashboard')).json()).toMatchObject({
    counts: { closed: 1, total: 1 },
  })
})
