import { TicketX } from 'lucide-react'

import * as words from '#words/desk-ticket.ts'
import { Link } from '#web/kit/basic/navigation.ts'
import { DeadEnd } from '#web/kit/feedback/dead-end.tsx'
import { buttonClass } from '#web/kit/parts/button.tsx'
import { paths } from '#web/lib/paths.ts'

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
