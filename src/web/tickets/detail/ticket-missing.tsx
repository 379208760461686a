import { TicketX } from 'lucide-react'

import { Link } from '#web/kit/basic/navigation.ts'
import { paths } from '#web/lib/paths.ts'
import { buttonClass } from '#web/kit/parts/button.tsx'
import { DeadEnd } from '#web/kit/feedback/dead-end.tsx'

export function TicketMissing() {
  return (
    <DeadEnd
      icon={<TicketX aria-hidden="true" />}
      heading={<h1>Ticket Not Found</h1>}
      action={
        <Link to={paths.tickets} className={buttonClass('primary')}>
          Back to Tickets
        </Link>
      }
    >
      The ticket you are looking for does not exist or you don't have access to it.
    </DeadEnd>
  )
}
