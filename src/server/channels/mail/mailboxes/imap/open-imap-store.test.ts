import { text } from 'node:stream/consumers'

import { expect, test } from 'vitest'

import { MailboxProblem } from '#server/channels/mail/mailboxes/mailbox-problem.ts'
import { freePort } from '#test/free-port.ts'
import { anImapServer } from '#test/imap-server.ts'
import { openImapStore } from './open-imap-store.ts'

const { signal } = new AbortController()

test('an open inbox returns the mails after an id, and changes no flag, when it is read', async () => {
  const imap = await anImapServer()
  const first = imap.deliver('Subject: one\r\n\r\nOne')
  const store = await openImapStore(imap.door, signal)
  expect(store).toMatchObject({ uidValidity: 7, uidNext: first + 1 })
  const long = `Subject: two\r\n\r\n${'x'.repeat(700_000)}`
  const second = imap.deliver(long)

  const [found, ...others] = await store.listAfter(first)
  expect(others).toEqual([])
  expect(found).toEqual({ uid: second, sizeBytes: long.length, receivedAt: expect.any(Date) })
  expect(await store.listAfter(second)).toEqual([])
  const download = await store.download(second, { maxBytes: 1_000_000 })
  expect(download && (await text(download)).length).toBe(long.length)
  const beginning = await store.download(second, { maxBytes: 1000 })
  expect(beginning && (await text(beginning)).length).toBe(1000)
  expect(await store.download(second + 1, { maxBytes: 1000 })).toBeUndefined()
  expect(imap.inbox.messages.map(({ flags }) => flags)).toEqual([[], []])

  expect(await store.findFirstSince(new Date('2026-03-03'))).toBe(first)
  expect(await store.findFirstSince(new Date('2026-03-05'))).toBeUndefined()
  await store.close()
})

test('an open inbox tells at once of mail that comes, and fails when the connection is gone', async () => {
  const imap = await anImapServer()
  const store = await openImapStore(imap.door, signal)
  const hour = { ms: 3_600_000, signal }
  const told = store.waitForNews(hour)
  imap.deliver('Subject: one\r\n\r\nOne')
  await told
  // News between two questions is not forgotten.
  await store.waitForNews(hour)
  await store.listAfter(0)

  const waiting = store.waitForNews(hour)
  imap.dropConnections()
  await expect(waiting).rejects.toThrow(MailboxProblem)
  await expect(store.listAfter(0)).rejects.toThrow(MailboxProblem)
  await store.close()

  const again = await openImapStore(imap.door, signal)
  const long = imap.deliver(`Subject: two\r\n\r\n${'x'.repeat(3_000_000)}`)
  const download = await again.download(long, { maxBytes: 5_000_000 })
  imap.dropConnections()
  await expect(download && text(download)).rejects.toThrow(MailboxProblem)
})

test('an inbox reports the step and the remedy when it cannot be opened', async () => {
  const imap = await anImapServer()
  const problemOf = (change: object) =>
    openImapStore({ ...imap.door, ...change }, signal).then(
      () => undefined,
      (error: unknown) => error,
    )
  const wrong = { user: 'support', password: 'a wrong guess' }
  const token = { user: 'support', accessToken: 'run out' }
  const cases: [object, string, RegExp][] = [
    [{ credentials: wrong }, 'sign-in', /rejected the username or password/],
    [{ credentials: wrong, provider: 'microsoft' }, 'sign-in', /doesn’t accept passwords/],
    [{ credentials: token }, 'sign-in', /rejected the token/],
    [{ credentials: token, provider: 'microsoft' }, 'sign-in', /Add-MailboxPermission/],
    [{ credentials: token, provider: 'google' }, 'sign-in', /Gmail rejected it/],
    [{ port: await freePort() }, 'connect', /refused the connection/],
    [{ host: 'no-such-host.invalid', encryption: 'tls' }, 'name', /Can’t find/],
    [{ encryption: 'tls' }, 'encrypt', /doesn’t support this encryption/],
    [{ encryption: 'starttls' }, 'encrypt', /STARTTLS/],
    [{ host: 'imap.portico.example' }, 'settings', /on the same machine/],
  ]
  for (const [change, step, words] of cases) {
    const problem = await problemOf(change)
    expect(problem, JSON.stringify(change)).toBeInstanceOf(MailboxProblem)
    expect(problem).toMatchObject({ step, message: expect.stringMatching(words) })
    expect(String(problem)).not.toContain('a wrong guess')
  }
  const credentials = { user: 'support', accessToken: 'granted' }
  const store = await openImapStore({ ...imap.door, credentials }, signal)
  await store.close()
})
