import { useRef, useState } from 'react'

import type { DraftKey } from '#web/lib/storage/drafts.ts'
import type { UploadShares } from '#web/lib/http/upload-shares.ts'

import { createSubmissionKeys, describeFiles, submissionStore } from './submission-keys.ts'

const NOTHING_SENT: UploadShares = { whole: 0, files: [] }

/**
 * Everything that sending a form needs besides its content: one at a time, with its key, progress
 * and a way out.
 */
export function useSubmission(draftKey: DraftKey) {
  const [sent, setSent] = useState(NOTHING_SENT)
  const [keys] = useState(() => createSubmissionKeys(submissionStore(draftKey)))
  const underWay = useRef<AbortController>(null)

  return {
    sent,
    /** Null while one is under way: a second click can come before the button is drawn as busy. */
    begin: (content: unknown, files: File[], since?: string) => {
      if (underWay.current) return null
      underWay.current = new AbortController()
      setSent(NOTHING_SENT)
      return {
        files,
        key: keys.keyFor(JSON.stringify([content, describeFiles(files)]), since),
        onProgress: setSent,
        signal: underWay.current.signal,
      }
    },
    /** The unanswered submission. */
    last: keys.last,
    accepted: () => {
      keys.accepted()
      underWay.current = null
    },
    /** A form that is about to be left sends nothing more, but what is sent next is new. */
    forgetKey: keys.accepted,
    failed: () => {
      underWay.current = null
    },
    cancel: () => underWay.current?.abort(),
  }
}
