import { v7 as uuidv7 } from 'uuid'

import type { MaintenanceWindow } from '#shared/service-contracts/contract.ts'
import type { MaintenanceChange, MaintenanceInput } from '#shared/service-contracts/input.ts'
import { changeCounted } from '#shared/sla/maintenance.ts'

import type { Actor } from '#server/access/audit/actor.ts'
import { recordAudit } from '#server/access/audit/record-audit.ts'
import type { Deps } from '#server/deps.ts'
import { AppError, invalidInput, notFound } from '#server/platform/app-error.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { askForMaintenanceRecount } from '#server/service-contracts/corrections/jobs.ts'
import {
  findWindow,
  listKnownCustomers,
  lockWindow,
  saveWindow,
  saveWindowCustomer,
  type WindowRow,
} from './queries.ts'

type SaveDeps = Pick<Deps, 'db' | 'now'>

/** @throws AppError `invalid_input` */
export function addWindow(
  deps: SaveDeps,
  input: MaintenanceInput,
  by: Actor,
): Promise<MaintenanceWindow> {
  return asStaff(deps.db, async (tx) => {
    const at = deps.now()
    if (new Date(input.endsAt) <= at)
      throw invalidInput({ endsAt: (words) => words.serviceContracts.windowPassed })
    await checkCustomers(tx, input)
    const id = uuidv7()
    await changeWindowAt(tx, { id, counted: [], customers: [] }, { input, at })
    const window = (await findWindow(tx, id))!
    await recordAudit(tx, {
      action: 'maintenance.added',
      by,
      at,
      subject: { id, name: input.name },
      after: auditFields(window),
    })
    return presentWindow(window)
  })
}

/** @throws AppError `not_found`, `invalid_input`, `conflict` when another administrator was quicker. */
export function changeWindow(
  deps: SaveDeps,
  windowId: string,
  { input, by }: { input: MaintenanceChange; by: Actor },
): Promise<MaintenanceWindow> {
  return asStaff(deps.db, async (tx) => {
    const at = deps.now()
    const before = await mustLock(tx, windowId)
    if (before.version !== input.version)
      throw new AppError('conflict', (words) => words.serviceContracts.windowChangedMeanwhile)
    await checkCustomers(tx, input)
    await changeWindowAt(tx, before, { input, at })
    const window = (await findWindow(tx, windowId))!
    await recordAudit(tx, {
      action: 'maintenance.changed',
      by,
      at,
      subject: { id: windowId, name: input.name },
      before: auditFields(before),
      after: auditFields(window),
    })
    return presentWindow(window)
  })
}

/** @throws AppError `not_found` */
export function removeWindow(deps: SaveDeps, windowId: string, by: Actor): Promise<void> {
  return asStaff(deps.db, async (tx) => {
    const at = deps.now()
    const before = await mustLock(tx, windowId)
    await changeWindowAt(tx, before, { input: null, at })
    await recordAudit(tx, {
      action: 'maintenance.removed',
      by,
      at,
      subject: { id: windowId, name: before.name },
      before: auditFields(before),
    })
  })
}

type Known = Pick<WindowRow, 'id' | 'counted' | 'customers'>

/** Stores what counts from an instant on, for all customers and for each single one. Null removes the window. */
async function changeWindowAt(
  tx: Tx,
  before: Known | WindowRow,
  { input, at }: { input: MaintenanceInput | null; at: Date },
): Promise<void> {
  const window = input && { startsAt: new Date(input.startsAt), endsAt: new Date(input.endsAt) }
  const isForAll = input ? input.customerIds === null : 'isForAll' in before && before.isForAll
  const counted = changeCounted(before.counted, { at, window: isForAll ? window : null })
  const fields = input && window ? { name: input.name, ...window } : (before as WindowRow)
  const { id } = before
  const { name, startsAt, endsAt } = fields
  const isRemoved = input === null
  await saveWindow(tx, { id, name, startsAt, endsAt, isForAll, counted, at, isRemoved })
  const chosen = new Set(input?.customerIds)
  const spans = [...counted]
  const ids = new Set([...before.customers.map((customer) => customer.id), ...chosen])
  for (const customerId of ids) {
    const isFor = chosen.has(customerId)
    const own = before.customers.find((customer) => customer.id === customerId)?.counted ?? []
    const next = changeCounted(own, { at, window: isFor ? window : null })
    spans.push(...next)
    await saveWindowCustomer(tx, id, { customerId, counted: next, leftAt: isFor ? null : at })
  }
  const edges = new Set(spans.flatMap(({ from, to }) => [from.getTime(), to.getTime()]))
  const later = [...edges].filter((edge) => edge > at.getTime()).map((edge) => new Date(edge))
  await askForMaintenanceRecount(tx, id, later)
}

async function mustLock(tx: Tx, windowId: string): Promise<WindowRow> {
  const window = await lockWindow(tx, windowId)
  if (!window) throw notFound((words) => words.serviceContracts.windowGone)
  return window
}

async function checkCustomers(tx: Tx, { customerIds }: MaintenanceInput) {
  const wanted = new Set(customerIds)
  if ((await listKnownCustomers(tx, [...wanted])).length < wanted.size)
    throw invalidInput({ customerIds: (words) => words.serviceContracts.customerUnknown })
}

export function presentWindow(window: WindowRow): MaintenanceWindow {
  const { id, name, isForAll, startsAt, endsAt, version } = window
  const customers = window.customers.filter(({ hasLeft }) => !hasLeft)
  const spans = [...window.counted, ...window.customers.flatMap(({ counted }) => counted)]
  const countsFrom = Math.min(...spans.map(({ from }) => from.getTime()))
  return {
    id,
    name,
    customers: isForAll
      ? null
      : customers.map((customer) => ({ id: customer.id, name: customer.name })),
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    countsFrom: (spans.length > 0 ? new Date(countsFrom) : startsAt).toISOString(),
    version,
  }
}

function auditFields(window: WindowRow) {
  const { name, startsAt, endsAt, customers } = presentWindow(window)
  return { name, startsAt, endsAt, customers: customers?.map((customer) => customer.name) ?? null }
}
