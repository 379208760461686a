import type { Deps } from '#server/deps.ts'
import { asWorker } from '#server/platform/db/as-role.ts'
import type { Tx } from '#server/platform/db/client.ts'
import type { Crm } from '#server/channels/crm/port.ts'
import type { ValueMap } from '#server/channels/crm/values/mapping.ts'
import type { CrmAction } from './queries.ts'
import type { TicketFacts } from './ticket-queries.ts'

export type DeliveryDeps = Pick<Deps, 'db' | 'crm' | 'files' | 'now'>

/** Context of one step. */
export type Sending = {
  deps: DeliveryDeps
  crm: Crm
  action: CrmAction
  ticket: TicketFacts
  map: ValueMap
  pipelineId: string
  /** Aborted when the process stops. What may have an effect in the CRM is not given up for it. */
  stopping: AbortSignal
}

/** One call that has an effect in the CRM, and what is known of it. */
export type Step = {
  /** Looks whether an earlier attempt had the effect. Returns how to note it, or undefined. */
  look?: (signal: AbortSignal) => Promise<Note | undefined>
  send: (signal: AbortSignal) => Promise<Note>
}
/** Writes down what came of it, in the transaction that ends the action. */
export type Note = (tx: Tx) => Promise<void>

/** `nothing`: there is nothing to send. `orphan`: its ticket is not in the CRM and will never be. */
export type Prepared = Step | 'nothing' | 'orphan'

export function work<Result>({ deps }: Sending, run: (tx: Tx) => Promise<Result>) {
  return asWorker(deps.db, run)
}

export function keyOf({ customerId, ticketId }: CrmAction) {
  return { customerId, ticketId }
}
