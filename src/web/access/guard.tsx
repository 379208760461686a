import type { ReactNode } from 'react'

import type { User } from '#shared/access/user.ts'
import { paths } from '#web/lib/paths.ts'
import { PageSpinner } from '#web/kit/parts/spinner.tsx'

import { useCurrentUser } from './auth-queries.ts'
import { SignInRedirect } from './sign-in-redirect.tsx'
import { ViewerContext } from './viewer-context.ts'

/** Who may see a page: whoever is signed in, agents and administrators, administrators. */
export type GuardedFor = 'user' | 'staff' | 'admin'

const MAY_ENTER: Record<GuardedFor, (user: User) => boolean> = {
  user: () => true,
  staff: ({ isAgent }) => isAgent,
  admin: ({ isAdmin }) => isAdmin,
}

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
  if (!MAY_ENTER[only](user)) return denied

  return <ViewerContext value={user}>{children}</ViewerContext>
}
