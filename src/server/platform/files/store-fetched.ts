import type { Readable } from 'node:stream'

import { v7 as uuidv7 } from 'uuid'

import { asWorker } from '#server/platform/db/as-role.ts'
import type { Tx } from '#server/platform/db/client.ts'
import type { Deps } from '#server/deps.ts'
import { insertPendingFile } from './queries.ts'

/**
 * Streams a file of another system into the store, and returns its key. It is announced first:
 * until it is taken (`takePendingFiles`), the cleanup deletes what is left of it.
 */
export async function storeFetched(
  { db, files, now }: Pick<Deps, 'db' | 'files' | 'now'>,
  customerId: string,
  content: Readable,
): Promise<string> {
  const storageKey = `${customerId}/${uuidv7()}`
  await asWorker(db, (tx) => insertPendingFile(tx, { customerId, storageKey, createdAt: now() }))
  await files.write(storageKey, content)
  return storageKey
}

/**
 * Hands a stored file that is no longer needed to the clean-up, in the transaction that detaches
 * it. The store itself is left alone: the transaction may fail.
 */
export async function announceFile(tx: Tx, storageKey: string, at: Date): Promise<void> {
  const [customerId = ''] = storageKey.split('/')
  await insertPendingFile(tx, { customerId, storageKey, createdAt: at })
}
