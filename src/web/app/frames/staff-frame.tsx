import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router'

import { ConfirmationHost } from '#web/access/staff/confirmation-host.tsx'
import { Guard } from '#web/access/session/guard.tsx'
import { SecondFactorNotice } from '#web/access/staff/second-factor-notice.tsx'
import { useViewer } from '#web/access/session/viewer-context.ts'
import { PageSpinner } from '#web/ui/display/spinner.tsx'
import { isDeskPath } from '#web/lib/navigation/return-path.ts'

import { AccessDenied } from './access-denied.tsx'
import { AdminFrame } from './admin-frame.tsx'
import { frames } from './frames.ts'

/**
 * Around the pages of agents and administrators: the frame that each of them works in. At the desk
 * that is the portal's for both, since the feed of changes comes with it.
 */
export function StaffFrame() {
  return (
    <Guard only="staff" denied={<AccessDenied />}>
      <OwnFrame />
    </Guard>
  )
}

function OwnFrame() {
  const { isAdmin } = useViewer()
  const { pathname } = useLocation()
  if (isAdmin && !isDeskPath(pathname)) return <AdminFrame />
  return (
    <>
      <frames.portal.Page>
        <SecondFactorNotice />
        <Suspense fallback={<PageSpinner />}>
          <Outlet />
        </Suspense>
      </frames.portal.Page>
      <ConfirmationHost />
    </>
  )
}
