import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'

import { rememberPlace } from '#web/lib/return-place.ts'

/** To the sign-in page, and after it back here. */
export function SignInRedirect({ to }: { to: string }) {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const place = pathname + search + hash

  useEffect(() => {
    rememberPlace(place)
    void navigate(to, { replace: true })
  }, [place, to, navigate])

  return null
}
