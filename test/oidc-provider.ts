import {
  createHash,
  createHmac,
  generateKeyPairSync,
  type KeyObject,
  randomUUID,
  sign,
} from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import { onTestFinished } from 'vitest'

// A provider of OpenID Connect that does as a test says, right or wrong. Each one has an issuer of its
// own, so that nothing of it is known from the test before.

type Json = Record<string, unknown>

export const CLIENT_ID = 'portico'
export const LOGOUT_EVENT = 'http://schemas.openid.net/event/backchannel-logout'
export const CLIENT_SECRET = 'correct horse/battery+staple'

const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 })
export const KEYS = {
  rsa,
  other: generateKeyPairSync('rsa', { modulusLength: 2048 }),
  weak: generateKeyPairSync('rsa', { modulusLength: 1024 }),
  ec: generateKeyPairSync('ec', { namedCurve: 'P-256' }),
  ed: generateKeyPairSync('ed25519'),
}

export function jwkOf({ publicKey }: { publicKey: KeyObject }, more: Json = {}): Json {
  return { ...publicKey.export({ format: 'jwk' }), use: 'sig', ...more }
}

export type Behavior = {
  /** Changes what the provider says of itself. */
  discovery?: (document: Json) => unknown
  /** Changes its keys. */
  jwks?: (keys: Json[]) => unknown
  header?: Json
  /** Changes the claims; undefined omits one. */
  claims?: Json | ((claims: Json) => Json)
  /** Makes the signature of `header.claims`. */
  signature?: (data: string) => Buffer
  /** Changes the finished ID token. */
  token?: (idToken: string) => unknown
  /** Changes the answer of the token endpoint. */
  tokens?: (answer: Json) => unknown
  userinfo?: Json | ((claims: Json) => unknown)
  /** Replaces the answer of an endpoint. */
  endpoint?: Partial<Record<Endpoint, (response: ServerResponse, request: IncomingMessage) => void>>
  /** Trusts without PKCE, or the other checks of the token endpoint. */
  isCareless?: boolean
}
type Endpoint = 'discovery' | 'keys' | 'token' | 'userinfo'

export function rs256(key: KeyObject) {
  return (data: string) => sign('sha256', Buffer.from(data), key)
}

export function hs256(secret: string | Buffer) {
  return (data: string) => createHmac('sha256', secret).update(data).digest()
}

export function encode(part: unknown): string {
  return Buffer.from(typeof part === 'string' ? part : JSON.stringify(part)).toString('base64url')
}

type Grant = { nonce: string | null; challenge: string | null; redirectUri: string }
type Person = { sub: string; email: string; given_name: string; family_name: string }

/** Has a server listen on loopback until the test ends. Returns its address. */
export async function listenUntilEnd(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(
    () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  )
  // A server that listens at a port has an address of this kind.
  const { port } = server.address() as AddressInfo
  return `http://127.0.0.1:${port}`
}

/** Starts a provider that says it is the time `now`, and signs this person in. */
export async function startOidcProvider(now: Date, person: Person, behavior: Behavior = {}) {
  const grants = new Map<string, Grant>()
  const asked: string[] = []
  const state = { behavior, person, now }
  const server = createServer((request, response) => void answer(request, response))
  // The port may have been that of an earlier one.
  const place = `/${randomUUID()}`
  const issuer = `${await listenUntilEnd(server)}${place}`

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const path = (request.url ?? '').split('?')[0] ?? ''
    const name = ENDPOINTS[path.replace(place, '')]
    if (!name) return response.writeHead(404).end()
    asked.push(name)
    const instead = state.behavior.endpoint?.[name]
    if (instead) return instead(response, request)
    const body = await readAll(request)
    if (name === 'discovery') return json(response, described())
    if (name === 'keys') return json(response, publicKeys())
    if (name === 'token') return redeem(new URLSearchParams(body), request, response)
    return json(response, userinfo())
  }

  function described() {
    const document: Json = {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      userinfo_endpoint: `${issuer}/userinfo`,
      end_session_endpoint: `${issuer}/logout`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256', 'ES256', 'EdDSA', 'PS256', 'HS256', 'none'],
      code_challenge_methods_supported: ['S256', 'plain'],
    }
    return state.behavior.discovery?.(document) ?? document
  }

  function publicKeys() {
    const keys = [
      jwkOf(KEYS.rsa, { kid: 'rsa' }),
      jwkOf(KEYS.ec, { kid: 'ec', alg: 'ES256' }),
      jwkOf(KEYS.ed, { kid: 'ed', alg: 'EdDSA' }),
    ]
    return state.behavior.jwks?.(keys) ?? { keys }
  }

  function userinfo() {
    const claims: Json = { ...state.person, email_verified: true }
    const { userinfo: given } = state.behavior
    if (typeof given === 'function') return given(claims)
    return { ...claims, ...given }
  }

  function redeem(form: URLSearchParams, request: IncomingMessage, response: ServerResponse) {
    const grant = grants.get(form.get('code') ?? '')
    const isCareless = state.behavior.isCareless ?? false
    const verifier = form.get('code_verifier') ?? ''
    const challenge = createHash('sha256').update(verifier).digest('base64url')
    const isRight =
      grant && grant.challenge === challenge && grant.redirectUri === form.get('redirect_uri')
    if (!isCareless) {
      const isClient = request.headers.authorization === basic(CLIENT_ID, CLIENT_SECRET)
      if (!isClient && !form.has('client_assertion')) {
        return json(response, { error: 'invalid_client' }, 401)
      }
      grants.delete(form.get('code') ?? '')
      if (!isRight) return json(response, { error: 'invalid_grant' }, 400)
    }
    const tokens: Json = {
      access_token: 'access',
      token_type: 'Bearer',
      expires_in: 60,
      id_token: idToken(grant?.nonce ?? null),
    }
    return json(response, state.behavior.tokens?.(tokens) ?? tokens)
  }

  function idToken(nonce: string | null) {
    const { behavior: told } = state
    const seconds = Math.floor(state.now.getTime() / 1000)
    const claims: Json = {
      iss: issuer,
      aud: CLIENT_ID,
      iat: seconds,
      exp: seconds + 300,
      nonce,
      email_verified: true,
      ...state.person,
    }
    const changed =
      typeof told.claims === 'function' ? told.claims(claims) : { ...claims, ...told.claims }
    const token = signed({ typ: 'JWT', ...told.header }, changed, told.signature)
    return told.token ? told.token(token) : token
  }

  return {
    issuer,
    asked,
    change: (changes: Partial<typeof state>) => Object.assign(state, changes),
    /** Makes the token with which the provider ends sessions of the person. */
    logoutToken({ header, claims, signature }: Pick<Behavior, 'header' | 'claims' | 'signature'>) {
      const seconds = Math.floor(state.now.getTime() / 1000)
      const right: Json = {
        iss: issuer,
        aud: CLIENT_ID,
        iat: seconds,
        exp: seconds + 120,
        jti: randomUUID(),
        sub: state.person.sub,
        events: { [LOGOUT_EVENT]: {} },
      }
      const changed = typeof claims === 'function' ? claims(right) : { ...right, ...claims }
      return signed({ typ: 'logout+jwt', ...header }, changed, signature)
    },
    /** Signs the person in, and returns what the browser brings back. */
    authorize(address: string): URLSearchParams {
      const query = new URL(address).searchParams
      const code = encode(createHash('sha256').update(address).digest('hex'))
      grants.set(code, {
        nonce: query.get('nonce'),
        challenge: query.get('code_challenge'),
        redirectUri: query.get('redirect_uri') ?? '',
      })
      return new URLSearchParams({ code, state: query.get('state') ?? '' })
    },
  }
}

function signed(
  header: Json,
  claims: Json,
  signature: Behavior['signature'] = rs256(KEYS.rsa.privateKey),
): string {
  const data = `${encode({ alg: 'RS256', kid: 'rsa', ...header })}.${encode(claims)}`
  return `${data}.${signature(data).toString('base64url')}`
}

const ENDPOINTS: Record<string, Endpoint> = {
  '/.well-known/openid-configuration': 'discovery',
  '/keys': 'keys',
  '/token': 'token',
  '/userinfo': 'userinfo',
}

function basic(id: string, secret: string): string {
  // Encoded as a form, as OAuth 2.0 has it (RFC 6749, section 2.3.1).
  const form = (text: string) => new URLSearchParams({ a: text }).toString().slice(2)
  return `Basic ${Buffer.from(`${form(id)}:${form(secret)}`).toString('base64')}`
}

function json(response: ServerResponse, body: unknown, status = 200) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  response.writeHead(status, { 'content-type': 'application/json' }).end(text)
}

async function readAll(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(Buffer.from(part))
  return Buffer.concat(parts).toString()
}
