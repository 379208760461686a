import { expect, test } from 'vitest'

import { PRIORITIES } from '#shared/tickets/values.ts'
import { aPortal, aSignedInAdministrator, aTicket } from '#test/a-portal.ts'
import { aVisitor } from '#test/test-client.ts'

const ADDRESS = '/api/tickets/service-level'

test("the promise equals the ticket's due times when a ticket is raised at the same instant", async () => {
  const { client } = await aPortal({
    customer: { timeZone: 'Europe/Berlin' },
    now: new Date('2026-01-09T15:50:12.345Z'),
  })
  const res = await client.get(ADDRESS)
  expect(res.statusCode).toBe(200)
  expect(res.json()).toMatchObject({
    calculatedAt: '2026-01-09T15:50:12.345Z',
    timeZone: 'Europe/Berlin',
    businessHours: { days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'], from: '09:00', to: '17:00' },
  })
  const { promises } = res.json()
  expect(promises.map(({ priority }: { priority: string }) => priority)).toEqual(PRIORITIES)
  for (const { priority, responseDueAt, resolutionDueAt } of promises) {
    const { sla } = await aTicket(client, { priority })
    expect({ responseDueAt, resolutionDueAt }).toEqual({
      responseDueAt: sla.responseDueAt,
      resolutionDueAt: sla.resolutionDueAt,
    })
  }
})

test('the promise moves with the clock, and stands still when it is outside business hours', async () => {
  const { client, setNow } = await aPortal({ customer: { timeZone: 'Europe/Berlin' } })
  const promisedAt = async (now: string) => {
    setNow(new Date(now))
    return (await client.get(ADDRESS)).json().promises[2]
  }
  expect(await promisedAt('2026-03-03T08:00:00.000Z')).toEqual({
    priority: 'High',
    firstResponseMinutes: 30,
    resolutionMinutes: 240,
    responseDueAt: '2026-03-03T08:30:00.000Z',
    resolutionDueAt: '2026-03-03T12:00:00.000Z',
  })
  expect(await promisedAt('2026-03-03T10:00:00.000Z')).toMatchObject({
    responseDueAt: '2026-03-03T10:30:00.000Z',
  })
  const inTheEvening = await promisedAt('2026-03-03T16:00:00.000Z')
  expect(inTheEvening).toMatchObject({ responseDueAt: '2026-03-04T08:30:00.000Z' })
  expect(await promisedAt('2026-03-03T20:00:00.000Z')).toEqual(inTheEvening)
})

test('get promise answers the same to staff, and 401 when the caller is a visitor', async () => {
  const portal = await aPortal()
  const administrator = await aSignedInAdministrator(portal)
  expect((await administrator.get(ADDRESS)).statusCode).toBe(200)
  expect((await aVisitor(portal).get(ADDRESS)).statusCode).toBe(401)
})
