import { PRIORITIES } from '#shared/tickets/values.ts'

import { nextBusinessTime } from './business-time.ts'
import { BUSINESS_HOURS } from './calendar.ts'
import { type ContractFacts, countClocks } from './count-clocks.ts'
import { termsOfCustomer } from './terms.ts'

/** Computes the promise to a person who raises a ticket now, for each priority. */
export function slaPromise({
  timeZone,
  now,
  categories = [],
  contract,
}: {
  timeZone: string
  now: Date
  /** Those of the ticket; they count with a contract. */
  categories?: string[]
  contract?: ContractFacts | undefined
}) {
  const terms = contract?.revisions.at(-1)?.terms
  return {
    calculatedAt: now,
    timeZone: terms?.calendar.timeZone ?? timeZone,
    businessHours: BUSINESS_HOURS,
    promises: PRIORITIES.map((priority) => {
      const created = { type: 'created', at: now, byAgent: false, priority, categories }
      const { response, resolution } = countClocks([created], { timeZone, now, contract })
      return {
        priority,
        firstResponseMinutes: response.targetMinutes,
        resolutionMinutes: resolution.targetMinutes,
        /** Null while clocks are paused. */
        responseDueAt: response.dueAt,
        resolutionDueAt: resolution.dueAt,
      }
    }),
    ...(contract &&
      terms && {
        startsAt: nextBusinessTime(now, terms.calendar),
        contract: {
          versionId: contract.versionId,
          validFrom: contract.validFrom,
          terms: termsOfCustomer(terms),
        },
      }),
  }
}
