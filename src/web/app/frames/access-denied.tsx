import { AccessDeniedPage } from '#web/access/staff/access-denied-page.tsx'

import { frames } from './frames.ts'

/** Keeps people who may not be here within the portal, where they may. */
export function AccessDenied() {
  return (
    <frames.portal.Page>
      <AccessDeniedPage />
    </frames.portal.Page>
  )
}
