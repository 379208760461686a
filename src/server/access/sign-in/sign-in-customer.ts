import type { Deps } from '#server/deps.ts'
import { findSignInCustomer } from './queries.ts'

/** A customer whose people can sign in now, with its connection to an identity provider. */
export type SignInCustomer = NonNullable<Awaited<ReturnType<typeof findSignInCustomer>>>

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Returns whether a text is a UUID, which the database needs. */
export function isCustomerId(text: string): boolean {
  return UUID.test(text)
}

/** Finds the customer if its people can sign in now. Takes any text as the id. */
export async function findOpenCustomer(
  { db }: Pick<Deps, 'db'>,
  customerId: string,
): Promise<SignInCustomer | undefined> {
  return isCustomerId(customerId) ? findSignInCustomer(db, customerId) : undefined
}
