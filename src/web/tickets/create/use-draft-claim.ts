import { useEffect, useState } from 'react'

import type { DraftKey } from '#web/lib/storage/drafts.ts'

import { claimDraft } from './claim-draft.ts'

/** The draft of this form alone, or null until that is known. */
export function useDraftClaim(userId: string): DraftKey | null {
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
