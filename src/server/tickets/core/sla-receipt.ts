import { slaReceipt } from '#shared/sla/receipt.ts'

import type { Tx } from '#server/platform/db/client.ts'
import type { Deps } from '#server/deps.ts'
import { readContract } from '#server/service-contracts/core/queries.ts'
import { listEvents, type TicketRow } from './queries.ts'
import { toSlaEvent } from './sla-clock.ts'

/** Counts the service level again, from those events of the ticket that the transaction's role sees. */
export async function getSlaReceipt(tx: Tx, { now }: Pick<Deps, 'now'>, ticket: TicketRow) {
  const events = await listEvents(tx, ticket)
  const { customerId, contractVersionId, timeZone } = ticket
  const contract =
    contractVersionId === null ? undefined : await readContract(tx, customerId, contractVersionId)
  const receipt = slaReceipt(events.map(toSlaEvent), { timeZone, now: now(), contract })
  return inWireForm(receipt)
}

type InWireForm<Value> = Value extends Date
  ? string
  : Value extends object
    ? { -readonly [Key in keyof Value]: InWireForm<Value[Key]> }
    : Value

/** Instants as text, all the way down: what JSON makes of them. */
export function inWireForm<Value>(value: Value): InWireForm<Value> {
  return JSON.parse(JSON.stringify(value)) as InWireForm<Value>
}
