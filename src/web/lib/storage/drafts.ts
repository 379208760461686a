import { readStored, writeStored } from './storage.ts'

const PREFIX = 'draft:'

/** Database with the files of drafts; local storage takes only text. */
export const DRAFT_FILES_DATABASE = 'draft-files'

/** Begins with the user id, so that a shared browser shows no one another's text. */
export type DraftKey = { userId: string; name: string }

export function draftKeyText({ userId, name }: DraftKey): string {
  return `${PREFIX}${userId}:${name}`
}

export function readDraft(key: DraftKey): string | null {
  return readStored('localStorage', draftKeyText(key))
}

export function writeDraft(key: DraftKey, text: string | null) {
  writeStored('localStorage', draftKeyText(key), text)
}

/** The names of a person's drafts. */
export function draftNames(userId: string): string[] {
  const start = draftKeyText({ userId, name: '' })
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(start))
    return keys.map((key) => key.slice(start.length))
  } catch (error) {
    console.warn('Cannot read the drafts', error)
    return []
  }
}

/** Drafts go with sign-out. */
export async function clearDrafts(): Promise<void> {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX))
    for (const key of keys) localStorage.removeItem(key)
  } catch (error) {
    console.warn('Cannot clear the drafts', error)
  }
  await deleteDraftFiles()
}

const LONGEST_WAIT_MS = 1_000

/** The whole database: that needs none of the code which reads it. */
function deleteDraftFiles(): Promise<void> {
  return new Promise((resolve) => {
    try {
      const request = indexedDB.deleteDatabase(DRAFT_FILES_DATABASE)
      // Blocked by another tab, it is deleted as soon as that one lets go.
      request.addEventListener('blocked', () => resolve())
      request.addEventListener('success', () => resolve())
      request.addEventListener('error', () => resolve())
      // Keeps no one signed in while the browser is busy.
      setTimeout(resolve, LONGEST_WAIT_MS)
    } catch (error) {
      // A private window may have none.
      console.warn('Cannot clear the files of drafts', error)
      resolve()
    }
  })
}
