import { randomUUID } from 'node:crypto'

import { v7 as uuidv7 } from 'uuid'

import { createStaff } from '#server/users/create-staff.ts'
import type { Deps } from '#server/deps.ts'
import type { CreateTicket } from '#shared/ticket-input.ts'

export const TEST_PASSWORD = 'correct horse battery staple'

type TestCustomer = { id: string; name: string; domain: string }

/** A customer in the database, with a name and a domain that no other test has. */
export async function aCustomer(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  overrides: {
    name?: string
    domain?: string
    active?: boolean
    timeZone?: string
    mspStartDate?: string
  } = {},
): Promise<TestCustomer> {
  const id = uuidv7()
  const customer = {
    id,
    name: `Customer ${id.slice(-6)}`,
    domain: `${randomUUID().slice(0, 13)}.example`,
    ...overrides,
  }
  await db
    .insertInto('customers')
    .values({
      id,
      name: customer.name,
      active: overrides.active ?? true,
      timeZone: overrides.timeZone ?? 'UTC',
      mspStartDate: overrides.mspStartDate ?? null,
      createdAt: now(),
      updatedAt: now(),
    })
    .execute()
  await db
    .insertInto('customerDomains')
    .values({ customerId: id, domain: customer.domain })
    .execute()
  return { id, name: customer.name, domain: customer.domain }
}

/** A person of a customer, who could sign in. */
export function aUser(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  customer: Pick<TestCustomer, 'id' | 'domain'>,
  overrides: { name?: string; email?: string; active?: boolean } = {},
) {
  const id = uuidv7()
  return db
    .insertInto('users')
    .values({
      customerId: customer.id,
      id,
      email: `user-${id.slice(-8)}@${customer.domain}`,
      name: 'Uma User',
      role: 'customer',
      createdAt: now(),
      ...overrides,
    })
    .returning(['id', 'customerId', 'email', 'name', 'role'])
    .executeTakeFirstOrThrow()
}

export function anAdministrator(
  deps: Pick<Deps, 'db' | 'now'>,
  overrides: { email?: string } = {},
) {
  return createStaff(deps, {
    email: `admin-${randomUUID()}@portico.example`,
    name: 'Ada Admin',
    password: TEST_PASSWORD,
    role: 'admin',
    ...overrides,
  })
}

export function aNewTicket(overrides: Partial<CreateTicket> = {}): CreateTicket {
  return {
    subject: 'The printer is on fire',
    description: 'There is smoke coming out of it.',
    priority: 'Low',
    categories: ['HARDWARE_ISSUE'],
    ...overrides,
  }
}

export function aFile(
  name = 'screenshot.png',
  content: string | Uint8Array<ArrayBuffer> = 'bytes',
  type = 'image/png',
) {
  return new File([content], name, { type })
}
