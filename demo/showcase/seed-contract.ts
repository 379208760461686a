import { SYSTEM } from '#server/access/audit/actor.ts'
import type { Deps } from '#server/deps.ts'
import { listHolidays } from '#server/service-contracts/holidays/list-holidays.ts'
import { addWindow } from '#server/service-contracts/maintenance/save-window.ts'
import { addVersion } from '#server/service-contracts/save-version.ts'
import { instantOfWallTime, wallTimeAt } from '#shared/sla/business-time.ts'
import { SLA_TARGETS } from '#shared/sla/sla.ts'
import type { ServiceTerms } from '#shared/sla/terms.ts'

const DAY_MS = 24 * 60 * 60_000
/** Before the first start. Earlier tickets count without a contract. */
const DAYS_AGO = 21
const TIME_ZONE = 'Europe/Berlin'

/** A contract in Bavaria with hours on Saturday, a version that is agreed for later, and maintenance that is planned. */
export async function seedContract(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  customerId: string,
): Promise<void> {
  const since = new Date(now().getTime() - DAYS_AGO * DAY_MS)
  const terms = await bavarianTerms(now())
  const version = (validFrom: string, own: ServiceTerms) => ({
    input: { validFrom, terms: { own } },
    by: SYSTEM,
  })
  await addVersion({ db, now: () => since }, customerId, version(dayOf(since), terms))
  const { High } = SLA_TARGETS
  const faster = { ...terms.targets, High: { ...High, firstResponseMinutes: 15 } }
  const later = `${now().getUTCFullYear() + 1}-01-01`
  await addVersion({ db, now }, customerId, version(later, { ...terms, targets: faster }))

  const today = Date.parse(dayOf(now()))
  const saturday = today + (6 - new Date(today).getUTCDay() + 7) * DAY_MS
  const atHour = (hour: number) =>
    instantOfWallTime(saturday + hour * 3_600_000, TIME_ZONE).toISOString()
  const window = {
    name: 'New firewall',
    customerIds: [customerId],
    startsAt: atHour(20),
    endsAt: atHour(26),
  }
  await addWindow({ db, now }, window, SYSTEM)
}

async function bavarianTerms(now: Date): Promise<ServiceTerms> {
  const holidays = await listHolidays('en', now, { country: 'DE', region: 'BY' })
  const workday = [{ from: '08:00', to: '18:00' }]
  const hours = { Mon: workday, Tue: workday, Wed: workday, Thu: workday, Fri: workday }
  const { other: _, ...targets } = SLA_TARGETS
  return {
    calendar: {
      name: 'Bavaria',
      timeZone: TIME_ZONE,
      hours: { ...hours, Sat: [{ from: '09:00', to: '13:00' }], Sun: [] },
      // Half days need the hours of their weekday, which the form gives them.
      holidays: holidays.filter(({ intervals }) => intervals.length === 0),
    },
    targets,
    categoryTargets: [
      {
        category: 'SECURITY_INCIDENT',
        targets: {
          High: { firstResponseMinutes: 15, resolutionMinutes: 120 },
          Medium: { firstResponseMinutes: 30, resolutionMinutes: 240 },
          Low: { firstResponseMinutes: 60, resolutionMinutes: 600 },
        },
      },
    ],
    pauses: { causes: ['waiting', 'maintenance'], clocks: 'both' },
    escalations: [],
    text: 'Two visits a month to the warehouse in Munich are included.',
  }
}

function dayOf(at: Date): string {
  return new Date(wallTimeAt(at, TIME_ZONE)).toISOString().slice(0, 10)
}
