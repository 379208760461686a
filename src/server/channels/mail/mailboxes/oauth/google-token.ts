import { createPrivateKey, createSign } from 'node:crypto'

import { z } from 'zod'

import * as words from '#words/mailboxes.ts'

import { MailboxProblem } from '#server/channels/mail/mailboxes/mailbox-problem.ts'
import { type AccessToken, requestToken } from './request-token.ts'

const SCOPE = 'https://mail.google.com/'
const GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer'
const LASTS_SECONDS = 3600
/** Its clock may be behind ours. */
const BEFORE_SECONDS = 30

/** Needed parts of a key's JSON file. */
const KeyFile = z.object({
  client_email: z.email(),
  private_key: z.string(),
  client_id: z.string().optional(),
})
type ServiceAccountKey = z.infer<typeof KeyFile>

/** Reads the file that Google gives for the key of a service account. Undefined for anything else. */
export function readKeyFile(text: string): ServiceAccountKey | undefined {
  try {
    const key = KeyFile.parse(JSON.parse(text))
    createPrivateKey(key.private_key)
    return key
  } catch {
    return undefined
  }
}

type Ask = { key: string; mailbox: string; now: Date; signal: AbortSignal }

/** Asks Google for a token with which a service account acts for one mailbox. */
export function askGoogle(
  server: string,
  { key: text, mailbox, now, signal }: Ask,
): Promise<AccessToken> {
  const key = readKeyFile(text)
  if (!key) throw new MailboxProblem('settings', words.keyUnreadable)
  return requestToken({
    url: server,
    fields: { grant_type: GRANT, assertion: sign(key, { mailbox, audience: server, now }) },
    explain: ({ error, description }) =>
      words.GOOGLE_ANSWERS.find(([mark]) => `${error} ${description}`.includes(mark))?.[1],
    signal,
  })
}

type Claims = { mailbox: string; audience: string; now: Date }

/** Signs what is asked for, as RFC 7523 says. */
function sign(key: ServiceAccountKey, { mailbox, audience, now }: Claims): string {
  const issued = Math.floor(now.getTime() / 1000) - BEFORE_SECONDS
  const claims = {
    iss: key.client_email,
    sub: mailbox,
    scope: SCOPE,
    aud: audience,
    iat: issued,
    exp: issued + LASTS_SECONDS,
  }
  const text = [{ alg: 'RS256', typ: 'JWT' }, claims].map(encode).join('.')
  const signature = createSign('RSA-SHA256').update(text).sign(key.private_key, 'base64url')
  return `${text}.${signature}`
}

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url')
}
