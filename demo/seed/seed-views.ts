import { JORDAN, PRIYA } from '#demo/demo-people.ts'
import type { Viewer } from '#server/access/viewer.ts'
import type { Deps } from '#server/deps.ts'
import { addView } from '#server/tickets/desk/queue/save-views.ts'
import type { NewView } from '#shared/desk/queue/contract.ts'

const BY_DUE = { sort: 'due', direction: 'asc' } as const

const VIEWS: (NewView & { by: string })[] = [
  {
    by: JORDAN.email,
    name: 'High and free',
    isShared: true,
    filters: { ...BY_DUE, view: 'unassigned', priority: 'High' },
  },
  {
    by: JORDAN.email,
    name: 'Older than a week',
    isShared: true,
    filters: { view: 'open', age: 'over_7d', sort: 'updatedAt', direction: 'asc' },
  },
  {
    by: PRIYA.email,
    name: 'Mine, overdue',
    isShared: false,
    filters: { ...BY_DUE, view: 'mine', due: 'breached' },
  },
]

/** Creates the views that agents of the demo look at first. */
export async function seedViews(
  deps: Pick<Deps, 'db' | 'now'>,
  actors: Map<string, Viewer>,
): Promise<void> {
  for (const { by, ...view } of VIEWS) {
    const agent = actors.get(by)
    if (agent) await addView(deps, agent, view)
  }
}
