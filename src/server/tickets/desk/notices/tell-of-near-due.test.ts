import { expect, test } from 'vitest'

import type { Deps } from '#server/deps.ts'
import { asStaff, asWorker } from '#server/platform/db/as-role.ts'
import { anAgentAnswer } from '#test/builders.ts'
import { aSignedInAdministrator, anAgentAtTheDesk, aPortal, aTicket } from '#test/a-portal.ts'
import { runOutbox, runSchedules } from '#test/run-schedules.ts'
import { tellOfNearDue } from './tell-of-near-due.ts'

const { signal } = new AbortController()

/** A weekday; High is answered within 30 minutes, and near from 09:24 on. */
function at(time: string) {
  return new Date(`2026-03-03T${time}:00.000Z`)
}

async function aDesk() {
  const portal = await aPortal({ now: at('09:00') })
  const ana = await anAgentAtTheDesk(portal, { name: 'Ana' })
  const ben = await anAgentAtTheDesk(portal, { name: 'Ben' })
  const { id: ticketId } = await aTicket(portal.client, { priority: 'High' })
  const names = new Map([
    [ana.agent.id, 'Ana'],
    [ben.agent.id, 'Ben'],
  ])
  const listTold = async () => {
    const rows = await asStaff(portal.deps.db, (tx) =>
      tx
        .selectFrom('staffNotices')
        .selectAll()
        .where('kind', '=', 'near_due')
        .where('ticketId', '=', ticketId)
        .execute(),
    )
    return rows
      .flatMap(({ userId, data }) => {
        const name = names.get(userId)
        return name ? [`${name} ${data.clock} ${data.dueAt}`] : []
      })
      .toSorted()
  }
  const assign = (assigneeId: string) =>
    ana.desk.put(`/api/desk/tickets/${ticketId}`, { assigneeId })
  return { ...portal, ana, ben, ticketId, listTold, assign }
}

async function countNotices({ db }: Pick<Deps, 'db'>, ticketId: string) {
  const rows = await asStaff(db, (tx) =>
    tx.selectFrom('staffNotices').select('id').where('ticketId', '=', ticketId).execute(),
  )
  return rows.length
}

test('everyone is notified once when a promise is about to end, and the assignee of the next one', async () => {
  const { deps, client, setNow, customer, ticketId, ben, assign, listTold } = await aDesk()
  setNow(at('09:23'))
  await tellOfNearDue(deps, signal)
  expect(await listTold()).toEqual([])
  setNow(at('09:24'))
  // As two processes would.
  await Promise.all([tellOfNearDue(deps, signal), tellOfNearDue(deps, signal)])
  expect(await runSchedules(deps)).toEqual([])
  const response = `response ${at('09:30').toISOString()}`
  expect(await listTold()).toEqual([`Ana ${response}`, `Ben ${response}`])
  await anAgentAnswer(deps, { customerId: customer.id, ticketId })
  await assign(ben.agent.id)
  // Later than the promise ended: there was no process to report it.
  setNow(at('13:30'))
  await tellOfNearDue(deps, signal)
  await tellOfNearDue(deps, signal)
  const resolution = `resolution ${at('13:00').toISOString()}`
  expect(await listTold()).toEqual([`Ana ${response}`, `Ben ${resolution}`, `Ben ${response}`])
  // A promise that ended days ago is no news.
  const old = await aTicket(client, { priority: 'High' })
  setNow(new Date('2026-03-05T09:00:00.000Z'))
  await tellOfNearDue(deps, signal)
  expect(await countNotices(deps, old.id)).toBe(0)
})

test('a promise is told to everybody when its assignee is gone, and not at all for a deleted customer', async () => {
  const { deps, setNow, customer, ana, ben, assign, listTold } = await aDesk()
  await assign(ben.agent.id)
  setNow(at('09:25'))
  const setCustomer = (deletedAt: Date | null) =>
    deps.db.updateTable('customers').set({ deletedAt }).where('id', '=', customer.id).execute()
  await setCustomer(at('09:10'))
  await tellOfNearDue(deps, signal)
  expect(await listTold()).toEqual([])
  await setCustomer(null)
  await deps.db.updateTable('users').set({ active: false }).where('id', '=', ben.agent.id).execute()
  await tellOfNearDue(deps, signal)
  expect(await listTold()).toEqual([`Ana response ${at('09:30').toISOString()}`])
  expect(ana.agent.name).toBe('Ana')
})

test('an administrator decides when a promise is near, which applies to existing tickets', async () => {
  const portal = await aDesk()
  const { deps, setNow, ticketId, listTold } = portal
  const admin = await aSignedInAdministrator(portal)
  const readNearAt = async () => {
    const row = await asWorker(deps.db, (tx) =>
      tx
        .selectFrom('deskTickets')
        .select('nearAt')
        .where('ticketId', '=', ticketId)
        .executeTakeFirst(),
    )
    return row?.nearAt
  }
  const save = async (nearPercent: number) => {
    const settings = (await admin.get('/api/admin/settings')).json()
    const answer = await admin.put('/api/admin/settings', { ...settings, nearPercent })
    expect(await runOutbox(deps)).toEqual([])
    return answer
  }
  const refused = await save(51)
  expect(refused.json().fields).toEqual({ nearPercent: 'Enter a number from 0 to 50' })
  expect((await save(50)).json().nearPercent).toBe(50)
  expect(await readNearAt()).toEqual(at('09:15'))
  await save(0)
  expect(await readNearAt()).toEqual(at('09:30'))
  setNow(at('10:00'))
  await tellOfNearDue(deps, signal)
  expect(await listTold()).toEqual([])
})
