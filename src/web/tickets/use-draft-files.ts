import { useEffect, useState } from 'react'

import type { DraftKey } from '#web/lib/drafts.ts'

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

async function keep(key: DraftKey, files: File[]): Promise<void> {
  try {
    await (await loadDraftFiles()).writeDraftFiles(key, files)
  } catch (error) {
    console.warn('Cannot keep the files of drafts', error)
  }
}

/** The files of what has not been sent survive a reload and a new sign-in, as its text does. */
export function useDraftFiles({ userId, name }: DraftKey) {
  const [kept, setKept] = useState<File[]>([])
  /** Null until somebody has added or removed one. */
  const [chosen, setChosen] = useState<File[] | null>(null)

  useEffect(() => {
    let isGone = false
    void readKept({ userId, name }).then((files) => !isGone && setKept(files))
    return () => {
      isGone = true
    }
  }, [userId, name])

  function change(files: File[]) {
    setChosen(files)
    void keep({ userId, name }, files)
  }

  return {
    files: chosen ?? kept,
    change,
    /** Once they are sent. They stay on the page until it is left. */
    drop: () => void keep({ userId, name }, []),
  }
}
