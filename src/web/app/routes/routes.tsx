import { Navigate } from 'react-router'

import { useViewer } from '#web/access/session/viewer-context.ts'
import { patterns } from '#web/lib/navigation/paths.ts'
import { homePath } from '#web/lib/navigation/return-path.ts'

import { lazyPage } from './lazy-page.ts'
import type { RouteTable } from './route.ts'

const dashboard = lazyPage(() => import('#web/dashboard/dashboard-page.tsx'), 'DashboardPage')

/**
 * The pages of the portal. The desk and the admin area have tables of their own, so that no one
 * else loads even the names in them.
 */
export const routes: RouteTable<Omit<typeof patterns, 'desk' | 'deskTicket'>> = {
  login: {
    path: patterns.login,
    guard: 'none',
    page: lazyPage(() => import('#web/access/sign-in/login-page.tsx'), 'LoginPage'),
  },
  loginCode: {
    path: patterns.loginCode,
    guard: 'none',
    page: lazyPage(() => import('#web/access/sign-in/code-page.tsx'), 'CodePage'),
  },
  adminLogin: {
    path: patterns.adminLogin,
    guard: 'none',
    page: lazyPage(() => import('#web/access/passwords/admin-login-page.tsx'), 'AdminLoginPage'),
  },
  setPassword: {
    path: patterns.setPassword,
    guard: 'none',
    page: lazyPage(() => import('#web/access/passwords/set-password-page.tsx'), 'SetPasswordPage'),
  },
  rate: {
    path: patterns.rate,
    guard: 'none',
    page: lazyPage(() => import('#web/tickets/rating/rate-page.tsx'), 'RatePage'),
  },
  leave: {
    path: patterns.leave,
    guard: 'none',
    page: lazyPage(() => import('#web/tickets/rating/rate-page.tsx'), 'LeavePage'),
  },

  home: {
    path: patterns.home,
    guard: 'user',
    page: { load: dashboard.load, Page: HomeRedirect },
  },
  dashboard: {
    path: patterns.dashboard,
    guard: 'user',
    page: dashboard,
    preload: 'when_idle',
  },
  tickets: {
    path: patterns.tickets,
    guard: 'user',
    page: lazyPage(() => import('#web/tickets/list/ticket-list-page.tsx'), 'TicketListPage'),
    preload: 'when_idle',
  },
  newTicket: {
    path: patterns.newTicket,
    guard: 'user',
    page: lazyPage(() => import('#web/tickets/create/create-ticket-page.tsx'), 'CreateTicketPage'),
    preload: 'when_idle',
  },
  ticket: {
    path: patterns.ticket,
    guard: 'user',
    page: lazyPage(() => import('#web/tickets/detail/ticket-detail-page.tsx'), 'TicketDetailPage'),
    preload: 'when_idle',
  },

  people: {
    path: patterns.people,
    guard: 'manager',
    page: lazyPage(() => import('#web/people/people-page.tsx'), 'ColleaguesPage'),
  },

  serviceLevels: {
    path: patterns.serviceLevels,
    guard: 'user',
    page: lazyPage(
      () => import('#web/service-contracts/service-levels-page.tsx'),
      'ServiceLevelsPage',
    ),
  },

  account: {
    path: patterns.account,
    guard: 'any',
    page: lazyPage(() => import('#web/account/account-page.tsx'), 'AccountPage'),
  },
}

/** Leads from `/` to where the person starts. */
function HomeRedirect() {
  return <Navigate to={homePath(useViewer())} replace />
}
