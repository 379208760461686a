import { AccountPage } from '#web/account/account-page.tsx'

import { StaffFrame } from './staff-frame.tsx'

/** The account of an agent or administrator. */
export function AccountRoute() {
  return (
    <StaffFrame>
      <AccountPage />
    </StaffFrame>
  )
}
