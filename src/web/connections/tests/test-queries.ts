import { queryOptions } from '@tanstack/react-query'

import type { ConnectionTest } from '#shared/connections/tests/contract.ts'
import type { ConnectionCalls } from '#web/connections/page/connection-calls.ts'

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

function askAgainFor(test: ConnectionTest | null | undefined): number | false {
  return test?.state === 'waiting' ? ASK_AGAIN_MS : false
}
