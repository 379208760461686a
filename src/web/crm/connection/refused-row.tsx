import { useRef } from 'react'

import type { RefusedAction } from '#shared/crm/contract.ts'
import * as words from '#words/crm.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { focusNeighbour, InlineConfirm } from '#web/ui/dialog/inline-confirm.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { TimeText } from '#web/ui/display/time-text.tsx'
import { paths } from '#web/lib/navigation/paths.ts'
import { formatShortAge } from '#web/lib/format/format-time.ts'

import own from './refused-card.module.css'
import { useSettleAction } from './use-settle-action.ts'

type RefusedRowProps = {
  action: RefusedAction
  /** Called when this row goes and no other can take the focus. */
  onFocusLost: () => void
}

export function RefusedRow({ action, onFocusLost }: RefusedRowProps) {
  const place = useRef<HTMLTableCellElement>(null)
  const { id, ticket, customer, kind, failure, code, correlationId, createdAt } = action
  const name = words.ticketName(ticket.number, ticket.subject)
  const onSettled = () => focusNeighbour(place.current, onFocusLost)
  const retry = useSettleAction(id, 'retry', { onSettled })
  const dismiss = useSettleAction(id, 'dismiss', { onSettled })
  const reference = words.reference(code, correlationId)

  return (
    <tr>
      <th scope="row">
        <Link to={paths.deskTicket(ticket.id)}>
          <bdi>{name}</bdi>
        </Link>
        <bdi className={own.customer}>{customer.name}</bdi>
      </th>
      <td className={own.kind}>{words.kinds[kind]}</td>
      <td className={own.reason}>
        {failure}
        {reference && <span className={own.reference}>{reference}</span>}
      </td>
      <td className={own.age} data-label={words.age}>
        <TimeText at={createdAt} format={formatShortAge} />
      </td>
      <td ref={place} className={own.actions} data-print="hide">
        <InlineConfirm
          label={words.actionsFor(name)}
          question={kind === 'create_ticket' ? words.askDismissTicket : words.askDismiss}
          onConfirm={() => dismiss.mutate()}
        >
          {(button) => (
            <>
              <Button
                busy={retry.isPending}
                aria-label={words.retryAction(name)}
                onClick={() => retry.mutate()}
              >
                {words.retry}
              </Button>
              <Button {...button} busy={dismiss.isPending} aria-label={words.dismissAction(name)}>
                {words.dismiss}
              </Button>
            </>
          )}
        </InlineConfirm>
      </td>
    </tr>
  )
}
