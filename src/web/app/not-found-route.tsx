import { useCurrentUser } from '#web/access/auth-queries.ts'
import { PageSpinner } from '#web/kit/feedback/spinner.tsx'

import { NotFoundPage } from './not-found-page.tsx'
import { pages } from './pages.ts'

/** Whoever is signed in keeps the links of the portal. */
export function NotFoundRoute() {
  const { data: user, isPending } = useCurrentUser()

  if (isPending) return <PageSpinner />
  if (user) {
    return (
      <pages.portal.Page>
        <NotFoundPage />
      </pages.portal.Page>
    )
  }
  return (
    <main>
      <NotFoundPage />
    </main>
  )
}
