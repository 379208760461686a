import type { Customer } from '#shared/customers.ts'

type Counted = { active: boolean; saml: Pick<Customer['saml'], 'enabled'> }

export function countCustomers(customers: Counted[]) {
  const active = customers.filter((customer) => customer.active).length
  return {
    total: customers.length,
    active,
    inactive: customers.length - active,
    samlEnabled: customers.filter((customer) => customer.saml.enabled).length,
  }
}
