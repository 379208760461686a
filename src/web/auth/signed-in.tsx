import { useEffect } from 'react'
import { useNavigate } from 'react-router'

import { isAdminPlace, takePlace } from '#web/lib/return-place.ts'

/** Whoever is signed in goes on: to where they were, or to the given start. */
export function SignedIn({ start, isAdmin }: { start: string; isAdmin: boolean }) {
  const navigate = useNavigate()

  useEffect(() => {
    const place = takePlace((other) => isAdmin || !isAdminPlace(other))
    void navigate(place ?? start, { replace: true })
  }, [start, isAdmin, navigate])

  return null
}
