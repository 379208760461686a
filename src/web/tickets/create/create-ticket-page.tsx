import { usePrefetchQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import * as words from '#words/tickets.ts'
import { useViewer } from '#web/access/session/viewer-context.ts'
import { useDocumentTitle } from '#web/lib/navigation/document-title.ts'
import type { DraftKey } from '#web/lib/storage/drafts.ts'
import { ticketQueries } from '#web/tickets/queries/ticket-queries.ts'

import { claimDraft } from './claim-draft.ts'
import { CreateTicketForm } from './create-ticket-form.tsx'
import styles from './create-ticket-page.module.css'

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

/** The draft of this form alone, or null until that is known. */
function useDraftClaim(userId: string): DraftKey | null {
  const [key, setKey] = useState<DraftKey | null>(null)

  useEffect(() => {
    let leaving = claim()

    function claim() {
      const visit = new AbortController()
      void show(visit.signal)
      return visit
    }

    async function show(signal: AbortSignal) {
      const claimed = await claimDraft(userId, signal)
      if (!signal.aborted) setKey(claimed)
    }

    function release() {
      leaving.abort()
    }

    function claimAgain({ persisted }: PageTransitionEvent) {
      // Kept by the browser for the way back, while another tab may have taken the draft.
      if (!persisted) return
      setKey(null)
      leaving = claim()
    }

    window.addEventListener('pagehide', release)
    window.addEventListener('pageshow', claimAgain)
    return () => {
      release()
      window.removeEventListener('pagehide', release)
      window.removeEventListener('pageshow', claimAgain)
    }
  }, [userId])

  return key
}
