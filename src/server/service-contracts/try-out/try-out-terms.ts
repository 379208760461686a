import { setImmediate } from 'node:timers/promises'

import type { TryOut } from '#shared/service-contracts/contract.ts'
import { MAX_TRIED_TICKETS, TRY_OUT_DAYS } from '#shared/service-contracts/values.ts'
import { type ContractFacts, countClocks } from '#shared/sla/count-clocks.ts'
import { slaReceipt } from '#shared/sla/receipt.ts'
import { clockStatus } from '#shared/sla/sla.ts'
import type { ServiceTerms } from '#shared/sla/terms.ts'

import type { Deps } from '#server/deps.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { checkTerms, getContractCustomer } from '#server/service-contracts/core/check-terms.ts'
import { listCountedWindows, readContract } from '#server/service-contracts/core/queries.ts'
import { ticketNotFound } from '#server/tickets/core/changeable-ticket.ts'
import { inWireForm } from '#server/tickets/core/sla-receipt.ts'
import { findTriedTicket, listTicketNames, listTriedTickets, type TriedTicket } from './queries.ts'

type TryDeps = Pick<Deps, 'db' | 'now'>
type Verdicts = TryOut['changed'][number]['before']
type Changed = Pick<TriedTicket, 'id' | 'createdAt'> & { before: Verdicts; after: Verdicts }

/** Few enough that counting them does not delay other requests. */
const TICKETS_AT_ONCE = 1_000

/**
 * Counts the tickets of the last year again under other terms.
 *
 * @throws AppError `not_found`, `invalid_input`
 */
export async function tryOutTerms(
  { db, now }: TryDeps,
  customerId: string,
  terms: ServiceTerms,
): Promise<TryOut> {
  const at = now()
  const since = new Date(at.getTime() - TRY_OUT_DAYS * 86_400_000)
  const draft = await asStaff(db, (tx) => readDraft(tx, customerId, { terms, at }))
  const contracts = new Map<string, ContractFacts>()
  const breached = { before: 0, after: 0 }
  const changed: Changed[] = []
  let [tickets, changedCount] = [0, 0]
  for (let before: TriedTicket | undefined; ;) {
    const limit = TICKETS_AT_ONCE
    const batch = await asStaff(db, async (tx) => {
      const found = await listTriedTickets(tx, customerId, { since, before, limit })
      for (const { versionId } of found)
        if (versionId !== null && !contracts.has(versionId))
          contracts.set(versionId, await readContract(tx, customerId, versionId))
      return found
    })
    for (const ticket of batch) {
      const contract = ticket.versionId === null ? undefined : contracts.get(ticket.versionId)
      const verdicts = {
        before: verdictsOf(ticket, { contract, at }),
        after: verdictsOf(ticket, { contract: draft, at }),
      }
      if (isBreached(verdicts.before)) breached.before += 1
      if (isBreached(verdicts.after)) breached.after += 1
      if (isSame(verdicts.before, verdicts.after)) continue
      changedCount += 1
      if (changed.length < MAX_TRIED_TICKETS)
        changed.push({ id: ticket.id, createdAt: ticket.createdAt, ...verdicts })
    }
    tickets += batch.length
    before = batch.at(-1)
    if (batch.length < limit) break
    await setImmediate()
  }
  return {
    tickets,
    before: { breached: breached.before },
    after: { breached: breached.after },
    changed: await withNames(db, customerId, changed),
    changedCount,
  }
}

/** @throws AppError `not_found`, `invalid_input` */
export function tryOutTicket(
  { db, now }: TryDeps,
  { customerId, ticketId }: { customerId: string; ticketId: string },
  terms: ServiceTerms,
) {
  return asStaff(db, async (tx) => {
    const at = now()
    const draft = await readDraft(tx, customerId, { terms, at })
    const ticket = await findTriedTicket(tx, customerId, ticketId)
    if (!ticket) throw ticketNotFound()
    const { events, timeZone, versionId } = ticket
    const contract = versionId === null ? undefined : await readContract(tx, customerId, versionId)
    return inWireForm({
      before: slaReceipt(events, { timeZone, now: at, contract }),
      after: slaReceipt(events, { timeZone, now: at, contract: draft }),
    })
  })
}

/** The terms as the one version of a contract. */
async function readDraft(
  tx: Tx,
  customerId: string,
  { terms, at }: { terms: ServiceTerms; at: Date },
): Promise<ContractFacts> {
  await getContractCustomer(tx, customerId)
  await checkTerms(tx, terms)
  return {
    versionId: '',
    validFrom: at.toISOString().slice(0, 10),
    revisions: [{ terms, at: new Date(0), reason: null }],
    windows: await listCountedWindows(tx, customerId),
  }
}

function verdictsOf(
  { events, timeZone }: TriedTicket,
  { contract, at }: { contract: ContractFacts | undefined; at: Date },
): Verdicts {
  const { response, resolution } = countClocks(events, { timeZone, now: at, contract })
  return {
    responseStatus: clockStatus(response.dueAt, response.endedAt, at),
    resolutionStatus: clockStatus(resolution.dueAt, resolution.endedAt, at),
  }
}

function isBreached({ responseStatus, resolutionStatus }: Verdicts) {
  return responseStatus === 'breached' || resolutionStatus === 'breached'
}

function isSame(one: Verdicts, other: Verdicts) {
  return (
    one.responseStatus === other.responseStatus && one.resolutionStatus === other.resolutionStatus
  )
}

async function withNames(
  db: Deps['db'],
  customerId: string,
  changed: Changed[],
): Promise<TryOut['changed']> {
  if (changed.length === 0) return []
  const ids = changed.map(({ id }) => id)
  const names = await asStaff(db, (tx) => listTicketNames(tx, customerId, ids))
  const byId = new Map(names.map((ticket) => [ticket.id, ticket]))
  const newestFirst = changed.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
  return newestFirst.flatMap(({ createdAt, ...ticket }) => {
    const named = byId.get(ticket.id)
    return named ? [{ ...ticket, ...named, createdAt: createdAt.toISOString() }] : []
  })
}
