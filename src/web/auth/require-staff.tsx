import type { ReactNode } from 'react'

import { paths } from '#web/lib/paths.ts'
import { PageSpinner } from '#web/ui/spinner.tsx'

import { AccessDeniedPage } from './access-denied-page.tsx'
import { useCurrentUser } from './auth-queries.ts'
import { SignInRedirect } from './sign-in-redirect.tsx'
import { ViewerContext } from './viewer-context.ts'

/** For agents and administrators. */
export function RequireStaff({ children }: { children: ReactNode }) {
  const currentUser = useCurrentUser()

  if (currentUser.isPending) return <PageSpinner />
  if (!currentUser.data) return <SignInRedirect to={paths.adminLogin} />
  if (!currentUser.data.isAgent) return <AccessDeniedPage />

  return <ViewerContext value={currentUser.data}>{children}</ViewerContext>
}
