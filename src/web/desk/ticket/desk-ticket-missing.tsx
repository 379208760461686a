import { TicketX } from 'lucide-react'

import * as words from '#words/desk-ticket.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { DeadEnd } from '#web/ui/feedback/dead-end.tsx'
import { buttonClass } from '#web/ui/controls/button.tsx'
import { paths } from '#web/lib/navigation/paths.ts'

export function DeskTicketMissing() {
  return (
    <DeadEnd
      icon={<TicketX aria-hidden="true" />}
      heading={<h1>{words.missing}</h1>}
      action={
        <Link to={paths.desk} className={buttonClass('primary')}>
          {words.toDesk}
        </Link>
      }
    >
      {words.missingText}
    </DeadEnd>
  )
}
