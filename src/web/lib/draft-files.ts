import { DRAFT_FILES_DATABASE, type DraftKey, draftKeyText } from './drafts.ts'
import { type KeptDraft, draftsToForget } from './kept-drafts.ts'

const STORE = 'drafts'

/** The files of a draft as they were chosen; none where the browser cannot keep any. */
export async function readDraftFiles(key: DraftKey): Promise<File[]> {
  const drafts = await inStore(keptDrafts)
  return drafts?.find((draft) => draft.key === draftKeyText(key))?.files ?? []
}

export async function changeDraftFiles(
  draftKey: DraftKey,
  change: (kept: File[]) => File[],
): Promise<void> {
  const key = draftKeyText(draftKey)
  await inStore(async (store) => {
    const drafts = await keptDrafts(store)
    const files = change(drafts.find((draft) => draft.key === key)?.files ?? [])
    const draft: KeptDraft = { key, files, keptAtMs: Date.now() }
    if (files.length > 0) store.put(draft)
    else store.delete(key)
    await keptDrafts(store)
  })
}

/** Every visit also clears away what has become too old or too much, whoever's it is. */
async function keptDrafts(store: IDBObjectStore): Promise<KeptDraft[]> {
  // Only this file writes there, always the same shape.
  const drafts = (await answerOf(store.getAll())) as KeptDraft[]
  const forgotten = draftsToForget(drafts, Date.now())
  for (const key of forgotten) store.delete(key)
  return drafts.filter(({ key }) => !forgotten.includes(key))
}

/** Undefined where the browser has no such storage, or no room: a draft is then only its text. */
async function inStore<Result>(
  work: (store: IDBObjectStore) => Promise<Result>,
): Promise<Result | undefined> {
  try {
    const database = await openDatabase()
    try {
      const transaction = database.transaction(STORE, 'readwrite')
      const done = new Promise((resolve, reject) => {
        transaction.addEventListener('complete', resolve)
        transaction.addEventListener('abort', () => reject(transaction.error))
      })
      const [result] = await Promise.all([work(transaction.objectStore(STORE)), done])
      return result
    } finally {
      database.close()
    }
  } catch (error) {
    console.warn('Cannot keep the files of drafts', error)
    return undefined
  }
}

async function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DRAFT_FILES_DATABASE)
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore(STORE, { keyPath: 'key' })
  })
  const database = await answerOf(request)
  // Somebody signs out in another tab, which deletes it.
  database.addEventListener('versionchange', () => database.close())
  return database
}

function answerOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error))
  })
}
