import { X } from 'lucide-react'

import type { DeskTicket } from '#shared/desk/contract.ts'
import { relateEndpoints } from '#shared/desk/endpoints.ts'
import { withoutOrganization } from '#shared/tickets/organization-suffix.ts'
import * as words from '#words/desk-relations.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { errorMessage } from '#web/lib/http/api-error.ts'
import { call } from '#web/lib/http/call.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { StatusBadge } from '#web/tickets/display/ticket-badges.tsx'

import styles from './relations.module.css'
import { useTicketAct } from './relations-mutations.ts'

/** The tickets that this one belongs to, as staff have said. */
export function LinksCard({ ticket }: { ticket: DeskTicket }) {
  const unlink = useTicketAct<string>(ticket.id, {
    act: (otherTicketId) =>
      call(relateEndpoints.unlinkTicket, { params: { ticketId: ticket.id, otherTicketId } }),
    onDone: () => toast.success(words.unlinked),
    onFailed: (error) => toast.error(`${words.unlinkFailed}. ${errorMessage(error)}`),
  })

  return (
    <Card title={words.linkedTickets}>
      <ul className={styles.links}>
        {ticket.relations.links.map(({ id, number, subject, status, way, customer }) => (
          <li key={id} className={styles.link}>
            <div className={styles.linkText}>
              <span className={styles.quiet}>{words.linkWays[way]}</span>
              <Link to={paths.deskTicket(id)}>
                <bdi>{withoutOrganization(subject, customer.name)}</bdi>
              </Link>
              <span className={styles.quiet}>
                {customer.id === ticket.customer.id
                  ? words.numbered(String(number))
                  : words.numberedOf(String(number), customer.name)}
              </span>
            </div>
            <StatusBadge status={status} />
            <span data-print="hide">
              <IconButton label={words.unlink(String(number))} onClick={() => unlink.mutate(id)}>
                <X aria-hidden="true" />
              </IconButton>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
