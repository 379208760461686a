import { queryOptions, useQuery } from '@tanstack/react-query'

import * as words from '#words/desk.ts'
import { heldMailEndpoints } from '#shared/mail/endpoints.ts'
import { call } from '#web/lib/http/call.ts'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'
import { RailCount } from '#web/ui/layout/rail.tsx'

const FRESH_MS = 30_000

/** The server counts no further. */
const MOST = 99

const heldCount = queryOptions({
  queryKey: ['mails', 'count'] as const,
  queryFn: ({ signal }) => call(heldMailEndpoints.countHeldMails, {}, { signal }),
  staleTime: FRESH_MS,
  refetchInterval: FRESH_MS,
})

/** How many emails wait for an agent, unless there are none. */
export function HeldMailCount() {
  const held = useQuery(heldCount).data?.held ?? 0
  if (held === 0) return null
  const count = held > MOST ? `${MOST}+` : String(held)

  return (
    <RailCount>
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>{words.heldMails(count)}</VisuallyHidden>
    </RailCount>
  )
}
