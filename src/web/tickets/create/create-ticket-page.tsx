import { usePrefetchQuery, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'

import * as words from '#words/tickets.ts'
import { useViewer } from '#web/access/session/viewer-context.ts'
import { useDocumentTitle } from '#web/lib/navigation/document-title.ts'
import { type DraftKey, draftNames, readDraft } from '#web/lib/storage/drafts.ts'
import { readStored, writeStored } from '#web/lib/storage/storage.ts'
import { ticketQueries } from '#web/tickets/queries/ticket-queries.ts'

import { CreateTicketForm } from './create-ticket-form.tsx'
import { parseTicketDraft } from './ticket-draft.ts'
import styles from './create-ticket-page.module.css'

const NAME = 'new-ticket'

/** In the storage of the tab: the draft that it had last. */
const TAB_KEY = 'new-ticket-draft'

/** After a reload the page that was there may still be about to let go. */
const PATIENCE_MS = 2000

export function CreateTicketPage() {
  // Asked for while it is still being found which draft this form has.
  usePrefetchQuery(ticketQueries.categories())
  const draftKey = useDraftClaim(useViewer().id)
  const [search] = useSearchParams()
  const followsId = search.get('follows')
  const followed = useQuery({
    ...ticketQueries.detail(followsId ?? ''),
    enabled: followsId !== null,
  })
  useDocumentTitle(words.createTitle)

  return (
    <div className={styles.page}>
      <header>
        <h1>{words.createTitle}</h1>
        <p className={styles.subtitle}>{words.createLead}</p>
      </header>
      {/* The form begins with what the followed ticket has. */}
      {draftKey && !followed.isLoading && (
        <CreateTicketForm
          key={`${draftKey.name} ${followsId}`}
          draftKey={draftKey}
          followed={followed.data}
        />
      )}
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

/**
 * The draft for a form of a new ticket, which no other tab has open meanwhile: the one that this
 * tab had before, the newest that is open nowhere, or a new one. Held until the signal ends.
 */
async function claimDraft(userId: string, signal: AbortSignal): Promise<DraftKey> {
  const own = readStored('sessionStorage', TAB_KEY)
  const stored = draftsNewestFirst(userId)
  const ownFirst =
    own !== null && stored.includes(own) ? [own, ...stored.filter((name) => name !== own)] : stored
  for (const name of ownFirst) {
    const isFree = await hold({ userId, name }, { ifAvailable: true }, signal)
    // Asked for first without a limit of time, which on a slow machine would end before an answer comes.
    if (isFree || (name === own && (await waitFor({ userId, name }, signal)))) {
      return remember({ userId, name })
    }
  }
  const name = `${NAME}:${crypto.getRandomValues(new Uint32Array(2)).join('-')}`
  await hold({ userId, name }, {}, signal)
  return remember({ userId, name })
}

function draftsNewestFirst(userId: string): string[] {
  return draftNames(userId)
    .filter((name) => name === NAME || name.startsWith(`${NAME}:`))
    .map((name) => ({ name, ...parseTicketDraft(readDraft({ userId, name })) }))
    .toSorted((one, other) => other.keptAtMs - one.keptAtMs)
    .map(({ name }) => name)
}

function remember(key: DraftKey): DraftKey {
  writeStored('sessionStorage', TAB_KEY, key.name)
  return key
}

/** Returns whether a page that is about to let go has done so in time. */
function waitFor(key: DraftKey, signal: AbortSignal): Promise<boolean> {
  return hold(key, { signal: AbortSignal.timeout(PATIENCE_MS) }, signal)
}

/** False when another tab has it open. Where a browser has no locks, each tab is on its own. */
async function hold(
  { userId, name }: DraftKey,
  options: LockOptions,
  signal: AbortSignal,
): Promise<boolean> {
  if (!('locks' in navigator)) return true
  return new Promise((resolve) => {
    navigator.locks
      .request(`portico:draft:${userId}:${name}`, options, (lock) => {
        resolve(lock !== null)
        if (lock === null || signal.aborted) return undefined
        return new Promise((release) => signal.addEventListener('abort', release))
      })
      .catch(() => resolve(false))
  })
}
