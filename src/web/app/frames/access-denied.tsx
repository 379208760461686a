import { Lock } from 'lucide-react'

import * as words from '#words/navigation.ts'
import { useDocumentTitle } from '#web/lib/navigation/document-title.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { buttonClass } from '#web/ui/controls/button.tsx'
import { DeadEnd } from '#web/ui/feedback/dead-end.tsx'

import { frames } from './frames.ts'

/** Says that access is denied, within the frame of the portal, whose links lead people to what they may see. */
export function AccessDenied() {
  return (
    <frames.portal.Page>
      <AccessDeniedPage />
    </frames.portal.Page>
  )
}

/** To be shown within the frame of the portal, whose links are the ways on. */
export function AccessDeniedPage() {
  useDocumentTitle(words.accessDenied)

  return (
    <DeadEnd
      icon={<Lock aria-hidden="true" />}
      heading={<h1>{words.accessDenied}</h1>}
      action={
        <Link to={paths.dashboard} className={buttonClass('primary')}>
          {words.toDashboard}
        </Link>
      }
    >
      {words.accessDeniedNote}
    </DeadEnd>
  )
}
