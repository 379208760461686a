import { TicketX } from 'lucide-react'

import * as words from '#words/ticket-detail.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { buttonClass } from '#web/ui/controls/button.tsx'
import { DeadEnd } from '#web/ui/feedback/dead-end.tsx'

export function TicketMissing() {
  return (
    <DeadEnd
      icon={<TicketX aria-hidden="true" />}
      heading={<h1>{words.missing}</h1>}
      action={
        <Link to={paths.tickets} className={buttonClass('primary')}>
          {words.backToTickets}
        </Link>
      }
    >
      {words.missingText}
    </DeadEnd>
  )
}
