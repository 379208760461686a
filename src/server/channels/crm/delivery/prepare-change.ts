import * as words from '#words/crm.ts'
import { CrmFailure } from '#server/channels/crm/crm-failure.ts'
import { changedHere, type CrmField } from '#server/channels/crm/values/own-changes.ts'
import type { CrmTicketChange, CrmTicket } from '#server/channels/crm/port.ts'
import {
  SEEN_FIELDS,
  changedFields,
  type SeenValues,
} from '#server/channels/crm/values/seen-values.ts'
import type { TicketEventType } from '#server/platform/db/tables/tickets.ts'
import {
  categoriesFor,
  priorityFor,
  resolutionFor,
  stageFor,
  statusOf,
  type ValueMap,
} from '#server/channels/crm/values/mapping.ts'

import { listLaterChanges } from './queries.ts'
import { gone, remoteTicketOf } from './remote-ticket.ts'
import { MERGE_PAUSE_MS } from './renew-references.ts'
import { keyOf, type Prepared, type Sending, work } from './send-action.ts'
import { askToRead, saveSentValues, type TicketFacts } from './ticket-queries.ts'

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

type Values = Pick<
  TicketFacts,
  'subject' | 'description' | 'priority' | 'status' | 'categories' | 'resolutionCode'
>

type Planned = {
  map: ValueMap
  event: TicketEventType | undefined
  /** Fields that this action is to change. */
  fields: CrmField[]
  /** As the ticket is here, as both sides had it last, and as it is in the CRM. */
  ours: Values
  seen: Partial<SeenValues>
  theirs: CrmTicket
}

type Plan = {
  change: CrmTicketChange
  /** Fields that the CRM has changed meanwhile, so that they are not overwritten. */
  lost: CrmField[]
  /** Fields in which both sides agree already. */
  agreed: CrmField[]
}

/**
 * Plans the changes in the CRM: the ticket's present values, and only where the CRM has others.
 * Values that were changed in the CRM since they were seen last stay, except the stage of a ticket
 * that is closed or opened again here.
 */
function planChange(planned: Planned): Plan {
  const { seen, theirs, fields } = planned
  const changed = changedFields(seen, theirs)
  const wanted = wantedOf(planned)
  const differs = fields.filter((field) => !isSame(wanted[field], theirs[field]))
  const lost = differs.filter((field) => changed.includes(field) && !isForced(field, planned))
  const sent = differs.filter((field) => !lost.includes(field))
  const agreed = fields.filter((field) => wanted[field] !== undefined && !differs.includes(field))
  return { change: pick(wanted, sent), lost, agreed }
}

/** Leaves out values without a counterpart in the CRM. */
function wantedOf({ map, ours, theirs }: Planned): CrmTicketChange {
  const stage = stageFor(map, ours.status, theirs.stage)
  const priority = priorityFor(map, ours.priority, theirs.priority)
  const { resolutionCode } = ours
  const resolution = resolutionCode && resolutionFor(map, resolutionCode, theirs.resolution)
  return {
    subject: ours.subject,
    description: ours.description,
    categories: categoriesFor(map, ours.categories, theirs.categories),
    ...(stage !== undefined && { stage }),
    ...(priority !== undefined && { priority }),
    ...(resolution && { resolution }),
  }
}

/** A requester's close is final, and what was opened again must not stay closed there. */
function isForced(field: CrmField, { map, event, ours, theirs }: Planned): boolean {
  if (field !== 'stage') return false
  return (
    ours.status === 'Closed' || (event === 'reopened' && statusOf(map, theirs.stage) === 'Closed')
  )
}

function pick(wanted: CrmTicketChange, fields: CrmField[]): CrmTicketChange {
  return Object.fromEntries(
    Object.entries(wanted).filter(([field]) => fields.some((sent) => sent === field)),
  )
}

type Value = CrmTicketChange[CrmField] | CrmTicket[CrmField]

/** A value that we do not have never differs. */
function isSame(ours: Value, theirs: Value): boolean {
  if (ours === undefined) return true
  if (!Array.isArray(ours) || !Array.isArray(theirs)) return ours === theirs
  return ours.length === theirs.length && ours.every((value) => theirs.includes(value))
}
