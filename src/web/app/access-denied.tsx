import { AccessDeniedPage } from '#web/access/access-denied-page.tsx'

import { pages } from './pages.ts'

/** Whoever may not be here stays within the portal, where they may. */
export function AccessDenied() {
  return (
    <pages.portal.Page>
      <AccessDeniedPage />
    </pages.portal.Page>
  )
}
