import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { isNetworkError } from '#web/lib/http/api-error.ts'
import { useOnline } from '#web/lib/http/use-online.ts'

import { authQueries } from '#web/access/session/auth-queries.ts'

const RETRY_MS = 10_000

/** Reads the session, and whether the server can be reached; if not, it is asked again and again. */
export function useConnection() {
  const isOnline = useOnline()
  const [lostAt, setLostAt] = useState(0)
  const currentUser = useQuery({
    ...authQueries.currentUser(),
    // A signed-in person waits here only as long as the failure lasts, of any kind.
    refetchInterval: ({ state }) =>
      state.error !== null || state.dataUpdatedAt < lostAt ? RETRY_MS : false,
  })

  return {
    currentUser,
    isDown: !isOnline || isNetworkError(currentUser.error) || currentUser.dataUpdatedAt < lostAt,
    isRetrying: currentUser.isFetching,
    retry: () => void currentUser.refetch(),
    /** A call on this page got no answer. */
    reportLost: () => setLostAt(Date.now()),
  }
}
