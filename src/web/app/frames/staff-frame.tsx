import { Suspense } from 'react'
import { Outlet } from 'react-router'

import { ConfirmationHost } from '#web/access/staff/confirmation-host.tsx'
import { Guard } from '#web/access/guard.tsx'
import { SecondFactorNotice } from '#web/access/staff/second-factor-notice.tsx'
import { useViewer } from '#web/access/viewer-context.ts'
import { PageSpinner } from '#web/kit/parts/spinner.tsx'

import { AccessDenied } from './access-denied.tsx'
import { AdminFrame } from './admin-frame.tsx'
import { frames } from './frames.ts'

/** Around the pages of agents and administrators: the frame that each of them works in. */
export function StaffFrame() {
  return (
    <Guard only="staff" denied={<AccessDenied />}>
      <OwnFrame />
    </Guard>
  )
}

function OwnFrame() {
  const { isAdmin } = useViewer()
  if (isAdmin) return <AdminFrame />
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
