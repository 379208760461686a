import { randomBytes, randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'

import { expect } from 'vitest'

import { ID_KEY } from '#server/platform/files/join-file-store.ts'
import { asWorker } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import type { Ticket } from '#shared/tickets/contract.ts'
import { aFile } from '#test/builders.ts'
import type { RemoteClient } from './remote-client.ts'

const PAUSE_MS = 50
const GIVE_UP_MS = 60_000

/** A ticket with a file that a person wants to raise exactly once. */
export type Intent = { subject: string; key: string; bytes: Buffer<ArrayBuffer> }

export function intentsToRaise(count: number): Intent[] {
  return Array.from({ length: count }, (_, index) => anIntent(index + 1))
}

export function anIntent(number = 1): Intent {
  return { subject: `Ticket ${number}`, key: randomUUID(), bytes: randomBytes(20_000 + number) }
}

/** Sends the form like a browser. */
export function send(client: RemoteClient, origin: string, intent: Intent): Promise<Response> {
  const form = new FormData()
  form.set('subject', intent.subject)
  form.set('description', 'It does not work.')
  form.set('priority', 'Low')
  form.set('categories', 'HARDWARE_ISSUE')
  form.append('attachments', aFile(`${intent.subject}.png`, intent.bytes))
  const init = { method: 'POST', body: form, headers: { 'Idempotency-Key': intent.key } }
  return client.send(origin, '/api/tickets', init)
}

/** Tries once, without a retry. Returns undefined when there was no valid answer. */
export async function tryToRaise(
  client: RemoteClient,
  origin: string,
  intent: Intent,
): Promise<Ticket | undefined> {
  const response = await send(client, origin, intent).catch(() => undefined)
  // A truncated answer does not count as an answer.
  const text = await response?.text().catch(() => undefined)
  if (response === undefined || text === undefined) return undefined
  if (response.status === 201) return JSON.parse(text)
  // The server is away, or the first attempt is still in flight. A retry helps with both.
  expect(text).toMatch(/"(unavailable|conflict)"/)
  return undefined
}

/** Retries, at one process after the other, until the ticket exists, as a good client does. */
export async function raise(
  client: RemoteClient,
  originOf: () => string,
  intent: Intent,
): Promise<Ticket> {
  const deadline = Date.now() + GIVE_UP_MS
  while (Date.now() < deadline) {
    const ticket = await tryToRaise(client, originOf(), intent)
    if (ticket) return ticket
    await setTimeout(PAUSE_MS)
  }
  throw new Error(`${intent.subject} could not be raised`)
}

/** Works on the items in parallel, up to the given number at a time. */
export async function inParallel<Item>(
  items: Item[],
  width: number,
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const queue = items.values()
  await Promise.all(
    Array.from({ length: width }, async () => {
      for (const item of queue) await work(item)
    }),
  )
}

/**
 * Checks that every intent became one ticket, with the answered id and the exact bytes of its file.
 */
export async function expectEachOnce(
  { db }: Pick<Deps, 'db'>,
  filesFolder: string,
  answered: Map<Intent, Ticket>,
) {
  const rows = await asWorker(db, (tx) =>
    tx
      .selectFrom('tickets')
      .leftJoin('attachments', 'attachments.ticketId', 'tickets.id')
      .select(['tickets.id', 'tickets.subject', 'filename', 'sizeBytes', 'storageKey'])
      .execute(),
  )
  const wasAnswered = [...answered].map(([{ subject }, ticket]) => `${subject} ${ticket.id}`)
  // Portico has appended the organization to the typed subject.
  const isThere = rows.map((row) => `${row.subject.replace(/ \(.*/, '')} ${row.id}`)
  expect(isThere.toSorted()).toEqual(wasAnswered.toSorted())

  const byId = new Map(rows.map((row) => [row.id, row]))
  for (const [{ bytes }, ticket] of answered) {
    const row = byId.get(ticket.id)
    const stored = await readFile(path.join(filesFolder, row?.storageKey ?? ''))
    expect({ ...row, isWhole: stored.equals(bytes) }).toMatchObject({
      sizeBytes: bytes.length,
      isWhole: true,
    })
  }
}

/** Lists the files in the store, parts of unfinished ones included, and the rows that name them. */
export async function listStore({ db }: Pick<Deps, 'db'>, filesFolder: string) {
  const [attached, pending] = await asWorker(db, async (tx) => [
    await tx.selectFrom('attachments').select('storageKey').execute(),
    await tx.selectFrom('pendingFiles').select('storageKey').execute(),
  ])
  const entries = await readdir(filesFolder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(filesFolder, path.join(entry.parentPath, entry.name)))
    // It belongs to the store itself.
    .filter((key) => key !== ID_KEY)
  return { files: files.toSorted(), attached: keysOf(attached), pending: keysOf(pending) }
}

function keysOf(rows: { storageKey: string | null }[]): string[] {
  return rows.flatMap((row) => row.storageKey ?? []).toSorted()
}
