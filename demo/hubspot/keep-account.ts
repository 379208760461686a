import { readFile, rename, writeFile } from 'node:fs/promises'

import type { Account, HubSpotRecord } from './account.ts'
import type { Link } from './associations.ts'
import { uniqueKeys } from './check-properties.ts'
import type { PropertyDefinition } from './catalog.ts'
import type { HubSpotFile } from './files.ts'
import { OBJECT_TYPES, type ObjectType } from './object-types.ts'
import type { HubSpotThread } from './threads.ts'

// The account of a demo outlives its process: the portal's database has the ids of what is in it.

/** Long enough that work on the account is not written again for each of its steps. */
const SAVE_AFTER_MS = 10_000

type Kept = {
  lastId: number
  records: Record<ObjectType, HubSpotRecord[]>
  links: [string, Link[]][]
  properties: Record<ObjectType, PropertyDefinition[]>
  files: (Omit<HubSpotFile, 'content'> & { content: string })[]
  threads: HubSpotThread[]
}

/**
 * Fills the account from the file, if there is one. Saves it there some time after it has changed, and when
 * it is stopped: to write it takes the process that the portal is in.
 */
export async function keepAccount(
  account: Account,
  file: string,
  { saveAfterMs = SAVE_AFTER_MS } = {},
) {
  let last = await readIfThere(file)
  if (last !== undefined) restore(account, JSON.parse(last))
  let saving = Promise.resolve()
  const save = async () => {
    const kept = JSON.stringify(dump(account))
    if (kept === last) return
    // A kill in the middle leaves the file of before.
    await writeFile(`${file}.new`, kept)
    await rename(`${file}.new`, file)
    last = kept
  }
  const queueSave = () => {
    saving = saving.then(save).catch((error: unknown) => {
      console.error('The account of the demo HubSpot could not be saved', error)
    })
    return saving
  }
  let timer: NodeJS.Timeout | undefined
  account.listen(() => {
    timer ??= setTimeout(() => {
      timer = undefined
      void queueSave()
    }, saveAfterMs)
  })
  return {
    isNew: last === undefined,
    async stop() {
      clearTimeout(timer)
      await queueSave()
    },
  }
}

async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8')
  } catch {
    return undefined
  }
}

function dump(account: Account): Kept {
  const records = OBJECT_TYPES.map((type) => [
    type,
    account.tables[type].inOrder.map((record) => ({ ...record, versions: [] })),
  ])
  const ids = OBJECT_TYPES.flatMap((type) => account.tables[type].inOrder.map(({ id }) => id))
  const others = [...account.files.values(), ...account.threads.values()]
  const messages = [...account.threads.values()].flatMap((thread) => thread.messages)
  const all = [...ids, ...others.map(({ id }) => id), ...messages.map(({ id }) => id)]
  return {
    lastId: Math.max(0, ...all.map(Number)),
    records: Object.fromEntries(records),
    links: account.links.entries(),
    properties: account.properties,
    files: [...account.files.values()].map((file) => ({
      ...file,
      content: file.content.toString('base64'),
    })),
    threads: [...account.threads.values()],
  }
}

function restore(account: Account, kept: Kept): void {
  account.continueAfter(kept.lastId)
  Object.assign(account.properties, kept.properties)
  for (const type of OBJECT_TYPES) {
    const table = account.tables[type]
    for (const record of kept.records[type]) {
      const { properties, archivedAt } = record
      const isArchived = archivedAt !== null
      const whole = { ...record, versions: [{ visibleAt: 0, properties, isArchived }] }
      table.byId.set(record.id, whole)
      table.inOrder.push(whole)
      if (isArchived) continue
      for (const key of uniqueKeys(account, type, properties)) table.byUnique.set(key, record.id)
    }
  }
  account.links.restore(kept.links)
  for (const file of kept.files) {
    account.files.set(file.id, { ...file, content: Buffer.from(file.content, 'base64') })
  }
  for (const thread of kept.threads) account.threads.set(thread.id, thread)
}
