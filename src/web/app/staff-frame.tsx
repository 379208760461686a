import type { ReactNode } from 'react'

import { AdminLayout } from '#web/admin/admin-layout.tsx'
import { ConfirmationHost } from '#web/access/confirmation-host.tsx'
import { RequireStaff } from '#web/access/require-staff.tsx'
import { SecondFactorNotice } from '#web/access/second-factor-notice.tsx'
import { useViewer } from '#web/access/viewer-context.ts'

import { AccessDenied } from './access-denied.tsx'
import { pages } from './pages.ts'

/** Around a page of agents and administrators: the frame that each of them works in. */
export function StaffFrame({ children }: { children: ReactNode }) {
  return (
    <RequireStaff denied={<AccessDenied />}>
      <OwnFrame>{children}</OwnFrame>
    </RequireStaff>
  )
}

function OwnFrame({ children }: { children: ReactNode }) {
  const { isAdmin } = useViewer()
  if (!isAdmin) {
    return (
      <>
        <pages.portal.Page>
          <SecondFactorNotice />
          {children}
        </pages.portal.Page>
        <ConfirmationHost />
      </>
    )
  }
  return <AdminLayout denied={<AccessDenied />}>{children}</AdminLayout>
}
