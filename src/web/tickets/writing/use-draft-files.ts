import { useEffect, useState } from 'react'

import type { DraftKey } from '#web/lib/storage/drafts.ts'

import { loadUploadProgress } from './late-upload-progress.tsx'
import { describeFiles } from './submission-keys.ts'

// Not needed for the first paint, and hardly at all when nothing is attached.
const loadDraftFiles = () => import('#web/lib/storage/draft-files.ts')

async function readKept(key: DraftKey): Promise<File[]> {
  try {
    return await (await loadDraftFiles()).readDraftFiles(key)
  } catch {
    // Its code could not be fetched: the form works without.
    return []
  }
}

type DraftFiles = Awaited<ReturnType<typeof loadDraftFiles>>

/** Returns whether the files are kept. */
async function keep(change: (kept: DraftFiles) => Promise<boolean>): Promise<boolean> {
  try {
    return await change(await loadDraftFiles())
  } catch (error) {
    console.warn('Cannot keep the files of drafts', error)
    return false
  }
}

/** The files of what has not been sent survive a reload and a new sign-in, as its text does. */
export function useDraftFiles({ userId, name }: DraftKey) {
  /** Null until they were read, or one was added. */
  const [files, setFiles] = useState<File[] | null>(null)
  const [areKept, setAreKept] = useState(true)

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
    /** False where the browser cannot: its storage is full or off. */
    areKept,
    change: (next: File[]) => {
      setFiles(next)
      if (next.length > 0) void loadUploadProgress()
      void keep((kept) => kept.writeDraftFiles({ userId, name }, next)).then(setAreKept)
    },
    /** By their descriptions, once they are sent. They stay on the page until it is left, or they are forgotten. */
    drop: (sent: string[]) =>
      void keep((kept) =>
        kept.filterDraftFiles({ userId, name }, (stored) => withoutSent(stored, sent)),
      ),
    /** Takes off the page what was sent. */
    forget: (sent: string[]) => setFiles((chosen) => chosen && withoutSent(chosen, sent)),
  }
}

export function withoutSent(files: File[], sent: string[]): File[] {
  const descriptions = describeFiles(files)
  return files.filter((_, index) => !sent.includes(descriptions[index] ?? ''))
}
