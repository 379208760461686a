import { z } from 'zod'

import * as words from '#words/mailboxes.ts'

import { readText } from '#server/platform/outgoing/read-text.ts'
import { shorten } from '#server/channels/mail/mailboxes/imap/problem-of-imap.ts'
import { MailboxProblem } from '#server/channels/mail/mailboxes/mailbox-problem.ts'

const TIMEOUT_MS = 15_000

const Granted = z.object({
  access_token: z.string().min(1),
  expires_in: z.coerce.number().int().positive(),
})
const Refused = z.object({ error: z.string(), error_description: z.string().optional() })

export type AccessToken = { token: string; lastsSeconds: number }

type Ask = {
  url: string
  fields: Record<string, string>
  /** Turns the server's message into words with the remedy; undefined for an unknown one. */
  explain: (refusal: { error: string; description: string }) => string | undefined
  signal: AbortSignal
}

/** Asks a server for a token. The fields hold secrets: nothing of them is told. */
export async function requestToken({ url, fields, explain, signal }: Ask): Promise<AccessToken> {
  const { host } = new URL(url)
  const answer = await post(url, fields, signal)
  const granted = Granted.safeParse(answer.json)
  if (answer.isOk && granted.success) {
    return { token: granted.data.access_token, lastsSeconds: granted.data.expires_in }
  }
  const refused = Refused.safeParse(answer.json)
  if (!refused.success) {
    // A proxy between may say anything, and a server that is down, too.
    const message = answer.isOk
      ? words.tokenNotUnderstood
      : words.tokenServerSaid(host, answer.said)
    throw new MailboxProblem('sign-in', message)
  }
  const { error, error_description: description = '' } = refused.data
  const known = explain({ error, description })
  const said = words.tokenServerSaid(host, shorten(description || error))
  throw new MailboxProblem('sign-in', known ?? said)
}

const MAX_ANSWER_BYTES = 1024 * 1024

async function post(url: string, fields: Record<string, string>, signal: AbortSignal) {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: new URLSearchParams(fields),
      // A secret goes to the address that it is for, and nowhere else.
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    })
    const text = await readText(response, MAX_ANSWER_BYTES)
    return { isOk: response.ok, said: String(response.status), json: parse(text) }
  } catch (error) {
    const message = words.tokenServerAway(new URL(url).host)
    throw new MailboxProblem('connect', message, { cause: error })
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
