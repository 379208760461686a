import { useEffect } from 'react'
import { useNavigate } from 'react-router'

import type { User } from '#shared/access/user.ts'
import { takePlace } from '#web/lib/return-place.ts'

/** Whoever is signed in goes on: to where they were, or to the given start. */
export function SignedIn({ start, user }: { start: string; user: User }) {
  const navigate = useNavigate()

  useEffect(() => {
    void navigate(takePlace(user) ?? start, { replace: true })
  }, [start, user, navigate])

  return null
}
