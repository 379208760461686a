import { queryOptions } from '@tanstack/react-query'

import { heldMailEndpoints } from '#shared/mail/held/endpoints.ts'
import { call } from '#web/lib/http/call.ts'

const FRESH_MS = 30_000
/** The server counts no further. */
const MOST = 99

/** How many mails wait for an agent. */
export const heldCount = queryOptions({
  queryKey: ['mails', 'count'] as const,
  queryFn: ({ signal }) => call(heldMailEndpoints.countHeldMails, {}, { signal }),
  staleTime: FRESH_MS,
  refetchInterval: FRESH_MS,
})

export function heldText(held: number): string {
  return held > MOST ? `${MOST}+` : String(held)
}
