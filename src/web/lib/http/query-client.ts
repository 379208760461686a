import { QueryClient } from '@tanstack/react-query'

import { ApiError } from './api-error.ts'

const STALE_MS = 30_000

/** Once more when the server had a bad moment; asking again does not change a refusal. */
export function isWorthRetrying(failures: number, error: unknown): boolean {
  return failures < 1 && error instanceof ApiError && error.status >= 500
}

export function createQueryClient() {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: STALE_MS, retry: isWorthRetrying, retryDelay: 1000 },
      mutations: { networkMode: 'always' },
    },
  })
}
