import { isEmail } from '#shared/customers/contact-problems.ts'
import type { Contacts } from '#shared/desk/contract.ts'

type Customer = Contacts['customers'][number]

export type Caller = { customer: Customer; email: string; name: string; isNew: boolean }

type Found = {
  /** The customer that was chosen before. */
  customer: Customer | null
  people: Contacts['people']
  customers: Customer[]
  /** Customers that may have the address that was typed. */
  owners: Customer[]
}

/** Offers people who are known, a new one for an address that no one has, and customers to narrow it to. */
export function listCallers(typed: string, { customer, people, customers, owners }: Found) {
  const address = typed.trim()
  const known = people.map(({ email, name, customer: of }): Caller => ({
    customer: of,
    email,
    name,
    isNew: false,
  }))
  const isKnown = known.some(({ email }) => email === address.toLowerCase())
  const isNew = isEmail(address) && !isKnown
  const of = customer ? [customer] : owners
  return {
    known,
    fresh: isNew
      ? of.map((one): Caller => ({ customer: one, email: address, name: '', isNew: true }))
      : [],
    customers: customer ? [] : customers,
  }
}
