import { useEffect } from 'react'
import { matchPath, Navigate, Route, Routes } from 'react-router'

import { AdminLayout } from '#web/admin/admin-layout.tsx'
import { useCurrentUser } from '#web/access/auth-queries.ts'
import { adminPaths, adminPatterns } from '#web/lib/admin-paths.ts'
import { paths } from '#web/lib/paths.ts'

import { AccessDenied } from './access-denied.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { page, pages } from './pages.ts'
import { preloadLinks } from './preload-links.ts'

const adminPages = {
  dashboard: page(() => import('#web/admin/admin-dashboard-page.tsx'), 'AdminDashboardPage'),
  customers: page(() => import('#web/customers/customer-list-page.tsx'), 'CustomerListPage'),
  newCustomer: page(() => import('#web/customers/customer-form-page.tsx'), 'NewCustomerPage'),
  customer: page(() => import('#web/customers/customer-form-page.tsx'), 'EditCustomerPage'),
  auditLog: page(() => import('#web/audit/audit-log-page.tsx'), 'AuditLogPage'),
  setup: page(() => import('#web/setup/setup-page.tsx'), 'SetupPage'),
  settings: page(() => import('#web/settings/settings-page.tsx'), 'SettingsPage'),
  usage: page(() => import('#web/usage/usage-page.tsx'), 'UsagePage'),
  people: page(() => import('#web/people/people-page.tsx'), 'PeoplePage'),
  deletedCustomers: page(
    () => import('#web/customers/deleted-customers-page.tsx'),
    'DeletedCustomersPage',
  ),
  ssoGuide: page(() => import('#web/sso-guide/sso-guide-page.tsx'), 'SsoGuidePage'),
  signInFailures: page(
    () => import('#web/sign-in-failures/sign-in-failures-page.tsx'),
    'SignInFailuresPage',
  ),
  team: page(() => import('#web/staff/team-page.tsx'), 'TeamPage'),
}

const PAGES_BY_PATH = [
  [paths.admin, adminPages.dashboard],
  [paths.adminDashboard, adminPages.dashboard],
  [adminPaths.customers, adminPages.customers],
  [adminPaths.newCustomer, adminPages.newCustomer],
  [adminPatterns.customer, adminPages.customer],
  [adminPatterns.customerPeople, adminPages.people],
  [adminPaths.deletedCustomers, adminPages.deletedCustomers],
  [adminPatterns.ssoGuide, adminPages.ssoGuide],
  [adminPaths.auditLog, adminPages.auditLog],
  [adminPaths.signInFailures(), adminPages.signInFailures],
  [adminPaths.settings, adminPages.settings],
  [adminPaths.usage, adminPages.usage],
  [adminPaths.setup, adminPages.setup],
  [adminPaths.team, adminPages.team],
] as const

/** Fetches the code of a page of the admin area before it is asked for. */
export async function preloadAdminPath(pathname: string) {
  await PAGES_BY_PATH.find(([pattern]) => matchPath(pattern, pathname))?.[1].load()
}

/** Routes within a route are matched without what the outer one has matched. */
function within(path: string): string {
  return path.slice(paths.admin.length + 1)
}

export function AdminRoutes() {
  useEffect(preloadLinks, [])

  return (
    <Routes>
      <Route element={<AdminLayout denied={<AccessDenied />} />}>
        <Route index element={<Navigate to={paths.adminDashboard} replace />} />
        <Route path={within(paths.adminDashboard)} element={<adminPages.dashboard.Page />} />
        <Route path={within(adminPaths.customers)} element={<adminPages.customers.Page />} />
        <Route path={within(adminPaths.newCustomer)} element={<adminPages.newCustomer.Page />} />
        <Route path={within(adminPatterns.customer)} element={<adminPages.customer.Page />} />
        <Route path={within(adminPatterns.customerPeople)} element={<adminPages.people.Page />} />
        <Route
          path={within(adminPaths.deletedCustomers)}
          element={<adminPages.deletedCustomers.Page />}
        />
        <Route path={within(adminPatterns.ssoGuide)} element={<adminPages.ssoGuide.Page />} />
        <Route path={within(adminPaths.auditLog)} element={<adminPages.auditLog.Page />} />
        <Route
          path={within(adminPaths.signInFailures())}
          element={<adminPages.signInFailures.Page />}
        />
        <Route path={within(adminPaths.setup)} element={<adminPages.setup.Page />} />
        <Route path={within(adminPaths.settings)} element={<adminPages.settings.Page />} />
        <Route path={within(adminPaths.usage)} element={<adminPages.usage.Page />} />
        <Route path={within(adminPaths.team)} element={<adminPages.team.Page />} />
      </Route>
      <Route path="*" element={<NotFound />} />
    </Routes>
  )
}

/** An administrator keeps the links of the area; everybody else sees what any other address shows. */
function NotFound() {
  const { data: user } = useCurrentUser()
  if (!user?.isAdmin) return <pages.notFound.Page />
  return (
    <AdminLayout denied={<AccessDenied />}>
      <NotFoundPage />
    </AdminLayout>
  )
}
