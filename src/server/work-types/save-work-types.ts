import type {
  WorkType,
  WorkTypeInput,
  WorkTypeOrder,
  WorkTypeUpdate,
} from '#shared/work-types/contract.ts'
import { MAX_WORK_TYPES } from '#shared/work-types/endpoints.ts'

import type { Actor } from '#server/access/audit/actor.ts'
import { confirmationRequired } from '#server/access/callers/confirmation.ts'
import { recordAudit } from '#server/access/audit/record-audit.ts'
import type { Deps } from '#server/deps.ts'
import { AppError, invalidInput, notFound } from '#server/platform/app-error.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import { keyOfName } from '#server/platform/text/key-of-name.ts'
import {
  insertWorkType,
  listWorkTypes,
  lockWorkTypes,
  putWorkTypesInOrder,
  updateWorkType,
  type WorkTypeRow,
} from './queries.ts'

type SaveDeps = Pick<Deps, 'db' | 'now'>

/** @throws AppError `invalid_input` for a name that another kind has, or where there are too many. */
export function addWorkType(deps: SaveDeps, { name }: WorkTypeInput, by: Actor): Promise<WorkType> {
  return asStaff(deps.db, async (tx) => {
    const kinds = await lockWorkTypes(tx)
    if (kinds.length >= MAX_WORK_TYPES)
      throw invalidInput({ name: (words) => words.timeEntries.tooManyKinds(MAX_WORK_TYPES) })
    checkName(name, kinds)
    const taken = new Set(kinds.map((kind) => kind.id))
    const id = keyOfName(name, { taken, stem: 'KIND' })
    const position = Math.max(0, ...kinds.map((kind) => kind.position)) + 1
    const added = { id, name, retired: false, internal: false, position }
    await insertWorkType(tx, added)
    await recordAudit(tx, {
      action: 'work_kind.added',
      by,
      at: deps.now(),
      subject: { id, name },
      after: { name },
    })
    return presentWorkType(added)
  })
}

/**
 * Renames a kind of work, hides its time from customers, retires it, or takes it back into use. Entries
 * refer to it by key, so that those of before have the new name, too.
 *
 * @throws AppError `not_found`, `conflict`, `invalid_input`, `confirmation_required`
 */
export function changeWorkType(
  deps: SaveDeps,
  kindId: string,
  { changes, by, mayOpen }: { changes: WorkTypeUpdate; by: Actor; mayOpen: boolean },
): Promise<WorkType> {
  return asStaff(deps.db, async (tx) => {
    const kinds = await lockWorkTypes(tx)
    const kind = kinds.find(({ id }) => id === kindId)
    if (!kind) throw notFound((words) => words.timeEntries.kindGone)
    const {
      name = kind.name,
      isRetired: retired = kind.retired,
      isInternal: internal = kind.internal,
    } = changes
    if (kind.internal && !internal && !mayOpen) throw confirmationRequired()
    const subject = { id: kindId, name }
    const entry = { by, at: deps.now(), subject }
    if (name !== kind.name) {
      checkName(
        name,
        kinds.filter((other) => other !== kind),
      )
      await recordAudit(tx, {
        action: 'work_kind.renamed',
        ...entry,
        before: { name: kind.name },
        after: { name },
      })
    }
    if (retired !== kind.retired) {
      if (retired) checkNotLast(kinds)
      await recordAudit(tx, {
        action: retired ? 'work_kind.retired' : 'work_kind.restored',
        ...entry,
        before: { retired: kind.retired },
        after: { retired },
      })
    }
    if (internal !== kind.internal)
      await recordAudit(tx, {
        action: internal ? 'work_kind.hidden' : 'work_kind.shown',
        ...entry,
        before: { internal: kind.internal },
        after: { internal },
      })
    await updateWorkType(tx, kindId, { name, retired, internal })
    return presentWorkType({ ...kind, name, retired, internal })
  })
}

/** @throws AppError `conflict` when kinds were added since the order was made. */
export function orderWorkTypes(
  deps: SaveDeps,
  { ids }: WorkTypeOrder,
  by: Actor,
): Promise<WorkType[]> {
  return asStaff(deps.db, async (tx) => {
    const before = await lockWorkTypes(tx)
    const isComplete = ids.length === before.length && before.every(({ id }) => ids.includes(id))
    if (!isComplete)
      throw new AppError('conflict', (words) => words.timeEntries.kindsChangedMeanwhile)
    if (before.every(({ id }, index) => id === ids[index])) return before.map(presentWorkType)
    await putWorkTypesInOrder(tx, ids)
    const after = await listWorkTypes(tx)
    await recordAudit(tx, {
      action: 'work_kind.reordered',
      by,
      at: deps.now(),
      before: { order: before.map(({ name }) => name) },
      after: { order: after.map(({ name }) => name) },
    })
    return after.map(presentWorkType)
  })
}

export function presentWorkType({ id, name, retired, internal }: WorkTypeRow): WorkType {
  return { id, name, isRetired: retired, isInternal: internal }
}

function checkNotLast(kinds: WorkTypeRow[]) {
  if (kinds.filter(({ retired }) => !retired).length > 1) return
  throw new AppError('conflict', (words) => words.timeEntries.lastKindInUse)
}

/** Throws when another kind has the name: they would look the same in a list or on an invoice. */
function checkName(name: string, others: WorkTypeRow[]) {
  const same = others.find((other) => other.name.toLowerCase() === name.toLowerCase())
  if (!same) return
  const { retired } = same
  throw invalidInput({
    name: ({ timeEntries }) =>
      retired ? timeEntries.retiredKindHasName : timeEntries.kindNameTaken,
  })
}
