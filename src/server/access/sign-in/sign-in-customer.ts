import type { Deps } from '#server/deps.ts'
import { findSignInCustomer } from './queries.ts'

/** A customer whose people can sign in now, with its connection to an identity provider. */
export type SignInCustomer = NonNullable<Awaited<ReturnType<typeof findSignInCustomer>>>

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Whether the database can be asked for it at all. */
export function isCustomerId(text: string): boolean {
  return UUID.test(text)
}

/** Finds the customer if its people can sign in now, for an id out of any address. */
export async function findOpenCustomer(
  { db }: Pick<Deps, 'db'>,
  customerId: string,
): Promise<SignInCustomer | undefined> {
  return isCustomerId(customerId) ? findSignInCustomer(db, customerId) : undefined
}
