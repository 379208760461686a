import { TicketX } from 'lucide-react'

import * as words from '#words/ticket-detail.ts'
import { Link } from '#web/kit/basic/navigation.ts'
import { paths } from '#web/lib/paths.ts'
import { buttonClass } from '#web/kit/parts/button.tsx'
import { DeadEnd } from '#web/kit/feedback/dead-end.tsx'

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
