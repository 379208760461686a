import { v7 as uuidv7 } from 'uuid'

import type { MaintenanceWindow } from '#shared/service-contracts/contract.ts'
import type { MaintenanceChange, MaintenanceInput } from '#shared/service-contracts/input.ts'
import { changeCounted, type CountedSpan } from '#shared/sla/maintenance.ts'

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
    await changeWindowAt(
      tx,
      { id, isForAll: false, counted: [], customers: [] },
      { next: toNext(input), at },
    )
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
    await changeWindowAt(tx, before, { next: toNext(input), at })
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
    const { name, startsAt, endsAt, isForAll } = before
    const next = { name, startsAt, endsAt, isForAll, customerIds: [], isRemoved: true }
    await changeWindowAt(tx, before, { next, at })
    await recordAudit(tx, {
      action: 'maintenance.removed',
      by,
      at,
      subject: { id: windowId, name },
      before: auditFields(before),
    })
  })
}

type Next = Pick<WindowRow, 'name' | 'startsAt' | 'endsAt' | 'isForAll'> & {
  customerIds: string[]
  isRemoved: boolean
}

function toNext({ name, customerIds, startsAt, endsAt }: MaintenanceInput): Next {
  return {
    name,
    startsAt: new Date(startsAt),
    endsAt: new Date(endsAt),
    isForAll: customerIds === null,
    customerIds: customerIds ?? [],
    isRemoved: false,
  }
}

/** Stores what counts from an instant on, for all customers and for each single one. */
async function changeWindowAt(
  tx: Tx,
  {
    id,
    isForAll: wasForAll,
    counted,
    customers,
  }: Pick<WindowRow, 'id' | 'isForAll' | 'counted' | 'customers'>,
  { next, at }: { next: Next; at: Date },
): Promise<void> {
  const { customerIds, ...window } = next
  const count = (before: CountedSpan[], isFor: boolean) =>
    changeCounted(before, { at, window: isFor && !next.isRemoved ? window : null })
  const spans = count(counted, next.isForAll)
  await saveWindow(tx, { ...window, id, counted: spans, at })
  for (const customerId of new Set([...customers.map((customer) => customer.id), ...customerIds])) {
    const isFor = customerIds.includes(customerId)
    const own = customers.find((customer) => customer.id === customerId)?.counted ?? []
    const ownSpans = count(own, isFor)
    await saveWindowCustomer(tx, id, { customerId, counted: ownSpans, leftAt: isFor ? null : at })
    spans.push(...ownSpans)
  }
  const edges = new Set(spans.flatMap(({ from, to }) => [from.getTime(), to.getTime()]))
  const later = [...edges].filter((edge) => edge > at.getTime()).map((edge) => new Date(edge))
  await askForMaintenanceRecount(tx, id, { wasForAll, later })
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
  const customers = window.customers.filter(({ hasLeft, isDeleted }) => !hasLeft && !isDeleted)
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
