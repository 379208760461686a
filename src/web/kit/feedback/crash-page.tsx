import { useDocumentTitle } from '#web/lib/document-title.ts'
import { Button } from '#web/kit/parts/button.tsx'
import { DeadEnd } from './dead-end.tsx'
import { AlertMark } from '#web/kit/parts/message-marks.tsx'

/** Instead of a page that broke while it was drawn, or whose code could not be fetched. */
export function CrashPage() {
  useDocumentTitle('This page stopped working')

  return (
    <DeadEnd
      icon={<AlertMark />}
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
