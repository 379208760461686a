import { Navigate } from 'react-router'

import { useViewer } from '#web/access/viewer-context.ts'
import { homePath } from '#web/lib/return-place.ts'

/** Leads from `/` to where the person starts. */
export function HomeRedirect() {
  return <Navigate to={homePath(useViewer())} replace />
}
