import { onTestFinished } from 'vitest'

import { createDb, createPool } from '#server/platform/db/client.ts'
import { aCustomer, aUser } from '#test/builders.ts'
import { remotelySignedInAs } from './remote-client.ts'

/** Connects directly to the database, beside the tested processes. */
export function besideAt(databaseUrl: string) {
  const pool = createPool(databaseUrl, () => undefined)
  onTestFinished(() => pool.end())
  return { db: createDb(pool), pool, now: () => new Date() }
}

/** Creates a customer with one person, who is signed in. */
export async function aTenant(databaseUrl: string, origin: string) {
  const beside = besideAt(databaseUrl)
  const customer = await aCustomer(beside)
  const user = await aUser(beside, customer)
  return { beside, customer, user, client: await remotelySignedInAs(beside, origin, user) }
}
