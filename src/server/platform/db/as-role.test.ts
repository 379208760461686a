import { expect, test } from 'vitest'

import { aPortal, aTicket } from '#test/a-portal.ts'
import { lockTicket } from '#server/tickets/core/queries.ts'
import { asStaff } from './as-role.ts'

test('a transaction is run again when it and another one wait for each other', async () => {
  const { client, customer, deps } = await aPortal()
  const one = await aTicket(client)
  const other = await aTicket(client)
  const bothHaveTheirs = Promise.withResolvers<void>()
  let runs = 0
  const lockBoth = (ids: string[]) =>
    asStaff(deps.db, async (tx) => {
      for (const id of ids) {
        await lockTicket(tx, customer.id, id)
        runs += 1
        if (runs === 2) bothHaveTheirs.resolve()
        await bothHaveTheirs.promise
      }
      return ids
    })
  const there = [one.id, other.id]
  const back = there.toReversed()
  expect(await Promise.all([lockBoth(there), lockBoth(back)])).toEqual([there, back])
  // Each locks two, and the one that was ended has begun again after its first.
  expect(runs).toBe(5)
})
