import { useLocation } from 'react-router'

import * as words from '#words/sign-in.ts'
import { useNavigate } from '#web/lib/navigation/navigation.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { popReturnPath } from '#web/lib/navigation/return-path.ts'
import { useWhen } from '#web/lib/use-when.ts'
import { toast } from '#web/ui/feedback/toast.tsx'

import { useViewer } from './viewer-context.ts'

/** The server leads here with `login=success`: says so once, and goes on to where the user was. */
export function useSignInSuccess() {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const viewer = useViewer()

  useWhen(new URLSearchParams(search).get('login') === 'success', () => {
    const query = new URLSearchParams(search)
    query.delete('login')
    const here = { pathname, search: String(query), hash }
    const place = pathname === paths.dashboard ? popReturnPath(viewer) : null

    toast.success(words.signedIn)
    void navigate(place ?? here, { replace: true })
  })
}
