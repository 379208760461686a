import { useCurrentUser } from '#web/access/session/auth-queries.ts'
import { PageSpinner } from '#web/ui/display/spinner.tsx'

import { frames } from './frames.ts'
import { NotFoundPage } from './not-found-page.tsx'

/** Shows the frame of the portal to people who are signed in, and to visitors the page alone. */
export function NotFoundRoute() {
  const { data: user, isPending } = useCurrentUser()

  if (isPending) return <PageSpinner />
  if (user) {
    return (
      <frames.portal.Page>
        <NotFoundPage />
      </frames.portal.Page>
    )
  }
  return (
    <main>
      <NotFoundPage />
    </main>
  )
}
