import { createHash } from 'node:crypto'

import * as words from '#words/mailboxes.ts'

import { askGoogle } from './google-token.ts'
import { type AccessToken, requestToken } from './request-token.ts'

const SCOPE = 'https://outlook.office365.com/.default'

type MicrosoftApp = { tenantId: string; clientId: string; clientSecret: string }

/** Asks Microsoft for a token of the app itself, which is good for every mailbox that Exchange lets it open. */
function askMicrosoft(
  server: string,
  { tenantId, clientId, clientSecret }: MicrosoftApp,
  signal: AbortSignal,
): Promise<AccessToken> {
  return requestToken({
    url: `${server}/${encodeURIComponent(tenantId)}/oauth2/v2.0/token`,
    fields: {
      grant_type: 'client_credentials',
      client_id: clientId,
      client_secret: clientSecret,
      scope: SCOPE,
    },
    explain: ({ description }) => {
      const [code = ''] = /^AADSTS\d+/.exec(description) ?? []
      return words.MICROSOFT_ANSWERS[code]
    },
    signal,
  })
}

/** Addresses for requesting tokens. Tests have servers of their own. */
type TokenServers = {
  /** Without the tenant. */
  microsoft: string
  google: string
}

export const TOKEN_SERVERS: TokenServers = {
  microsoft: 'https://login.microsoftonline.com',
  google: 'https://oauth2.googleapis.com/token',
}

/** A token is requested again before it ends, so that a session that begins with it lasts a while. */
const EARLY_SECONDS = 10 * 60

export type TokenWish =
  | ({ kind: 'client-credentials' } & MicrosoftApp)
  | { kind: 'service-account'; key: string; mailbox: string }

type TokenSource = {
  get: (wish: TokenWish, signal: AbortSignal) => Promise<string>
  /** After a refusal: what was allowed since is in a new token alone. */
  forget: (wish: TokenWish) => void
}

/** Keeps tokens in memory, nowhere else, until shortly before their end. */
export function createTokenSource(
  { now }: { now: () => Date },
  servers = TOKEN_SERVERS,
): TokenSource {
  const kept = new Map<string, { token: Promise<AccessToken>; until: number }>()

  function ask(wish: TokenWish, signal: AbortSignal): Promise<AccessToken> {
    if (wish.kind === 'client-credentials') return askMicrosoft(servers.microsoft, wish, signal)
    return askGoogle(servers.google, { ...wish, now: now(), signal })
  }

  return {
    async get(wish, signal) {
      const name = nameOf(wish)
      const known = kept.get(name)
      if (known && known.until > now().getTime()) return (await known.token).token
      const token = ask(wish, signal)
      // Callers in the meantime wait for the same answer.
      const entry = { token, until: Number.POSITIVE_INFINITY }
      kept.set(name, entry)
      try {
        const { lastsSeconds } = await token
        entry.until = now().getTime() + (lastsSeconds - EARLY_SECONDS) * 1000
        return (await token).token
      } catch (error) {
        if (kept.get(name) === entry) kept.delete(name)
        throw error
      }
    },
    forget: (wish) => void kept.delete(nameOf(wish)),
  }
}

/** Returns a key of everything in the request, so that changed settings never get the token of others. */
function nameOf(wish: TokenWish): string {
  return createHash('sha256').update(JSON.stringify(wish)).digest('hex')
}
