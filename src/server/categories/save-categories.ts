import { humanizeCategory } from '#shared/tickets/values.ts'
import { MAX_CATEGORIES } from '#shared/settings/values.ts'
import type {
  AdminCategory,
  CategoryInput,
  CategoryOrder,
  CategoryUpdate,
} from '#shared/categories/contract.ts'

import { AppError, invalidInput, notFound } from '#server/platform/app-error.ts'
import { keyOfName } from '#server/platform/key-of-name.ts'
import type { Actor } from '#server/access/audit/actor.ts'
import { recordAudit } from '#server/access/audit/record-audit.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import type { Tx } from '#server/platform/db/client.ts'
import type { Deps } from '#server/deps.ts'
import {
  type CategoryRow,
  lockCategories,
  insertCategory,
  listCategories,
  putInOrder,
  updateCategory,
} from './queries.ts'

type SaveDeps = Pick<Deps, 'db' | 'now'>

export function addCategory(
  deps: SaveDeps,
  { name }: CategoryInput,
  by: Actor,
): Promise<AdminCategory> {
  return asStaff(deps.db, async (tx) => {
    const categories = await lockCategories(tx)
    if (categories.length >= MAX_CATEGORIES) {
      throw invalidInput({ name: (words) => words.categories.tooMany(MAX_CATEGORIES) })
    }
    checkName(name, categories)
    const taken = new Set(categories.map((category) => category.id))
    const id = keyOfName(name, { taken, stem: 'CATEGORY' })
    const position = Math.max(0, ...categories.map((category) => category.position)) + 1
    const added = { id, name, retired: false, position }
    await insertCategory(tx, added)
    const subject = { id, name }
    await recordAudit(tx, {
      action: 'category.added',
      by,
      at: deps.now(),
      subject,
      after: { name },
    })
    return presentCategory(added)
  })
}

/** Renames a category, retires it, or takes it back into use. Tickets refer to it by key. */
export function changeCategory(
  deps: SaveDeps,
  categoryId: string,
  { changes: { name, retired }, by }: { changes: CategoryUpdate; by: Actor },
): Promise<AdminCategory> {
  return asStaff(deps.db, async (tx) => {
    const categories = await lockCategories(tx)
    const category = categories.find(({ id }) => id === categoryId)
    if (!category) throw notFound((words) => words.categories.gone)
    let current = category
    if (name !== undefined && name !== shownName(category)) {
      checkName(
        name,
        categories.filter((other) => other !== category),
      )
      current = await rename(deps, tx, current, { name, by })
    }
    if (retired !== undefined && retired !== category.retired) {
      if (retired) checkNotLast(categories)
      current = await setRetired(deps, tx, current, { retired, by })
    }
    return presentCategory(current)
  })
}

/** @throws AppError `conflict` when categories were added or removed since the order was made. */
export function orderCategories(
  deps: SaveDeps,
  { ids }: CategoryOrder,
  by: Actor,
): Promise<AdminCategory[]> {
  return asStaff(deps.db, async (tx) => {
    const before = await lockCategories(tx)
    const isComplete = ids.length === before.length && before.every(({ id }) => ids.includes(id))
    if (!isComplete) {
      throw new AppError('conflict', (words) => words.categories.changedMeanwhile, {
        extra: { categories: before.map(presentCategory) },
      })
    }
    if (before.every(({ id }, index) => id === ids[index])) return before.map(presentCategory)
    await putInOrder(tx, ids)
    const after = await listCategories(tx)
    await recordAudit(tx, {
      action: 'category.reordered',
      by,
      at: deps.now(),
      before: { order: before.map(shownName) },
      after: { order: after.map(shownName) },
    })
    return after.map(presentCategory)
  })
}

/** Falls back to the id when the category has no name. */
export function presentCategory({ id, name, retired }: CategoryRow): AdminCategory {
  return { id, name: name ?? id, retired }
}

async function rename(
  deps: SaveDeps,
  tx: Tx,
  category: CategoryRow,
  { name, by }: { name: string; by: Actor },
): Promise<CategoryRow> {
  // Store no name when it equals the key in words.
  const renamed = { ...category, name: name === humanizeCategory(category.id) ? null : name }
  await updateCategory(tx, category.id, { name: renamed.name })
  await recordAudit(tx, {
    action: 'category.renamed',
    by,
    at: deps.now(),
    subject: { id: category.id, name },
    before: { name: shownName(category) },
    after: { name },
  })
  return renamed
}

async function setRetired(
  deps: SaveDeps,
  tx: Tx,
  category: CategoryRow,
  { retired, by }: { retired: boolean; by: Actor },
): Promise<CategoryRow> {
  await updateCategory(tx, category.id, { retired })
  await recordAudit(tx, {
    action: retired ? 'category.retired' : 'category.restored',
    by,
    at: deps.now(),
    subject: { id: category.id, name: shownName(category) },
    before: { retired: category.retired },
    after: { retired },
  })
  return { ...category, retired }
}

function checkNotLast(categories: CategoryRow[]) {
  if (categories.filter(({ retired }) => !retired).length > 1) return
  throw new AppError('conflict', (words) => words.categories.lastInUse)
}

/** Throws when another category has the name: nobody could tell the two apart on a form. */
function checkName(name: string, others: CategoryRow[]) {
  const same = others.find((other) => shownName(other).toLowerCase() === name.toLowerCase())
  if (!same) return
  throw invalidInput({
    name: ({ categories: words }) => (same.retired ? words.retiredHasName : words.nameTaken),
  })
}

function shownName({ id, name }: Pick<CategoryRow, 'id' | 'name'>): string {
  return name ?? humanizeCategory(id)
}
