import { Suspense } from 'react'
import { type RouteObject, useRoutes } from 'react-router'

import { useCurrentUser } from '#web/access/session/auth-queries.ts'
import { PageSpinner } from '#web/ui/display/spinner.tsx'
import { paths } from '#web/lib/navigation/paths.ts'

import { frames } from '#web/app/frames/frames.ts'
import { lazyPage } from './lazy-page.ts'
import { loadAdminArea, loadDeskArea } from './preload.ts'
import type { Route } from './route.ts'
import { routes } from './routes.tsx'

const AdminArea = lazyPage(loadAdminArea, 'AdminRoutes').Page
const DeskArea = lazyPage(loadDeskArea, 'DeskRoutes').Page
const ManagersOnly = lazyPage(() => import('#web/app/frames/portal-frame.tsx'), 'ManagersOnly').Page
const Further = lazyPage(() => import('./further-routes.tsx'), 'FurtherRoutes').Page

/** The rows with this guard, as the router takes them. */
function guarded(guard: Route['guard']): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route.guard === guard)
    .map(({ path, page: { Page } }) => ({ path, element: <Page /> }))
}

const tree: RouteObject[] = [
  ...guarded('none'),
  {
    element: <frames.portal.Page />,
    children: [...guarded('user'), { element: <ManagersOnly />, children: guarded('manager') }],
  },
  { element: <OwnFrame />, children: guarded('any') },
  {
    element: <frames.staff.Page />,
    children: [
      { path: `${paths.desk}/*`, element: <DeskArea /> },
      { path: `${paths.admin}/*`, element: <AdminArea /> },
    ],
  },
  { path: '*', element: <Further /> },
]

function OwnFrame() {
  const { data: user } = useCurrentUser()
  const { Page } = user && !user.isAgent ? frames.portal : frames.staff
  return <Page />
}

export function AppRoutes() {
  return <Suspense fallback={<PageSpinner />}>{useRoutes(tree)}</Suspense>
}
