import type { Tx } from '#server/platform/db/client.ts'
import { findPersonByEmail } from '#server/access/users/queries.ts'
import type { CrmContact, CrmTicket } from '#server/channels/crm/port.ts'
import { findServedCustomer } from '#server/customers/served-customer-queries.ts'
import type { Place } from '#server/tickets/external/raise-external-ticket.ts'
import { listBoundCompanies, type Unplaced } from './place-queries.ts'

type FindPlaces = ReturnType<typeof rememberPlaces>
type ToPlace = {
  ticket: Pick<CrmTicket, 'companyIds' | 'contactIds'>
  contacts: CrmContact[]
  find: FindPlaces
}
type Placing = { place: Place } | { why: Unplaced }

/**
 * Finds the requester of a CRM ticket: the company must be a customer's, and the contact one of its
 * people by the address that they have in the CRM now. A ticket that could be two customers' has
 * none.
 */
export async function placeTicket(tx: Tx, { ticket, contacts, find }: ToPlace): Promise<Placing> {
  const { companyIds, contactIds } = ticket
  const [firstCompany = null] = companyIds
  const bound = await listBoundCompanies(tx, companyIds)
  const emails = contactIds.flatMap((id) => {
    const email = contacts.find((contact) => contact.id === id)?.email
    return email ? [email.toLowerCase()] : []
  })
  const [firstEmail = null] = emails
  const companyId = bound[0]?.companyId ?? firstCompany
  const unplaced = (reason: Unplaced['reason']): Placing => ({
    why: { reason, companyId, requesterEmail: firstEmail },
  })
  if (firstCompany === null) return unplaced('no_company')
  if (bound.length === 0) return unplaced('unknown_company')
  if (firstEmail === null) return unplaced('no_requester')

  const places: Place[] = []
  for (const customerId of new Set(bound.map((one) => one.customerId))) {
    const place = await findPlace(find, customerId, emails)
    if (place) places.push(place)
  }
  const [place, another] = places
  if (another) return unplaced('unknown_company')
  return place ? { place } : unplaced('unknown_requester')
}

/** The first of the contacts who is one of the customer's people. */
async function findPlace(
  find: FindPlaces,
  customerId: string,
  emails: string[],
): Promise<Place | undefined> {
  const customer = await find.customer(customerId)
  if (!customer) return undefined
  for (const email of emails) {
    const requester = await find.requester(customerId, email)
    if (requester) return { customer, requester }
  }
  return undefined
}

/** Reads each customer and person once in a transaction: a page of tickets has few of them. */
export function rememberPlaces(tx: Tx) {
  const customers = new Map<string, ReturnType<typeof findServedCustomer>>()
  const people = new Map<string, ReturnType<typeof findPersonByEmail>>()
  return {
    customer(id: string) {
      const found = customers.get(id) ?? findServedCustomer(tx, id)
      customers.set(id, found)
      return found
    },
    requester(customerId: string, email: string) {
      const key = `${customerId} ${email}`
      const found = people.get(key) ?? findPersonByEmail(tx, { customerId, email })
      people.set(key, found)
      return found
    },
  }
}
