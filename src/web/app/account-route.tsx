import type { ReactNode } from 'react'

import { AccountPage } from '#web/account/account-page.tsx'
import { AdminLayout } from '#web/admin/admin-layout.tsx'
import { RequireStaff } from '#web/auth/require-staff.tsx'
import { useViewer } from '#web/auth/viewer-context.ts'

import { pages } from './pages.ts'

/** The account of an agent or administrator. */
export function AccountRoute() {
  return (
    <RequireStaff>
      <OwnFrame>
        <AccountPage />
      </OwnFrame>
    </RequireStaff>
  )
}

/** The frame that they work in. */
function OwnFrame({ children }: { children: ReactNode }) {
  const { isAdmin } = useViewer()
  const Frame = isAdmin ? AdminLayout : pages.portal.Page
  return <Frame>{children}</Frame>
}
