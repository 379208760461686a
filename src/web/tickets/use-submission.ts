import { useRef, useState } from 'react'

import type { UploadShares } from '#web/lib/upload-shares.ts'

import { createSubmissionKeys, describeFiles } from './submission-keys.ts'

const NOTHING_SENT: UploadShares = { whole: 0, files: [] }

/** What sending a form needs besides its content: one at a time, with its key, progress and a way out. */
export function useSubmission() {
  const [sent, setSent] = useState(NOTHING_SENT)
  const [keys] = useState(createSubmissionKeys)
  const underWay = useRef<AbortController>(null)

  return {
    sent,
    /** Null while one is under way: a second click can come before the button is drawn as busy. */
    begin: (content: unknown, files: File[]) => {
      if (underWay.current) return null
      underWay.current = new AbortController()
      setSent(NOTHING_SENT)
      return {
        files,
        key: keys.keyFor(JSON.stringify([content, describeFiles(files)])),
        onProgress: setSent,
        signal: underWay.current.signal,
      }
    },
    accepted: () => {
      keys.accepted()
      underWay.current = null
    },
    failed: () => {
      underWay.current = null
    },
    cancel: () => underWay.current?.abort(),
  }
}
