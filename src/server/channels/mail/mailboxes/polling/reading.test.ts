import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'

import { expect, onTestFinished, test } from 'vitest'

import { asWorker } from '#server/platform/db/as-role.ts'
import type { IncomingMail } from '#server/channels/mail/incoming-mail.ts'
import { createMailAccess } from '#server/channels/mail/create-mail-access.ts'
import { openImapStore } from '#server/channels/mail/mailboxes/imap/open-imap-store.ts'
import type { MailStore } from '#server/channels/mail/mailboxes/mail-store.ts'
import { MailboxProblem } from '#server/channels/mail/mailboxes/mailbox-problem.ts'
import { aMailbox } from '#test/a-mailbox.ts'
import { buildTestApp, type TestApp } from '#test/build-test-app.ts'
import { anImapServer } from '#test/imap-server.ts'
import { findPlace, LostMailbox } from './find-place.ts'
import { type FollowDeps, followMailbox } from './follow-mailbox.ts'
import { claimMailbox, findMailboxOf, releaseMailbox } from './queries.ts'
import { MAX_MAIL_BYTES, readMailbox } from './read-mailbox.ts'
import { startMailReaders } from './start-mail-readers.ts'

const PATIENCE = { interval: 20 }
const { signal } = new AbortController()

/** Creates everything that reading needs, with the mails that were taken. */
async function aReader(portal: TestApp) {
  const taken: IncomingMail[] = []
  const deps: FollowDeps = {
    ...portal.deps,
    mailAccess: createMailAccess(portal.deps),
    ingestMail: async (_tx, mail) => void taken.push(mail),
  }
  return { deps, taken }
}

async function claim(portal: TestApp, mailboxId: string, readerId = randomUUID()) {
  const reader = { mailboxId, readerId }
  const row = await asWorker(portal.deps.db, (tx) => claimMailbox(tx, reader, 60))
  if (!row) throw new Error('the mailbox has a reader')
  return { reader, row }
}

/** Reads once, from where the mailbox stands in the database. */
async function readOnce(
  deps: FollowDeps,
  {
    reader,
    store,
    failures = new Map(),
  }: {
    reader: Awaited<ReturnType<typeof claim>>['reader']
    store: MailStore
    failures?: Map<number, number>
  },
) {
  const row = await asWorker(deps.db, (tx) => findMailboxOf(tx, reader))
  if (!row) throw new LostMailbox()
  const place = await findPlace(deps, { row, reader, store })
  return readMailbox(deps, { reader, store, ...place, failures, signal })
}

test('a mailbox is read from the moment at which it is connected, each mail once, also when its transaction fails', async () => {
  const portal = await buildTestApp()
  const imap = await anImapServer()
  imap.deliver('Subject: old\r\n\r\nFrom before')
  const { deps, taken } = await aReader(portal)
  const { reader } = await claim(portal, await aMailbox(portal))
  const store = await openImapStore(imap.door, signal)
  await readOnce(deps, { reader, store })
  expect(taken).toEqual([])

  const head = 'Message-ID: <1@a.example>\r\nSubject: first'
  const uids = [imap.deliver(`${head}\r\n\r\nHello`), imap.deliver('Subject: second\r\n\r\nHi')]
  let isBroken = true
  const breaking: FollowDeps = {
    ...deps,
    async ingestMail(tx, mail) {
      if (mail.uid === uids[1] && isBroken) throw new Error('the process ended')
      await deps.ingestMail(tx, mail)
    },
  }
  await expect(readOnce(breaking, { reader, store })).rejects.toThrow('the process ended')
  expect(taken.map(({ uid }) => uid)).toEqual(uids.slice(0, 1))
  isBroken = false
  await readOnce(breaking, { reader, store })
  await readOnce(breaking, { reader, store })
  expect(taken.map(({ uid }) => uid)).toEqual(uids)
  expect(taken[0]).toMatchObject({ uidValidity: 7, cut: null, mailboxId: reader.mailboxId })
  expect(taken[0]?.head.toString()).toBe(head)
  expect(await text(await deps.files.read(taken[0]?.rawKey ?? ''))).toBe(`${head}\r\n\r\nHello`)
  // The file of the try that failed is announced to the clean-up, the others are kept.
  const pending = await asWorker(deps.db, (tx) =>
    tx.selectFrom('pendingFiles').select('storageKey').execute(),
  )
  expect(pending).toHaveLength(1)
  expect(taken.map(({ rawKey }) => rawKey)).not.toContain(pending[0]?.storageKey)
  await store.close()
})

test('a mailbox is read again from some weeks before, not from before it was connected, when its ids start again', async () => {
  const portal = await buildTestApp()
  const imap = await anImapServer()
  const { deps, taken } = await aReader(portal)
  const { reader } = await claim(portal, await aMailbox(portal, { firstDays: 3 }))
  const days = (count: number) => new Date(portal.deps.now().getTime() - count * 86_400_000)
  imap.deliver('Subject: too old\r\n\r\n', { at: days(5) })
  const wanted = imap.deliver('Subject: of the last days\r\n\r\n', { at: days(2) })
  const store = await openImapStore(imap.door, signal)
  await readOnce(deps, { reader, store })
  expect(taken.map(({ uid }) => uid)).toEqual([wanted])
  await store.close()

  imap.beginAnew()
  const again = await openImapStore(imap.door, signal)
  await readOnce(deps, { reader, store: again })
  const placed = taken.map(({ uidValidity, uid }) => ({ uidValidity, uid }))
  expect(placed.slice(1)).toEqual([{ uidValidity: 8, uid: 2 }])
  await readOnce(deps, { reader, store: again })
  expect(taken).toHaveLength(2)
  await again.close()
})

/** An inbox in memory, for what no server does on demand. */
function aStore(overrides: Partial<MailStore>): MailStore {
  return {
    uidValidity: 1,
    uidNext: 1,
    listAfter: async () => [],
    findFirstSince: async () => undefined,
    download: async () => undefined,
    waitForNews: async () => undefined,
    close: async () => undefined,
    ...overrides,
  }
}

test('a mail stops no other when it is too long, stands for another, is gone or cannot be read', async () => {
  const portal = await buildTestApp()
  const { deps, taken } = await aReader(portal)
  const { reader } = await claim(portal, await aMailbox(portal))
  await readOnce(deps, { reader, store: aStore({}) })
  const receivedAt = portal.deps.now()
  const sizes = [MAX_MAIL_BYTES + 1, 100, 100, 100, 100]
  const asked: [number, number][] = []
  const store = aStore({
    listAfter: async (after) =>
      sizes.map((sizeBytes, index) => ({ uid: index + 1, sizeBytes, receivedAt })).slice(after),
    async download(uid, { maxBytes }) {
      asked.push([uid, maxBytes])
      if (uid === 2) {
        const subject = 'Retrieval using the IMAP4 protocol failed for the following message: 7'
        return Readable.from([Buffer.from(`Subject: ${subject}\r\n\r\nThe server…`)])
      }
      if (uid === 3) return undefined
      if (uid === 4) throw new MailboxProblem('lost', 'The connection broke off.')
      return Readable.from([Buffer.from('Subject: a mail\n\nText')])
    },
  })
  const failures = new Map<number, number>()
  const tries: unknown[] = []
  for (let count = 0; count < 10 && taken.length < 4; count += 1) {
    tries.push(await readOnce(deps, { reader, store, failures }).catch(() => 'failed'))
  }
  expect(tries).toEqual(['failed', 'failed', 'failed', 'failed', 5])
  expect(taken.map(({ uid, cut }) => [uid, cut])).toEqual([
    [1, 'too_large'],
    [2, 'substitute'],
    [4, 'unreadable'],
    [5, null],
  ])
  expect(asked[0]?.[1]).toBeLessThan(1_000_000)
  expect(taken.at(-1)?.head.toString()).toBe('Subject: a mail')
})

test('a mailbox has one reader: another takes over when its lease ran out, and the first takes nothing more', async () => {
  const portal = await buildTestApp()
  const { deps, taken } = await aReader(portal)
  const { db } = portal.deps
  const { reader } = await claim(portal, await aMailbox(portal))
  const receivedAt = portal.deps.now()
  const store = aStore({
    listAfter: async (after) => [{ uid: 1, sizeBytes: 1, receivedAt }].slice(after),
    download: async () => Readable.from([Buffer.from('x')]),
  })
  await readOnce(deps, { reader, store: aStore({}) })
  const { mailboxId } = reader
  await expect(claim(portal, mailboxId)).rejects.toThrow('has a reader')
  await asWorker(db, (tx) =>
    tx
      .updateTable('mailboxes')
      .set({ readerUntil: new Date(0) })
      .where('id', '=', mailboxId)
      .execute(),
  )
  const other = await claim(portal, mailboxId)
  const place = { lastUid: 0, readFrom: new Date(0), failures: new Map(), signal }
  await expect(readMailbox(deps, { reader, store, ...place })).rejects.toThrow(LostMailbox)
  await readMailbox(deps, { reader: other.reader, store, ...place })
  // The same mail once more, as after an answer of the database that was lost.
  await expect(readMailbox(deps, { reader: other.reader, store, ...place })).rejects.toThrow(
    LostMailbox,
  )
  expect(taken).toHaveLength(1)
  await asWorker(db, (tx) => releaseMailbox(tx, other.reader))
  await claim(portal, mailboxId)
})

test('a reader takes mail as it comes, says since when a mailbox is away', async () => {
  const portal = await buildTestApp()
  const imap = await anImapServer()
  const { deps, taken } = await aReader(portal)
  const id = await aMailbox(portal, { imapPort: imap.port, firstDays: 1 })
  imap.deliver('Subject: one\r\n\r\n')
  const readers = startMailReaders(deps)
  onTestFinished(() => readers.stop())
  await expect.poll(() => taken.length, PATIENCE).toBe(1)
  imap.deliver('Subject: two\r\n\r\n')
  await expect.poll(() => taken.length, PATIENCE).toBe(2)
  const state = () =>
    asWorker(deps.db, (tx) =>
      tx.selectFrom('mailboxes').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    )
  expect(await state()).toMatchObject({ readAt: portal.deps.now(), unreachableSince: null })

  imap.stop()
  await expect.poll(async () => (await state()).unreachableSince, PATIENCE).toEqual(deps.now())
  expect((await state()).lastError).toMatch(/connection|port/)
  await readers.stop()
  expect(await state()).toMatchObject({ readerId: null, readerUntil: null })
})

test('following a mailbox ends when it is switched off', async () => {
  const portal = await buildTestApp()
  const { deps } = await aReader(portal)
  const { reader } = await claim(portal, await aMailbox(portal))
  await asWorker(deps.db, (tx) =>
    tx.updateTable('mailboxes').set({ isOn: false }).where('id', '=', reader.mailboxId).execute(),
  )
  await followMailbox(deps, { reader, signal })
})
