import { useQuery } from '@tanstack/react-query'

import { heldMailEndpoints } from '#shared/mail/endpoints.ts'
import * as words from '#words/desk-ticket.ts'
import { ticketMailQuery } from '#web/desk/ticket-mail/ticket-mail-query.ts'
import { urlOf } from '#web/lib/http/call.ts'

import styles from './original-mail.module.css'

type OriginalMailProps = {
  ticketId: string
  /** The comment, or the ticket itself. */
  partId: string
}

/** Leads to the mail that a text was made from, for what its reader did not make of it. */
export function OriginalMail({ ticketId, partId }: OriginalMailProps) {
  const { originals = [] } = useQuery(ticketMailQuery(ticketId)).data ?? {}
  const original = originals.find((one) => one.partId === partId)
  if (!original) return null

  const { mailId } = original
  return (
    <p className={styles.original}>
      <a href={urlOf(heldMailEndpoints.getRawMail, { params: { mailId } })} download>
        {words.original}
      </a>
    </p>
  )
}
