import type { CrmOverview } from '#shared/crm/contract.ts'
import type { BackfillStep } from '#shared/crm/values.ts'

import type { Actor } from '#server/access/audit/actor.ts'
import { recordAudit } from '#server/access/audit/record-audit.ts'
import { AppError, notFound } from '#server/platform/app-error.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import { addToOutbox } from '#server/platform/jobs/outbox.ts'
import { steerBackfill } from '#server/channels/crm/sync/backfill/steer-backfill.ts'
import { CRM_RESYNC } from '#server/channels/crm/sync/streams/kinds.ts'
import { readOverview } from './get-overview.ts'
import { findConnection, findTicketByNumber } from './queries.ts'

/** Begins to import all tickets, or pauses, resumes or stops that. */
export function changeBackfill(
  deps: Pick<Deps, 'config' | 'db' | 'now'>,
  step: BackfillStep,
  by: Actor,
): Promise<CrmOverview> {
  return asStaff(deps.db, async (tx) => {
    const { state } = await findConnection(tx)
    if (state === 'off' && step !== 'stop') {
      throw new AppError('conflict', (words) => words.crm.crmIsOff)
    }
    const isDone = await steerBackfill(tx, step, { byName: by.name, at: deps.now() })
    if (!isDone) throw new AppError('conflict', (words) => words.crm.backfillMovedOn)
    await recordAudit(tx, { action: 'crm.import_steered', by, at: deps.now(), after: { step } })
    return readOverview(deps, tx)
  })
}

/** @throws AppError where there is no such ticket, or the CRM does not have it. */
export function readTicketAgain(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  number: number,
  by: Actor,
): Promise<void> {
  return asStaff(db, async (tx) => {
    const { state } = await findConnection(tx)
    if (state === 'off') throw new AppError('conflict', (words) => words.crm.crmIsOff)
    const ticket = await findTicketByNumber(tx, number)
    if (!ticket) throw notFound((words) => words.crm.noSuchTicket)
    if (ticket.remoteId === null) {
      throw new AppError('conflict', (words) => words.crm.notInCrm)
    }
    const { id, customerId, subject } = ticket
    const options = { key: `${CRM_RESYNC.name} ${id}`, customerId }
    await addToOutbox(tx, CRM_RESYNC, { customerId, ticketId: id }, options)
    await recordAudit(tx, {
      action: 'crm.ticket_read_again',
      by,
      at: now(),
      customerId,
      subject: { id, name: `#${number} ${subject}` },
    })
  })
}
