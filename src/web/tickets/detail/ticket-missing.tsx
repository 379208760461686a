import { TicketX } from 'lucide-react'

import * as words from '#words/tickets.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { buttonClass } from '#web/ui/controls/button.tsx'
import { DeadEnd } from '#web/ui/feedback/dead-end.tsx'

export function TicketMissing() {
  return (
    <DeadEnd
      icon={<TicketX aria-hidden="true" />}
      heading={<h1>{words.notFound}</h1>}
      action={
        <Link to={paths.tickets} className={buttonClass('primary')}>
          {words.backToTickets}
        </Link>
      }
    >
      {words.notFoundText}
    </DeadEnd>
  )
}
