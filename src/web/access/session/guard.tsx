import type { ReactNode } from 'react'
import { useLocation } from 'react-router'

import type { User } from '#shared/access/user.ts'
import { useNavigate } from '#web/lib/navigation/navigation.ts'
import {
  isLeavingAnyway,
  rememberReturnPath,
  signInPathFor,
} from '#web/lib/navigation/return-path.ts'
import { useWhen } from '#web/lib/use-when.ts'
import { PageSpinner } from '#web/ui/display/spinner.tsx'

import { useCurrentUser } from './auth-queries.ts'
import { ViewerContext } from './viewer-context.ts'

/** Readers of a page: anyone signed in, portal managers, agents and administrators, administrators. */
export type GuardedFor = 'user' | 'manager' | 'staff' | 'admin'

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
  if (!user) return <SignInRedirect />
  if (!mayEnter(user, only)) return denied

  return <ViewerContext value={user}>{children}</ViewerContext>
}

function mayEnter({ isAgent, isAdmin, isPortalManager }: User, only: GuardedFor): boolean {
  return { user: true, manager: isPortalManager === true, staff: isAgent, admin: isAdmin }[only]
}

/** To the sign-in page, and after it back here. */
function SignInRedirect() {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const place = pathname + search + hash

  useWhen(place, () => {
    // The end of a session may be announced before the answer to a sign-out, which leads elsewhere.
    const to = signInPathFor(pathname)
    if (isLeavingAnyway() || to === null) return
    rememberReturnPath(place)
    void navigate(to, { replace: true })
  })

  return null
}
