import { createHash, generateKeyPairSync, type KeyObject, randomUUID, sign } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { text as textOf } from 'node:stream/consumers'

import { chooseAccountPage, consentPage, problemPage, signedOutPage } from './pages.ts'

// Microsoft Entra ID and Google, as far as their documents say how work accounts sign in by OpenID
// Connect. Each request may sign in as anyone, and a test may have the emulator do wrong.

export type Json = Record<string, unknown>
type Kind = 'microsoft' | 'google'

/** An account with the claims of its ID tokens, in addition to those of every token. */
export type WorkAccount = {
  email: string
  name: string
  /** May consent for the organization. */
  isAdmin?: boolean
  claims: Json
}

/** Deviations from the documents. Each of them gets what would be sent. */
export type Deviations = {
  discovery?: (document: Json) => unknown
  jwks?: (keys: Json[]) => Json[]
  header?: (header: Json) => Json
  claims?: (claims: Json) => Json
  signature?: (data: string) => Buffer
  /** Changes what the browser takes back to the application. */
  answer?: (answer: URLSearchParams) => void
}

export type EmulatorOptions = {
  kind: Kind
  /** Origin of the emulator: the authority of Microsoft, the issuer of Google. */
  origin: string
  accounts: WorkAccount[]
  client: { id: string; secret: string; redirectUris: string[] }
  now?: () => Date
}

export const SIGNING_KEY = generateKeyPairSync('rsa', { modulusLength: 2048 })
export const KEY_ID = 'emulated-key'
export const CONSUMER_TENANT = '9188040d-6c67-4c5b-b112-36a304b66dad'

type Grant = {
  account: WorkAccount
  nonce: string | null
  challenge: string | null
  redirectUri: string
}
type Exchange = { request: IncomingMessage; response: ServerResponse; url: URL }

const PATHS = {
  microsoft: {
    discovery: /^\/([\w-]+)\/v2\.0\/\.well-known\/openid-configuration$/,
    keys: /^\/([\w-]+)\/discovery\/v2\.0\/keys$/,
    authorize: /^\/([\w-]+)\/oauth2\/v2\.0\/authorize$/,
    token: /^\/([\w-]+)\/oauth2\/v2\.0\/token$/,
    logout: /^\/([\w-]+)\/oauth2\/v2\.0\/logout$/,
    consent: /^\/(organizations)\/v2\.0\/adminconsent$/,
  },
  google: {
    discovery: /^\/()\.well-known\/openid-configuration$/,
    keys: /^\/oauth2\/v3\/certs()$/,
    authorize: /^\/o\/oauth2\/v2\/auth()$/,
    token: /^\/()token$/,
    logout: /^\/()logout$/,
    consent: /^\/(?!)()$/,
  },
} as const

export function createEmulator({ kind, origin, accounts, client, ...options }: EmulatorOptions) {
  const now = options.now ?? (() => new Date())
  const grants = new Map<string, Grant>()
  /** Tenants whose administrator has consented. */
  const consents = new Set<string>()
  const asked: string[] = []
  /** Those that the application has proven itself with instead of a secret. */
  const assertions: string[] = []
  const state: { accounts: WorkAccount[]; deviations: Deviations } = { accounts, deviations: {} }
  const byEmail = (email: string | null) => state.accounts.find((one) => one.email === email)
  const tenantIn = ({ claims }: WorkAccount) => String(claims.tid)

  function discovery(tenant: string) {
    const shared = {
      response_types_supported: ['code', 'id_token', 'code id_token'],
      subject_types_supported: ['pairwise'],
      id_token_signing_alg_values_supported: ['RS256'],
      token_endpoint_auth_methods_supported: ['client_secret_post', 'private_key_jwt'],
    }
    if (kind === 'google') {
      return {
        ...shared,
        issuer: origin,
        authorization_endpoint: `${origin}/o/oauth2/v2/auth`,
        token_endpoint: `${origin}/token`,
        jwks_uri: `${origin}/oauth2/v3/certs`,
        subject_types_supported: ['public'],
        token_endpoint_auth_methods_supported: ['client_secret_post', 'client_secret_basic'],
        code_challenge_methods_supported: ['plain', 'S256'],
      }
    }
    const named = isTenant(tenant) ? tenant : '{tenantid}'
    return {
      ...shared,
      issuer: `${origin}/${named}/v2.0`,
      authorization_endpoint: `${origin}/${tenant}/oauth2/v2.0/authorize`,
      token_endpoint: `${origin}/${tenant}/oauth2/v2.0/token`,
      jwks_uri: `${origin}/${tenant}/discovery/v2.0/keys`,
      end_session_endpoint: `${origin}/${tenant}/oauth2/v2.0/logout`,
    }
  }

  function keys() {
    const issuer = kind === 'microsoft' ? { issuer: `${origin}/{tenantid}/v2.0` } : {}
    const made = [{ ...jwkOf(SIGNING_KEY), kid: KEY_ID, ...issuer }]
    return { keys: state.deviations.jwks?.(made) ?? made }
  }

  function idToken({ account, nonce }: Grant): string {
    const seconds = Math.floor(now().getTime() / 1000)
    const { oid, tid } = account.claims
    const own =
      kind === 'google'
        ? { iss: origin, azp: client.id, email: account.email, email_verified: true }
        : {
            iss: `${origin}/${String(tid)}/v2.0`,
            nbf: seconds,
            preferred_username: account.email,
            // Another one for each application, which is why people are known by `oid`.
            sub: createHash('sha256')
              .update(`${String(oid)} ${client.id}`)
              .digest('base64url'),
            ver: '2.0',
          }
    const claims: Json = {
      aud: client.id,
      iat: seconds,
      exp: seconds + 3600,
      nonce,
      name: account.name,
      ...own,
      ...account.claims,
    }
    const { deviations } = state
    const header = { typ: 'JWT', alg: 'RS256', kid: KEY_ID }
    const parts = [
      deviations.header?.(header) ?? header,
      deviations.claims?.(claims) ?? claims,
    ].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    const data = parts.join('.')
    const signature =
      deviations.signature?.(data) ?? sign('sha256', Buffer.from(data), SIGNING_KEY.privateKey)
    return `${data}.${signature.toString('base64url')}`
  }

  /** Signs the account in for a request, and returns what the browser takes back. */
  function authorize(address: string, account: WorkAccount): URLSearchParams {
    const { pathname, searchParams: query } = new URL(address)
    const back = new URLSearchParams({ state: query.get('state') ?? '' })
    const tenant = PATHS.microsoft.authorize.exec(pathname)?.[1] ?? ''
    if (kind === 'microsoft' && !isTenantOf(tenant, account)) {
      back.set('error', 'access_denied')
      back.set('error_description', 'AADSTS50020: The account does not exist in the tenant.')
    } else if (kind === 'microsoft' && !consents.has(tenantIn(account))) {
      back.set('error', 'consent_required')
      back.set('error_description', 'AADSTS65001: No one has consented to use the application.')
    } else {
      const code = randomUUID()
      back.set('code', code)
      grants.set(code, {
        account,
        nonce: query.get('nonce'),
        challenge: query.get('code_challenge'),
        redirectUri: query.get('redirect_uri') ?? '',
      })
    }
    state.deviations.answer?.(back)
    return back
  }

  /** Consents for the account's tenant, or declines. Returns what the browser takes back, unsigned. */
  function consent(address: string, account: WorkAccount, accepts = true): URLSearchParams {
    const { searchParams: query } = new URL(address)
    const back = new URLSearchParams({
      admin_consent: 'True',
      tenant: tenantIn(account),
      state: query.get('state') ?? '',
    })
    if (accepts && account.isAdmin) {
      consents.add(tenantIn(account))
      back.set('scope', query.get('scope') ?? '')
    } else {
      back.set('error', 'access_denied')
      back.set('error_description', 'AADSTS65004: The administrator declined to consent.')
    }
    state.deviations.answer?.(back)
    return back
  }

  /** Serves what browsers and the application ask for. */
  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const exchange = { request, response, url: new URL(request.url ?? '/', origin) }
    const [name, tenant] = placeOf(kind, exchange.url.pathname)
    asked.push(name)
    if (name === 'discovery') {
      const document = discovery(tenant)
      return json(response, state.deviations.discovery?.(document) ?? document)
    }
    if (name === 'keys') return json(response, keys())
    if (name === 'token') return redeem(exchange)
    if (name === 'authorize') return showAuthorize(exchange)
    if (name === 'consent') return showConsent(exchange)
    if (name === 'logout') {
      const next = exchange.url.searchParams.get('post_logout_redirect_uri')
      return page(response, signedOutPage(next), { 'set-cookie': `${COOKIE}=; Path=/; Max-Age=0` })
    }
    response.writeHead(404).end()
  }

  async function redeem({ request, response }: Exchange) {
    const form = new URLSearchParams(await textOf(request))
    const isClient =
      (form.get('client_id') === client.id &&
        (form.get('client_secret') === client.secret || form.has('client_assertion'))) ||
      isBasic(request.headers.authorization, client)
    if (!isClient) return json(response, { error: 'invalid_client' }, 401)
    const assertion = form.get('client_assertion')
    if (assertion !== null) assertions.push(assertion)
    const grant = grants.get(form.get('code') ?? '')
    grants.delete(form.get('code') ?? '')
    const verifier = form.get('code_verifier') ?? ''
    const challenge = createHash('sha256').update(verifier).digest('base64url')
    if (grant?.challenge !== challenge || grant.redirectUri !== form.get('redirect_uri')) {
      return json(response, { error: 'invalid_grant' }, 400)
    }
    return json(response, {
      access_token: randomUUID(),
      token_type: 'Bearer',
      expires_in: 3600,
      id_token: idToken(grant),
    })
  }

  function isKnownClient({ searchParams: query }: URL): boolean {
    const isOwn = client.redirectUris.includes(query.get('redirect_uri') ?? '')
    return isOwn && query.get('client_id') === client.id
  }

  function showAuthorize({ request, response, url }: Exchange) {
    if (!isKnownClient(url)) return page(response, problemPage('AADSTS50011: unknown redirect URI'))
    const { searchParams: query } = url
    const chosen = byEmail(query.get(CHOICE))
    const prompt = query.get('prompt')
    const signedIn = prompt === null || prompt === 'none' ? byEmail(sessionOf(request)) : undefined
    const account = chosen ?? signedIn
    const tenant = placeOf(kind, url.pathname)[1]
    if (account && (chosen || isTenantOf(tenant, account) || kind === 'google')) {
      return goBack(response, url, { answer: authorize(url.href, account), account })
    }
    if (prompt === 'none') {
      const answer = { error: 'login_required', state: query.get('state') ?? '' }
      return goBack(response, url, { answer: new URLSearchParams(answer) })
    }
    const hint = query.get('login_hint')
    page(response, chooseAccountPage(kind, { accounts: state.accounts, hint, linkTo: linkIn(url) }))
  }

  function showConsent({ response, url }: Exchange) {
    if (!isKnownClient(url)) return page(response, problemPage('AADSTS50011: unknown redirect URI'))
    const { searchParams: query } = url
    const account = byEmail(query.get(CHOICE))
    if (!account) {
      const linkTo = linkIn(url)
      return page(
        response,
        chooseAccountPage(kind, { accounts: state.accounts, hint: null, linkTo }),
      )
    }
    const decision = query.get('decision')
    if (decision === null) {
      const linkTo = (made: string) => linkIn(url)(account.email, { decision: made })
      return page(response, consentPage(account, linkTo))
    }
    const answer = consent(url.href, account, decision === 'accept')
    goBack(response, url, { answer, account })
  }

  return {
    kind,
    origin,
    asked,
    assertions,
    consents,
    handle,
    authorize,
    consent,
    /** Changes accounts or deviations. Returns both. */
    change: (changes: Partial<typeof state>) => ({ ...Object.assign(state, changes) }),
  }
}

export type Emulator = ReturnType<typeof createEmulator>

const COOKIE = 'emulated_session'
const CHOICE = 'emulated_account'

function placeOf(kind: Kind, pathname: string): [name: string, tenant: string] {
  for (const [name, path] of Object.entries(PATHS[kind])) {
    const found = path.exec(pathname)
    if (found) return [name, found[1] ?? '']
  }
  return ['unknown', '']
}

function isTenant(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)
}

/** Returns whether an account can sign in there. Any organization's can at the endpoint for all of them. */
function isTenantOf(tenant: string, { claims: { tid } }: WorkAccount): boolean {
  return tenant === 'organizations' ? tid !== CONSUMER_TENANT : tenant === tid
}

export function jwkOf({ publicKey }: { publicKey: KeyObject }): Json {
  return { ...publicKey.export({ format: 'jwk' }), use: 'sig' }
}

function isBasic(header: string | undefined, { id, secret }: { id: string; secret: string }) {
  const given = Buffer.from(header?.replace('Basic ', '') ?? '', 'base64').toString()
  return decodeURIComponent(given) === `${id}:${secret}`
}

function sessionOf(request: IncomingMessage): string | null {
  const [, email] = new RegExp(`${COOKIE}=([^;]+)`).exec(request.headers.cookie ?? '') ?? []
  return email === undefined ? null : decodeURIComponent(email)
}

/** Leads to the same page with a choice. */
function linkIn(url: URL) {
  return (email: string, more: Record<string, string> = {}) => {
    const next = new URL(url)
    for (const [name, value] of Object.entries({ [CHOICE]: email, ...more })) {
      next.searchParams.set(name, value)
    }
    return next.pathname + next.search
  }
}

function goBack(
  response: ServerResponse,
  { searchParams }: URL,
  { answer, account }: { answer: URLSearchParams; account?: WorkAccount },
) {
  const cookie = account && `${COOKIE}=${encodeURIComponent(account.email)}; Path=/; HttpOnly`
  response
    .writeHead(302, {
      location: `${searchParams.get('redirect_uri')}?${answer.toString()}`,
      ...(cookie && { 'set-cookie': cookie }),
    })
    .end()
}

function json(response: ServerResponse, body: unknown, status = 200) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

function page(response: ServerResponse, html: string, headers: Record<string, string> = {}) {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(html)
}
