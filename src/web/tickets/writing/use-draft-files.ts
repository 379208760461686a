import { useEffect, useState } from 'react'

import type { DraftKey } from '#web/lib/drafts.ts'

import { loadUploadProgress } from '#web/tickets/files/late-upload-progress.tsx'
import { describeFiles } from './submission-keys.ts'

// Not needed for the first paint, and by whoever attaches nothing hardly at all.
const loadDraftFiles = () => import('#web/lib/draft-files.ts')

async function readKept(key: DraftKey): Promise<File[]> {
  try {
    return await (await loadDraftFiles()).readDraftFiles(key)
  } catch {
    // Its code could not be fetched: the form works without.
    return []
  }
}

async function keep(key: DraftKey, change: (kept: File[]) => File[]): Promise<void> {
  try {
    await (await loadDraftFiles()).changeDraftFiles(key, change)
  } catch (error) {
    console.warn('Cannot keep the files of drafts', error)
  }
}

/** The files of what has not been sent survive a reload and a new sign-in, as its text does. */
export function useDraftFiles({ userId, name }: DraftKey) {
  /** Null until they were read, or somebody has added one. */
  const [files, setFiles] = useState<File[] | null>(null)

  useEffect(() => {
    let isGone = false

    async function restore() {
      const kept = await readKept({ userId, name })
      if (kept.length > 0) void loadUploadProgress()
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
    change: (next: File[]) => {
      setFiles(next)
      if (next.length > 0) void loadUploadProgress()
      void keep({ userId, name }, () => next)
    },
    /** By their descriptions, once they are sent. They stay on the page until it is left, or they are forgotten. */
    drop: (sent: string[]) => void keep({ userId, name }, (kept) => withoutSent(kept, sent)),
    /** Takes off the page what was sent. */
    forget: (sent: string[]) => setFiles((chosen) => chosen && withoutSent(chosen, sent)),
  }
}

export function withoutSent(files: File[], sent: string[]): File[] {
  const descriptions = describeFiles(files)
  return files.filter((_, index) => !sent.includes(descriptions[index] ?? ''))
}
