import type { LastingFailure } from '#shared/health/contract.ts'

import { adminPaths } from './admin-paths.ts'
import { failurePath } from './failure-path.ts'

type Link = { to: string; hasMark?: boolean }

/** Marks each link to the area in which a failure that lasts is looked into, or else the dashboard, which lists all. */
export function markFailures<Marked extends Link>(
  links: Marked[],
  failures: Pick<LastingFailure, 'kind' | 'subjectId'>[],
): Marked[] {
  const areas = new Set(links.map(({ to }) => areaOf(to)))
  const marked = new Set(
    failures
      .map(({ kind, subjectId }) => areaOf(failurePath(kind, subjectId)))
      .map((area) => (areas.has(area) ? area : areaOf(adminPaths.adminDashboard))),
  )
  return links.map((link) => ({ ...link, hasMark: marked.has(areaOf(link.to)) }))
}

/** Returns `/admin/mail` for all pages of email. */
function areaOf(path: string): string {
  return path.split(/[/?#]/, 3).join('/')
}
