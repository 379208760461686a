import { isDeepStrictEqual } from 'node:util'

import { LANGUAGES } from '#shared/languages.ts'
import { humanizeCategory } from '#shared/tickets/values.ts'
import { hasNames, type Names, withNames } from '#shared/settings/names.ts'
import { MAX_CATEGORIES } from '#shared/settings/values.ts'
import { wordsIn } from '#shared/words/catalogue.ts'
import type {
  AdminCategory,
  CategoryInput,
  CategoryOrder,
  CategoryUpdate,
} from '#shared/settings/contract.ts'

import { AppError, invalidInput, notFound } from '#server/platform/app-error.ts'
import { keyOfName } from '#server/platform/text/key-of-name.ts'
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
  { name, names: given, confidential = 'no' }: CategoryInput,
  by: Actor,
): Promise<AdminCategory> {
  return asStaff(deps.db, async (tx) => {
    const categories = await lockCategories(tx)
    if (categories.length >= MAX_CATEGORIES) {
      throw invalidInput({ name: (words) => words.settings.tooManyCategories(MAX_CATEGORIES) })
    }
    const names = withNames({}, given)
    checkName(name, categories)
    checkNames(names, categories)
    const taken = new Set(categories.map((category) => category.id))
    const id = keyOfName(name, { taken, stem: 'CATEGORY' })
    const position = Math.max(0, ...categories.map((category) => category.position)) + 1
    const added = { id, name, names, retired: false, position, confidential }
    await insertCategory(tx, { ...added, names: JSON.stringify(names) })
    const subject = { id, name }
    await recordAudit(tx, {
      action: 'category.added',
      by,
      at: deps.now(),
      subject,
      after: { ...named(added), ...(confidential !== 'no' && { confidential }) },
    })
    return presentCategory(added)
  })
}

/**
 * Renames a category, retires it, takes it back into use, or decides whether its tickets are confidential from then
 * on. Tickets refer to it by key.
 */
export function changeCategory(
  deps: SaveDeps,
  categoryId: string,
  { changes: { name, names, retired, confidential }, by }: { changes: CategoryUpdate; by: Actor },
): Promise<AdminCategory> {
  return asStaff(deps.db, async (tx) => {
    const categories = await lockCategories(tx)
    const category = categories.find(({ id }) => id === categoryId)
    if (!category) throw notFound((words) => words.settings.categoryGone)
    const others = categories.filter((other) => other !== category)
    const wanted = { name: name ?? shownName(category), names: withNames(category.names, names) }
    let current = category
    if (wanted.name !== shownName(category)) checkName(wanted.name, others)
    if (names) checkNames(withNames({}, names), others)
    if (!isDeepStrictEqual(wanted, { name: shownName(category), names: category.names })) {
      current = await rename(deps, tx, current, { ...wanted, by })
    }
    if (retired !== undefined && retired !== category.retired) {
      if (retired) checkNotLast(categories)
      current = await setRetired(deps, tx, current, { retired, by })
    }
    if (confidential !== undefined && confidential !== category.confidential) {
      await updateCategory(tx, category.id, { confidential })
      await recordAudit(tx, {
        action: 'category.confidentiality_changed',
        by,
        at: deps.now(),
        subject: { id: category.id, name: shownName(current) },
        before: { confidential: category.confidential },
        after: { confidential },
      })
      current = { ...current, confidential }
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
      throw new AppError('conflict', (words) => words.settings.categoriesChangedMeanwhile, {
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
export function presentCategory(category: CategoryRow): AdminCategory {
  const { id, name, names, retired, confidential } = category
  return {
    id,
    name: name ?? id,
    ...(hasNames(names) && { names }),
    ...(confidential !== 'no' && { confidential }),
    retired,
  }
}

async function rename(
  deps: SaveDeps,
  tx: Tx,
  category: CategoryRow,
  { name, names, by }: { name: string; names: Names; by: Actor },
): Promise<CategoryRow> {
  // Store no name when it equals the key in words.
  const renamed = { ...category, names, name: name === humanizeCategory(category.id) ? null : name }
  await updateCategory(tx, category.id, { name: renamed.name, names: JSON.stringify(names) })
  await recordAudit(tx, {
    action: 'category.renamed',
    by,
    at: deps.now(),
    subject: { id: category.id, name },
    before: named(category),
    after: named(renamed),
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
  throw new AppError('conflict', (words) => words.settings.lastCategoryInUse)
}

/** Throws when another category has the name: they would look the same on a form. */
function checkName(name: string, others: CategoryRow[]) {
  const same = others.find((other) => shownName(other).toLowerCase() === name.toLowerCase())
  if (!same) return
  throw invalidInput({
    name: ({ settings: words }) =>
      same.retired ? words.retiredCategoryHasName : words.categoryNameTaken,
  })
}

/** Throws when another category is called so for a reader of the same language. */
function checkNames(names: Names, others: CategoryRow[]) {
  for (const language of LANGUAGES) {
    const wanted = names[language]
    if (wanted === undefined) continue
    const isTaken = others.some(({ id, name, names: theirs }) => {
      const shown = theirs[language] ?? name ?? wordsIn(language).tickets.categoryName(id)
      return shown.toLowerCase() === wanted.toLowerCase()
    })
    if (isTaken) {
      throw invalidInput({
        [`names.${language}`]: (words) => words.settings.givenCategoryNameTaken(wanted),
      })
    }
  }
}

/** Names as the audit log shows them. */
function named(category: CategoryRow) {
  const { names } = category
  return { name: shownName(category), ...(hasNames(names) && { names }) }
}

function shownName({ id, name }: Pick<CategoryRow, 'id' | 'name'>): string {
  return name ?? humanizeCategory(id)
}
