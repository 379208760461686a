import { Suspense } from 'react'
import { Navigate, Route, Routes } from 'react-router'

import { useViewer } from '#web/access/viewer-context.ts'
import { paths, patterns } from '#web/lib/paths.ts'
import { homePath } from '#web/lib/return-place.ts'
import { PageSpinner } from '#web/kit/feedback/spinner.tsx'

import { pages } from './pages.ts'

function Home() {
  return <Navigate to={homePath(useViewer())} replace />
}

export function AppRoutes() {
  return (
    <Suspense fallback={<PageSpinner />}>
      <Routes>
        <Route path={paths.login} element={<pages.login.Page />} />
        <Route path={paths.adminLogin} element={<pages.adminLogin.Page />} />
        <Route path={paths.setPassword} element={<pages.setPassword.Page />} />

        <Route element={<pages.portal.Page />}>
          <Route path={paths.home} element={<Home />} />
          <Route path={paths.dashboard} element={<pages.dashboard.Page />} />
          <Route path={paths.tickets} element={<pages.tickets.Page />} />
          <Route path={paths.newTicket} element={<pages.newTicket.Page />} />
          <Route path={patterns.ticket} element={<pages.ticket.Page />} />
        </Route>

        <Route path={paths.account} element={<pages.account.Page />} />
        <Route path={paths.desk} element={<pages.desk.Page />} />

        <Route path={`${paths.admin}/*`} element={<pages.admin.Page />} />

        <Route path="*" element={<pages.notFound.Page />} />
      </Routes>
    </Suspense>
  )
}
