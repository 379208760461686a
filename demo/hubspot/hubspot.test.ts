import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import type { AddressInfo } from 'node:net'

import { expect, onTestFinished, test } from 'vitest'

import { callHubSpot } from './api-client.ts'
import { type HubSpotOptions, startDemoHubSpot } from './server.ts'
import { signatureOf } from './webhooks.ts'

const TICKETS = '/crm/objects/2026-03/tickets'
const REF = {
  name: 'portal_ticket_ref',
  label: 'Portal reference',
  type: 'string',
  fieldType: 'text',
  groupName: 'ticketinformation',
  hasUniqueValue: true,
}

async function start(options: HubSpotOptions = {}) {
  const hubSpot = await startDemoHubSpot(options)
  onTestFinished(() => hubSpot.close())
  return {
    ...hubSpot,
    call: (method: string, path: string, body?: unknown) =>
      callHubSpot(hubSpot, method, path, body),
  }
}

test('a ticket is created with its links in one call, once for each reference, and found by it', async () => {
  const { call, agent } = await start()
  await call('POST', '/crm/properties/2026-03/tickets', REF)
  expect((await call('POST', '/crm/properties/2026-03/tickets', REF)).status).toBe(409)
  const { id: companyId } = agent.addCompany({ name: 'Fabrikam', domain: 'fabrikam.example' })
  const { id: contactId } = agent.addContact({ email: 'Dana@fabrikam.example', companyId })
  const links = [
    [contactId, 16],
    [companyId, 26],
  ].map(([id, associationTypeId]) => {
    return { to: { id }, types: [{ associationCategory: 'HUBSPOT_DEFINED', associationTypeId }] }
  })
  const properties = { subject: 'Printer', portal_ticket_ref: 'a-ref', hs_ticket_priority: 'LOW' }
  const created = await call('POST', TICKETS, { properties, associations: links })
  expect(created.status).toBe(201)

  const second = await call('POST', TICKETS, { properties, associations: [] })
  expect(second.status).toBe(400)
  expect(second.body).toMatchObject({ category: 'VALIDATION_ERROR' })
  expect(second.body).toHaveProperty('message', expect.stringContaining('CONFLICTING_UNIQUE_VALUE'))

  const query =
    'idProperty=portal_ticket_ref&properties=subject,hs_resolution&associations=companies'
  const found = await call('GET', `${TICKETS}/a-ref?${query}`)
  expect(found.body).toMatchObject({
    properties: { subject: 'Printer', hs_resolution: null },
    associations: {
      companies: {
        results: [
          { id: companyId, type: 'ticket_to_company_unlabeled' },
          { id: companyId, type: 'ticket_to_company' },
        ],
      },
    },
  })
  const wrong = { subject: 'x', hs_ticket_priority: 'TOMORROW', colour: 'red' }
  const refused = await call('POST', TICKETS, { properties: wrong, associations: [] })
  expect(refused.body).toHaveProperty(
    'message',
    expect.stringMatching(/INVALID_OPTION.*DOESNT_EXIST/),
  )
  const twin = { properties: { email: 'dana@FABRIKAM.example' }, associations: [] }
  const conflict = await call('POST', '/crm/objects/2026-03/contacts', twin)
  expect([conflict.status, conflict.body]).toMatchObject([
    409,
    { message: `Contact already exists. Existing ID: ${contactId}` },
  ])
})

test('a search lags behind, ends at 10,000 and is limited to five in a second, without headers', async () => {
  let now = Date.parse('2026-03-02T09:00:00Z')
  const { call, agent } = await start({ now: () => now, indexLagMs: 5000 })
  agent.openTicket({ properties: { subject: 'One' } })
  const body = {
    filterGroups: [
      { filters: [{ propertyName: 'hs_lastmodifieddate', operator: 'GTE', value: now - 1 }] },
    ],
    sorts: ['hs_object_id'],
    properties: ['subject'],
    limit: 200,
    after: '0',
  }
  const early = await call('POST', `${TICKETS}/search`, body)
  expect(early.body).toMatchObject({ total: 0 })
  expect(early.headers.get('x-hubspot-ratelimit-max')).toBeNull()
  now += 5000
  const later = await call('POST', `${TICKETS}/search`, body)
  expect(later.body).toMatchObject({ total: 1, results: [{ properties: { subject: 'One' } }] })
  expect((await call('POST', `${TICKETS}/search`, { ...body, after: '9900' })).status).toBe(400)
  for (const _ of [1, 2]) await call('POST', `${TICKETS}/search`, body)
  expect((await call('POST', `${TICKETS}/search`, body)).status).toBe(200)
  const limited = await call('POST', `${TICKETS}/search`, body)
  expect([limited.status, limited.body]).toMatchObject([429, { policyName: 'SECONDLY' }])
})

test('faults come before or after the work, as often as configured', async () => {
  const { call, faults, account } = await start({ limits: { burst: 8 } })
  const ticket = { properties: { subject: 'x' }, associations: [] }
  faults.add({ kind: 'fail', status: 423, method: 'POST', times: 1 })
  faults.add({ kind: 'commit-then-fail', status: 502, path: /tickets$/, times: 1 })
  faults.add({ kind: 'commit-then-cut', path: /tickets$/, times: 1 })
  expect((await call('POST', TICKETS, ticket)).status).toBe(423)
  expect(account.tables.tickets.byId.size).toBe(0)
  expect((await call('POST', TICKETS, ticket)).status).toBe(502)
  expect(account.tables.tickets.byId.size).toBe(1)
  await expect(call('POST', TICKETS, ticket)).rejects.toThrow('fetch failed')
  expect(account.tables.tickets.byId.size).toBe(2)
  for (const _ of [1, 2, 3, 4, 5, 6]) await call('GET', '/account-info/2026-03/details')
  const limited = await call('GET', '/account-info/2026-03/details')
  expect([limited.status, limited.body]).toMatchObject([
    429,
    { policyName: 'TEN_SECONDLY_ROLLING' },
  ])
  expect(limited.headers.get('x-hubspot-ratelimit-remaining')).toBe('0')
})

test('agents answer, close, reopen, merge and delete by the rules of the account', async () => {
  const { call, agent, account } = await start()
  const { id } = agent.openTicket({ properties: { subject: 'Printer' } })
  const mail = agent.replyByMail(id, { html: '<p>On it</p>' })
  const note = agent.note(id, { html: 'Ask the vendor' })
  agent.replyInConversation(id, { html: 'Hello' })
  const read = await call('POST', '/crm/associations/2026-03/tickets/notes/batch/read', {
    inputs: [{ id }, { id: '1' }],
  })
  expect([read.status, read.body]).toMatchObject([
    207,
    { results: [{ from: { id }, to: [{ toObjectId: note.id }] }], numErrors: 1 },
  ])
  const threads = await call(
    'GET',
    `/conversations/v3/conversations/threads?associatedTicketId=${id}`,
  )
  expect(threads.body).toMatchObject({
    results: [{ threadAssociations: { associatedTicketId: id } }],
  })
  account.settings.scopes.delete('sales-email-read')
  const blind = await call('GET', `/crm/objects/2026-03/emails/${mail.id}?properties=hs_email_html`)
  expect(blind.body).toMatchObject({ properties: { hs_email_html: null } })

  account.settings.requiredToClose.push('hs_resolution')
  const closing = { properties: { hs_pipeline_stage: '4' } }
  const refused = await call('PATCH', `${TICKETS}/${id}`, closing)
  expect([refused.status, refused.body]).toMatchObject([400, { category: 'VALIDATION_ERROR' }])
  const closed = { properties: { ...closing.properties, hs_resolution: 'ISSUE_FIXED' } }
  expect((await call('PATCH', `${TICKETS}/${id}`, closed)).body).toMatchObject({
    properties: { hs_is_closed: 'true', closed_date: expect.any(String) },
  })
  agent.reopen(id)
  const { id: other } = agent.openTicket({ properties: { subject: 'The same' } })
  expect(agent.merge(other, id, { makesNew: false })).toBe(other)
  expect((await call('GET', `${TICKETS}/${id}`)).body).toMatchObject({ id: other })
  agent.remove(other)
  expect((await call('GET', `${TICKETS}/${other}`)).status).toBe(404)
  const rest = await call('POST', `${TICKETS}/batch/read`, { inputs: [{ id }], properties: [] })
  expect([rest.status, rest.body]).toMatchObject([207, { results: [], numErrors: 1 }])
})

test('a merge leaves a new record or the first one, and the others are readable but no longer associable', async () => {
  const { call, agent } = await start()
  const open = (subject: string) => agent.openTicket({ properties: { subject } }).id
  const [id, other, third] = [open('Printer'), open('The same'), open('The third')]
  const note = (ticketId: string) =>
    call('POST', '/crm/objects/2026-03/notes', {
      properties: { hs_timestamp: '2026-03-03T10:00:00Z', hs_note_body: 'Hello' },
      associations: [
        {
          to: { id: ticketId },
          types: [{ associationCategory: 'HUBSPOT_DEFINED', associationTypeId: 228 }],
        },
      ],
    })
  expect(agent.merge(id, other, { makesNew: false })).toBe(id)
  expect((await call('GET', `${TICKETS}/${other}`)).body).toMatchObject({ id })
  expect(await note(other)).toMatchObject({
    status: 400,
    body: { message: `0-5 ${other} does not exist` },
  })
  const left = agent.merge(id, third)
  expect(left).not.toBe(id)
  for (const gone of [id, other, third]) {
    const { body } = await call('GET', `${TICKETS}/${gone}?properties=subject,hs_merged_object_ids`)
    expect(body).toMatchObject({ id: left, properties: { subject: 'Printer' } })
    expect((await note(gone)).status).toBe(400)
  }
  expect((await note(left)).status).toBe(201)
  agent.remove(left)
  expect((await call('GET', `${TICKETS}/${id}`)).status).toBe(404)
})

test('a file is stored once, and read by an address that runs out and accepts no token', async () => {
  let now = Date.parse('2026-03-02T09:00:00Z')
  const hubSpot = await start({ now: () => now })
  const { call, account, agent, url, token } = hubSpot
  const upload = async () => {
    const form = new FormData()
    form.set('file', new File(['0123456789'], 'log.txt', { type: 'text/plain' }))
    form.set('folderPath', '/support-portal/1')
    form.set(
      'options',
      JSON.stringify({ access: 'PRIVATE', duplicateValidationStrategy: 'RETURN_EXISTING' }),
    )
    const headers = { Authorization: `Bearer ${token}` }
    const answer = await fetch(`${url}/files/2026-03/files`, {
      method: 'POST',
      headers,
      body: form,
    })
    expect(answer.status).toBe(201)
  }
  await upload()
  await upload()
  const [file] = account.files.values()
  expect(account.files.size).toBe(1)
  expect((await call('GET', '/files/2026-03/files/stat/support-portal/1/log.txt')).status).toBe(200)

  const sign = `/files/2026-03/files/${file?.id}/signed-url?expirationSeconds=60`
  const { url: address } = (await call('GET', sign)).body as { url: string }
  const part = await fetch(address, { headers: { Range: 'bytes=2-4' } })
  expect([part.status, await part.text()]).toEqual([206, '234'])
  expect((await fetch(address, { headers: { Authorization: 'Bearer x' } })).status).toBe(400)
  now += 60_000
  expect((await fetch(address)).status).toBe(403)

  const content = Buffer.from('x')
  const hidden = agent.upload({ filename: 'a.png', contentType: 'image/png', content })
  const signHidden = `/files/2026-03/files/${hidden.id}/signed-url`
  expect((await call('GET', signHidden)).status).toBe(200)
  account.settings.scopes.delete('files.ui_hidden.read')
  expect((await call('GET', signHidden)).status).toBe(404)
})

test('webhooks are signed as documented, and sent again until they are accepted', async () => {
  // The first vector of HubSpot's own client libraries.
  const example = signatureOf({
    secret: 'yyyyyyyy-yyyy-yyyy-yyyy-yyyyyyyyyyyy',
    url: 'https://www.example.com/webhook_uri',
    body: "{'example_field':'example_value'}",
    timestamp: 1_693_657_560_000,
  })
  expect(example['X-HubSpot-Signature-v3']).toBe('K36dawei4A+QBNolUOqo7s91KQDWQ5MXZ/QufNYuk/Y=')

  const { agent, webhooks } = await start()
  const bodies: string[] = []
  const receiver = createServer((request, response) => {
    const answer = async () => {
      bodies.push(await text(request))
      response.writeHead(bodies.length === 1 ? 500 : 204).end()
    }
    void answer()
  }).listen(0, '127.0.0.1')
  onTestFinished(() => {
    receiver.close()
  })
  await new Promise((resolve) => {
    receiver.once('listening', resolve)
  })
  const { port } = receiver.address() as AddressInfo
  webhooks.connect({ url: `http://127.0.0.1:${port}/`, secret: 's', duplicates: 1, retryMs: 1 })
  const { id } = agent.openTicket({ properties: { subject: 'x' } })
  agent.setPriority(id, 'HIGH')
  await webhooks.settle()
  expect(webhooks.counts).toMatchObject({ events: 2, calls: 2, accepted: 1, refused: 1 })
  const events = JSON.parse(bodies[1] ?? '') as object[]
  expect(events).toHaveLength(4)
  expect(events).toContainEqual(
    expect.objectContaining({
      subscriptionType: 'ticket.propertyChange',
      objectId: Number(id),
      propertyName: 'hs_ticket_priority',
      propertyValue: 'HIGH',
      attemptNumber: 1,
    }),
  )
})
