import { BUSINESS_HOURS } from './calendar.ts'
import { slaDueDates, slaTargets } from './sla.ts'
import { PRIORITIES } from '#shared/tickets/values.ts'

/** Computes the promise to a person who raises a ticket now, for each priority. */
export function slaPromise({ timeZone, now }: { timeZone: string; now: Date }) {
  return {
    calculatedAt: now,
    timeZone,
    businessHours: BUSINESS_HOURS,
    promises: PRIORITIES.map((priority) => ({
      priority,
      ...slaTargets(priority),
      ...slaDueDates(now, priority, timeZone),
    })),
  }
}
