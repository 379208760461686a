import type { TicketTime } from '#shared/desk/time/contract.ts'
import type { CorrectedTime, WorkTime } from '#shared/desk/time/input.ts'

import type { Viewer } from '#server/access/viewer.ts'
import type { Deps } from '#server/deps.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { type Idempotency, once } from '#server/platform/http/idempotency.ts'
import { ticketNotFound } from '#server/tickets/core/changeable-ticket.ts'
import { correctTime } from './correct-time.ts'
import { presentTicketTime } from './present-entry.ts'
import { findTicketOfTime, listEntriesOfTicket } from './queries.ts'
import { recordTime } from './record-time.ts'

type TimeDeps = Pick<Deps, 'db' | 'now'>
type Once = { idempotency: Idempotency | undefined }

/** @throws AppError `not_found` */
export function listTicketTime(deps: TimeDeps, ticketId: string): Promise<TicketTime> {
  return asStaff(deps.db, async (tx) => readTicketTime(tx, await getTicket(tx, ticketId)))
}

/** Adds time by hand. A repeated request answers the time of the ticket as it is by then. */
export function addTicketTime(
  deps: TimeDeps,
  agent: Viewer,
  { ticketId, ...work }: WorkTime & { ticketId: string },
  { idempotency }: Once,
): Promise<TicketTime> {
  return asStaff(deps.db, async (tx) => {
    const ticket = await getTicket(tx, ticketId)
    await once(tx, deps, agent, {
      idempotency,
      work: async () => {
        await recordTime(tx, { ticket, agent, at: deps.now() }, work)
        return {}
      },
    })
    return readTicketTime(tx, ticket)
  })
}

export function correctTicketTime(
  deps: TimeDeps,
  agent: Viewer,
  { entryId, ...corrected }: CorrectedTime & { entryId: string },
  { idempotency }: Once,
): Promise<TicketTime> {
  return asStaff(deps.db, async (tx) => {
    const work = () => correctTime(tx, deps, agent, entryId, corrected)
    const ticket = await once(tx, deps, agent, { idempotency, work })
    return readTicketTime(tx, ticket)
  })
}

async function getTicket(tx: Tx, ticketId: string) {
  const ticket = await findTicketOfTime(tx, ticketId)
  if (!ticket) throw ticketNotFound()
  return ticket
}

async function readTicketTime(tx: Tx, ticket: { customerId: string; ticketId: string }) {
  return presentTicketTime(await listEntriesOfTicket(tx, ticket))
}
