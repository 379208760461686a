import * as words from '#words/ui.ts'
import { useDocumentTitle } from '#web/lib/navigation/document-title.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { DeadEnd } from './dead-end.tsx'
import { AlertMark } from '#web/ui/display/message-marks.tsx'

/** Instead of a page that broke while it was drawn, or whose code could not be fetched. */
export function CrashPage() {
  useDocumentTitle(words.crashTitle)

  return (
    <DeadEnd
      icon={<AlertMark />}
      heading={<h1>{words.crashTitle}</h1>}
      action={
        <Button variant="primary" onClick={() => location.reload()}>
          {words.reload}
        </Button>
      }
    >
      {words.reloadHelps}
    </DeadEnd>
  )
}
