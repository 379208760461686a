import { useQueryClient } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { type ComponentProps, useState } from 'react'

import * as words from '#words/desk-relations.ts'
import { deskTicketQuery } from '#web/desk/ticket-query.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { formatCalendarDay } from '#web/lib/format/format-time.ts'
import { keepAnswer } from '#web/lib/http/query-client.ts'
import { PlainText } from '#web/tickets/html/plain-text.tsx'

import { BriefDialog, type BriefSource } from './brief-dialog.tsx'
import styles from './relations.module.css'

type CustomerBriefProps = Pick<ComponentProps<typeof BriefDialog>, 'source' | 'customer'> & {
  /** The note stands in a banner of the page. */
  hasBanner?: boolean
}

/** The standing note on a customer and the facts of its contract, which agents write themselves. */
export function CustomerBrief({ source, customer, hasBanner = false }: CustomerBriefProps) {
  const { note, contract, contractEndsOn, contractCovers } = customer.brief
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const isEmpty = !note && !contract && !contractEndsOn && !contractCovers

  return (
    <div className={styles.brief} data-written={!isEmpty}>
      {note && !hasBanner && (
        <div className={styles.note}>
          <h3 className={styles.quiet}>{words.standingNote}</h3>
          <PlainText text={note} />
        </div>
      )}
      {(contract || contractEndsOn || contractCovers) && (
        <div>
          <h3 className={styles.quiet}>{words.contract}</h3>
          {contract && <p dir="auto">{contract}</p>}
          {contractEndsOn && <p>{words.contractEnds(formatCalendarDay(contractEndsOn))}</p>}
          {contractCovers && <PlainText text={contractCovers} />}
        </div>
      )}
      <div data-print="hide">
        <Button
          variant="ghost"
          icon={<Pencil aria-hidden="true" />}
          aria-haspopup="dialog"
          onClick={() => {
            setWasOpened(true)
            setIsOpen(true)
          }}
        >
          {isEmpty ? words.addBrief : words.editBrief}
        </Button>
      </div>
      {wasOpened && (
        <BriefDialog
          source={source}
          customer={customer}
          open={isOpen}
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  )
}

/** The brief of a ticket's customer. */
export function useTicketBrief(ticketId: string): BriefSource {
  const queryClient = useQueryClient()
  const query = deskTicketQuery(ticketId)

  return {
    read: async () => (await queryClient.fetchQuery({ ...query, staleTime: 0 })).customer.brief,
    show: (brief) =>
      keepAnswer(
        queryClient,
        query.queryKey,
        (ticket) => ticket && { ...ticket, customer: { ...ticket.customer, brief } },
      ),
  }
}
