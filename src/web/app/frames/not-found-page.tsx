import { Compass } from 'lucide-react'

import * as words from '#words/frames.ts'
import { useDocumentTitle } from '#web/lib/document-title.ts'
import { Link } from '#web/kit/basic/navigation.ts'
import { paths } from '#web/lib/paths.ts'
import { buttonClass } from '#web/kit/parts/button.tsx'
import { DeadEnd } from '#web/kit/feedback/dead-end.tsx'

/** To be shown within the frame of whoever is signed in. */
export function NotFoundPage() {
  useDocumentTitle(words.notFound)

  return (
    <DeadEnd
      icon={<Compass aria-hidden="true" />}
      heading={<h1>{words.notFound}</h1>}
      action={
        <Link to={paths.dashboard} className={buttonClass('primary')}>
          {words.toDashboard}
        </Link>
      }
    >
      {words.notFoundNote}
    </DeadEnd>
  )
}
