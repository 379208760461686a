import { v7 as uuidv7 } from 'uuid'

import type { NewView, SavedView, ViewChange } from '#shared/desk/queue/contract.ts'
import { MAX_OWN_VIEWS, MAX_SHARED_VIEWS } from '#shared/desk/endpoints.ts'

import type { Viewer } from '#server/access/viewer.ts'
import type { Deps } from '#server/deps.ts'
import { AppError, invalidInput, notFound } from '#server/platform/app-error.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { mayChange, presentViews } from './present-views.ts'
import {
  deleteView,
  insertView,
  lockViews,
  putInOrder,
  updateView,
  type ViewRow,
} from './view-queries.ts'

type SaveDeps = Pick<Deps, 'db' | 'now'>

/** Saves a view at the end of those it stands with. */
export function addView(deps: SaveDeps, viewer: Viewer, view: NewView): Promise<SavedView> {
  return asStaff(deps.db, async (tx) => {
    const others = beside(await lockViews(tx, viewer.userId), view)
    checkName(view.name, others)
    checkRoom(others, view)
    const row = await insertView(tx, {
      ...view,
      id: uuidv7(),
      ownerId: viewer.userId,
      filters: JSON.stringify(view.filters),
      position: others.length + 1,
      createdAt: deps.now(),
    })
    return present(tx, deps, viewer, row)
  })
}

/** Changes what is given. A view that is shared, or no more, comes to the end of where it stands then. */
export function changeView(
  deps: SaveDeps,
  viewer: Viewer,
  { viewId, place, filters, ...change }: ViewChange & { viewId: string },
): Promise<SavedView> {
  return asStaff(deps.db, async (tx) => {
    const views = await lockViews(tx, viewer.userId)
    const view = mustBeOwn(views, viewer, viewId)
    const changed = { ...view, ...change }
    const others = beside(views, changed).filter(({ id }) => id !== viewId)
    checkName(changed.name, others)
    const isMoved = changed.isShared !== view.isShared
    if (isMoved) checkRoom(others, changed)
    const row = await updateView(tx, viewId, {
      name: changed.name,
      isShared: changed.isShared,
      ...(filters && { filters: JSON.stringify(filters) }),
    })
    const at = place ?? (isMoved ? others.length : undefined)
    if (at !== undefined) {
      await putInOrder(tx, others.map(({ id }) => id).toSpliced(at, 0, viewId))
    }
    return present(tx, deps, viewer, row)
  })
}

export function removeView(deps: SaveDeps, viewer: Viewer, viewId: string): Promise<void> {
  return asStaff(deps.db, async (tx) => {
    mustBeOwn(await lockViews(tx, viewer.userId), viewer, viewId)
    await deleteView(tx, viewId)
  })
}

async function present(tx: Tx, deps: SaveDeps, viewer: Viewer, row: ViewRow): Promise<SavedView> {
  const [view] = await presentViews(tx, deps, viewer, [row])
  if (!view) throw new Error('A view that was just saved is known')
  return view
}

/** @throws AppError `not_found` for another's own view as for a missing one, `forbidden` for another's shared one. */
function mustBeOwn(views: ViewRow[], viewer: Viewer, viewId: string): ViewRow {
  const view = views.find(({ id }) => id === viewId)
  if (!view) throw notFound((words) => words.desk.viewGone)
  if (!mayChange(viewer, view)) throw new AppError('forbidden', 'desk.notYourView')
  return view
}

function beside(views: ViewRow[], { isShared }: Pick<ViewRow, 'isShared'>): ViewRow[] {
  return views.filter((view) => view.isShared === isShared)
}

/** Two of one name would look the same. */
function checkName(name: string, others: ViewRow[]) {
  if (others.some((other) => other.name.toLowerCase() === name.toLowerCase()))
    throw invalidInput({ name: (words) => words.desk.viewNameTaken })
}

function checkRoom(others: ViewRow[], { isShared }: Pick<ViewRow, 'isShared'>) {
  const atMost = isShared ? MAX_SHARED_VIEWS : MAX_OWN_VIEWS
  if (others.length < atMost) return
  throw new AppError('conflict', (words) =>
    isShared ? words.desk.tooManySharedViews(atMost) : words.desk.tooManyOwnViews(atMost),
  )
}
