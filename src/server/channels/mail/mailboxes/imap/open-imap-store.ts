import { Readable } from 'node:stream'
import type { ImapFlow } from 'imapflow'

import * as words from '#words/mailboxes.ts'
import { isOnThisMachine, type MailDoor } from '#server/channels/mail/mailboxes/mail-server.ts'
import type { MailStore } from '#server/channels/mail/mailboxes/mail-store.ts'
import { MailboxProblem } from '#server/channels/mail/mailboxes/mailbox-problem.ts'

import { problemOfNetwork, shorten } from './problem-of-imap.ts'
import { watchNews } from './watch-news.ts'

const CONNECT_MS = 20_000
const SILENCE_MS = 4 * 60_000
/** Firewalls forget a connection that is silent for longer. */
const IDLE_MS = 4 * 60_000
const IDLE_AFTER_MS = 200
/** A mail is asked for in parts of this size, so that no answer is much longer. */
const CHUNK_BYTES = 512 * 1024
const LONGEST_LITERAL = 2 * 1024 * 1024
const LONGEST_ANSWER = 64 * 1024 * 1024

/** Signs in and opens the inbox, in a connection of its own, which the signal ends in any state. */
export async function openImapStore(door: MailDoor, signal: AbortSignal): Promise<MailStore> {
  const client = await createClient(door)
  const onAbort = () => client.close()
  signal.addEventListener('abort', onAbort)
  client.on('close', () => signal.removeEventListener('abort', onAbort))
  // An error without a listener would end the process. What is in flight learns of it, too.
  client.on('error', () => undefined)
  try {
    await client.connect()
  } catch (error) {
    client.close()
    throw problemOfSignIn(error, door) ?? problemOfNetwork(error, door)
  }
  try {
    const inbox = await client.mailboxOpen('INBOX', { readOnly: true })
    return storeOf(client, door, {
      uidValidity: Number(inbox.uidValidity),
      // Without it every mail is looked at once.
      uidNext: inbox.uidNext || 1,
    })
  } catch (error) {
    client.close()
    const said = responseOf(error)
    throw new MailboxProblem('inbox', said ? words.noInboxBecause(said) : words.noInbox, {
      cause: error,
    })
  }
}

async function createClient({ host, port, encryption, credentials }: MailDoor): Promise<ImapFlow> {
  if (encryption === 'none' && !isOnThisMachine(host)) {
    throw new MailboxProblem('settings', words.plainElsewhere)
  }
  const { user, ...secret } = credentials
  const { ImapFlow } = await import('imapflow')
  return new ImapFlow({
    host,
    port,
    secure: encryption === 'tls',
    ...(encryption !== 'tls' && { doSTARTTLS: encryption === 'starttls' }),
    auth: 'password' in secret ? { user, pass: secret.password } : { user, ...secret },
    logger: false,
    connectionTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    maxIdleTime: IDLE_MS,
    autoIdleDelay: IDLE_AFTER_MS,
    maxLiteralSize: LONGEST_LITERAL,
    maxLineLength: LONGEST_LITERAL,
    maxResponseSize: LONGEST_ANSWER,
  })
}

type Place = Pick<MailStore, 'uidValidity' | 'uidNext'>

function storeOf(client: ImapFlow, door: MailDoor, place: Place): MailStore {
  const news = watchNews(client)
  /** Speaks with the server. What goes wrong is told in our words. */
  async function ask<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      const result = await work()
      // The library answers "nothing" where the connection is gone.
      if (!client.usable || !client.mailbox) throw new Error('the connection was closed')
      return result
    } catch (error) {
      const said = responseOf(error)
      throw said
        ? new MailboxProblem('lost', words.lostBecause(said), { cause: error })
        : problemOfNetwork(error, door)
    }
  }
  return {
    ...place,

    listAfter: (uid) =>
      ask(async () => {
        news.forget()
        const asked = { uid: true, size: true, internalDate: true }
        const found = await client.fetchAll(`${uid + 1}:*`, asked, { uid: true })
        return (
          found
            // The range names the last mail also when it came before.
            .filter((mail) => mail.uid > uid)
            .map((mail) => ({
              uid: mail.uid,
              sizeBytes: mail.size ?? 0,
              receivedAt: mail.internalDate ? new Date(mail.internalDate) : null,
            }))
            .toSorted((one, other) => one.uid - other.uid)
        )
      }),

    findFirstSince: (day) =>
      ask(async () => {
        const uids = await client.search({ since: day }, { uid: true })
        return uids ? uids.toSorted((one, other) => one - other)[0] : undefined
      }),

    download: (uid, { maxBytes }) =>
      ask(async () => {
        const options = { uid: true, maxBytes, chunkSize: CHUNK_BYTES }
        const { content } = await client.download(String(uid), undefined, options)
        if (content) return Readable.from(tellOf(content, door), { objectMode: false })
        const isThere = await client.fetchAll(String(uid), { uid: true }, { uid: true })
        if (isThere.length > 0) throw new Error('the server gave no text of a mail')
        return undefined
      }),

    waitForNews: (wait) => ask(() => news.wait(wait)),

    async close() {
      // The server may be silent: the connection is closed regardless.
      await Promise.race([
        client.logout().catch(() => undefined),
        new Promise((resolve) => setTimeout(resolve, 1_000).unref()),
      ])
      client.close()
    },
  }
}

/** Passes the bytes on. What breaks them off is told in our words. */
async function* tellOf(content: Readable, door: MailDoor): AsyncGenerator<Uint8Array> {
  try {
    yield* content
  } catch (error) {
    throw problemOfNetwork(error, door)
  }
}

function responseOf(error: unknown): string | undefined {
  const text = error instanceof Error && 'responseText' in error ? error.responseText : undefined
  return typeof text === 'string' && text !== '' ? shorten(text) : undefined
}

/** Undefined for an error that does not come of signing in. */
function problemOfSignIn(error: unknown, door: MailDoor): MailboxProblem | undefined {
  const said = refusalOf(error)
  if (said === undefined) return undefined
  return new MailboxProblem('sign-in', explain(said, door), { cause: error })
}

/** Returns what the server said, and undefined for anything but a refusal. */
function refusalOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const response = 'response' in error && typeof error.response === 'string' ? error.response : ''
  if ('authenticationFailed' in error && error.authenticationFailed === true)
    return response || error.message
  return error.message === 'Unsupported authentication mechanism' ? '' : undefined
}

function explain(said: string, { provider, credentials }: MailDoor): string {
  const isPassword = 'password' in credentials
  if (isPassword) {
    return provider === 'microsoft' ? words.microsoftPassword : words.passwordRefused(shorten(said))
  }
  if (said === '') return words.noTokens
  if (provider === 'microsoft') return words.microsoftRefused
  return provider === 'google' ? words.googleRefused : words.tokenRefused(shorten(said))
}
