import { useRoutes } from 'react-router'

import { setupPatterns } from '#web/lib/navigation/setup-paths.ts'

import { NotFoundRoute } from '#web/app/frames/not-found-route.tsx'
import { lazyPage } from './lazy-page.ts'
import type { RouteTable } from './route.ts'

/** Pages that hardly anybody opens: the first file does not even name them. */
export const furtherRoutes: RouteTable<typeof setupPatterns> = {
  setup: {
    path: setupPatterns.setup,
    guard: 'none',
    page: lazyPage(() => import('#web/connections/setup-links/setup-page.tsx'), 'SetupPage'),
  },
  setupTest: {
    path: setupPatterns.setupTest,
    guard: 'none',
    page: lazyPage(
      () => import('#web/connections/setup-links/setup-test-page.tsx'),
      'SetupTestPage',
    ),
  },
}

const tree = [
  ...Object.values(furtherRoutes).map(({ path, page: { Page } }) => ({ path, element: <Page /> })),
  { path: '*', element: <NotFoundRoute /> },
]

export function FurtherRoutes() {
  return useRoutes(tree)
}
