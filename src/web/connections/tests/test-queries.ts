import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'

import type { ConnectionTest } from '#shared/connections/tests/contract.ts'
import { type ConnectionCalls, useConnectionCalls } from '#web/connections/page/connection-calls.ts'
import { refreshSignOn, signOnQueries } from '#web/connections/page/sign-on-queries.ts'
import { useWhen } from '#web/lib/use-when.ts'

/** How often a page asks for an answer that another tab is waiting for. */
const ASK_AGAIN_MS = 2_000

export const testQueries = {
  newest: (calls: ConnectionCalls) =>
    queryOptions({
      queryKey: [...calls.key, 'test'] as const,
      queryFn: ({ signal }) => calls.getNewestTest(signal),
      refetchInterval: ({ state }) => askAgainFor(state.data?.test),
    }),
  one: (calls: ConnectionCalls, testId: string) =>
    queryOptions({
      queryKey: [...calls.key, 'test', testId] as const,
      queryFn: ({ signal }) => calls.getTest(testId, signal),
      refetchInterval: ({ state }) => askAgainFor(state.data),
    }),
}

/** Follows the newest test. Once it has passed, the page reads again when its settings passed last. */
export function useNewestTest() {
  const calls = useConnectionCalls()
  const queryClient = useQueryClient()
  const newest = useQuery(testQueries.newest(calls))
  const test = newest.data?.test
  useWhen(test?.state === 'passed' && test.id, () => {
    void refreshSignOn(queryClient, signOnQueries.state(calls).queryKey)
  })
  return { ...newest, test }
}

function askAgainFor(test: ConnectionTest | null | undefined): number | false {
  return test?.state === 'waiting' ? ASK_AGAIN_MS : false
}
