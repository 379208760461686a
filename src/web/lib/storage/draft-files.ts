import { DRAFT_FILES_DATABASE, type DraftKey, draftKeyText } from './drafts.ts'
import { type KeptDraft, draftsToForget } from './kept-drafts.ts'

const STORE = 'drafts'

/** Bytes, because WebKit stores no file in a private window. Versions before stored files. */
type StoredFile =
  | File
  | (Pick<File, 'name' | 'type' | 'lastModified' | 'size'> & { bytes: ArrayBuffer })
type StoredDraft = KeptDraft<StoredFile>

/** One after the other, as they were made, however long it takes to read the files. */
let lastChange: Promise<unknown> = Promise.resolve()

/** The files of a draft as they were chosen; none where the browser cannot keep any. */
export async function readDraftFiles(key: DraftKey): Promise<File[]> {
  const drafts = await inStore(keptDrafts)
  return drafts?.find((draft) => draft.key === draftKeyText(key))?.files.map(toFile) ?? []
}

/** Returns whether the browser keeps the files. */
export function writeDraftFiles(key: DraftKey, files: File[]): Promise<boolean> {
  return inTurn(async () => {
    // Before the transaction, which ends while something else is waited for.
    const stored = await Promise.all(files.map(toStored))
    return changeStored(key, () => stored)
  })
}

export function filterDraftFiles(
  key: DraftKey,
  choose: (kept: File[]) => File[],
): Promise<boolean> {
  return inTurn(() =>
    changeStored(key, (stored) => {
      const kept = new Map(stored.map((one) => [toFile(one), one]))
      return choose([...kept.keys()]).flatMap((file) => kept.get(file) ?? [])
    }),
  )
}

function inTurn<Result>(change: () => Promise<Result>): Promise<Result> {
  const changed = lastChange.then(change)
  lastChange = changed.catch(() => undefined)
  return changed
}

async function changeStored(
  draftKey: DraftKey,
  change: (stored: StoredFile[]) => StoredFile[],
): Promise<boolean> {
  const key = draftKeyText(draftKey)
  const changed = await inStore(async (store) => {
    const drafts = await keptDrafts(store)
    const files = change(drafts.find((draft) => draft.key === key)?.files ?? [])
    const draft: StoredDraft = { key, files, keptAtMs: Date.now() }
    if (files.length > 0) store.put(draft)
    else store.delete(key)
    await keptDrafts(store)
    return true
  })
  return changed ?? false
}

/** Each visit also deletes drafts that are too old or too many, of any person. */
async function keptDrafts(store: IDBObjectStore): Promise<StoredDraft[]> {
  // Only this file writes there, always the same shape.
  const drafts = (await answerOf(store.getAll())) as StoredDraft[]
  const forgotten = draftsToForget(drafts, Date.now())
  for (const key of forgotten) store.delete(key)
  return drafts.filter(({ key }) => !forgotten.includes(key))
}

async function toStored(file: File): Promise<StoredFile> {
  const { name, type, lastModified, size } = file
  return { name, type, lastModified, size, bytes: await file.arrayBuffer() }
}

function toFile(stored: StoredFile): File {
  if (stored instanceof File) return stored
  const { name, type, lastModified, bytes } = stored
  return new File([bytes], name, { type, lastModified })
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
  // Signing out in another tab deletes the database.
  database.addEventListener('versionchange', () => database.close())
  return database
}

function answerOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error))
  })
}
