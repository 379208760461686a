import { useLocation } from 'react-router'

import { useWhen } from '#web/lib/use-when.ts'

import { useNavigate } from './navigation.ts'

/**
 * The secret of the link that led here; empty without one. It is taken out of the address, where it
 * could be read over a shoulder or copied with it, and kept next to it for a reload.
 */
export function useLinkToken(): string {
  const { hash, search, state } = useLocation()
  const navigate = useNavigate()

  useWhen(hash.length >= 2 && hash, () => {
    void navigate({ search }, { replace: true, state: { token: hash.slice(1) } })
  })

  return hash.length < 2 ? tokenIn(state) : hash.slice(1)
}

/** The state of a history entry may be anybody's. */
function tokenIn(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('token' in state)) return ''
  return typeof state.token === 'string' ? state.token : ''
}
