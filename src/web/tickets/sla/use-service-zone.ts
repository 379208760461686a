import { useQuery } from '@tanstack/react-query'

import { deviceZone, knownZone } from './business-times.ts'
import { ticketQueries } from '#web/tickets/queries/ticket-queries.ts'

/** Whose clock the times of the service level are told by; undefined while that is not known. */
export function useServiceZone() {
  const { data, isPending, isPaused } = useQuery(ticketQueries.serviceZone())

  if (data) return { timeZone: knownZone(data.timeZone), businessHours: data.businessHours }
  // A time that says whose it is is true in any zone.
  return isPending && !isPaused ? undefined : { timeZone: deviceZone(), businessHours: undefined }
}

export type ServiceZone = NonNullable<ReturnType<typeof useServiceZone>>
