import {
  type InferDataFromTag,
  QueryClient,
  type QueryKey,
  type Updater,
} from '@tanstack/react-query'

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

type Answer<Key extends QueryKey> = InferDataFromTag<unknown, Key> | undefined

/** Shows the state that a change was answered with. An answer that was asked for before it would bring back the old one. */
export function keepAnswer<Key extends QueryKey>(
  client: QueryClient,
  queryKey: Key,
  answer: Updater<Answer<Key>, Answer<Key>>,
): void {
  void client.cancelQueries({ queryKey, exact: true })
  client.setQueryData(queryKey, answer)
}
