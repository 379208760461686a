import type { Macro, MacroItem } from '#shared/desk/macros/contract.ts'
import { macroPreview } from '#shared/desk/macros/preview.ts'

import { listActiveStaffNames, listStaffNames } from '#server/access/users/staff-queries.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { listCategoryIds } from '#server/tickets/core/queries.ts'
import type { MacroRow } from './queries.ts'

/** Reads the names that a macro may still use: active agents and available categories. */
export async function readNameable(tx: Tx) {
  const staff = await listActiveStaffNames(tx)
  const everybody = await listStaffNames(tx)
  return {
    agents: new Set(staff.map(({ id }) => id)),
    names: new Map(everybody.map(({ id, name }) => [id, name])),
    categories: new Set(await listCategoryIds(tx)),
  }
}
type Nameable = Awaited<ReturnType<typeof readNameable>>

export function presentMacroItem(row: MacroRow, nameable: Nameable): MacroItem {
  return {
    id: row.id,
    name: row.name,
    isShared: row.ownerId === null,
    kind: row.kind,
    preview: macroPreview(row.content),
    ...usableChanges(row.changes, nameable),
    updatedAt: row.updatedAt.toISOString(),
    updatedBy: row.updatedBy,
  }
}

export function presentMacro(row: MacroRow, nameable: Nameable): Macro {
  return { ...presentMacroItem(row, nameable), content: row.content, version: row.version }
}

/** Takes out agents who are not active and categories that are not on offer: a ticket would refuse them. */
function usableChanges(
  { assignee, categories, ...others }: MacroRow['changes'],
  nameable: Nameable,
): Pick<MacroItem, 'changes' | 'leftOut'> {
  const offered = categories?.filter((category) => nameable.categories.has(category)) ?? []
  const isUsable = assignee === 'me' || assignee === 'none' || nameable.agents.has(assignee ?? '')
  const archived = categories?.filter((category) => !nameable.categories.has(category)) ?? []
  return {
    changes: {
      ...others,
      ...(assignee !== undefined && isUsable && { assignee }),
      ...(offered.length > 0 && { categories: offered }),
    },
    leftOut: {
      ...(assignee !== undefined && !isUsable && { agent: nameable.names.get(assignee) ?? '' }),
      ...(archived.length > 0 && { categories: archived }),
    },
  }
}
