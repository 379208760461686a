import * as words from '#words/crm.ts'

import { CrmFailure } from '#server/channels/crm/crm-failure.ts'
import { changedHere } from '#server/channels/crm/values/own-changes.ts'
import type { CrmTicketChange } from '#server/channels/crm/port.ts'
import { SEEN_FIELDS } from '#server/channels/crm/values/seen-values.ts'
import { planChange } from './plan-change.ts'
import { listLaterChanges } from './queries.ts'
import { gone, remoteTicketOf } from './remote-ticket.ts'
import { MERGE_PAUSE_MS } from './renew-references.ts'
import { keyOf, type Prepared, type Sending, work } from './send-action.ts'
import { askToRead, saveSentValues } from './ticket-queries.ts'

/** Brings over the ticket's present values. What later changes bring over as well is left to the last. */
export async function prepareChange(sending: Sending): Promise<Prepared> {
  const { crm, deps, action, ticket, map, stopping } = sending
  const remoteId = remoteTicketOf(ticket)
  if (remoteId === undefined) return 'orphan'
  const later = await work(sending, (tx) => listLaterChanges(tx, action))
  const left = new Set(later.flatMap(({ data }) => changedHere(data)))
  const fields = changedHere(action.data).filter((field) => !left.has(field))
  // A ticket that was merged in the CRM is no longer the one that was changed here.
  if (fields.length === 0 || ticket.remote?.mergedInto != null) return 'nothing'
  const [loaded] = await crm.load('tickets', [remoteId], stopping)
  if (loaded?.stream !== 'tickets') throw gone()
  if (loaded.id !== remoteId) {
    await work(sending, (tx) => askToRead(tx, remoteId, action, deps.now()))
    throw new CrmFailure('retry', words.ticketMerged, { pauseMs: MERGE_PAUSE_MS })
  }
  const { event } = action.data
  const seen = ticket.remote?.seen ?? {}
  const planned = { map, event, fields, ours: ticket, seen, theirs: loaded.ticket }
  const { change, lost, agreed } = planChange(planned)
  if (agreed.length > 0) {
    // An agent who changes it back in the CRM must be noticed.
    const inStep = Object.fromEntries(agreed.map((field) => [field, loaded.ticket[field]]))
    const { modifiedAt } = loaded
    await work(sending, (tx) => saveSentValues(tx, keyOf(action), { modifiedAt, seen: inStep }))
  }
  if (lost.length > 0) await work(sending, (tx) => askToRead(tx, remoteId, action, deps.now()))
  if (Object.keys(change).length === 0) return 'nothing'
  return {
    // Without a look: the same values once more change nothing.
    async send(signal) {
      const { modifiedAt } = await crm.updateTicket(remoteId, change, signal)
      return (tx) => saveSentValues(tx, keyOf(action), { modifiedAt, seen: sentOf(change) })
    },
  }
}

function sentOf(change: CrmTicketChange) {
  return Object.fromEntries(
    Object.entries(change).filter(([field]) => SEEN_FIELDS.some((seen) => seen === field)),
  )
}
