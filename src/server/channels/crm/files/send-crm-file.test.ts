import { Readable } from 'node:stream'

import { expect, test } from 'vitest'

import { asWorker } from '#server/platform/db/as-role.ts'
import { aConnectedCrm } from '#test/a-crm.ts'
import { aCrmFile } from '#test/a-crm-file.ts'
import { aColleague, anAgentAtTheDesk, aPortal, aStranger, aTicket } from '#test/a-portal.ts'

const CONTENT = Buffer.from('0123456789')

async function aTicketWithCrmFile(given: Partial<Parameters<typeof aCrmFile>[2]> = {}) {
  const portal = await aPortal()
  const crm = await aConnectedCrm(portal)
  const ticket = await aTicket(portal.client)
  const file = await aCrmFile(portal, crm, { ticketId: ticket.id, content: CONTENT, ...given })
  return { ...portal, hubSpot: crm, ticket, file, url: `/api/hubspot-files/${file.id}` }
}

test('get ticket answers the address of a file of the CRM, at the portal and at the desk', async () => {
  const portal = await aTicketWithCrmFile()
  const { client, ticket, file, url } = portal
  const attachment = { id: file.id, filename: 'log.txt', size: 10, url }
  const read = (await client.get(`/api/tickets/${ticket.id}`)).json()
  expect(read.attachments).toEqual([attachment])
  const { desk } = await anAgentAtTheDesk(portal)
  const atDesk = (await desk.get(`/api/desk/tickets/${ticket.id}`)).json()
  expect(atDesk.attachments).toEqual([attachment])
  expect((await client.get(`/api/desk-files/${file.id}`)).statusCode).toBe(404)
})

test('get CRM file sends the whole file or a range, as a download, when the viewer sees the ticket', async () => {
  const portal = await aTicketWithCrmFile({ filename: '../evil "name"\r\n.html' })
  const { client, url, crm } = portal
  const whole = await client.get(url)
  expect([whole.statusCode, whole.body]).toEqual([200, '0123456789'])
  expect(whole.headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-length': '10',
    'content-disposition': expect.stringMatching(/^attachment; filename=/),
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-cache',
  })
  expect(whole.headers).not.toHaveProperty('location')
  const part = await client.get(url, { range: 'bytes=2-4' })
  expect([part.statusCode, part.body]).toEqual([206, '234'])
  expect(part.headers['content-range']).toBe('bytes 2-4/10')
  expect((await client.get(url, { range: 'bytes=10-' })).statusCode).toBe(416)
  expect((await client.get(url, { 'if-none-match': `"${portal.file.id}"` })).statusCode).toBe(304)
  expect(new Set(crm.lanes)).toEqual(new Set(['people']))

  const { desk } = await anAgentAtTheDesk(portal)
  expect((await desk.get(url)).body).toBe('0123456789')
  for (const other of [await aColleague(portal), await aStranger(portal)]) {
    expect((await other.get(url)).statusCode).toBe(404)
  }
})

test('get CRM file sends a file only to staff when it is of an internal note', async () => {
  const portal = await aTicketWithCrmFile({ isInternal: true })
  expect((await portal.client.get(portal.url)).statusCode).toBe(404)
  const { desk } = await anAgentAtTheDesk(portal)
  expect((await desk.get(portal.url)).statusCode).toBe(200)
})

test('get CRM file says when to try again while the CRM is away, and what to do when the file is gone', async () => {
  const { client, hubSpot, url, crm } = await aTicketWithCrmFile()
  hubSpot.faults.goAway()
  const away = await client.get(url)
  expect([away.statusCode, away.headers['retry-after']]).toEqual([503, '60'])
  expect(away.json().message).toContain('isn’t responding')
  hubSpot.faults.comeBack()
  hubSpot.faults.add({ on: 'openFile', when: 'before', kind: 'refused', code: 'OBJECT_NOT_FOUND' })
  const gone = await client.get(url)
  expect([gone.statusCode, gone.json().message]).toEqual([
    404,
    'This file is no longer available. Reply to the ticket to ask for it again.',
  ])
  crm.use(undefined)
  expect((await client.get(url)).statusCode).toBe(503)
})

test('get CRM file passes on no more than was promised, and ends the answer when less comes', async () => {
  const { client, hubSpot, crm, url } = await aTicketWithCrmFile()
  const answerWith = (bytes: string) => {
    const openFile = () =>
      Promise.resolve({ body: Readable.from([Buffer.from(bytes)]), sizeBytes: null })
    crm.use({ ...hubSpot, openFile })
  }
  answerWith('01234567890123456789')
  expect((await client.get(url)).statusCode).toBe(503)
  answerWith('0123')
  await expect(client.get(url)).rejects.toThrow('response destroyed before completion')
  const huge = await aTicketWithCrmFile({ sizeBytes: 101 * 1024 * 1024 })
  expect((await huge.client.get(huge.url)).statusCode).toBe(413)
})

test('get CRM file sends the stored bytes when the file has come here, and 404 when it has no id there', async () => {
  const { client, deps, customer, file, url } = await aTicketWithCrmFile()
  await asWorker(deps.db, (tx) =>
    tx.deleteFrom('crmFiles').where('attachmentId', '=', file.id).execute(),
  )
  expect((await client.get(url)).statusCode).toBe(404)
  const storageKey = `${customer.id}/${file.id}`
  await deps.files.write(storageKey, Readable.from([CONTENT]))
  await asWorker(deps.db, (tx) =>
    tx.updateTable('attachments').set({ storageKey }).where('id', '=', file.id).execute(),
  )
  expect((await client.get(url)).body).toBe('0123456789')
})
