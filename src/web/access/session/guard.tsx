import type { ReactNode } from 'react'

import type { User } from '#shared/access/user.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { PageSpinner } from '#web/ui/display/spinner.tsx'

import { useCurrentUser } from './auth-queries.ts'
import { SignInRedirect } from './sign-in-redirect.tsx'
import { ViewerContext } from './viewer-context.ts'

/** Who may see a page: whoever is signed in, agents and administrators, administrators. */
export type GuardedFor = 'user' | 'staff' | 'admin'

type GuardProps = {
  only: GuardedFor
  /** Shown to people who are signed in and may not be here. */
  denied?: ReactNode
  children: ReactNode
}

/** Leads visitors to their sign-in page, and tells the page who is signed in. */
export function Guard({ only, denied, children }: GuardProps) {
  const { data: user, isPending } = useCurrentUser()

  if (isPending) return <PageSpinner />
  if (!user) return <SignInRedirect to={only === 'user' ? paths.login : paths.adminLogin} />
  if (!mayEnter(user, only)) return denied

  return <ViewerContext value={user}>{children}</ViewerContext>
}

function mayEnter({ isAgent, isAdmin }: User, only: GuardedFor): boolean {
  return only === 'user' || (only === 'staff' ? isAgent : isAdmin)
}
