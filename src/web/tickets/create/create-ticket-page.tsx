import { usePrefetchQuery } from '@tanstack/react-query'

import * as words from '#words/tickets.ts'
import { useViewer } from '#web/access/session/viewer-context.ts'
import { useDocumentTitle } from '#web/lib/navigation/document-title.ts'

import { CreateTicketForm } from './create-ticket-form.tsx'
import styles from './create-ticket-page.module.css'
import { ticketQueries } from '#web/tickets/queries/ticket-queries.ts'
import { useDraftClaim } from './use-draft-claim.ts'

export function CreateTicketPage() {
  // Asked for while it is still being found which draft this form has.
  usePrefetchQuery(ticketQueries.categories())
  const draftKey = useDraftClaim(useViewer().id)
  useDocumentTitle(words.createTitle)

  return (
    <div className={styles.page}>
      <header>
        <h1>{words.createTitle}</h1>
        <p className={styles.subtitle}>{words.createLead}</p>
      </header>
      {draftKey && <CreateTicketForm key={draftKey.name} draftKey={draftKey} />}
    </div>
  )
}
