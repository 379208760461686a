import { v7 as uuidv7 } from 'uuid'
import { z } from 'zod'

import type { EmergencyDoor, OpenEmergencyDoor } from '#shared/connections/stages/emergency-door.ts'
import { textKey } from '#shared/words/catalogue.ts'

import { type Actor, SYSTEM } from '#server/access/audit/actor.ts'
import { recordAudit } from '#server/access/audit/record-audit.ts'
import { countPasskeyOwners } from '#server/access/second-factor/queries.ts'
import { deleteDoorSessions, moveEndOfDoorSessions } from '#server/access/sessions/queries.ts'
import { ABSOLUTE_MS } from '#server/access/sessions/sessions.ts'
import { countActivePeople } from '#server/access/users/people-queries.ts'
import type { Deps } from '#server/deps.ts'
import type { SenderDeps } from '#server/notifications/mail-administrators.ts'
import { AppError, notFound } from '#server/platform/app-error.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import type { Tx } from '#server/platform/db/client.ts'
import type { JobKind } from '#server/platform/jobs/job.ts'
import { addToOutbox } from '#server/platform/jobs/outbox.ts'
import {
  countDoorSignIns,
  type Door,
  findDoorCustomer,
  findNewestDoor,
  insertDoor,
  lockDoor,
  lockDoorCustomer,
  updateDoor,
} from './queries.ts'

export type DoorDeps = Pick<Deps, 'db' | 'now'> & SenderDeps

export async function getDoor(deps: DoorDeps, customerId: string): Promise<EmergencyDoor> {
  const hasMailServer = (await deps.openSender()) !== undefined
  return asStaff(deps.db, async (tx) => {
    const customer = await findDoorCustomer(tx, customerId)
    // The team has passwords.
    if (!customer || customer.internal) throw customerGone()
    const door = await findNewestDoor(tx, customerId)
    return {
      door: door ? await presentDoor(deps, tx, door) : null,
      people: await countActivePeople(tx, customerId),
      peopleWithPasskey: await countPasskeyOwners(tx, customerId),
      hasMailServer,
      isActive: customer.active,
      hasProvider: customer.hasProvider,
    }
  })
}

async function presentDoor({ now }: Pick<Deps, 'now'>, tx: Tx, door: Door) {
  const { openedAt, openedBy, closesAt, closedBy, reason } = door
  // The job that closes it may be a minute late; the door is not.
  const closedAt = door.closedAt ?? (closesAt <= now() ? closesAt : null)
  return {
    isOpen: closedAt === null,
    openedAt: openedAt.toISOString(),
    openedBy,
    closesAt: closesAt.toISOString(),
    closedAt: closedAt?.toISOString() ?? null,
    closedBy,
    reason,
    signIns: await countDoorSignIns(tx, door),
  }
}

/** Returns when the customer's door closes, while it is open. */
export async function findOpenDoor(
  { now }: Pick<Deps, 'now'>,
  tx: Tx,
  customerId: string,
): Promise<{ closesAt: string } | null> {
  const door = await findNewestDoor(tx, customerId)
  const isOpen = door?.closedAt === null && door.closesAt > now()
  return isOpen ? { closesAt: door.closesAt.toISOString() } : null
}

const HOUR_MS = 3_600_000

/**
 * Lets a customer's people sign in without its provider until some hours from now. Where they can already,
 * only the end and the reason change; who is in stays in until then.
 */
export async function openDoor(
  deps: DoorDeps,
  { customerId, by }: { customerId: string; by: Actor },
  { hours, reason }: OpenEmergencyDoor,
): Promise<EmergencyDoor> {
  await asStaff(deps.db, async (tx) => {
    const customer = await lockDoorCustomer(tx, customerId)
    if (!customer || customer.internal) throw customerGone()
    if (!customer.active)
      throw new AppError('conflict', (words) => words.connections.doorNeedsActive)
    const at = deps.now()
    const closesAt = new Date(at.getTime() + hours * HOUR_MS)
    const subject = { id: customerId, name: customer.name }
    const entry = { by, at, customerId, subject }
    const after = { doorReason: reason, closesAt: closesAt.toISOString() }
    const before = await lockDoor(tx, customerId)
    const isOpen = before !== undefined && before.closesAt > at
    if (isOpen) {
      await updateDoor(tx, before, { reason, closesAt })
      await moveEndOfDoorSessions(tx, customerId, { closesAt, longestMs: ABSOLUTE_MS.customer })
      await recordAudit(tx, {
        ...entry,
        action: 'connection.door_extended',
        before: { doorReason: before.reason, closesAt: before.closesAt.toISOString() },
        after,
      })
    } else {
      if (before) await closeLockedDoor(tx, before, { customer: subject, by, at })
      await insertDoor(tx, {
        customerId,
        id: uuidv7(),
        reason,
        openedAt: at,
        openedBy: by.name,
        closesAt,
        closedAt: null,
        closedBy: null,
      })
      await recordAudit(tx, { ...entry, action: 'connection.door_opened', after })
    }
    await enqueueNews(tx, customerId, { change: 'opened', by: by.name, closesAt, reason })
  })
  return getDoor(deps, customerId)
}

/** Closes it now. Does nothing when it is not open. */
export async function closeDoorNow(
  deps: DoorDeps,
  { customerId, by }: { customerId: string; by: Actor },
): Promise<EmergencyDoor> {
  await asStaff(deps.db, async (tx) => {
    const customer = await lockDoorCustomer(tx, customerId)
    if (!customer || customer.internal) throw customerGone()
    await closeDoor(tx, { customer, by, at: deps.now() })
  })
  return getDoor(deps, customerId)
}

const DoorNews = z.object({
  customerId: z.string(),
  change: z.enum(['opened', 'closed']),
  /** Null where it closed by itself. */
  by: z.string().nullable(),
  /** When it closes, or has closed. */
  closesAt: z.iso.datetime(),
  reason: z.string(),
  /** The last person who was told; null before anyone was. */
  after: z.string().nullable(),
})
export type DoorNews = z.infer<typeof DoorNews>

/** Tells everybody concerned that a customer's emergency door was opened or closed. */
export const TELL_OF_DOOR: JobKind<DoorNews> = {
  name: 'emergency-door',
  title: textKey('jobs.emergencyDoor'),
  payload: DoorNews,
}

export async function enqueueNews(
  tx: Tx,
  customerId: string,
  { closesAt, ...news }: Pick<DoorNews, 'change' | 'by' | 'reason'> & { closesAt: Date },
): Promise<void> {
  const told = { ...news, customerId, closesAt: closesAt.toISOString(), after: null }
  await addToOutbox(tx, TELL_OF_DOOR, told, { customerId, key: customerId })
}

type Closing = { customer: { id: string; name: string }; by: Actor; at: Date }

/** Closes a door that has run out, unless it was closed or opened again since. Otherwise as `closeDoor`. */
export async function closeEndedDoor(tx: Tx, closing: Closing): Promise<void> {
  const door = await lockDoor(tx, closing.customer.id)
  if (door && door.closesAt <= closing.at) await closeLockedDoor(tx, door, closing)
}

/** Closes a customer's emergency door, if it has one. Call it under the lock of the customer. */
export async function closeDoor(tx: Tx, closing: Closing): Promise<void> {
  const door = await lockDoor(tx, closing.customer.id)
  if (door) await closeLockedDoor(tx, door, closing)
}

/** Ends a door, and what it has let in. One that has run out closed by itself, though no job has said so yet. */
async function closeLockedDoor(tx: Tx, door: Door, { customer, by, at }: Closing): Promise<void> {
  const hasRunOut = door.closesAt <= at
  const closedAt = hasRunOut ? door.closesAt : at
  const closedBy = hasRunOut ? null : by.name
  await updateDoor(tx, door, { closedAt, closedBy })
  await deleteDoorSessions(tx, customer.id)
  const { code, passkey } = await countDoorSignIns(tx, door)
  await recordAudit(tx, {
    action: 'connection.door_closed',
    by: hasRunOut ? SYSTEM : by,
    at,
    customerId: customer.id,
    subject: customer,
    after: { closedAt: closedAt.toISOString(), codeSignIns: code, passkeySignIns: passkey },
  })
  const { reason } = door
  await enqueueNews(tx, customer.id, { change: 'closed', by: closedBy, closesAt: closedAt, reason })
}

function customerGone(): AppError {
  return notFound((words) => words.connections.customerGone)
}
