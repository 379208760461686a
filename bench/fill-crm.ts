import { randomUUID } from 'node:crypto'

import type { DemoHubSpot } from '#demo/hubspot/server.ts'
import { asWorker } from '#server/platform/db/as-role.ts'
import type { Db, Tx } from '#server/platform/db/client.ts'

// Creates customers with their people, and a CRM with their tickets, among some without a
// requester.

const CUSTOMERS = 20
const PEOPLE = 25
const MINUTE_MS = 60_000

/** Positions in each hundred tickets at which the owner of a ticket is wrong. */
const NO_COMPANY = new Set([7, 57])
const UNKNOWN_COMPANY = new Set([17, 37, 67])
const NO_REQUESTER = new Set([27])
const UNKNOWN_REQUESTER = new Set([47, 87])
/** And those with something in their conversation. */
const WITH_MAIL = (place: number) => place % 3 === 0
const WITH_NOTE = (place: number) => place % 4 === 1
const WITH_THREAD = (place: number) => place % 50 === 10

export type CrmUser = { customerId: string; id: string }
export type FilledCrm = {
  user: CrmUser
  expected: { imported: string[]; comments: number; unplaced: Record<string, number> }
}

/** Fills a new database and a new account. `setNow` moves the account's clock: its tickets are from before. */
export async function fillCrm(
  db: Db,
  { agent }: Pick<DemoHubSpot, 'agent'>,
  { tickets, setNow }: { tickets: number; setNow: (now: number | undefined) => void },
): Promise<FilledCrm> {
  const startedAt = Date.now() - (tickets + 1000) * MINUTE_MS
  setNow(startedAt)
  const people: { companyId: string; contactIds: string[] }[] = []
  for (let customer = 1; customer <= CUSTOMERS; customer += 1) {
    const company = agent.addCompany({ name: `Customer ${customer}`, domain: domainOf(customer) })
    const contactIds = Array.from({ length: PEOPLE }, (_, person) => {
      const properties = { email: `user${person + 1}@${domainOf(customer)}`, firstname: 'User' }
      return agent.addContact({ ...properties, companyId: company.id }).id
    })
    people.push({ companyId: company.id, contactIds })
  }
  const strange = agent.addCompany({ name: 'Tailspin Toys', domain: 'tailspin.example' }).id
  const stranger = agent.addContact({ email: 'ravi@tailspin.example', firstname: 'Ravi' }).id

  const expected: FilledCrm['expected'] = { imported: [], comments: 0, unplaced: {} }
  for (let count = 0; count < tickets; count += 1) {
    setNow(startedAt + count * MINUTE_MS)
    const place = count % 100
    const { companyId: own, contactIds } = people[count % CUSTOMERS]!
    const requester = contactIds[Math.floor(count / CUSTOMERS) % PEOPLE]
    const isClosed = place % 5 > 0
    const companyId = NO_COMPANY.has(place) ? undefined : UNKNOWN_COMPANY.has(place) ? strange : own
    const contactId = NO_REQUESTER.has(place)
      ? undefined
      : UNKNOWN_REQUESTER.has(place)
        ? stranger
        : requester
    const { id } = agent.openTicket({
      companyId,
      contactId,
      properties: {
        subject: `Old ticket ${count} about the printer`,
        content: 'It does not work since this morning, and the other one does not either. '.repeat(
          3,
        ),
        hs_ticket_priority: ['LOW', 'MEDIUM', 'HIGH'][place % 3]!,
        hs_ticket_category: 'PRODUCT_ISSUE',
        hs_pipeline_stage: isClosed ? '4' : '1',
      },
    })
    if (WITH_MAIL(place)) agent.replyByMail(id, { html: '<p>We have looked at it.</p>' })
    if (WITH_NOTE(place)) agent.note(id, { html: '<p>For the team alone.</p>' })
    if (WITH_THREAD(place)) agent.replyInConversation(id, { html: '<p>It is on its way.</p>' })
    const reason = reasonOf(place)
    if (reason === undefined) {
      expected.imported.push(id)
      expected.comments += Number(WITH_MAIL(place)) + Number(WITH_THREAD(place))
    } else expected.unplaced[reason] = (expected.unplaced[reason] ?? 0) + 1
  }
  setNow(undefined)
  const companyIds = people.map(({ companyId }) => companyId)
  return { user: await asWorker(db, (tx) => insertCustomers(tx, companyIds)), expected }
}

/** Returns one of the people. */
async function insertCustomers(tx: Tx, companyIds: string[]): Promise<CrmUser> {
  const at = new Date()
  const customers = companyIds.map((companyId, index) => ({
    companyId,
    customerId: randomUUID(),
    name: `Customer ${index + 1}`,
    domain: domainOf(index + 1),
  }))
  await tx
    .insertInto('customers')
    .values(
      customers.map(({ customerId: id, name }) => ({
        id,
        name,
        active: true,
        timeZone: 'Europe/Berlin',
        createdAt: at,
        updatedAt: at,
      })),
    )
    .execute()
  await tx
    .insertInto('customerDomains')
    .values(customers.map(({ customerId, domain }) => ({ customerId, domain })))
    .execute()
  await tx
    .insertInto('crmCompanies')
    .values(
      customers.map(({ companyId, customerId, name }) => ({
        companyId,
        customerId,
        name,
        isPrimary: true,
        boundAt: at,
        boundBy: 'the bench',
      })),
    )
    .execute()
  const users = customers.flatMap(({ customerId, domain }) =>
    Array.from({ length: PEOPLE }, (_, person) => ({
      customerId,
      id: randomUUID(),
      email: `user${person + 1}@${domain}`,
      name: `User ${person + 1}`,
      role: 'customer' as const,
      createdAt: at,
    })),
  )
  await tx.insertInto('users').values(users).execute()
  // One person does here what many do in production.
  await tx
    .updateTable('usageLimits')
    .set({ ticketsPerHourOfPerson: 0, ticketsPerHourOfCustomer: 0, requestsAtOnceOfPerson: 0 })
    .execute()
  return users[0]!
}

function domainOf(customer: number): string {
  return `customer${customer}.example`
}

function reasonOf(place: number): string | undefined {
  if (NO_COMPANY.has(place)) return 'no_company'
  if (UNKNOWN_COMPANY.has(place)) return 'unknown_company'
  if (NO_REQUESTER.has(place)) return 'no_requester'
  return UNKNOWN_REQUESTER.has(place) ? 'unknown_requester' : undefined
}
