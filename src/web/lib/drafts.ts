import { readStored, writeStored } from './storage.ts'

const PREFIX = 'draft:'

/** Begins with the user id, so that a shared browser shows nobody another's text. */
type DraftKey = { userId: string; name: string }

function keyOf({ userId, name }: DraftKey): string {
  return `${PREFIX}${userId}:${name}`
}

export function readDraft(key: DraftKey): string | null {
  return readStored('localStorage', keyOf(key))
}

export function writeDraft(key: DraftKey, text: string | null) {
  writeStored('localStorage', keyOf(key), text)
}

/** Drafts go with sign-out. */
export function clearDrafts() {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX))
    for (const key of keys) localStorage.removeItem(key)
  } catch (error) {
    console.warn('Cannot clear the drafts', error)
  }
}
