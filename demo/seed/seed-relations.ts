import { JORDAN, PRIYA } from '#demo/demo-people.ts'
import { SYSTEM } from '#server/access/audit/actor.ts'
import type { Viewer } from '#server/access/viewer.ts'
import type { Deps } from '#server/deps.ts'
import { linkTickets } from '#server/tickets/desk/relations/link-tickets.ts'
import { saveCustomerBrief } from '#server/tickets/desk/relations/save-brief.ts'
import { snoozeTicket } from '#server/tickets/desk/relations/snooze-ticket.ts'

import type { Actors } from './seed-tickets.ts'

const DAY_MS = 24 * 3_600_000

const BRIEFS = [
  {
    of: 'katharina.vogel@northwind.example',
    note: 'The warehouse works in shifts from 5 am. Call the shift lead before you restart anything there.',
    contract: 'Managed workplace, 120 seats',
    contractCovers:
      'Servers, network and workplaces in Hamburg. On-site work is billed separately.',
  },
  {
    of: 'siobhan.oneill@fabrikam.example',
    note: 'Do not restart the CAD workstations between 9 am and 6 pm: renderings run for hours.',
    contract: 'Support by the hour',
    contractCovers: 'Everything is billed in 15-minute steps.',
  },
]

/** Writes what the demo's agents know: of customers, and of tickets that belong together or can wait. */
export async function seedRelations(
  deps: Pick<Deps, 'db' | 'now'>,
  { actors, ticketOf }: { actors: Actors; ticketOf: (subject: string) => string | undefined },
) {
  const jordan = actors.get(JORDAN.email)
  const priya = actors.get(PRIYA.email)
  if (!jordan || !priya) return
  for (const brief of BRIEFS) await writeBrief(deps, jordan, { actors, brief })

  const tablets = ticketOf('Warehouse tablets are signed out every hour')
  const hotel = ticketOf('Cannot reach the file server from the hotel')
  if (tablets && hotel)
    await linkTickets(deps, priya, { ticketId: tablets, otherTicketId: hotel, kind: 'related' })
  const until = new Date(deps.now().getTime() + 3 * DAY_MS).toISOString()
  const leaver = ticketOf('Please close Tom Baker’s account on Friday')
  if (leaver) await snoozeTicket(deps, priya, { ticketId: leaver, until })
}

async function writeBrief(
  deps: Pick<Deps, 'db' | 'now'>,
  agent: Viewer,
  { actors, brief: { of, ...brief } }: { actors: Actors; brief: (typeof BRIEFS)[number] },
) {
  const customerId = actors.get(of)?.customerId
  if (!customerId) return
  const year = deps.now().getUTCFullYear()
  const input = { ...brief, customerId, contractEndsOn: `${year + 1}-12-31`, version: 0 }
  await saveCustomerBrief(deps, agent, input, SYSTEM)
}
