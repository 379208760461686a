import { expect, test } from 'vitest'

import type { Ticket } from '#shared/tickets/contract.ts'

import { aPortal, aSignedInAdministrator, aTicket } from '#test/a-portal.ts'
import { someTerms } from '#test/a-service-contract.ts'
import { runOutbox } from '#test/run-schedules.ts'

const JOBS = ['maintenance-recount', 'contract-recount']

/** A ticket that is raised on a Tuesday at 11:00 in Berlin under terms, with the calls of an administrator. */
async function aScene(overrides: Parameters<typeof someTerms>[0] = {}) {
  const portal = await aPortal()
  const { client, customer, deps } = portal
  const admin = await aSignedInAdministrator(portal)
  const contract = `/api/admin/customers/${customer.id}/service-contract/versions`
  const version = { validFrom: '2026-03-03', terms: { own: someTerms(overrides) } }
  const versionId: string = (await admin.post(contract, version)).json().currentId
  const { id } = await aTicket(client, { priority: 'Medium' })
  const clocks = async () => {
    expect(await runOutbox(deps, JOBS)).toEqual([])
    const ticket: Ticket = (await client.get(`/api/tickets/${id}`)).json()
    const { responseDueAt, resolutionDueAt, responseLeft, resolutionLeft } = ticket.sla
    return [responseDueAt ?? responseLeft, resolutionDueAt ?? resolutionLeft]
  }
  return { ...portal, admin, clocks, corrections: `${contract}/${versionId}/corrections` }
}

test('an open ticket is due later when a forgotten holiday is corrected', async () => {
  const { admin, clocks, corrections } = await aScene()
  expect(await clocks()).toEqual(['2026-03-03T11:00:00.000Z', '2026-03-04T12:00:00.000Z'])
  const holiday = { date: '2026-03-04', name: 'Company day', intervals: [], counts: true }
  const calendar = { ...someTerms().calendar, holidays: [holiday] }
  const correction = { terms: someTerms({ calendar }), reason: 'Company day', revision: 1 }
  expect((await admin.post(corrections, correction)).statusCode).toBe(200)
  expect(await clocks()).toEqual(['2026-03-03T11:00:00.000Z', '2026-03-05T12:00:00.000Z'])
})

test.each<[string, string, unknown[]]>([
  ['ahead of it', '10:00', ['2026-03-03T12:00:00.000Z', '2026-03-04T13:00:00.000Z']],
  ['when it begins', '10:30', [30, 570]],
  ['when it ends', '11:30', ['2026-03-03T12:00:00.000Z', '2026-03-04T13:00:00.000Z']],
])('an open ticket is counted again for a maintenance window %s', async (_, time, expected) => {
  const { admin, clocks, customer, setNow } = await aScene({
    pauses: { causes: ['maintenance'], clocks: 'both' },
  })
  await admin.post('/api/admin/maintenance-windows', {
    name: 'Upgrade',
    customerIds: [customer.id],
    startsAt: '2026-03-03T10:30:00Z',
    endsAt: '2026-03-03T11:30:00Z',
  })
  setNow(new Date(`2026-03-03T${time}:00Z`))
  expect(await clocks()).toEqual(expected)
})
