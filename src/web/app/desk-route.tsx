import { DeskPage } from '#web/desk/desk-page.tsx'

import { StaffFrame } from './staff-frame.tsx'

export function DeskRoute() {
  return (
    <StaffFrame>
      <DeskPage />
    </StaffFrame>
  )
}
