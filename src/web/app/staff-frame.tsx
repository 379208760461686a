import type { ReactNode } from 'react'

import { AdminLayout } from '#web/admin/admin-layout.tsx'
import { RequireStaff } from '#web/auth/require-staff.tsx'
import { useViewer } from '#web/auth/viewer-context.ts'

import { pages } from './pages.ts'

/** Around a page of agents and administrators: the frame that each of them works in. */
export function StaffFrame({ children }: { children: ReactNode }) {
  return (
    <RequireStaff>
      <OwnFrame>{children}</OwnFrame>
    </RequireStaff>
  )
}

function OwnFrame({ children }: { children: ReactNode }) {
  const { isAdmin } = useViewer()
  const Frame = isAdmin ? AdminLayout : pages.portal.Page
  return <Frame>{children}</Frame>
}
