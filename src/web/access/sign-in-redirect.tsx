import { useLocation } from 'react-router'

import { useNavigate } from '#web/kit/basic/navigation.ts'
import type { Address } from '#web/lib/address.ts'
import { rememberPlace } from '#web/lib/return-place.ts'
import { useWhen } from '#web/lib/use-when.ts'

/** To the sign-in page, and after it back here. */
export function SignInRedirect({ to }: { to: Address }) {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const place = pathname + search + hash

  useWhen(place, () => {
    rememberPlace(place)
    void navigate(to, { replace: true })
  })

  return null
}
