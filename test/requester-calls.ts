import { randomUUID } from 'node:crypto'

import type { LightMyRequestResponse } from 'fastify'
import { sql } from 'kysely'
import { expect } from 'vitest'

import { asWorker } from '#server/platform/db/as-role.ts'
import type { api, EndpointName } from '#shared/api.ts'

import { anAgentAtTheDesk, aPortal, type Portal } from './a-portal.ts'
import { aFile, aReplyForm, aTicketForm } from './builders.ts'
import { TEST_NOW } from './build-test-app.ts'
import { aSecurityKey } from './security-key.ts'
import { aVisitor, signedInAs, type TestClient } from './test-client.ts'

/** Ids that the requester knows of their own ticket. */
export type Known = { ticketId: string; attachmentId: string; commentId: string }

export type Scene = {
  portal: Portal
  desk: TestClient
  /** Gets a note. */
  noted: Known
  /** The same ticket without a note. */
  twin: Known
  /** A word in the note, in its file and in the file's name. */
  marker: string
}

type Call = (
  client: TestClient,
  known: Known,
  scene: Scene,
) => Promise<LightMyRequestResponse | LightMyRequestResponse[]>

type Case = { reads: Call } | { changes: Call } | { apart: Call } | { follows: string }

type OpenEndpoint = {
  [Name in EndpointName]: (typeof api)[Name]['access'] extends 'staff' | 'admin' ? never : Name
}[EndpointName]

function get(url: string): Call {
  return (client) => client.get(url)
}

const GUESSED_LINK = { 'x-setup-link': 'guess' }

/**
 * A call of each endpoint that a customer's person gets through to; those of staff are walked without
 * one. A new endpoint without a call does not compile.
 *
 * - `reads`: answers the same before and after there is a note, to the last header.
 * - `changes`: answers the same for a ticket with a note and for one without.
 * - `apart`: differs from call to call, and must not name the note.
 */
export const CALLS: Record<OpenEndpoint, Case> = {
  listTickets: {
    reads: (client, _known, { marker }) =>
      Promise.all(
        [
          'count=true',
          'count=true&limit=1',
          'sort=updatedAt&direction=asc',
          'sort=priority',
          'status=Open&count=true',
          `count=true&q=${marker}`,
          `count=true&scope=company&q=${marker}`,
          'scope=company&count=true&sort=updatedAt',
          // Between the last change that the customer sees and the note.
          `sort=updatedAt&count=true&since=${minute(6).toISOString()}`,
        ].map((query) => client.get(`/api/tickets?${query}`)),
      ),
  },
  exportTickets: { reads: get('/api/tickets/export') },
  getTicket: { reads: (client, { ticketId }) => client.get(`/api/tickets/${ticketId}`) },
  listComments: {
    reads: (client, { ticketId, commentId }) =>
      Promise.all(
        ['', '?limit=1', `?cursor=${commentId}`].map((query) =>
          client.get(`/api/tickets/${ticketId}/comments${query}`),
        ),
      ),
  },
  getTicketSla: { reads: (client, { ticketId }) => client.get(`/api/tickets/${ticketId}/sla`) },
  getStanding: {
    reads: (client, { ticketId }) => client.get(`/api/standing?ticketId=${ticketId}`),
  },
  getShownTime: { reads: (client, { ticketId }) => client.get(`/api/tickets/${ticketId}/time`) },
  getAttachment: {
    reads: (client, { attachmentId }) => client.get(`/api/desk-files/${attachmentId}?inline=1`),
  },
  getCrmFile: {
    reads: (client, { attachmentId }) => client.get(`/api/hubspot-files/${attachmentId}?inline=1`),
  },
  listAudience: {
    reads: (client, { ticketId }) => client.get(`/api/tickets/${ticketId}/audience`),
  },
  listNewAudience: { reads: get('/api/tickets/audience') },
  findColleagues: { reads: get('/api/colleagues?q=example') },
  addParticipant: {
    changes: (client, { ticketId }, { portal }) =>
      client.post(`/api/tickets/${ticketId}/participants`, {
        participant: `mina@${portal.customer.domain}`,
      }),
  },
  removeParticipant: {
    changes: (client, { ticketId }) =>
      client.delete(`/api/tickets/${ticketId}/participants/${randomUUID()}`),
  },
  getDashboard: { reads: get('/api/dashboard') },
  getMailChoice: { reads: get('/api/account/mail') },
  listCategories: { reads: get('/api/tickets/categories') },
  getServiceLevels: { reads: get('/api/service-levels') },
  getSlaPromise: { reads: get('/api/tickets/service-level') },
  createTicket: {
    changes: (client) => client.send('POST', '/api/tickets', { form: aTicketForm([aFile()]) }),
  },
  updateTicket: {
    changes: async (client, { ticketId }) => {
      const address = `/api/tickets/${ticketId}`
      const once = { 'idempotency-key': randomUUID() }
      return [
        await client.put(address, { priority: 'High' }),
        await client.put(address, { comment: 'Any news?' }, once),
        await client.put(address, { comment: 'Any news?' }, once),
        await client.send('PUT', address, { form: aReplyForm([aFile()]) }),
      ]
    },
  },
  getRating: { reads: (client, { ticketId }) => client.get(`/api/tickets/${ticketId}/rating`) },
  rateTicket: {
    changes: (client, { ticketId }) =>
      client.put(`/api/tickets/${ticketId}/rating`, { score: 'good' }),
  },
  readRatingLink: { apart: (client) => client.post('/api/rating-link', { token: 'guess' }) },
  rateByLink: {
    apart: (client) => client.post('/api/rating-link/rating', { token: 'guess', score: 'bad' }),
  },
  readLeavingLink: { apart: (client) => client.post('/api/leaving-link', { token: 'guess' }) },
  leaveByLink: { apart: (client) => client.post('/api/leaving-link/leave', { token: 'guess' }) },
  closeTicket: {
    changes: (client, { ticketId }) =>
      client.post(`/api/tickets/${ticketId}/close`, { additionalComment: 'Thank you' }),
  },
  getConfidentiality: {
    reads: (client, { ticketId }) => client.get(`/api/tickets/${ticketId}/confidential`),
  },
  setConfidential: {
    changes: (client, { ticketId }) =>
      client.put(`/api/tickets/${ticketId}/confidential`, { confidential: true }),
  },
  reopenTicket: {
    changes: (client, { ticketId }) =>
      client.post(`/api/tickets/${ticketId}/reopen`, { reason: 'It is back' }),
  },
  saveMailChoice: { changes: (client) => client.put('/api/account/mail', { choice: 'all' }) },
  streamEvents: { follows: 'in a test of its own below' },

  listColleagues: { reads: get('/api/people') },
  changeColleague: {
    apart: (client) => client.put(`/api/people/${randomUUID()}`, { active: false }),
  },

  findTeamSignOn: { reads: get('/api/auth/team-sign-on') },
  getCurrentUser: { reads: get('/api/auth/user') },
  getLanguage: { reads: get('/api/auth/language') },
  chooseLanguage: { changes: (client) => client.put('/api/auth/language', { language: 'en' }) },
  detectIdp: { reads: get('/api/auth/idp-detect') },
  debugSession: { reads: get('/api/auth/session-debug') },
  getLogo: { reads: get('/api/installation/logo') },
  getSamlMetadata: {
    reads: (client, _known, { portal }) => client.get(`/saml/metadata/${portal.customer.id}`),
  },
  getSamlCertificate: { reads: (client) => client.get('/saml/certificate') },
  initiateLogin: {
    apart: (client, _known, { portal }) =>
      client.post('/api/auth/initiate-login', { email: portal.user.email }),
  },
  requestEmailCode: {
    apart: (client, _known, { portal }) =>
      client.post('/api/auth/code', { email: portal.user.email }),
  },
  signInByCode: {
    apart: (client, _known, { portal }) =>
      client.post('/api/auth/code/sign-in', { email: portal.user.email, code: '123456' }),
  },
  requestPasskey: {
    apart: (client, _known, { portal }) =>
      client.post('/api/auth/passkey', { email: portal.user.email }),
  },
  signInByPasskey: {
    apart: (client, _known, { portal }) =>
      client.post('/api/auth/passkey/sign-in', {
        response: aSecurityKey(portal.deps.config).sign({ challenge: 'guess' }),
      }),
  },
  listPasskeys: { reads: get('/api/account/passkeys') },
  beginPasskey: { apart: (client) => client.post('/api/account/passkeys/options', {}) },
  addPasskey: { apart: (client) => client.post('/api/account/passkeys', { name: 'Mine' }) },
  renamePasskey: {
    apart: (client) => client.put(`/api/account/passkeys/${randomUUID()}`, { name: 'Mine' }),
  },
  removePasskey: { apart: (client) => client.delete(`/api/account/passkeys/${randomUUID()}`) },
  startSamlLogin: {
    apart: (client, _known, { portal }) => client.get(`/api/auth/saml/login/${portal.customer.id}`),
  },
  startOidcLogin: {
    apart: (client, _known, { portal }) => client.get(`/api/auth/oidc/login/${portal.customer.id}`),
  },
  finishOidcLogin: {
    apart: (client, _known, { portal }) =>
      client.get(`/api/auth/oidc/callback/${portal.customer.id}?code=guess&state=x`),
  },
  logOutByProvider: {
    apart: (client, _known, { portal }) =>
      client.send('POST', `/api/auth/oidc/logout/${portal.customer.id}`, {
        payload: 'logout_token=guess',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      }),
  },
  finishApplicationLogin: {
    apart: (client) => client.get('/api/auth/oidc/microsoft/callback?code=guess&state=x'),
  },
  getOidcKeys: { reads: (client) => client.get('/api/auth/oidc/keys') },
  showMailOff: { apart: (client) => client.get('/api/mail-off?token=guess') },
  stopMail: { apart: (client) => client.post('/api/mail-off?token=guess') },
  receiveHubSpotWebhook: {
    apart: (client) => client.post('/api/crm/hubspot/webhook', []),
  },
  receiveMail: {
    apart: (client) => client.post(`/api/mail/incoming/${randomUUID()}`, {}),
  },
  receiveKeyedMail: {
    apart: (client) => client.post(`/api/mail/incoming/${randomUUID()}/key`, {}),
  },
  finishSamlLogin: {
    apart: (client, _known, { portal }) =>
      client.send('POST', `/api/auth/saml/callback/${portal.customer.id}`, {
        payload: 'SAMLResponse=',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      }),
  },
  signOutByRedirect: {
    apart: (client, _known, { portal }) =>
      client.get(`/api/auth/saml/logout/${portal.customer.id}?SAMLRequest=guess`),
  },
  signOutByPost: {
    apart: (client, _known, { portal }) =>
      client.send('POST', `/api/auth/saml/logout/${portal.customer.id}`, {
        payload: 'SAMLRequest=guess',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      }),
  },
  postSamlRequest: {
    apart: (client, _known, { portal }) =>
      client.get(`/api/auth/saml/request/${portal.customer.id}?request=guess`),
  },
  goOnSigningOut: {
    apart: (client, _known, { portal }) =>
      client.get(`/api/auth/saml/sign-out/${portal.customer.id}?session=guess`),
  },
  adminLogin: {
    apart: (client, _known, { portal }) =>
      client.post('/api/auth/admin-login', { email: portal.user.email, password: 'guess' }),
  },
  logout: {
    apart: async (_client, _known, { portal }) =>
      (await signedInAs(portal, portal.user)).post('/api/auth/logout'),
  },
  openSetupLink: { apart: (client) => client.get('/api/setup-link', GUESSED_LINK) },
  readLinkedMetadata: {
    apart: (client) =>
      client.post('/api/setup-link/read-metadata', { source: { xml: '<a/>' } }, GUESSED_LINK),
  },
  checkLinkedCertificate: {
    apart: (client) => client.post('/api/setup-link/check-certificate', {}, GUESSED_LINK),
  },
  getLinkedSignOn: { apart: (client) => client.get('/api/setup-link/connection', GUESSED_LINK) },
  saveLinkedDraft: {
    apart: (client) =>
      client.put('/api/setup-link/connection/draft', { saml: {}, version: 0 }, GUESSED_LINK),
  },
  discardLinkedDraft: {
    apart: (client) =>
      client.send('DELETE', '/api/setup-link/connection/draft', { headers: GUESSED_LINK }),
  },
  goLiveByLink: {
    apart: (client) =>
      client.post('/api/setup-link/connection/go-live', { version: 1 }, GUESSED_LINK),
  },
  beginLinkedTest: {
    apart: (client) => client.post('/api/setup-link/connection/tests', { saml: {} }, GUESSED_LINK),
  },
  getNewestLinkedTest: {
    apart: (client) => client.get('/api/setup-link/connection/tests/newest', GUESSED_LINK),
  },
  getLinkedTest: {
    apart: (client) => client.get(`/api/setup-link/connection/tests/${randomUUID()}`, GUESSED_LINK),
  },
  listLinkedDomains: { apart: (client) => client.get('/api/setup-link/domains', GUESSED_LINK) },
  checkLinkedDomain: {
    apart: (client) =>
      client.send('POST', '/api/setup-link/domains/none.example/check', { headers: GUESSED_LINK }),
  },
  listLinkedFailures: { apart: (client) => client.get('/api/setup-link/failures', GUESSED_LINK) },
  reportReady: { apart: (client) => client.post('/api/setup-link/ready', {}, GUESSED_LINK) },
  readAccountLink: {
    apart: (client) => client.post('/api/auth/account-link', { token: 'guess' }),
  },
  setPassword: {
    apart: (client) =>
      client.post('/api/auth/set-password', { token: 'guess', password: 'mine from now on' }),
  },
}

export function minute(minutes: number) {
  return new Date(TEST_NOW.getTime() + minutes * 60_000)
}

/** Raises two tickets that are alike, answered by an agent whom the customer knows. */
export async function aScene(given?: Portal): Promise<Scene> {
  const portal = given ?? (await aPortal())
  const { desk } = await anAgentAtTheDesk(portal)
  const raise = async (): Promise<Known> => {
    portal.setNow(TEST_NOW)
    const form = aTicketForm([aFile()])
    const ticket = (await portal.client.send('POST', '/api/tickets', { form })).json()
    portal.setNow(minute(5))
    const reply = { kind: 'reply', comment: '<p>We look into it.</p>' }
    const answer = await desk.post(`/api/desk/tickets/${ticket.id}/comments`, reply)
    return {
      ticketId: ticket.id,
      attachmentId: ticket.attachments[0].id,
      commentId: answer.json().comment.id,
    }
  }
  const twin = await raise()
  return { portal, desk, twin, noted: await raise(), marker: `marker-${randomUUID()}` }
}

// Headers that differ from answer to answer.
const OF_EACH_ANSWER = ['date', 'set-cookie', 'x-request-id', 'content-security-policy']

export function told(answers: LightMyRequestResponse | LightMyRequestResponse[]): string {
  return [answers]
    .flat()
    .map(({ statusCode, headers, body }) => {
      const kept = Object.entries(headers).filter(([name]) => !OF_EACH_ANSWER.includes(name))
      return `${statusCode}\n${JSON.stringify(kept)}\n${body}`
    })
    .join('\n\n')
}

/** Replaces ids and numbers of tickets by the order in which they appear. */
export function withoutIds(text: string): string {
  const seen: string[] = []
  return text.replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|"number" ?: ?\d+/g, (id) => {
    if (!seen.includes(id)) seen.push(id)
    return `#${seen.indexOf(id)}`
  })
}

/** Reads everything that the requester can read, always at the same instant. */
export async function readAll(scene: Scene, known: Known): Promise<Record<string, string>> {
  portalAt(scene, 15)
  const answers: Record<string, string> = {}
  for (const [name, call] of Object.entries(CALLS)) {
    if ('reads' in call) answers[name] = told(await call.reads(scene.portal.client, known, scene))
  }
  return answers
}

/** Makes every other call for both tickets: it answers the same, and names none of the secrets. */
export async function expectChangesAlike(scene: Scene, secrets: string[]) {
  portalAt(scene, 20)
  for (const [name, call] of Object.entries(CALLS)) {
    if (!('changes' in call)) continue
    const plain = told(await call.changes(scene.portal.client, scene.twin, scene))
    const noted = told(await call.changes(scene.portal.client, scene.noted, scene))
    expect(withoutIds(noted), name).toBe(withoutIds(plain))
    for (const secret of secrets) expect(noted, name).not.toContain(secret)
  }
  for (const [name, call] of Object.entries(CALLS)) {
    const visitor = aVisitor(scene.portal)
    const answer = 'apart' in call ? told(await call.apart(visitor, scene.noted, scene)) : ''
    for (const secret of secrets) expect(answer, name).not.toContain(secret)
  }
  // Compares the traces of the changes as well.
  for (const name of ['getTicket', 'listComments', 'getTicketSla'] as const) {
    const call = CALLS[name]
    if (!('reads' in call)) throw new Error(`${name} is no read`)
    const plain = told(await call.reads(scene.portal.client, scene.twin, scene))
    const noted = told(await call.reads(scene.portal.client, scene.noted, scene))
    expect(withoutIds(noted), name).toBe(withoutIds(plain))
  }
}

export function portalAt({ portal }: Scene, minutes: number) {
  portal.setNow(minute(minutes))
}

/** A limit of the customer's that is reached sooner would tell of notes, too. */
export async function storedBytes({ portal: { deps, customer } }: Scene) {
  return asWorker(deps.db, async (tx) => {
    const { rows } = await sql`select * from stored_bytes(${customer.id})`.execute(tx)
    return rows
  })
}
