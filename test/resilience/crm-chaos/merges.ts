import { setTimeout } from 'node:timers/promises'

import type { DemoHubSpot } from '#demo/hubspot/server.ts'
import { SYSTEM } from '#server/access/audit/actor.ts'
import { bindCompany } from '#server/channels/crm/settings/companies.ts'
import { CHECK_CRM } from '#server/channels/crm/check-crm.ts'
import { asWorker } from '#server/platform/db/as-role.ts'
import { addToOutbox } from '#server/platform/jobs/outbox.ts'
import { remoteOf } from './crm-agents-at-work.ts'
import type { ChaosTicket, Ledger, Person } from './ledger.ts'
import { readLinks } from './portal-side.ts'
import type { Beside } from './set-up.ts'

export type Merging = { beside: Beside; hubSpot: DemoHubSpot; ledger: Ledger; people: Person[] }
type How = { makesNew: boolean }

const ASK_EVERY_MS = 2000

/** Merges records in the CRM, as an agent who cleans up there. */
export async function mergeInTheCrm(merging: Merging): Promise<void> {
  const how = { makesNew: merging.ledger.chance(0.5) }
  if (merging.ledger.chance(0.3)) return mergeContact(merging, how)
  return mergeTickets(merging, how)
}

/** Merges two tickets of a customer that the portal knows, of one person or of two. */
export async function mergeTickets(merging: Merging, { makesNew }: How): Promise<void> {
  const { beside, hubSpot, ledger } = merging
  const links = await readLinks(beside)
  const idOf = (ticket: ChaosTicket) => links.get(remoteOf(hubSpot, ticket)?.id ?? '')
  const known = ledger.tickets.slice(-120).filter((one) => !one.mergedInto && idOf(one))
  const into = ledger.oneOf(known)
  const isOwn = ledger.chance(0.5)
  const merged = ledger.oneOf(
    known.filter(
      ({ person, token }) =>
        token !== into?.token &&
        person.customerId === into?.person.customerId &&
        (person.id === into.person.id) === isOwn,
    ),
  )
  const [primary, other] = [into && remoteOf(hubSpot, into), merged && remoteOf(hubSpot, merged)]
  if (!into || !merged || !primary || !other) return
  // One that began in the CRM is found by its link from now on.
  for (const ticket of [into, merged]) ticket.id ??= idOf(ticket)
  into.remoteId = hubSpot.agent.merge(primary.id, other.id, { makesNew })
  merged.mergedInto = into
  into.hasOthers ||= merged.hasOthers || merged.person.id !== into.person.id
  ledger.counts.merges += 1
  ledger.counts.records += makesNew ? 1 : 0
  const kind = makesNew ? 'a new record' : 'the same record'
  ledger.note(merged, `an agent merged it into ${into.token}, ${kind}`)
  ledger.note(into, `an agent merged ${merged.token} into it, ${kind}`)
}

/** Merges the contact of a person with an accidental duplicate. */
export function mergeContact({ hubSpot, ledger, people }: Merging, { makesNew }: How): void {
  const { account, agent } = hubSpot
  const person = ledger.oneOf(people)
  const contactId = account.tables.contacts.byUnique.get(`email=${person?.email}`)
  if (!contactId) return
  const email = `twice-${ledger.counts.merges}@elsewhere.example`
  const { id } = agent.addContact({ email, firstname: 'Uma', lastname: 'User' })
  agent.merge(contactId, id, { type: 'contacts', makesNew })
  ledger.counts.merges += 1
}

/** Merges the company of a customer with another. An administrator binds the one that is left, as soon as it is offered. */
export async function mergeCompany(
  { beside, hubSpot, ledger, people }: Merging,
  stop: AbortSignal,
): Promise<void> {
  const { companyId, customerId } = ledger.oneOf(people) ?? {}
  if (companyId === undefined || customerId === undefined) return
  const { id } = hubSpot.agent.addCompany({ name: `Twice ${ledger.counts.merges}`, domain: null })
  const left = hubSpot.agent.merge(companyId, id, { type: 'companies', makesNew: true })
  for (const person of people) if (person.companyId === companyId) person.companyId = left
  ledger.counts.merges += 1
  while (!(await isOffered(beside, companyId))) {
    if (stop.aborted) return
    await asWorker(beside.db, (tx) =>
      addToOutbox(tx, CHECK_CRM, { by: null }, { key: CHECK_CRM.name }),
    )
    await setTimeout(ASK_EVERY_MS)
  }
  await bindCompany(beside, { companyId: left, customerId, isPrimary: false }, SYSTEM)
}

/** Merges companies again and again. */
export async function mergeCompaniesNowAndThen(
  merging: Merging,
  acts: [least: number, most: number],
  stop: AbortSignal,
): Promise<void> {
  const { ledger } = merging
  while (!stop.aborted) {
    await ledger.doneMore(ledger.between(...acts), stop)
    if (!stop.aborted) await mergeCompany(merging, new AbortController().signal)
  }
}

async function isOffered({ db }: Beside, companyId: string): Promise<boolean> {
  const row = await db
    .selectFrom('crmCompanies')
    .select('mergedInto')
    .where('companyId', '=', companyId)
    .executeTakeFirst()
  return row?.mergedInto != null
}
