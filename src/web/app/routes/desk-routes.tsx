import { Navigate, useRoutes } from 'react-router'

import { Guard } from '#web/access/session/guard.tsx'
import { AccessDeniedPage } from '#web/app/frames/access-denied.tsx'
import { NotFoundPage } from '#web/app/frames/not-found-page.tsx'
import { CustomerHub } from '#web/customer-hub/customer-hub.tsx'
import { usePendingKeys } from '#web/desk/shortcuts/use-pending-keys.ts'
import { deskPaths, deskPatterns } from '#web/lib/navigation/desk-paths.ts'
import { paths, patterns } from '#web/lib/navigation/paths.ts'

import { lazyPage } from './lazy-page.ts'
import { findRoute, preloadRoute } from './preload.ts'
import type { Route, RouteTable } from './route.ts'

type DeskPatterns = Pick<typeof patterns, 'desk' | 'deskTicket'> & typeof deskPatterns

/** The pages of the desk, apart from `routes.tsx` so that no one else loads even their names. */
const deskRoutes: RouteTable<DeskPatterns> = {
  desk: {
    path: patterns.desk,
    guard: 'staff',
    page: lazyPage(() => import('#web/desk/queue/desk-page.tsx'), 'DeskPage'),
  },
  deskTicket: {
    path: patterns.deskTicket,
    guard: 'staff',
    page: lazyPage(() => import('#web/desk/ticket/desk-ticket-page.tsx'), 'DeskTicketPage'),
  },
  time: {
    path: deskPatterns.time,
    guard: 'staff',
    page: lazyPage(() => import('#web/desk/time/time-page.tsx'), 'TimePage'),
  },
  workTypes: {
    path: deskPatterns.workTypes,
    guard: 'admin',
    page: lazyPage(() => import('#web/work-types/work-types-page.tsx'), 'WorkTypesPage'),
  },
  reports: {
    path: deskPatterns.reports,
    guard: 'staff',
    page: lazyPage(() => import('#web/desk/reports/reports-page.tsx'), 'ReportsPage'),
  },
  macros: {
    path: deskPatterns.macros,
    guard: 'staff',
    page: lazyPage(() => import('#web/desk/macros/macros-page.tsx'), 'MacrosPage'),
  },
  mails: {
    path: deskPatterns.mails,
    guard: 'staff',
    page: lazyPage(() => import('#web/desk/mail/mails-page.tsx'), 'MailsPage'),
  },
}

/** Fetches the code of a page of the desk before it is asked for. */
export function preloadDeskPath(pathname: string) {
  const route = findRoute(Object.values(deskRoutes), pathname)
  if (route) preloadRoute(route)
}

const tree = [
  {
    // Shows the header of a customer above its tickets and its time.
    element: <CustomerHub />,
    children: Object.values(deskRoutes).map(({ path, guard, page: { Page } }) => ({
      // The route around these has matched the beginning already.
      path: path.slice(paths.desk.length + 1),
      element: guard === 'admin' ? <OfAdministrators Page={Page} /> : <Page />,
    })),
  },
  { path: 'numbers', element: <Navigate to={deskPaths.reports} replace /> },
  { path: '*', element: <NotFoundPage /> },
]

/** The frame lets agents in as well. */
function OfAdministrators({ Page }: Pick<Route['page'], 'Page'>) {
  return (
    <Guard only="admin" denied={<AccessDeniedPage />}>
      <Page />
    </Guard>
  )
}

/** Within the frame of staff, which lets no one else in. */
export function DeskRoutes() {
  usePendingKeys()
  return useRoutes(tree)
}
