import type { ReactNode } from 'react'

import { paths } from '#web/lib/paths.ts'
import { PageSpinner } from '#web/kit/feedback/spinner.tsx'

import { useCurrentUser } from './auth-queries.ts'
import { SignInRedirect } from './sign-in-redirect.tsx'
import { ViewerContext } from './viewer-context.ts'

export function RequireUser({ children }: { children: ReactNode }) {
  const currentUser = useCurrentUser()

  if (currentUser.isPending) return <PageSpinner />
  if (!currentUser.data) return <SignInRedirect to={paths.login} />

  return <ViewerContext value={currentUser.data}>{children}</ViewerContext>
}
