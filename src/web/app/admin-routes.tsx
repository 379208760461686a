import { matchPath, Navigate, Route, Routes } from 'react-router'

import { AdminLayout } from '#web/admin/admin-layout.tsx'
import { paths, patterns } from '#web/lib/paths.ts'

import { page, pages } from './pages.ts'

const adminPages = {
  dashboard: page(() => import('#web/admin/admin-dashboard-page.tsx'), 'AdminDashboardPage'),
  customers: page(() => import('#web/customers/customer-list-page.tsx'), 'CustomerListPage'),
  newCustomer: page(() => import('#web/customers/customer-form-page.tsx'), 'NewCustomerPage'),
  customer: page(() => import('#web/customers/customer-form-page.tsx'), 'EditCustomerPage'),
  ssoGuide: page(() => import('#web/sso-guide/sso-guide-page.tsx'), 'SsoGuidePage'),
}

const PAGES_BY_PATH = [
  [paths.admin, adminPages.dashboard],
  [paths.adminDashboard, adminPages.dashboard],
  [paths.customers, adminPages.customers],
  [paths.newCustomer, adminPages.newCustomer],
  [patterns.customer, adminPages.customer],
  [patterns.ssoGuide, adminPages.ssoGuide],
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
  return (
    <Routes>
      <Route element={<AdminLayout />}>
        <Route index element={<Navigate to={paths.adminDashboard} replace />} />
        <Route path={within(paths.adminDashboard)} element={<adminPages.dashboard.Page />} />
        <Route path={within(paths.customers)} element={<adminPages.customers.Page />} />
        <Route path={within(paths.newCustomer)} element={<adminPages.newCustomer.Page />} />
        <Route path={within(patterns.customer)} element={<adminPages.customer.Page />} />
        <Route path={within(patterns.ssoGuide)} element={<adminPages.ssoGuide.Page />} />
      </Route>
      <Route path="*" element={<pages.notFound.Page />} />
    </Routes>
  )
}
