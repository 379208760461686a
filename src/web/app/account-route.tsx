import { AdminLayout } from '#web/admin/admin-layout.tsx'
import { RequireStaff } from '#web/auth/require-staff.tsx'
import { useViewer } from '#web/auth/viewer-context.ts'

import { pages } from './pages.ts'

export { AccountPage } from '#web/account/account-page.tsx'

/** Around the account of an agent or administrator: the frame that they work in. */
export function AccountFrame() {
  return (
    <RequireStaff>
      <OwnFrame />
    </RequireStaff>
  )
}

function OwnFrame() {
  const { isAdmin } = useViewer()
  return isAdmin ? <AdminLayout /> : <pages.portal.Page />
}
