import type { User } from '#shared/access/user.ts'
import { useNavigate } from '#web/lib/navigation/navigation.ts'
import type { Address } from '#web/lib/navigation/address.ts'
import { popReturnPath } from '#web/lib/navigation/return-path.ts'
import { useWhen } from '#web/lib/use-when.ts'

/** Leads a signed-in person to the page where they were before, or to the given start. */
export function SignedIn({ start, user }: { start: Address; user: User }) {
  const navigate = useNavigate()

  useWhen(user, () => void navigate(popReturnPath(user) ?? start, { replace: true }))

  return null
}
