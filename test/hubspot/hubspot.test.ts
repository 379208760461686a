import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { inspect } from 'node:util'

import { expect, onTestFinished, test, vi } from 'vitest'

import { testCrm } from '#server/channels/crm/crm.contract.ts'

import { createHubSpot } from '#server/channels/crm/hubspot/create-hubspot.ts'
import { fetchSigned } from '#server/channels/crm/hubspot/client/fetch-signed.ts'
import type { Crm } from '#server/channels/crm/port.ts'
import { freePort } from '#test/free-port.ts'

import { aHubSpot, OPEN_GATE } from './a-hubspot.ts'

const { signal } = new AbortController()

testCrm('HubSpot', () => aHubSpot())

const TICKET = {
  subject: 'Printer',
  description: 'Smoke',
  pipelineId: '0',
  stage: '1',
  priority: null,
  categories: [],
  companyId: null,
}

/** Starts a server at the address until the test is over. */
async function aServer(listener: RequestListener, address = 'http://127.0.0.1:0'): Promise<string> {
  const { hostname, port } = new URL(address)
  const server = createServer(listener)
  server.listen(Number(port), hostname)
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const bound = server.address()
  return `http://${hostname}:${typeof bound === 'object' ? bound?.port : port}`
}

async function aHubSpotWithTicket() {
  const opened = await aHubSpot()
  const contactId = await opened.crm.ensureContact(
    { email: 'rita@a.example', name: 'Rita' },
    signal,
  )
  const create = (ref: string = randomUUID()) =>
    opened.crm.createTicket(ref, { ...TICKET, contactId }, signal)
  return { ...opened, create, ticket: await create() }
}

test('each answer of HubSpot other than a success is mapped to the next permitted step', async () => {
  const { crm, hubSpot, create, ticket } = await aHubSpotWithTicket()
  const failing = async (
    fault: Parameters<typeof hubSpot.faults.add>[0],
    call: () => Promise<unknown>,
  ) => {
    hubSpot.faults.add({ times: 1, ...fault })
    const error: unknown = await call().catch((thrown: unknown) => thrown)
    hubSpot.faults.clear()
    return error
  }
  const read = () => crm.loadCompanies(['1'], signal)
  const update = () => crm.updateTicket(ticket.id, { priority: 'LOW' }, signal)

  expect(await failing({ kind: 'fail', status: 429, policyName: 'DAILY' }, create)).toMatchObject({
    name: 'CrmFailure',
    kind: 'retry',
    limit: 'daily',
    isOutage: false,
    correlationId: expect.any(String),
  })
  expect(
    await failing({ kind: 'fail', status: 429, policyName: 'TEN_SECONDLY_ROLLING' }, create),
  ).toMatchObject({ kind: 'retry', limit: 'burst', pauseMs: 10_000 })
  expect(await failing({ kind: 'fail', status: 423 }, create)).toMatchObject({
    kind: 'retry',
    isOutage: false,
  })
  expect(
    await failing({ kind: 'fail', status: 477, retryAfterSeconds: 120 }, create),
  ).toMatchObject({ kind: 'retry', isOutage: true, pauseMs: 120_000 })
  for (const status of [500, 502, 503, 504, 521, 523, 524]) {
    const unknown = { kind: 'unknown', isOutage: true }
    expect(await failing({ kind: 'commit-then-fail', status }, create)).toMatchObject(unknown)
    expect(await failing({ kind: 'fail', status }, read)).toMatchObject({ kind: 'retry' })
    expect(await failing({ kind: 'fail', status }, update)).toMatchObject({ kind: 'retry' })
  }
  expect(await failing({ kind: 'commit-then-cut' }, create)).toMatchObject({ kind: 'unknown' })
  expect(await failing({ kind: 'cut' }, read)).toMatchObject({ kind: 'retry', isOutage: true })
  expect(await failing({ kind: 'fail', status: 401 }, create)).toMatchObject({ kind: 'token' })
  expect(await failing({ kind: 'fail', status: 403 }, create)).toMatchObject({ kind: 'refused' })
  hubSpot.account.settings.scopes.delete('conversations.read')
  expect(
    await failing({ kind: 'slow', delayMs: 1 }, () => crm.load('messages', ['1:2'], signal)),
  ).toMatchObject({ kind: 'refused', code: 'MISSING_SCOPES' })
})

test('a ticket is found by its reference and created once when its creation failed after it was done', async () => {
  const { crm, hubSpot, create } = await aHubSpotWithTicket()
  const ref = randomUUID()
  hubSpot.faults.add({ kind: 'commit-then-hang', method: 'POST', times: 1 })
  const stopped = AbortSignal.timeout(300)
  const contactId = await crm.ensureContact({ email: 'rita@a.example', name: 'Rita' }, signal)
  const hanging = crm.createTicket(ref, { ...TICKET, contactId }, stopped)
  await expect(hanging).rejects.toMatchObject({ kind: 'unknown' })
  expect(await crm.findTicketByRef(ref, signal)).toMatchObject({ ref })
  await expect(create(ref)).rejects.toMatchObject({ kind: 'duplicate' })
})

test('a connection is retried when it was never made, and a stranger is not understood', async () => {
  const baseUrl = `http://127.0.0.1:${await freePort()}`
  const nobody = createHubSpot({ baseUrl, token: 'token', gate: OPEN_GATE })
  const create = (crm: Crm) => crm.createTicket(randomUUID(), { ...TICKET, contactId: '1' }, signal)
  await expect(create(nobody)).rejects.toMatchObject({
    kind: 'retry',
    isOutage: true,
    code: 'ECONNREFUSED',
  })
  await aServer((_request, response) => response.end('<html>Log in first</html>'), baseUrl)
  await expect(create(nobody)).rejects.toMatchObject({ kind: 'unknown', code: 'NOT_UNDERSTOOD' })
  const reading = nobody.loadCompanies(['1'], signal)
  await expect(reading).rejects.toMatchObject({ kind: 'retry', code: 'NOT_UNDERSTOOD' })
})

test('check names the scopes that the token lacks, and comments come without those streams', async () => {
  const { crm, hubSpot, agent, ticket } = await aHubSpotWithTicket()
  await agent.writeNote(ticket.id, '<p>One</p>')
  await agent.sendMessage(ticket.id, '<p>Two</p>')
  hubSpot.account.settings.scopes.delete('conversations.read')
  hubSpot.account.settings.scopes.delete('files')
  hubSpot.account.settings.scopes.delete('crm.objects.contacts.write')
  expect(await crm.check(signal)).toMatchObject({
    missingScopes: ['crm.objects.contacts.write', 'files', 'conversations.read'],
    timeZone: 'Europe/Berlin',
  })
  hubSpot.account.settings.scopes.delete('crm.objects.owners.read')
  expect(await crm.listComments([ticket.id], signal)).toMatchObject([{ html: '<p>One</p>' }])
})

test('provision refuses an existing property that does not demand unique values', async () => {
  const { crm, hubSpot } = await aHubSpot()
  const property = hubSpot.account.properties.tickets.find(
    ({ name }) => name === 'portal_ticket_ref',
  )
  if (property) property.hasUniqueValue = false
  await expect(crm.provision(signal)).rejects.toMatchObject({
    kind: 'refused',
    code: 'PROPERTY_NOT_UNIQUE',
  })
})

test('planned mails and internal messages of the team are not read as comments', async () => {
  const { crm, hubSpot, agent, ticket } = await aHubSpotWithTicket()
  hubSpot.agent.draftMail(ticket.id, { html: '<p>Not yet.</p>' })
  hubSpot.agent.commentInConversation(ticket.id, { html: '<p>Between us.</p>' })
  await agent.sendMail(ticket.id, '<p>Sent.</p>')
  const comments = await crm.listComments([ticket.id], signal)
  expect(comments.map(({ html }) => html)).toEqual(['<p>Sent.</p>'])
  const window = { from: new Date(0), until: new Date('2100-01-01'), after: null }
  expect((await crm.scan('messages', window, signal)).items).toEqual([])
  expect((await crm.scan('emails', window, signal)).items).toHaveLength(1)
})

test('the token is sent to the API alone, and a file is read only where HubSpot keeps files', async () => {
  const { crm, hubSpot } = await aHubSpot()
  const id = await crm.uploadFile(
    randomUUID(),
    {
      ticketRef: randomUUID(),
      name: '"..\\evil\r\nname.html',
      contentType: 'text/html\r\nX-Evil: 1',
      sizeBytes: 5,
      open: () => Promise.resolve(Readable.from([Buffer.from('bytes')], { objectMode: false })),
    },
    signal,
  )
  // The emulator refuses a signed address that comes with a token.
  const { body } = await crm.openFile(id, undefined, signal)
  expect((await buffer(body)).toString()).toBe('bytes')
  const elsewhere = await aHubSpot()
  for (const url of [
    `${elsewhere.hubSpot.url}/signed-files/1`,
    'https://hubspotusercontent.com.evil.example/1',
    'https://evilhubspot.com/1',
    'http://files.hubspot.com/1',
    'https://files.hubspot.com:8443/1',
  ]) {
    const reading = fetchSigned(url, { baseUrl: hubSpot.url, range: undefined, signal })
    await expect(reading).rejects.toMatchObject({ kind: 'refused', code: 'FILE_HOST' })
  }
})

test('a part of a file is cut out when a server sends all of it, and a redirect stays among theirs', async () => {
  const url = await aServer((request, response) => {
    const { url: path = '/' } = request
    const location = { '/there': '/file', '/away': 'https://evil.example/file' }[path]
    if (location !== undefined) response.writeHead(302, { location }).end()
    else if (path === '/gone') response.writeHead(403).end()
    else response.end('0123456789')
  })
  const read = async (path: string, range?: { start: number; end: number }) => {
    const { body, sizeBytes } = await fetchSigned(url + path, { baseUrl: url, range, signal })
    return { text: (await buffer(body)).toString(), sizeBytes }
  }
  expect(await read('/file', { start: 3, end: 5 })).toEqual({ text: '345', sizeBytes: 3 })
  expect(await read('/there')).toMatchObject({ text: '0123456789' })
  await expect(read('/away')).rejects.toMatchObject({ kind: 'refused', code: 'FILE_HOST' })
  await expect(read('/gone')).rejects.toMatchObject({ kind: 'refused', code: 'HTTP_403' })
})

test('an upload that HubSpot does not accept is given up as soon as any other call when it is small, and later when it is large', async () => {
  const { crm } = await aHubSpot()
  const limit = vi.spyOn(AbortSignal, 'timeout')
  const upload = async (sizeBytes: number) => {
    limit.mockClear()
    const open = () => Promise.resolve(Readable.from([Buffer.alloc(sizeBytes)]))
    const file = { ticketRef: randomUUID(), name: 'a.txt', contentType: 'text/plain', sizeBytes }
    await crm.uploadFile(randomUUID(), { ...file, open }, signal)
    return Math.max(...limit.mock.calls.map(([ms]) => ms))
  }
  expect(await upload(1001)).toBeLessThan(21_000)
  expect(await upload(10_000_001)).toBeGreaterThan(60_000)
})

test('a token is removed from failures when HubSpot repeats it in an answer', async () => {
  const token = 'pat-eu1-very-secret'
  const baseUrl = await aServer((_request, response) =>
    response
      .writeHead(401, { 'Content-Type': 'application/json' })
      .end(JSON.stringify({ message: `The token ${token} is expired`, category: 'EXPIRED' })),
  )
  const crm = createHubSpot({ baseUrl, token, gate: OPEN_GATE })
  const error: unknown = await crm.describe(signal).catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ kind: 'token', message: 'The token … is expired' })
  expect(inspect(error, { depth: 10 })).not.toContain(token)
})
