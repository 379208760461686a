import { useLocation } from 'react-router'

import { GUIDE_PLACES } from '#shared/sign-in-failures/values.ts'
import { useNavigate } from '#web/lib/navigation/navigation.ts'
import { setupPaths } from '#web/lib/navigation/setup-paths.ts'
import { readStored, writeStored } from '#web/lib/storage/storage.ts'
import { useWhen } from '#web/lib/use-when.ts'

const KEY = 'setup-link'
/** The parts of the page that an address may lead to, as the fragment names them; fields are further ones. */
const PLACES: readonly string[] = [...GUIDE_PLACES, 'test', 'guide']

/**
 * The secret of the link that led here; empty without one. It is taken out of the address, where it
 * could be read over a shoulder or copied with it, and kept for this tab and those that it opens.
 */
export function useSetupToken(): string {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const given = tokenIn(hash)

  useWhen(given, () => {
    if (!writeStored('sessionStorage', KEY, given)) return
    void navigate(setupPaths.setup, { replace: true })
  })

  return given ?? readStored('sessionStorage', KEY) ?? ''
}

/** The whole link, to be passed on: the address bar does not have its secret. */
export function setupAddress(origin: string, token: string): string {
  return `${origin}${setupPaths.setup}#${token}`
}

/** Null where the fragment names a part of the page, or nothing. */
export function tokenIn(hash: string): string | null {
  const text = hash.slice(1)
  const isPlace = PLACES.includes(text) || text.startsWith('saml.')
  return text === '' || isPlace ? null : text
}
