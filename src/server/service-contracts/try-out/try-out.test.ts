import { randomUUID } from 'node:crypto'

import { expect, test } from 'vitest'

import { asWorker } from '#server/platform/db/as-role.ts'
import { aPortal, aSignedInAdministrator, aStranger, aTicket } from '#test/a-portal.ts'
import { aServiceContract, someTerms } from '#test/a-service-contract.ts'
import { anAgentAnswer } from '#test/builders.ts'
import { signedInAs } from '#test/test-client.ts'

const LONG = { firstResponseMinutes: 480, resolutionMinutes: 4_800 }
const GENEROUS = someTerms({ targets: { High: LONG, Medium: LONG, Low: LONG } })

/** A ticket of Tuesday, 10:00 UTC, answered two hours later, when the clock stands. */
async function aScene() {
  const portal = await aPortal()
  const { client, customer, deps } = portal
  const ticket = await aTicket(client)
  portal.setNow(new Date('2026-03-03T12:00:00Z'))
  await anAgentAnswer(deps, { customerId: customer.id, ticketId: ticket.id })
  const admin = await aSignedInAdministrator(portal)
  const url = `/api/admin/customers/${customer.id}/service-contract/try-out`
  return { ...portal, admin, ticket, url }
}

const LATE = { responseStatus: 'breached', resolutionStatus: 'pending' }
const IN_TIME = { responseStatus: 'met', resolutionStatus: 'pending' }

test('a try-out lists the tickets whose verdict would change, and stores nothing', async () => {
  const { admin, ticket, url, client } = await aScene()
  await aTicket(client)
  const tried = await admin.post(url, { terms: GENEROUS })
  expect(tried.json()).toEqual({
    tickets: 2,
    before: { breached: 1 },
    after: { breached: 0 },
    changed: [
      {
        id: ticket.id,
        number: ticket.number,
        subject: ticket.subject,
        createdAt: '2026-03-03T10:00:00.000Z',
        before: LATE,
        after: IN_TIME,
      },
    ],
    changedCount: 1,
  })
  const contract = await admin.get(url.replace('/try-out', ''))
  expect(contract.json()).toEqual({ versions: [], currentId: null })
})

test('a try-out compares with the contract with which a ticket was raised', async () => {
  const { admin, customer, deps, ticket, url } = await aScene()
  const contractVersionId = await aServiceContract(deps, customer.id, { terms: GENEROUS })
  await asWorker(deps.db, (tx) =>
    tx.updateTable('tickets').set({ contractVersionId }).where('id', '=', ticket.id).execute(),
  )
  expect((await admin.post(url, { terms: GENEROUS })).json()).toMatchObject({
    before: { breached: 0 },
    changedCount: 0,
  })
  expect((await admin.post(url, { terms: someTerms() })).json()).toMatchObject({
    after: { breached: 1 },
    changed: [{ before: IN_TIME, after: LATE }],
  })
})

test('a try-out leaves out tickets that are older than a year and those of others', async () => {
  const portal = await aScene()
  await aTicket(await aStranger(portal))
  portal.setNow(new Date('2027-03-03T10:00:00Z'))
  const tried = await (await aSignedInAdministrator(portal)).post(portal.url, { terms: GENEROUS })
  expect(tried.json().tickets).toBe(1)
  portal.setNow(new Date('2027-03-03T10:00:01Z'))
  const later = await (await aSignedInAdministrator(portal)).post(portal.url, { terms: GENEROUS })
  expect(later.json()).toMatchObject({ tickets: 0, changed: [], changedCount: 0 })
})

test('the try-out of a ticket has both receipts', async () => {
  const portal = await aScene()
  const { admin, ticket, url, user } = portal
  const client = await signedInAs(portal, user)
  const tried = (await admin.post(`${url}/${ticket.id}`, { terms: GENEROUS })).json()
  expect(tried.before).toEqual((await client.get(`/api/tickets/${ticket.id}/sla`)).json())
  expect(tried.after).toMatchObject({
    targets: LONG,
    timeZone: 'Europe/Berlin',
    response: { dueAt: '2026-03-04T10:00:00.000Z', verdict: { status: 'met', earlyMinutes: 360 } },
  })
  expect(tried.after.contract.terms).not.toHaveProperty('escalations')
  const missing = await admin.post(`${url}/${randomUUID()}`, { terms: GENEROUS })
  expect(missing.statusCode).toBe(404)
})
