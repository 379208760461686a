import { useLocation } from 'react-router'

import { useNavigate } from '#web/lib/navigation/navigation.ts'
import type { Address } from '#web/lib/navigation/address.ts'
import { isLeavingAnyway, rememberPlace } from '#web/lib/navigation/return-place.ts'
import { useWhen } from '#web/lib/use-when.ts'

/** To the sign-in page, and after it back here. */
export function SignInRedirect({ to }: { to: Address }) {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const place = pathname + search + hash

  useWhen(place, () => {
    // The end of a session may be announced before the answer to a sign-out, which leads elsewhere.
    if (isLeavingAnyway()) return
    rememberPlace(place)
    void navigate(to, { replace: true })
  })

  return null
}
