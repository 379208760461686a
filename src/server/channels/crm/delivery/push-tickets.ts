import { asWorker } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import { findConnection, listTicketsToPush, pushTicket } from './connection-queries.ts'

const AT_ONCE = 200

/**
 * Sends the open tickets of the desk, each in a transaction of its own, so that no other
 * transaction waits long for one. Safe to repeat, because a ticket that is on its way is not sent
 * again. Ends when it is switched off.
 */
export async function pushTickets({ db }: Pick<Deps, 'db'>, signal: AbortSignal): Promise<void> {
  let after: { customerId: string; id: string } | undefined
  do {
    const tickets = await asWorker(db, async (tx) => {
      const { state } = await findConnection(tx)
      return state === 'off' ? [] : listTicketsToPush(tx, after, AT_ONCE)
    })
    for (const ticket of tickets) {
      signal.throwIfAborted()
      await asWorker(db, (tx) => pushTicket(tx, ticket))
    }
    after = tickets.at(-1)
  } while (after !== undefined)
}
