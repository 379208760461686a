import { Compass } from 'lucide-react'

import * as words from '#words/navigation.ts'
import { useDocumentTitle } from '#web/lib/navigation/document-title.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { buttonClass } from '#web/ui/controls/button.tsx'
import { DeadEnd } from '#web/ui/feedback/dead-end.tsx'

/** Belongs within the frame of the signed-in person. */
export function NotFoundPage() {
  useDocumentTitle(words.pageNotFound)

  return (
    <DeadEnd
      icon={<Compass aria-hidden="true" />}
      heading={<h1>{words.pageNotFound}</h1>}
      action={
        <Link to={paths.dashboard} className={buttonClass('primary')}>
          {words.toDashboard}
        </Link>
      }
    >
      {words.pageNotFoundNote}
    </DeadEnd>
  )
}
