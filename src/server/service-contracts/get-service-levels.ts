import type { ServiceLevels } from '#shared/service-contracts/contract.ts'
import { endOfBusinessTime, type Hours, nextBusinessTime } from '#shared/sla/business-time.ts'
import { termsOfCustomer } from '#shared/sla/terms.ts'

import type { Viewer } from '#server/access/viewer.ts'
import type { Deps } from '#server/deps.ts'
import { asViewer } from '#server/platform/db/as-role.ts'
import { listCountedWindows } from '#server/service-contracts/core/queries.ts'
import { listRevisions, listVersions } from './queries.ts'

/** Hours without a closing time for so long never close. */
const LONGEST_OPEN_MS = 400 * 86_400_000

export function getServiceLevels(
  deps: Pick<Deps, 'db' | 'now'>,
  viewer: Viewer,
): Promise<ServiceLevels> {
  return asViewer(deps.db, viewer, async (tx) => {
    const { customerId } = viewer
    const now = deps.now()
    const versions = await listVersions(tx, customerId)
    const revisions = await listRevisions(tx, customerId)
    const termsOf = (versionId: string) =>
      revisions.findLast((revision) => revision.versionId === versionId)!.terms
    const current = versions.findLast(({ startsAt }) => startsAt <= now)
    const next = versions.find(({ startsAt }) => startsAt > now)
    const terms = current && termsOf(current.id)
    const present = (version: typeof current) =>
      version ? { validFrom: version.validFrom, terms: termsOfCustomer(termsOf(version.id)) } : null
    return {
      calculatedAt: now.toISOString(),
      contract: present(current),
      next: present(next),
      timeZone: terms?.calendar.timeZone ?? viewer.timeZone,
      ...openness([
        { startsAt: now, hours: terms?.calendar ?? viewer.timeZone },
        ...(next ? [{ startsAt: next.startsAt, hours: termsOf(next.id).calendar }] : []),
      ]),
      maintenance: terms?.pauses.causes.includes('maintenance')
        ? (await listCountedWindows(tx, customerId))
            .filter(({ to }) => to > now)
            .map(({ name, from, to }) => ({
              name,
              startsAt: from.toISOString(),
              endsAt: to.toISOString(),
            }))
        : [],
    }
  })
}

type Stretch = { startsAt: Date; hours: Hours }

/** Says whether work goes on at the start of the first stretch of hours, and when that changes. */
function openness(stretches: Stretch[]): Pick<ServiceLevels, 'isOpen' | 'changesAt'> {
  const isOpenAt = ({ startsAt, hours }: Stretch) =>
    +nextBusinessTime(startsAt, hours) === +startsAt
  const isOpen = isOpenAt(stretches[0]!)
  for (const [index, stretch] of stretches.entries()) {
    const { startsAt } = stretch
    const limit = stretches[index + 1]?.startsAt ?? new Date(startsAt.getTime() + LONGEST_OPEN_MS)
    const changesAt = isOpenAt(stretch) === isOpen ? nextChange(stretch, isOpen, limit) : startsAt
    if (changesAt < limit) return { isOpen, changesAt: changesAt.toISOString() }
  }
  return { isOpen, changesAt: null }
}

function nextChange({ startsAt, hours }: Stretch, isOpen: boolean, limit: Date): Date {
  return isOpen ? endOfBusinessTime(startsAt, hours, limit) : nextBusinessTime(startsAt, hours)
}
