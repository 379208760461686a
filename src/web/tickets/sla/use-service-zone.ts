import { useQuery } from '@tanstack/react-query'

import { deviceZone, knownZone } from './business-times.ts'
import { ticketQueries } from '#web/tickets/queries/ticket-queries.ts'

/** Returns the time zone of the service level; undefined until it is known. */
export function useServiceZone() {
  const { data, isPending, isPaused } = useQuery(ticketQueries.serviceZone())

  if (data) return { timeZone: knownZone(data.timeZone), businessHours: data.businessHours }
  // A time that says whose it is is true in any zone.
  return isPending && !isPaused ? undefined : { timeZone: deviceZone(), businessHours: undefined }
}

export type ServiceZone = NonNullable<ReturnType<typeof useServiceZone>>
