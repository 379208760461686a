import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { deflateRawSync } from 'node:zlib'

import {
  accountPage,
  choosePersonPage,
  postBackPage,
  problemPage,
  realmsPage,
  renderPage,
  signedOutPage,
} from './pages.ts'
import type { Taken } from './logout.ts'
import { isPostSignedAsSaid, isSignedAsSaid, readPortalMetadata } from './portal-metadata.ts'
import { loadRealmKeys } from './realm-keys.ts'
import type { DemoPerson, DemoRealm } from './realms.ts'
import {
  createRealmIdentityProvider,
  type LoginRequest,
  newId,
  type RealmIdentityProvider,
} from './saml.ts'

// An identity provider for demos and tests: anybody may sign in as anybody. Never use it in
// production.

export type DemoIdentityProvider = {
  url: string
  realms: { realm: string; entityId: string; ssoUrl: string; certPem: string }[]
  /** Answers a request as if this person had just signed in. */
  answer(realm: string, request: LoginRequest, email: string): Promise<string>
  close(): Promise<void>
}

type Options = {
  /** 0 picks a free port. */
  port: number
  host: string
  dataDir: string
  realms: DemoRealm[]
  /** Accepts requests from this origin only, and posts responses to it only. */
  portalOrigin: string
  portalName?: string
}

type RealmSite = {
  realm: DemoRealm
  idp: RealmIdentityProvider
  certPem: string
  /** By session cookie. A restart signs everybody out. */
  sessions: Map<string, Session>
}

/** Session of a person, with the entity ID of the portal that they went on to. */
type Session = { person: DemoPerson; sessionIndex: string; portal: string }

type Exchange = { request: IncomingMessage; response: ServerResponse; url: URL }
type Site = { portalOrigin: string; portal: string }

const COOKIE = 'demo_idp_session'
const MAX_BODY_BYTES = 65_536

export async function startDemoIdentityProvider({
  port,
  host,
  dataDir,
  realms,
  portalOrigin,
  portalName = 'Portico',
}: Options): Promise<DemoIdentityProvider> {
  const sites = new Map<string, RealmSite>()
  const { origin, host: portalHost } = new URL(portalOrigin)
  const site = { portalOrigin: origin, portal: `${portalName} (${portalHost})` }
  const server = createServer((request, response) => {
    const exchange = { request, response, url: new URL(request.url ?? '/', 'http://idp.invalid') }
    serve(exchange, { sites, site }).catch((error: unknown) => {
      console.error('The demo identity provider failed', error)
      if (!response.headersSent) send(exchange, 500, problemPage('Something went wrong here.'))
    })
  })
  server.listen(port, host)
  await once(server, 'listening')
  // The address of a TCP server always has this type.
  const { port: actualPort } = server.address() as AddressInfo
  const url = `http://${host}:${actualPort}`

  for (const realm of realms) {
    if (!/^[a-z0-9-]+$/.test(realm.realm)) throw new Error(`Not a realm name: ${realm.realm}`)
    const keys = await loadRealmKeys(dataDir, realm)
    const idp = createRealmIdentityProvider(realm, { url, portalOrigin: origin, keys })
    sites.set(realm.realm, { realm, idp, certPem: keys.certPem, sessions: new Map() })
  }

  return {
    url,
    realms: [...sites.values()].map(({ realm, idp, certPem }) => ({
      realm: realm.realm,
      entityId: idp.entityId,
      ssoUrl: idp.ssoUrl,
      certPem,
    })),
    answer(realm, request, email) {
      const realmSite = sites.get(realm)
      const person = realmSite?.realm.people.find((one) => one.email === email)
      if (!realmSite || !person) throw new Error(`No one in ${realm} has the address ${email}`)
      return realmSite.idp.createResponse(request, { person, sessionIndex: newId() })
    },
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

async function serve(
  exchange: Exchange,
  { sites, site }: { sites: Map<string, RealmSite>; site: Site },
): Promise<void> {
  const { request, url } = exchange
  const [, name = '', action = ''] = url.pathname.split('/')
  const realmSite = sites.get(name)
  if (url.pathname === '/' && request.method === 'GET') {
    return send(exchange, 200, realmsPage([...sites.values()].map(({ realm }) => realm)))
  }
  if (!realmSite) return send(exchange, 404, problemPage('There is no such identity provider.'))
  switch (`${request.method} ${action}`) {
    case 'GET ':
      return showAccount(exchange, realmSite, site)
    case 'GET metadata':
      return sendMetadata(exchange, realmSite)
    case 'GET sso':
      return answerRequest(exchange, realmSite, site)
    case 'POST sso': {
      const form = await readForm(exchange)
      return form.has('person')
        ? signIn(exchange, realmSite, { site, form })
        : answerPostedRequest(exchange, realmSite, { site, form })
    }
    case 'POST sign-out':
      return signOut(exchange, realmSite)
    case 'POST sign-out-everywhere':
      return signOutEverywhere(exchange, realmSite, site)
    case 'GET slo':
    case 'POST slo':
      return takeLogoutMessage(exchange, realmSite, site)
    default:
      return send(exchange, 404, problemPage('There is no such page.'))
  }
}

function showAccount(exchange: Exchange, realmSite: RealmSite, { portalOrigin }: Site) {
  const page = accountPage(realmSite.realm, sessionOf(exchange, realmSite)?.person)
  // A sign-out everywhere leads on to the portal.
  return send(exchange, 200, page, portalOrigin)
}

async function answerRequest(exchange: Exchange, realmSite: RealmSite, site: Site) {
  const pending = pendingOf(exchange.url.searchParams)
  const login = await realmSite.idp.readRequest(pending.samlRequest)
  if (!login) return send(exchange, 400, notARequest(site))
  const asked = await readPortalMetadata(login.issuer)
  if (!isSignedAsSaid(asked, exchange.url.search)) return send(exchange, 400, notSigned(site))
  const hint = exchange.url.searchParams.get('login_hint')
  return answerLogin(exchange, realmSite, { site, pending, login, hint })
}

/** Goes on with the request as a redirect would have brought it. */
async function answerPostedRequest(
  exchange: Exchange,
  realmSite: RealmSite,
  { site, form }: { site: Site; form: URLSearchParams },
) {
  const { samlRequest, relayState } = pendingOf(form)
  const xml = Buffer.from(samlRequest, 'base64').toString()
  const pending = { samlRequest: deflateRawSync(xml).toString('base64'), relayState }
  const login = await realmSite.idp.readRequest(pending.samlRequest)
  if (!login) return send(exchange, 400, notARequest(site))
  const asked = await readPortalMetadata(login.issuer)
  if (!isPostSignedAsSaid(asked, { ...login, xml })) return send(exchange, 400, notSigned(site))
  return answerLogin(exchange, realmSite, { site, pending, login })
}

async function answerLogin(
  exchange: Exchange,
  realmSite: RealmSite,
  {
    site,
    pending,
    login,
    hint = null,
  }: {
    site: Site
    pending: ReturnType<typeof pendingOf>
    login: LoginRequest
    /** The address that the person typed at the portal. */
    hint?: string | null
  },
) {
  const session = sessionOf(exchange, realmSite)
  if (!login.isPassive) {
    const { portal } = site
    const signedIn = session?.person
    const page = choosePersonPage(realmSite.realm, { pending, signedIn, portal, hint })
    return send(exchange, 200, page)
  }
  const samlResponse = session
    ? await realmSite.idp.createResponse(login, session)
    : realmSite.idp.createNoPassiveResponse(login)
  return postBack(exchange, site, { login, samlResponse, relayState: pending.relayState })
}

async function signIn(
  exchange: Exchange,
  realmSite: RealmSite,
  { site, form }: { site: Site; form: URLSearchParams },
) {
  const pending = pendingOf(form)
  const login = await realmSite.idp.readRequest(pending.samlRequest)
  if (!login) return send(exchange, 400, notARequest(site))
  const person = realmSite.realm.people.find(({ email }) => email === form.get('person'))
  if (!person) return send(exchange, 400, problemPage('There is no such person here.'))

  const token = randomBytes(32).toString('base64url')
  const session = { person, sessionIndex: newId(), portal: login.issuer }
  realmSite.sessions.set(token, session)
  setCookie(exchange, realmSite, token)
  const samlResponse = await realmSite.idp.createResponse(login, session)
  return postBack(exchange, site, { login, samlResponse, relayState: pending.relayState })
}

async function signOut(exchange: Exchange, realmSite: RealmSite) {
  const form = await readForm(exchange)
  realmSite.sessions.delete(tokenOf(exchange))
  setCookie(exchange, realmSite, '')
  const { samlRequest, relayState } = pendingOf(form)
  const query = new URLSearchParams({ SAMLRequest: samlRequest, RelayState: relayState })
  const path = `/${realmSite.realm.realm}`
  exchange.response.writeHead(303, { Location: samlRequest ? `${path}/sso?${query}` : path }).end()
}

async function signOutEverywhere(exchange: Exchange, realmSite: RealmSite, site: Site) {
  const binding = (await readForm(exchange)).get('binding') === 'post' ? 'post' : 'redirect'
  const session = sessionOf(exchange, realmSite)
  realmSite.sessions.delete(tokenOf(exchange))
  setCookie(exchange, realmSite, '')
  const named = session && { name: session.person.email, sessionIndex: session.sessionIndex }
  const asked = named && (await realmSite.idp.logout.ask(session.portal, named, binding))
  if (!asked) return send(exchange, 400, problemPage('No one is signed in.'))
  return leadOn(exchange, site, asked)
}

/** A request of the portal, or its answer to one of ours. */
async function takeLogoutMessage(exchange: Exchange, { idp, sessions }: RealmSite, site: Site) {
  const { request, url } = exchange
  const isPost = request.method === 'POST'
  const brought = {
    binding: isPost ? ('post' as const) : ('redirect' as const),
    values: isPost ? await readForm(exchange) : url.searchParams,
    search: url.search,
  }
  if (brought.values.has('SAMLResponse') && (await idp.logout.isAnswer(brought))) {
    return send(exchange, 200, signedOutPage(site.portal))
  }
  const asked = await idp.logout.readRequest(brought)
  if (!asked) {
    const refused = `This is not a sign-out of ${site.portal}, or not signed by it.`
    return send(exchange, 400, problemPage(refused))
  }
  for (const [token, { sessionIndex }] of sessions) {
    if (sessionIndex === asked.sessionIndex) sessions.delete(token)
  }
  return leadOn(exchange, site, asked.answer())
}

function leadOn(exchange: Exchange, { portal, portalOrigin }: Site, taken: Taken) {
  if ('post' in taken) {
    return send(exchange, 200, postBackPage({ ...taken.post, portal }), portalOrigin)
  }
  exchange.response.writeHead(303, { Location: taken.url }).end()
}

function postBack(
  exchange: Exchange,
  { portal, portalOrigin }: Site,
  {
    login,
    samlResponse,
    relayState,
  }: { login: LoginRequest; samlResponse: string; relayState: string },
) {
  const page = postBackPage({ address: login.acsUrl, value: samlResponse, relayState, portal })
  send(exchange, 200, page, portalOrigin)
}

function notARequest({ portal }: Site) {
  return problemPage(`This is not a sign-in request of ${portal}. Start at its login page.`)
}

function notSigned({ portal }: Site) {
  return problemPage(`${portal} signs its requests, and this one is not signed by it.`)
}

function pendingOf(values: URLSearchParams) {
  return {
    samlRequest: values.get('SAMLRequest') ?? '',
    relayState: values.get('RelayState') ?? '',
  }
}

async function readForm({ request }: Exchange) {
  const length = Number(request.headers['content-length'] ?? Number.NaN)
  // Browsers send the length of a form. Ignore a body without one.
  if (!(length <= MAX_BODY_BYTES)) return new URLSearchParams()
  return new URLSearchParams(await text(request))
}

function tokenOf({ request }: Exchange) {
  return new RegExp(`(?:^|; )${COOKIE}=([^;]*)`).exec(request.headers.cookie ?? '')?.[1] ?? ''
}

function sessionOf(exchange: Exchange, { sessions }: RealmSite) {
  return sessions.get(tokenOf(exchange))
}

function setCookie({ response }: Exchange, { realm }: RealmSite, token: string) {
  const life = token ? 8 * 3600 : 0
  response.setHeader(
    'Set-Cookie',
    `${COOKIE}=${token}; Path=/${realm.realm}; Max-Age=${life}; HttpOnly; SameSite=Lax`,
  )
}

function sendMetadata({ response }: Exchange, { idp }: RealmSite) {
  response.writeHead(200, { 'Content-Type': 'application/samlmetadata+xml' }).end(idp.metadata)
}

function send(
  { response }: Exchange,
  status: number,
  page: Omit<Parameters<typeof renderPage>[0], 'nonce'>,
  formTarget = '',
) {
  const nonce = randomBytes(16).toString('base64url')
  response.writeHead(status, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; form-action 'self' ${formTarget}; base-uri 'none'; frame-ancestors 'none'`,
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
  })
  response.end(renderPage({ ...page, nonce }))
}
