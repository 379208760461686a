import { useEffect, useState } from 'react'

import { filterDraftFiles, readDraftFiles, writeDraftFiles } from '#web/lib/storage/draft-files.ts'
import type { DraftKey } from '#web/lib/storage/drafts.ts'

import { describeFiles } from './submission-keys.ts'

/** The files of what has not been sent survive a reload and a new sign-in, as its text does. */
export function useDraftFiles({ userId, name }: DraftKey) {
  /** Null until they were read, or one was added. */
  const [files, setFiles] = useState<File[] | null>(null)
  const [areKept, setAreKept] = useState(true)

  useEffect(() => {
    let isGone = false

    async function restore() {
      const kept = await readDraftFiles({ userId, name })
      if (!isGone) setFiles((chosen) => chosen ?? kept)
    }

    void restore()
    return () => {
      isGone = true
    }
  }, [userId, name])

  return {
    files: files ?? [],
    isRead: files !== null,
    /** False where the browser cannot: its storage is full or off. */
    areKept,
    change: (next: File[]) => {
      setFiles(next)
      void writeDraftFiles({ userId, name }, next).then(setAreKept)
    },
    /** By their descriptions, once they are sent. They stay on the page until it is left, or they are forgotten. */
    drop: (sent: string[]) =>
      void filterDraftFiles({ userId, name }, (stored) => withoutSent(stored, sent)),
    /** Takes off the page what was sent. */
    forget: (sent: string[]) => setFiles((chosen) => chosen && withoutSent(chosen, sent)),
  }
}

export function withoutSent(files: File[], sent: string[]): File[] {
  const descriptions = describeFiles(files)
  return files.filter((_, index) => !sent.includes(descriptions[index] ?? ''))
}
