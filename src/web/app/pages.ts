import { type ComponentType, lazy, type PropsWithChildren } from 'react'
import { matchPath } from 'react-router'

import { paths, patterns } from '#web/lib/paths.ts'

export function page<Name extends string>(
  load: () => Promise<Record<Name, ComponentType<PropsWithChildren>>>,
  name: Name,
) {
  return { load, Page: lazy(async () => ({ default: (await load())[name] })) }
}

const loadAdmin = () => import('./admin-routes.tsx')

export const pages = {
  login: page(() => import('#web/access/login-page.tsx'), 'LoginPage'),
  adminLogin: page(() => import('#web/access/admin-login-page.tsx'), 'AdminLoginPage'),
  setPassword: page(() => import('#web/access/set-password-page.tsx'), 'SetPasswordPage'),
  notFound: page(() => import('./not-found-route.tsx'), 'NotFoundRoute'),

  portal: page(() => import('./portal-layout.tsx'), 'PortalLayout'),
  dashboard: page(() => import('#web/dashboard/dashboard-page.tsx'), 'DashboardPage'),
  tickets: page(() => import('#web/tickets/list/ticket-list-page.tsx'), 'TicketListPage'),
  newTicket: page(() => import('#web/tickets/create/create-ticket-page.tsx'), 'CreateTicketPage'),
  ticket: page(() => import('#web/tickets/detail/ticket-detail-page.tsx'), 'TicketDetailPage'),

  account: page(() => import('./account-route.tsx'), 'AccountRoute'),
  desk: page(() => import('./desk-route.tsx'), 'DeskRoute'),

  // Has pages of its own, so that nobody else loads even their names.
  admin: page(loadAdmin, 'AdminRoutes'),
}

type AnyPage = { load: (pathname: string) => Promise<unknown> }

const adminPage: AnyPage = {
  load: async (pathname) => (await loadAdmin()).preloadAdminPath(pathname),
}

/** What a path shows, the more exact patterns first. */
const PAGES_BY_PATH: [pattern: string, pages: AnyPage[]][] = [
  [paths.login, [pages.login]],
  [paths.adminLogin, [pages.adminLogin]],
  [paths.setPassword, [pages.setPassword]],
  [paths.home, [pages.portal, pages.dashboard]],
  [paths.dashboard, [pages.portal, pages.dashboard]],
  [paths.tickets, [pages.portal, pages.tickets]],
  [paths.newTicket, [pages.portal, pages.newTicket]],
  [patterns.ticket, [pages.portal, pages.ticket]],
  [paths.account, [pages.account]],
  [paths.desk, [pages.desk]],
  [`${paths.admin}/*`, [adminPage]],
]

/** Fetches the code of the portal's pages: one that is opened while the server is away must be there. */
export function preloadPortal() {
  for (const path of [paths.dashboard, paths.tickets, paths.newTicket, patterns.ticket]) {
    preloadPath(path)
  }
}

/** Fetches the code of the pages at a path before they are asked for. */
export function preloadPath(pathname: string) {
  const match = PAGES_BY_PATH.find(([pattern]) => matchPath(pattern, pathname))
  for (const { load } of match?.[1] ?? []) {
    // When it fails here, it fails again where somebody is told: on navigation.
    load(pathname).catch(() => undefined)
  }
}
