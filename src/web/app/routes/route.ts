import type { GuardedFor } from '#web/access/session/guard.tsx'

import type { LazyPage } from './lazy-page.ts'

export type Route = {
  /** As the router matches it. */
  path: string
  /** Readers of the page. The frame around it goes by this too: with `any` it is the reader's own. */
  guard: 'none' | GuardedFor | 'any'
  page: LazyPage
  /** When the code is fetched before it is asked for; always when a link to it is pointed at. */
  preload?: 'when_idle'
}

/** A row for each pattern: a link to a page that has no row does not compile. */
export type RouteTable<Patterns extends Record<string, string>> = {
  [Name in keyof Patterns]: Route & { path: Patterns[Name] }
}
