import type { ReactNode } from 'react'

import { paths } from '#web/lib/paths.ts'
import { PageSpinner } from '#web/kit/feedback/spinner.tsx'

import { useCurrentUser } from './auth-queries.ts'
import { SignInRedirect } from './sign-in-redirect.tsx'
import { ViewerContext } from './viewer-context.ts'

type GuardProps = {
  /** For whoever is signed in and may not be here. */
  denied: ReactNode
  children: ReactNode
}

/** For agents and administrators. */
export function RequireStaff({ denied, children }: GuardProps) {
  const currentUser = useCurrentUser()

  if (currentUser.isPending) return <PageSpinner />
  if (!currentUser.data) return <SignInRedirect to={paths.adminLogin} />
  if (!currentUser.data.isAgent) return denied

  return <ViewerContext value={currentUser.data}>{children}</ViewerContext>
}
