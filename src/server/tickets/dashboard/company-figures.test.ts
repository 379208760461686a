import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { OWN_TICKETS, type Sight } from '#shared/access/visibility.ts'
import { keysOf } from '#shared/basic/keys-of.ts'
import { wallTimeAt } from '#shared/sla/business-time.ts'
import type { Dashboard, TicketListItem } from '#shared/tickets/contract.ts'
import {
  LIST_SCOPES,
  type ListScope,
  SLA_STATUSES,
  type SlaStatus,
  TICKET_STATUSES,
} from '#shared/tickets/values.ts'

import { asStaff, asWorker } from '#server/platform/db/as-role.ts'
import { seesTicket } from '#server/tickets/core/audience.ts'
import type { TicketRow } from '#server/tickets/core/queries.ts'
import { aPortal, type Portal } from '#test/a-portal.ts'
import { aUser, storeTickets } from '#test/builders.ts'
import { signedInAs, type TestClient } from '#test/test-client.ts'

const ZONE = 'Europe/Berlin'
const NOW = new Date('2026-04-15T10:00:00.000Z')
const HOUR_MS = 3_600_000
const CATEGORIES = ['NETWORK_ISSUE', 'SOFTWARE_ISSUE', 'HARDWARE_ISSUE']
const SIGHTS: Sight[] = [
  OWN_TICKETS,
  { ...OWN_TICKETS, visibility: 'categories', visibleCategories: CATEGORIES.slice(0, 1) },
  { ...OWN_TICKETS, visibility: 'categories', visibleCategories: CATEGORIES.slice(1) },
  { ...OWN_TICKETS, visibility: 'all' },
]

/** The same choices in each run. */
function choosing(seed: number) {
  let state = seed
  const below = (end: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * end)
  }
  return { below, one: <Value>(values: readonly Value[]): Value => values[below(values.length)]! }
}

type Choosing = ReturnType<typeof choosing>

function aRandomTicket({ below, one }: Choosing) {
  // Around the first of a month, whose edge is elsewhere in the customer's zone.
  const createdAt = new Date(Date.UTC(2026, below(4), 1, below(6) - 3, below(60)))
  const status = one(['Open', 'Pending', 'Closed'] as const)
  const after = (hours: number) => new Date(createdAt.getTime() + hours * HOUR_MS)
  const firstResponseAt = one([null, after(below(9))])
  return {
    createdAt,
    status,
    firstResponseAt,
    firstResponseMinutes: firstResponseAt && below(500),
    priority: one(['Low', 'High'] as const),
    categories: [one(CATEGORIES)],
    isConfidential: below(4) === 0,
    responseDueAt: one([after(5), after(5_000)]),
    resolutionDueAt: one([after(20), after(5_000)]),
    ...(status === 'Closed' && { closedAt: after(below(40)), resolutionMinutes: below(900) }),
  }
}

/** Changes tickets as other people do meanwhile. */
async function changeSome({ deps, customer }: Portal, people: { id: string }[], from: Choosing) {
  const { one, below } = from
  const ids = await asStaff(deps.db, (tx) => tx.selectFrom('tickets').select('id').execute())
  const changes = Array.from({ length: 40 }, () => {
    const { id } = one(ids)
    const person = one(people)
    const what = below(6)
    const [category, isConfidential] = [one(CATEGORIES), below(2) === 0]
    return asWorker(deps.db, async (tx) => {
      const change = tx.updateTable('tickets').where('id', '=', id)
      if (what === 0) await change.set({ isConfidential }).execute()
      if (what === 1) await change.set({ categories: [category] }).execute()
      if (what === 2)
        await change
          .set({ isMerged: true, status: 'Closed', closedAt: NOW, resolutionCode: 'ISSUE_FIXED' })
          .execute()
      if (what === 3)
        await change
          .where('isMerged', '=', false)
          .set({ status: 'Open', closedAt: null, resolutionCode: null })
          .execute()
      if (what > 3)
        await sql`
          insert into ticket_participants values (${customer.id}, ${id}, ${person.id}, null, now())
          on conflict do nothing`.execute(tx)
    })
  })
  await Promise.all(changes)
}

function inScope(scope: ListScope, person: { id: string; sight: Sight }, ticket: TicketRow) {
  if (scope === 'mine') return ticket.requesterId === person.id
  if (scope === 'participating') return ticket.participantIds.includes(person.id)
  return seesTicket({ customerId: ticket.customerId, userId: person.id, ...person.sight }, ticket)
}

type Clock = (ticket: TicketRow) => { end: Date | null; due: Date; minutes: number | null }

const CLOCKS: Record<'response' | 'resolution', Clock> = {
  response: (of) => ({
    end: of.firstResponseAt,
    due: of.responseDueAt!,
    minutes: of.firstResponseMinutes,
  }),
  resolution: (of) => ({
    end: of.resolvedAt ?? of.closedAt,
    due: of.resolutionDueAt!,
    minutes: of.resolutionMinutes,
  }),
}

function verdictOf({ end, due }: ReturnType<Clock>): SlaStatus {
  if ((end ?? NOW) > due) return 'breached'
  return end ? 'met' : 'pending'
}

/** The tickets that each number of a dashboard counts, by the filter of the list to which it leads. */
function ticketsBehind(seen: TicketRow[], months: string[]): Map<string, TicketRow[]> {
  const unmerged = seen.filter(({ isMerged }) => !isMerged)
  return new Map([
    ['', seen],
    ...TICKET_STATUSES.map((status): [string, TicketRow[]] => [
      `status=${status}`,
      seen.filter((ticket) => ticket.status === status),
    ]),
    ...months.map((month): [string, TicketRow[]] => [
      `month=${month}`,
      unmerged.filter(({ createdAt }) =>
        new Date(wallTimeAt(createdAt, ZONE)).toISOString().startsWith(month),
      ),
    ]),
    ...keysOf(CLOCKS).flatMap((clock) =>
      SLA_STATUSES.map((verdict): [string, TicketRow[]] => [
        `${clock}=${verdict}`,
        unmerged.filter((ticket) => verdictOf(CLOCKS[clock](ticket)) === verdict),
      ]),
    ),
  ])
}

function recount(seen: TicketRow[], months: string[]): Partial<Dashboard> {
  const behind = ticketsBehind(seen, months)
  const count = (filter: string) => behind.get(filter)!.length
  const clock = (name: keyof typeof CLOCKS) => {
    const minutes = seen
      .filter(({ isMerged }) => !isMerged)
      .flatMap((ticket) => CLOCKS[name](ticket).minutes ?? [])
    return {
      met: count(`${name}=met`),
      breached: count(`${name}=breached`),
      pending: count(`${name}=pending`),
      averageMinutes:
        minutes.length === 0
          ? null
          : Math.round(minutes.reduce((sum, took) => sum + took, 0) / minutes.length),
    }
  }
  return {
    counts: {
      open: count('status=Open'),
      pending: count('status=Pending'),
      closed: count('status=Closed'),
      total: count(''),
    },
    activity: { slots: months.map((month) => ({ month, count: count(`month=${month}`) })) },
    sla: { response: clock('response'), resolution: clock('resolution') },
  }
}

function idsOf(tickets: { id: string }[]): string[] {
  return tickets.map(({ id }) => id).toSorted()
}

/** Each number leads to exactly the tickets that it counts. */
async function expectListsBehind(
  client: TestClient,
  scope: ListScope,
  behind: Map<string, TicketRow[]>,
) {
  for (const [filter, tickets] of behind) {
    const res = await client.get(`/api/tickets?scope=${scope}&limit=100&${filter}`)
    expect([filter, idsOf(res.json<TicketListItem[]>())]).toEqual([filter, idsOf(tickets)])
  }
}

test('the figures of each scope equal a recount when tickets, participants and rights change at once', async () => {
  const portal = await aPortal({ now: NOW, customer: { timeZone: ZONE } })
  const { deps, customer } = portal
  const from = choosing(29)
  const people = []
  for (const sight of [...SIGHTS, ...SIGHTS]) {
    const user = await aUser(deps, customer)
    await asStaff(deps.db, (tx) =>
      tx.updateTable('users').set(sight).where('id', '=', user.id).execute(),
    )
    const tickets = Array.from({ length: 12 }, () => aRandomTicket(from))
    await storeTickets(deps, user, tickets)
    people.push({ ...user, sight, client: await signedInAs(portal, user) })
  }
  for (let round = 0; round < 3; round += 1) {
    await Promise.all([
      changeSome(portal, people, from),
      ...people.map(({ client }) => client.get('/api/dashboard?scope=company')),
    ])
    const all = await asStaff(deps.db, (tx) => tx.selectFrom('tickets').selectAll().execute())
    for (const person of people)
      for (const scope of LIST_SCOPES) {
        const seen = all.filter((ticket) => inScope(scope, person, ticket))
        const answer = await person.client.get(`/api/dashboard?scope=${scope}`)
        const { recent, priorityAttention, ...figures } = answer.json<Dashboard>()
        const months = figures.activity.slots.map(({ month }) => month)
        const who = `${person.sight.visibility} ${scope}`
        expect(figures, who).toEqual(recount(seen, months))
        const listed = await person.client.get(`/api/tickets?scope=${scope}&limit=100`)
        const rows: TicketListItem[] = listed.json()
        expect(idsOf(rows), who).toEqual(idsOf(seen))
        expect(recent, who).toEqual(rows.slice(0, 5))
        const urgent = rows.filter((row) => row.priority === 'High' && row.status !== 'Closed')
        expect(priorityAttention, who).toEqual(urgent.slice(0, 3))
        if (round === 2) await expectListsBehind(person.client, scope, ticketsBehind(seen, months))
      }
  }
})

test('the current user names the scopes that have tickets of others, and none for people without', async () => {
  const portal = await aPortal()
  const { deps, customer, client, user } = portal
  const scopes = async () => (await client.get('/api/auth/user')).json().user.otherScopes
  expect(await scopes()).toBeUndefined()
  const colleague = await aUser(deps, customer)
  const [ticket] = await storeTickets(deps, colleague, [{}])
  await asStaff(deps.db, (tx) =>
    sql`insert into ticket_participants values (${customer.id}, ${ticket!.id}, ${user.id}, null, now())`.execute(
      tx,
    ),
  )
  expect(await scopes()).toEqual(['participating'])
  await asStaff(deps.db, (tx) =>
    tx.updateTable('users').set({ visibility: 'all' }).where('id', '=', user.id).execute(),
  )
  expect(await scopes()).toEqual(['participating', 'company'])
})
