import { TriangleAlert } from 'lucide-react'

import { Button } from '#web/ui/button.tsx'
import { DeadEnd } from '#web/ui/dead-end.tsx'

/** Instead of a page that broke while it was drawn, or whose code could not be fetched. */
export function CrashPage() {
  return (
    <DeadEnd
      icon={<TriangleAlert aria-hidden="true" />}
      heading={<h1>This page stopped working</h1>}
      action={
        <Button variant="primary" onClick={() => location.reload()}>
          Reload the page
        </Button>
      }
    >
      Reloading usually helps: a new version may have been put in place, or the connection was lost.
    </DeadEnd>
  )
}
