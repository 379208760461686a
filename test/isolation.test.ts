import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'

import type { LightMyRequestResponse } from 'fastify'
import { expect, test } from 'vitest'

import { asWorker } from '#server/platform/db/as-role.ts'
import { api } from '#shared/api.ts'
import { LIST_SCOPES } from '#shared/tickets/values.ts'
import { isCallerKind } from '#shared/callers.ts'
import type { Endpoint } from '#shared/endpoint.ts'

import { aMailboxInput } from './a-mailbox.ts'
import { someSaml } from './a-new-customer.ts'
import { anAlertRuleInput } from './an-alert-rule.ts'
import { aColleague, aPortal, aSignedInAdministrator, aStranger, type Portal } from './a-portal.ts'
import { someTerms } from './a-service-contract.ts'
import { aFile, aNewTicket, aReplyForm, aTicketForm, aUser, takePart } from './builders.ts'
import { CALLER_CASES, type Door, type SessionEndpointName } from './caller-cases.ts'
import { openEventStream } from './event-stream.ts'
import { ISSUER } from './saml-responses.ts'
import { idp } from './saml-setup.ts'
import { anAnswer, ENTRY_POINT, postAnswer } from './saml-sign-in.ts'
import { aSecurityKey } from './security-key.ts'
import { aVisitor, signedInAs, type TestClient } from './test-client.ts'

type Attacker = 'visitor' | 'colleague' | 'stranger'

/** People of the victim's company who reach no more than any colleague, though their rights come close. */
type NearAttacker =
  | 'former participant'
  | 'participant of another ticket'
  | 'reader of another category'
  | 'manager before a confidential ticket'

type Victim = {
  portal: Portal
  client: TestClient
  /** A word in everything the victim wrote, in its files and in its customer's settings. */
  marker: string
  ticketId: string
  attachmentId: string
  /** Values that no one else may see: the marker, and the ids of everything the victim has. */
  secrets: string[]
}

/** Everything that the attacker received. */
type Answer = { status: number; text: string }

type Case = {
  /** Tries to reach the victim's data, with everything that an attacker could know of it. */
  attempt: (client: TestClient, victim: Victim) => Promise<Answer>
  statuses: Record<Attacker, number>
}

const VISITORS_OUT = { visitor: 401, colleague: 200, stranger: 200 }
const MISSING = { visitor: 401, colleague: 404, stranger: 404 }
const STAFF_ONLY = { visitor: 401, colleague: 403, stranger: 403 }
const ADMINISTRATORS_ONLY = STAFF_ONLY
const MANAGERS_ONLY = STAFF_ONLY
function all(status: number) {
  return { visitor: status, colleague: status, stranger: status }
}

function told({ statusCode, headers, body }: LightMyRequestResponse): Answer {
  return { status: statusCode, text: `${JSON.stringify(headers)}\n${body}` }
}

function get(url: string): Case['attempt'] {
  return async (client) => told(await client.get(url))
}

function withPassword(method: 'POST' | 'DELETE', url: string): Case['attempt'] {
  return async (client) =>
    told(await client.send(method, url, { json: { currentPassword: 'guess' } }))
}

function setupLinksOf({ customer }: Portal) {
  return `/api/admin/customers/${customer.id}/connection/setup-links`
}

/** A call of administrators about the victim's connection. */
function ofConnection(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  json?: object,
): Case {
  return {
    attempt: async (client, { portal }) => {
      const url = `/api/admin/customers/${portal.customer.id}/connection${path}`
      return told(await client.send(method, url, json && { json }))
    },
    statuses: ADMINISTRATORS_ONLY,
  }
}

/** A call of administrators about the contract of the victim's company. */
function ofContract(method: 'GET' | 'POST' | 'DELETE', path: string, json?: object): Case {
  return {
    attempt: async (client, { portal }) => {
      const url = `/api/admin/customers/${portal.customer.id}/service-contract${path}`
      return told(await client.send(method, url, json && { json }))
    },
    statuses: ADMINISTRATORS_ONLY,
  }
}

const A_VERSION = { validFrom: '2026-04-01', terms: { own: someTerms() } }
const A_TEMPLATE = { name: 'Mine now', terms: someTerms() }
const A_WINDOW = {
  name: 'Mine now',
  customerIds: null,
  startsAt: '2026-04-01T10:00:00Z',
  endsAt: '2026-04-01T12:00:00Z',
}

const A_MACRO = {
  name: 'Mine now',
  isShared: true,
  kind: 'reply',
  content: '<p>Hello</p>',
  changes: {},
}

/**
 * The attack on each endpoint that a session opens. A new endpoint without one neither compiles nor
 * passes. Endpoints for callers without a session are in caller-cases.ts.
 */
const CASES: Record<SessionEndpointName, Case> = {
  findTeamSignOn: { attempt: get('/api/auth/team-sign-on'), statuses: all(200) },
  getCurrentUser: { attempt: get('/api/auth/user'), statuses: all(200) },
  getLanguage: { attempt: get('/api/auth/language'), statuses: all(200) },
  chooseLanguage: {
    attempt: async (client) => told(await client.put('/api/auth/language', { language: 'en' })),
    statuses: all(200),
  },
  detectIdp: { attempt: get('/api/auth/idp-detect'), statuses: all(200) },
  debugSession: { attempt: get('/api/auth/session-debug'), statuses: all(200) },
  initiateLogin: {
    attempt: async (client, { portal }) =>
      told(await client.post('/api/auth/initiate-login', { email: portal.user.email })),
    statuses: all(200),
  },
  requestEmailCode: {
    attempt: async (client, { portal }) =>
      told(await client.post('/api/auth/code', { email: portal.user.email })),
    statuses: all(200),
  },
  signInByCode: {
    attempt: async (client, { portal }) =>
      told(
        await client.post('/api/auth/code/sign-in', { email: portal.user.email, code: '123456' }),
      ),
    statuses: all(400),
  },
  requestPasskey: {
    attempt: async (client, { portal }) =>
      told(await client.post('/api/auth/passkey', { email: portal.user.email })),
    statuses: all(200),
  },
  signInByPasskey: {
    attempt: async (client, { portal }) => {
      const response = aSecurityKey(portal.deps.config).sign({ challenge: 'guess' })
      return told(await client.post('/api/auth/passkey/sign-in', { response }))
    },
    statuses: all(200),
  },
  getEmergencyDoor: {
    attempt: async (client, { portal }) =>
      told(await client.get(`/api/admin/customers/${portal.customer.id}/emergency-door`)),
    statuses: ADMINISTRATORS_ONLY,
  },
  openEmergencyDoor: {
    attempt: async (client, { portal }) =>
      told(
        await client.post(`/api/admin/customers/${portal.customer.id}/emergency-door`, {
          hours: 72,
          reason: 'Let me in',
        }),
      ),
    statuses: ADMINISTRATORS_ONLY,
  },
  closeEmergencyDoor: {
    attempt: async (client, { portal }) =>
      told(await client.delete(`/api/admin/customers/${portal.customer.id}/emergency-door`)),
    statuses: ADMINISTRATORS_ONLY,
  },
  getEmailCodes: {
    attempt: async (client, { portal }) =>
      told(await client.get(`/api/admin/customers/${portal.customer.id}/email-codes`)),
    statuses: ADMINISTRATORS_ONLY,
  },
  saveEmailCodes: {
    attempt: async (client, { portal }) =>
      told(
        await client.put(`/api/admin/customers/${portal.customer.id}/email-codes`, {
          mode: 'domains',
          emails: [],
          version: 0,
        }),
      ),
    statuses: ADMINISTRATORS_ONLY,
  },
  startSamlLogin: {
    attempt: async (client, { portal }) =>
      told(
        await client.get(`/api/auth/saml/login/${portal.customer.id}`, {
          accept: 'application/json',
        }),
      ),
    statuses: all(200),
  },
  finishSamlLogin: {
    attempt: async (client, { portal }) =>
      told(
        await postAnswer(
          client,
          portal.customer,
          anAnswer(portal.deps, portal.customer, { sign: 'none' }),
        ),
      ),
    statuses: all(303),
  },
  signOutByRedirect: {
    attempt: async (client, { portal }) =>
      told(await client.get(`/api/auth/saml/logout/${portal.customer.id}?SAMLRequest=guess`)),
    statuses: all(303),
  },
  signOutByPost: {
    attempt: async (client, { portal }) =>
      told(
        await client.send('POST', `/api/auth/saml/logout/${portal.customer.id}`, {
          payload: 'SAMLRequest=guess',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
        }),
      ),
    statuses: all(303),
  },
  postSamlRequest: {
    attempt: async (client, { portal }) =>
      told(await client.get(`/api/auth/saml/request/${portal.customer.id}?request=guess`)),
    statuses: all(404),
  },
  goOnSigningOut: {
    attempt: async (client, { portal }) =>
      told(await client.get(`/api/auth/saml/sign-out/${portal.customer.id}?session=guess`)),
    statuses: all(404),
  },
  startOidcLogin: {
    attempt: async (client, { portal }) =>
      told(
        await client.get(`/api/auth/oidc/login/${portal.customer.id}`, {
          accept: 'application/json',
        }),
      ),
    statuses: all(404),
  },
  finishOidcLogin: {
    attempt: async (client, { portal }) =>
      told(await client.get(`/api/auth/oidc/callback/${portal.customer.id}?code=guess&state=x`)),
    statuses: all(303),
  },
  logOutByProvider: {
    attempt: async (client, { portal }) =>
      told(
        await client.send('POST', `/api/auth/oidc/logout/${portal.customer.id}`, {
          payload: 'logout_token=guess',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
        }),
      ),
    statuses: all(400),
  },
  finishApplicationLogin: {
    attempt: get('/api/auth/oidc/microsoft/callback?code=guess&state=x'),
    statuses: all(303),
  },
  getSignInApplications: {
    attempt: get('/api/admin/sign-in-applications'),
    statuses: ADMINISTRATORS_ONLY,
  },
  saveSignInApplications: {
    attempt: async (client) =>
      told(
        await client.put('/api/admin/sign-in-applications', {
          google: { clientId: 'stolen', clientSecret: 'stolen' },
        }),
      ),
    statuses: ADMINISTRATORS_ONLY,
  },
  getOidcKeys: { attempt: get('/api/auth/oidc/keys'), statuses: all(200) },
  receiveHubSpotWebhook: {
    attempt: async (client) => told(await client.post('/api/crm/hubspot/webhook', [])),
    statuses: all(404),
  },
  getSamlMetadata: {
    attempt: async (client, { portal }) =>
      told(await client.get(`/saml/metadata/${portal.customer.id}`)),
    statuses: all(200),
  },
  adminLogin: {
    attempt: async (client, { portal }) =>
      told(
        await client.post('/api/auth/admin-login', { email: portal.user.email, password: 'guess' }),
      ),
    statuses: all(401),
  },
  logout: {
    attempt: async (client) => told(await client.post('/api/auth/logout')),
    statuses: all(200),
  },

  listDeskTickets: {
    attempt: async (client, { marker }) =>
      told(await client.get(`/api/desk/tickets?view=all&q=${marker}`)),
    statuses: STAFF_ONLY,
  },
  countDeskViews: { attempt: get('/api/desk/views'), statuses: STAFF_ONLY },
  changeTickets: {
    attempt: async (client, { ticketId }) =>
      told(
        await client.post('/api/desk/bulk', {
          ticketIds: [ticketId],
          change: { priority: 'High' },
        }),
      ),
    statuses: STAFF_ONLY,
  },
  undoBulk: {
    attempt: async (client, { ticketId }) =>
      told(await client.post(`/api/desk/bulk/${ticketId}/undo`)),
    statuses: STAFF_ONLY,
  },
  listSavedViews: { attempt: get('/api/desk/saved-views'), statuses: STAFF_ONLY },
  saveView: {
    attempt: async (client) =>
      told(
        await client.post('/api/desk/saved-views', { name: 'Mine', isShared: true, filters: {} }),
      ),
    statuses: STAFF_ONLY,
  },
  changeView: {
    attempt: async (client, { ticketId }) =>
      told(await client.put(`/api/desk/saved-views/${ticketId}`, { name: 'Mine' })),
    statuses: STAFF_ONLY,
  },
  deleteView: {
    attempt: async (client, { ticketId }) =>
      told(await client.send('DELETE', `/api/desk/saved-views/${ticketId}`)),
    statuses: STAFF_ONLY,
  },
  listDeskChoices: { attempt: get('/api/desk/choices'), statuses: STAFF_ONLY },
  saveDeskPreferences: {
    attempt: async (client) =>
      told(await client.put('/api/desk/preferences', { afterClose: 'stay' })),
    statuses: STAFF_ONLY,
  },
  takeNextTicket: {
    attempt: async (client) => told(await client.post('/api/desk/next', {})),
    statuses: STAFF_ONLY,
  },
  getDeskTicket: {
    attempt: async (client, { ticketId }) =>
      told(await client.get(`/api/desk/tickets/${ticketId}`)),
    statuses: STAFF_ONLY,
  },
  listDeskComments: {
    attempt: async (client, { ticketId }) =>
      told(await client.get(`/api/desk/tickets/${ticketId}/comments`)),
    statuses: STAFF_ONLY,
  },
  getDeskSla: {
    attempt: async (client, { ticketId }) =>
      told(await client.get(`/api/desk/tickets/${ticketId}/sla`)),
    statuses: STAFF_ONLY,
  },
  answerTicket: {
    attempt: async (client, { ticketId }) => {
      const address = `/api/desk/tickets/${ticketId}/comments`
      const form = aReplyForm([aFile()])
      form.set('kind', 'note')
      await client.send('POST', address, { form })
      return told(await client.post(address, { kind: 'reply', comment: 'From us' }))
    },
    statuses: STAFF_ONLY,
  },
  changeDeskTicket: {
    attempt: async (client, { ticketId }) =>
      told(await client.put(`/api/desk/tickets/${ticketId}`, { priority: 'High' })),
    statuses: STAFF_ONLY,
  },
  snoozeTicket: {
    attempt: async (client, { ticketId }) =>
      told(await client.put(`/api/desk/tickets/${ticketId}/snooze`, { until: null })),
    statuses: STAFF_ONLY,
  },
  wakeTicket: {
    attempt: async (client, { ticketId }) =>
      told(await client.send('DELETE', `/api/desk/tickets/${ticketId}/snooze`)),
    statuses: STAFF_ONLY,
  },
  mergeTicket: {
    attempt: async (client, { ticketId }) =>
      told(
        await client.post(`/api/desk/tickets/${ticketId}/merge`, { intoTicketId: randomUUID() }),
      ),
    statuses: STAFF_ONLY,
  },
  previewMerge: {
    attempt: async (client, { ticketId }) =>
      told(await client.get(`/api/desk/tickets/${ticketId}/merge?intoTicketId=${randomUUID()}`)),
    statuses: STAFF_ONLY,
  },
  getDeskConfidentiality: {
    attempt: async (client, { ticketId }) =>
      told(await client.get(`/api/desk/tickets/${ticketId}/confidential`)),
    statuses: STAFF_ONLY,
  },
  setDeskConfidential: {
    attempt: async (client, { ticketId }) =>
      told(await client.put(`/api/desk/tickets/${ticketId}/confidential`, { confidential: true })),
    statuses: STAFF_ONLY,
  },
  reopenDeskTicket: {
    attempt: async (client, { ticketId }) =>
      told(await client.post(`/api/desk/tickets/${ticketId}/reopen`)),
    statuses: STAFF_ONLY,
  },
  unmergeTicket: {
    attempt: async (client, { ticketId }) =>
      told(await client.send('DELETE', `/api/desk/tickets/${ticketId}/merge`)),
    statuses: STAFF_ONLY,
  },
  linkTicket: {
    attempt: async (client, { ticketId }) => {
      const address = `/api/desk/tickets/${ticketId}/links/${randomUUID()}`
      return told(await client.put(address, { kind: 'related' }))
    },
    statuses: STAFF_ONLY,
  },
  unlinkTicket: {
    attempt: async (client, { ticketId }) =>
      told(await client.send('DELETE', `/api/desk/tickets/${ticketId}/links/${randomUUID()}`)),
    statuses: STAFF_ONLY,
  },
  addDeskParticipant: {
    attempt: async (client, { ticketId, portal }) => {
      const participant = { participant: portal.user.email }
      return told(await client.post(`/api/desk/tickets/${ticketId}/participants`, participant))
    },
    statuses: STAFF_ONLY,
  },
  removeDeskParticipant: {
    attempt: async (client, { ticketId, portal }) => {
      const url = `/api/desk/tickets/${ticketId}/participants/${portal.user.id}`
      return told(await client.send('DELETE', url))
    },
    statuses: STAFF_ONLY,
  },
  splitTicket: {
    attempt: async (client, { ticketId }) => {
      const split = { commentIds: [randomUUID()], subject: 'Mine', description: 'Mine' }
      return told(await client.post(`/api/desk/tickets/${ticketId}/split`, split))
    },
    statuses: STAFF_ONLY,
  },
  saveCustomerBrief: {
    attempt: async (client, { portal }) => {
      const brief = { version: 0, note: '', contract: '', contractEndsOn: null, contractCovers: '' }
      return told(await client.put(`/api/desk/customers/${portal.customer.id}/brief`, brief))
    },
    statuses: STAFF_ONLY,
  },
  closeDeskTicket: {
    attempt: async (client, { ticketId }) =>
      told(await client.post(`/api/desk/tickets/${ticketId}/close`, {})),
    statuses: STAFF_ONLY,
  },
  listTicketTime: {
    attempt: async (client, { ticketId }) =>
      told(await client.get(`/api/desk/tickets/${ticketId}/time`)),
    statuses: STAFF_ONLY,
  },
  addTime: {
    attempt: async (client, { ticketId }) =>
      told(
        await client.post(`/api/desk/tickets/${ticketId}/time`, { minutes: 5, kindId: 'REMOTE' }),
      ),
    statuses: STAFF_ONLY,
  },
  correctTime: {
    attempt: async (client) =>
      told(
        await client.post(`/api/desk/time/${randomUUID()}/correction`, {
          minutes: 5,
          kindId: 'REMOTE',
        }),
      ),
    statuses: STAFF_ONLY,
  },
  listTime: {
    attempt: async (client, { portal }) =>
      told(await client.get(`/api/desk/time?customerId=${portal.customer.id}`)),
    statuses: STAFF_ONLY,
  },
  sumTime: { attempt: get('/api/desk/time/sums'), statuses: STAFF_ONLY },
  getTimeFile: { attempt: get('/api/desk/time/file'), statuses: STAFF_ONLY },
  listTimeExports: { attempt: get('/api/admin/time-exports'), statuses: ADMINISTRATORS_ONLY },
  exportTime: {
    attempt: async (client) => told(await client.post('/api/admin/time-exports', {})),
    statuses: ADMINISTRATORS_ONLY,
  },
  takeBackTimeExport: {
    attempt: async (client) =>
      told(await client.post(`/api/admin/time-exports/${randomUUID()}/take-back`)),
    statuses: ADMINISTRATORS_ONLY,
  },
  getTimeExport: {
    attempt: get(`/api/admin/time-exports/${randomUUID()}/file`),
    statuses: ADMINISTRATORS_ONLY,
  },
  getDeskNumbers: { attempt: get('/api/desk/numbers'), statuses: STAFF_ONLY },
  getNumbersFile: { attempt: get('/api/desk/numbers/file?of=customers'), statuses: STAFF_ONLY },
  listWorkKinds: { attempt: get('/api/desk/work-kinds'), statuses: STAFF_ONLY },
  addWorkKind: {
    attempt: async (client) =>
      told(await client.post('/api/admin/work-kinds', { name: 'Mine now' })),
    statuses: ADMINISTRATORS_ONLY,
  },
  orderWorkKinds: {
    attempt: async (client) => told(await client.put('/api/admin/work-kinds/order', { ids: [] })),
    statuses: ADMINISTRATORS_ONLY,
  },
  updateWorkKind: {
    attempt: async (client) =>
      told(await client.put('/api/admin/work-kinds/TRAVEL', { isRetired: true })),
    statuses: ADMINISTRATORS_ONLY,
  },
  getTimeRules: {
    attempt: async (client, { portal }) =>
      told(await client.get(`/api/desk/customers/${portal.customer.id}/time-rules`)),
    statuses: STAFF_ONLY,
  },
  saveTimeRules: {
    attempt: async (client, { portal }) =>
      told(
        await client.put(`/api/admin/customers/${portal.customer.id}/time-rules`, {
          minimumMinutes: 0,
          roundingMinutes: 1,
          isShownToCustomer: true,
        }),
      ),
    statuses: ADMINISTRATORS_ONLY,
  },
  getShownTime: {
    attempt: async (client, { ticketId }) =>
      told(await client.get(`/api/tickets/${ticketId}/time`)),
    statuses: MISSING,
  },

  keepPresence: {
    attempt: async (client, { ticketId }) =>
      told(
        await client.post(`/api/desk/tickets/${ticketId}/presence`, {
          tab: randomUUID().replaceAll('-', ''),
          state: 'viewing',
        }),
      ),
    statuses: STAFF_ONLY,
  },
  findContacts: {
    attempt: async (client, { portal }) =>
      told(await client.get(`/api/desk/contacts?q=${portal.customer.domain}`)),
    statuses: STAFF_ONLY,
  },
  listRequesters: {
    attempt: async (client, { portal }) =>
      told(await client.get(`/api/desk/customers/${portal.customer.id}/people`)),
    statuses: STAFF_ONLY,
  },
  raiseOnBehalf: {
    attempt: async (client, { portal }) => {
      const { customer, user } = portal
      const person = { customerId: customer.id, email: user.email }
      return told(await client.post('/api/desk/tickets', { ...aNewTicket(), ...person }))
    },
    statuses: STAFF_ONLY,
  },
  listNotices: { attempt: get('/api/desk/notices'), statuses: STAFF_ONLY },
  clearNotices: {
    attempt: async (client, { ticketId }) =>
      told(await client.post('/api/desk/notices/clear', { upTo: ticketId })),
    statuses: STAFF_ONLY,
  },
  readNotices: {
    attempt: async (client, { ticketId }) =>
      told(await client.post('/api/desk/notices/read', { ticketId })),
    statuses: STAFF_ONLY,
  },
  listMails: { attempt: get('/api/desk/mails'), statuses: STAFF_ONLY },
  countHeldMails: { attempt: get('/api/desk/mails/count'), statuses: STAFF_ONLY },
  getMail: {
    attempt: async (client) => told(await client.get(`/api/desk/mails/${randomUUID()}`)),
    statuses: STAFF_ONLY,
  },
  getRawMail: {
    attempt: async (client) => told(await client.get(`/api/desk/mails/${randomUUID()}/raw`)),
    statuses: STAFF_ONLY,
  },
  getTicketMail: {
    attempt: async (client, { ticketId }) =>
      told(await client.get(`/api/desk/tickets/${ticketId}/mail`)),
    statuses: STAFF_ONLY,
  },
  acceptMail: {
    attempt: async (client) =>
      told(
        await client.post(`/api/desk/mails/${randomUUID()}/accept`, {
          as: 'reply',
          ticketNumber: 1001,
        }),
      ),
    statuses: STAFF_ONLY,
  },
  discardMail: {
    attempt: async (client) => told(await client.post(`/api/desk/mails/${randomUUID()}/discard`)),
    statuses: STAFF_ONLY,
  },
  discardMails: {
    attempt: async (client) =>
      told(await client.post('/api/desk/mails/discard', { mailIds: [randomUUID()] })),
    statuses: STAFF_ONLY,
  },
  restoreMail: {
    attempt: async (client) => told(await client.post(`/api/desk/mails/${randomUUID()}/restore`)),
    statuses: STAFF_ONLY,
  },
  listMacros: { attempt: get('/api/desk/macros'), statuses: STAFF_ONLY },
  addMacro: {
    attempt: async (client) => told(await client.post('/api/desk/macros', A_MACRO)),
    statuses: STAFF_ONLY,
  },
  getMacro: {
    attempt: async (client) => told(await client.get(`/api/desk/macros/${randomUUID()}`)),
    statuses: STAFF_ONLY,
  },
  changeMacro: {
    attempt: async (client) =>
      told(await client.put(`/api/desk/macros/${randomUUID()}`, { ...A_MACRO, version: 1 })),
    statuses: STAFF_ONLY,
  },
  removeMacro: {
    attempt: async (client) =>
      told(await client.send('DELETE', `/api/desk/macros/${randomUUID()}`)),
    statuses: STAFF_ONLY,
  },
  listAnswerDrafts: {
    attempt: async (client, { ticketId }) =>
      told(await client.get(`/api/desk/tickets/${ticketId}/drafts`)),
    statuses: STAFF_ONLY,
  },
  saveAnswerDraft: {
    attempt: async (client, { ticketId }) => {
      const draft = { content: 'From us', version: null }
      return told(await client.put(`/api/desk/tickets/${ticketId}/drafts/reply`, draft))
    },
    statuses: STAFF_ONLY,
  },
  addDraftFiles: {
    attempt: async (client, { ticketId }) => {
      const form = new FormData()
      form.append('attachments', aFile())
      const address = `/api/desk/tickets/${ticketId}/drafts/reply/files`
      return told(await client.send('POST', address, { form }))
    },
    statuses: STAFF_ONLY,
  },
  getDraftFile: {
    attempt: async (client, { attachmentId }) =>
      told(await client.get(`/api/desk/draft-files/${attachmentId}?inline=1`)),
    statuses: STAFF_ONLY,
  },
  discardReply: {
    attempt: async (client, { ticketId }) =>
      told(await client.send('DELETE', `/api/desk/tickets/${ticketId}/waiting/${randomUUID()}`)),
    statuses: STAFF_ONLY,
  },
  takeBackReply: {
    attempt: async (client, { ticketId }) =>
      told(
        await client.post(`/api/desk/tickets/${ticketId}/waiting/${randomUUID()}/take-back`, {}),
      ),
    statuses: STAFF_ONLY,
  },
  sendReplyNow: {
    attempt: async (client, { ticketId }) =>
      told(await client.post(`/api/desk/tickets/${ticketId}/waiting/${randomUUID()}/send`, {})),
    statuses: STAFF_ONLY,
  },

  getAccount: { attempt: get('/api/account'), statuses: STAFF_ONLY },
  getSignInRules: { attempt: get('/api/account/sign-in-rules'), statuses: STAFF_ONLY },
  getStaffSignOn: { attempt: get('/api/admin/staff-sign-on'), statuses: ADMINISTRATORS_ONLY },
  updateStaffPasswords: {
    attempt: async (client) =>
      told(await client.put('/api/admin/staff-sign-on/passwords', { passwords: 'everybody' })),
    statuses: ADMINISTRATORS_ONLY,
  },
  updateSignInRules: {
    attempt: async (client) =>
      told(await client.put('/api/admin/sign-in-rules', { secondFactorFrom: null })),
    statuses: ADMINISTRATORS_ONLY,
  },
  confirmIdentity: { attempt: withPassword('POST', '/api/account/confirm'), statuses: STAFF_ONLY },
  changePassword: {
    attempt: async (client) =>
      told(
        await client.post('/api/account/password', {
          currentPassword: 'guess',
          newPassword: 'mine from now on',
        }),
      ),
    statuses: STAFF_ONLY,
  },
  beginTotp: { attempt: withPassword('POST', '/api/account/totp'), statuses: STAFF_ONLY },
  confirmTotp: {
    attempt: async (client) =>
      told(await client.post('/api/account/totp/confirm', { code: '000000' })),
    statuses: STAFF_ONLY,
  },
  removeTotp: { attempt: withPassword('DELETE', '/api/account/totp'), statuses: STAFF_ONLY },
  listPasskeys: { attempt: get('/api/account/passkeys'), statuses: VISITORS_OUT },
  beginPasskey: {
    attempt: withPassword('POST', '/api/account/passkeys/options'),
    statuses: VISITORS_OUT,
  },
  addPasskey: {
    attempt: async (client) => told(await client.post('/api/account/passkeys', { name: 'Mine' })),
    statuses: { visitor: 401, colleague: 400, stranger: 400 },
  },
  renamePasskey: {
    attempt: async (client) =>
      told(await client.put(`/api/account/passkeys/${randomUUID()}`, { name: 'Mine' })),
    statuses: MISSING,
  },
  removePasskey: {
    attempt: withPassword('DELETE', `/api/account/passkeys/${randomUUID()}`),
    statuses: MISSING,
  },
  makeRecoveryCodes: {
    attempt: withPassword('POST', '/api/account/recovery-codes'),
    statuses: STAFF_ONLY,
  },
  listSessions: { attempt: get('/api/account/sessions'), statuses: STAFF_ONLY },
  endSession: {
    attempt: async (client) => told(await client.delete(`/api/account/sessions/${randomUUID()}`)),
    statuses: STAFF_ONLY,
  },
  endOtherSessions: {
    attempt: async (client) => told(await client.delete('/api/account/sessions')),
    statuses: STAFF_ONLY,
  },

  listTickets: {
    attempt: async (client, { marker, portal }) => {
      const filters = [
        'limit=100',
        `q=${marker}`,
        `customerId=${portal.customer.id}`,
        'sort=updatedAt',
        'scope=company',
        'scope=participating',
        `scope=company&q=${marker}`,
        `scope=company&requester=${portal.user.id}`,
      ]
      const answers: Answer[] = []
      for (const filter of filters)
        answers.push(told(await client.get(`/api/tickets?count=true&${filter}`)))
      const status = Math.max(...answers.map((answer) => answer.status))
      return { status, text: answers.map(({ text }) => text).join() }
    },
    statuses: VISITORS_OUT,
  },
  exportTickets: { attempt: get('/api/tickets/export?scope=company'), statuses: VISITORS_OUT },
  listCategories: { attempt: get('/api/tickets/categories'), statuses: VISITORS_OUT },
  getSlaPromise: { attempt: get('/api/tickets/service-level'), statuses: VISITORS_OUT },
  getTicket: {
    attempt: async (client, { ticketId }) => told(await client.get(`/api/tickets/${ticketId}`)),
    statuses: MISSING,
  },
  listComments: {
    attempt: async (client, { ticketId }) =>
      told(await client.get(`/api/tickets/${ticketId}/comments`)),
    statuses: MISSING,
  },
  createTicket: {
    attempt: async (client, { portal, ticketId, attachmentId }) =>
      told(
        await client.post('/api/tickets', {
          ...aNewTicket(),
          id: ticketId,
          customerId: portal.customer.id,
          requesterId: portal.user.id,
          attachments: [{ id: attachmentId }],
        }),
      ),
    statuses: { visitor: 401, colleague: 201, stranger: 201 },
  },
  updateTicket: {
    attempt: async (client, { ticketId }) => {
      await client.put(`/api/tickets/${ticketId}`, { subject: 'Mine now' })
      await client.put(`/api/tickets/${ticketId}`, { comment: 'Mine now' })
      return told(
        await client.send('PUT', `/api/tickets/${ticketId}`, { form: aReplyForm([aFile()]) }),
      )
    },
    statuses: MISSING,
  },
  listAudience: {
    attempt: async (client, { ticketId }) =>
      told(await client.get(`/api/tickets/${ticketId}/audience`)),
    statuses: MISSING,
  },
  listNewAudience: {
    attempt: get('/api/tickets/audience?categories=HARDWARE&confidential=false'),
    statuses: VISITORS_OUT,
  },
  findColleagues: {
    attempt: async (client, { marker }) => told(await client.get(`/api/colleagues?q=${marker}`)),
    statuses: VISITORS_OUT,
  },
  addParticipant: {
    attempt: async (client, { ticketId, portal }) => {
      const url = `/api/tickets/${ticketId}/participants`
      const { id } = (await client.get('/api/auth/user')).json().user ?? portal.user
      return told(await client.post(url, { participant: id }))
    },
    statuses: MISSING,
  },
  removeParticipant: {
    attempt: async (client, { ticketId, portal }) =>
      told(await client.send('DELETE', `/api/tickets/${ticketId}/participants/${portal.user.id}`)),
    statuses: MISSING,
  },
  closeTicket: {
    attempt: async (client, { ticketId }) =>
      told(await client.post(`/api/tickets/${ticketId}/close`, { additionalComment: 'Mine now' })),
    statuses: MISSING,
  },
  getConfidentiality: {
    attempt: async (client, { ticketId }) =>
      told(await client.get(`/api/tickets/${ticketId}/confidential`)),
    statuses: MISSING,
  },
  setConfidential: {
    attempt: async (client, { ticketId }) =>
      told(await client.put(`/api/tickets/${ticketId}/confidential`, { confidential: true })),
    statuses: MISSING,
  },
  reopenTicket: {
    attempt: async (client, { ticketId }) =>
      told(await client.post(`/api/tickets/${ticketId}/reopen`, { reason: 'Mine now' })),
    statuses: MISSING,
  },
  getRating: {
    attempt: async (client, { ticketId }) =>
      told(await client.get(`/api/tickets/${ticketId}/rating`)),
    statuses: MISSING,
  },
  rateTicket: {
    attempt: async (client, { ticketId }) =>
      told(await client.put(`/api/tickets/${ticketId}/rating`, { score: 'bad', comment: 'Mine' })),
    statuses: MISSING,
  },
  getTicketSla: {
    attempt: async (client, { ticketId }) => told(await client.get(`/api/tickets/${ticketId}/sla`)),
    statuses: MISSING,
  },
  getAttachment: {
    attempt: async (client, { attachmentId }) =>
      told(await client.get(`/api/desk-files/${attachmentId}?inline=1`)),
    statuses: MISSING,
  },
  getCrmFile: {
    attempt: async (client, { attachmentId }) =>
      told(await client.get(`/api/hubspot-files/${attachmentId}?inline=1`)),
    statuses: MISSING,
  },
  getDashboard: {
    attempt: async (client) => {
      const answers: Answer[] = []
      for (const scope of LIST_SCOPES)
        answers.push(told(await client.get(`/api/dashboard?scope=${scope}`)))
      return { status: answers[0]!.status, text: answers.map(({ text }) => text).join() }
    },
    statuses: VISITORS_OUT,
  },
  streamEvents: { attempt: listenIn, statuses: VISITORS_OUT },

  getServiceLevels: { attempt: get('/api/service-levels'), statuses: VISITORS_OUT },
  getServiceContract: ofContract('GET', ''),
  addContractVersion: ofContract('POST', '/versions', A_VERSION),
  removeContractVersion: ofContract('DELETE', `/versions/${randomUUID()}`),
  correctContractVersion: ofContract('POST', `/versions/${randomUUID()}/corrections`, {
    terms: someTerms(),
    reason: 'A holiday',
    revision: 1,
  }),
  tryOutTerms: ofContract('POST', '/try-out', { terms: someTerms() }),
  tryOutTicket: {
    attempt: async (client, { portal, ticketId }) => {
      const url = `/api/admin/customers/${portal.customer.id}/service-contract/try-out/${ticketId}`
      return told(await client.post(url, { terms: someTerms() }))
    },
    statuses: ADMINISTRATORS_ONLY,
  },
  listServiceTemplates: {
    attempt: get('/api/admin/service-templates'),
    statuses: ADMINISTRATORS_ONLY,
  },
  addServiceTemplate: {
    attempt: async (client) => told(await client.post('/api/admin/service-templates', A_TEMPLATE)),
    statuses: ADMINISTRATORS_ONLY,
  },
  changeServiceTemplate: {
    attempt: async (client) =>
      told(
        await client.put(`/api/admin/service-templates/${randomUUID()}`, {
          ...A_TEMPLATE,
          validFrom: '2026-04-01',
          version: 1,
        }),
      ),
    statuses: ADMINISTRATORS_ONLY,
  },
  removeServiceTemplate: {
    attempt: async (client) =>
      told(await client.delete(`/api/admin/service-templates/${randomUUID()}`)),
    statuses: ADMINISTRATORS_ONLY,
  },
  listMaintenance: {
    attempt: get('/api/admin/maintenance-windows'),
    statuses: ADMINISTRATORS_ONLY,
  },
  addMaintenance: {
    attempt: async (client) => told(await client.post('/api/admin/maintenance-windows', A_WINDOW)),
    statuses: ADMINISTRATORS_ONLY,
  },
  changeMaintenance: {
    attempt: async (client) =>
      told(
        await client.put(`/api/admin/maintenance-windows/${randomUUID()}`, {
          ...A_WINDOW,
          version: 1,
        }),
      ),
    statuses: ADMINISTRATORS_ONLY,
  },
  removeMaintenance: {
    attempt: async (client) =>
      told(await client.delete(`/api/admin/maintenance-windows/${randomUUID()}`)),
    statuses: ADMINISTRATORS_ONLY,
  },
  listCustomers: {
    attempt: async (client, { portal }) =>
      told(await client.get(`/api/admin/customers?q=${portal.customer.domain}`)),
    statuses: ADMINISTRATORS_ONLY,
  },
  getCustomerOverview: {
    attempt: async (client, { portal }) =>
      told(await client.get(`/api/admin/customers/${portal.customer.id}/overview`)),
    statuses: ADMINISTRATORS_ONLY,
  },
  getCustomer: {
    attempt: async (client, { portal }) =>
      told(await client.get(`/api/admin/customers/${portal.customer.id}`)),
    statuses: ADMINISTRATORS_ONLY,
  },
  createCustomer: {
    attempt: async (client, { portal }) =>
      told(
        await client.post('/api/admin/customers', { name: 'Mine', domain: portal.customer.domain }),
      ),
    statuses: ADMINISTRATORS_ONLY,
  },
  updateCustomer: {
    attempt: async (client, { portal }) =>
      told(
        await client.put(`/api/admin/customers/${portal.customer.id}`, {
          name: 'Mine',
          domain: portal.customer.domain,
          saml: { enabled: false },
        }),
      ),
    statuses: ADMINISTRATORS_ONLY,
  },
  deleteCustomer: {
    attempt: async (client, { portal }) =>
      told(await client.delete(`/api/admin/customers/${portal.customer.id}`)),
    statuses: ADMINISTRATORS_ONLY,
  },
  listDeletedCustomers: {
    attempt: get('/api/admin/deleted-customers'),
    statuses: ADMINISTRATORS_ONLY,
  },
  restoreCustomer: {
    attempt: async (client, { portal }) =>
      told(await client.post(`/api/admin/deleted-customers/${portal.customer.id}/restore`, {})),
    statuses: ADMINISTRATORS_ONLY,
  },
  listPeople: {
    attempt: async (client, { portal }) =>
      told(await client.get(`/api/admin/customers/${portal.customer.id}/people`)),
    statuses: ADMINISTRATORS_ONLY,
  },
  changePerson: {
    attempt: async (client, { portal: { customer, user } }) =>
      told(
        await client.put(`/api/admin/customers/${customer.id}/people/${user.id}`, {
          active: false,
        }),
      ),
    statuses: ADMINISTRATORS_ONLY,
  },
  removePasskeysOf: {
    attempt: async (client, { portal: { customer, user } }) =>
      told(await client.delete(`/api/admin/customers/${customer.id}/people/${user.id}/passkeys`)),
    statuses: ADMINISTRATORS_ONLY,
  },
  unlinkProviderAccount: {
    attempt: async (client, { portal: { customer, user } }) =>
      told(
        await client.delete(
          `/api/admin/customers/${customer.id}/people/${user.id}/provider-account`,
        ),
      ),
    statuses: ADMINISTRATORS_ONLY,
  },
  listColleagues: { attempt: get('/api/people'), statuses: MANAGERS_ONLY },
  changeColleague: {
    attempt: async (client, { portal: { user } }) =>
      told(await client.put(`/api/people/${user.id}`, { active: false })),
    statuses: MANAGERS_ONLY,
  },
  prepareCustomer: { attempt: get('/api/admin/new-customer'), statuses: ADMINISTRATORS_ONLY },
  countCustomers: { attempt: get('/api/admin/customers/counts'), statuses: ADMINISTRATORS_ONLY },
  checkCertificate: {
    attempt: async (client) =>
      told(await client.post('/api/admin/check-certificate', { cert: idp.certPem })),
    statuses: ADMINISTRATORS_ONLY,
  },
  beginConnectionTest: {
    attempt: async (client, { portal }) =>
      told(
        await client.post(`/api/admin/customers/${portal.customer.id}/connection/tests`, {
          saml: someSaml(),
        }),
      ),
    statuses: ADMINISTRATORS_ONLY,
  },
  getNewestConnectionTest: {
    attempt: async (client, { portal }) =>
      told(await client.get(`/api/admin/customers/${portal.customer.id}/connection/tests/newest`)),
    statuses: ADMINISTRATORS_ONLY,
  },
  getConnectionTest: {
    attempt: async (client, { portal }) =>
      told(
        await client.get(
          `/api/admin/customers/${portal.customer.id}/connection/tests/${randomUUID()}`,
        ),
      ),
    statuses: ADMINISTRATORS_ONLY,
  },
  listSetupLinks: {
    attempt: async (client, { portal }) => told(await client.get(setupLinksOf(portal))),
    statuses: ADMINISTRATORS_ONLY,
  },
  makeSetupLink: {
    attempt: async (client, { portal }) =>
      told(await client.post(setupLinksOf(portal), { name: 'Mallory', mayGoLive: true })),
    statuses: ADMINISTRATORS_ONLY,
  },
  revokeSetupLink: {
    attempt: async (client, { portal }) =>
      told(await client.delete(`${setupLinksOf(portal)}/${randomUUID()}`)),
    statuses: ADMINISTRATORS_ONLY,
  },
  getSignOn: ofConnection('GET', ''),
  switchSignOnOff: ofConnection('DELETE', ''),
  saveConnectionDraft: ofConnection('PUT', '/draft', { saml: {}, version: 0 }),
  discardConnectionDraft: ofConnection('DELETE', '/draft'),
  goLive: ofConnection('POST', '/go-live', { version: 1 }),
  startPilot: ofConnection('POST', '/pilot', { version: 1, emails: [] }),
  endPilot: ofConnection('DELETE', '/pilot'),
  saveConnectionWatch: ofConnection('PUT', '/watch', { people: 1, share: 1, returns: false }),
  listConnectionVersions: ofConnection('GET', '/versions'),
  returnToVersion: ofConnection('POST', '/versions/1/return'),
  readMetadata: {
    attempt: async (client) =>
      told(await client.post('/api/admin/read-metadata', { source: { xml: '<a/>' } })),
    statuses: ADMINISTRATORS_ONLY,
  },
  listHolidayRegions: {
    attempt: async (client) => told(await client.get('/api/admin/holiday-regions')),
    statuses: ADMINISTRATORS_ONLY,
  },
  listHolidays: {
    attempt: async (client) => told(await client.get('/api/admin/holidays?country=DE&region=BY')),
    statuses: ADMINISTRATORS_ONLY,
  },
  importHolidays: {
    attempt: async (client) =>
      told(await client.post('/api/admin/holidays/import', { text: 'BEGIN:VCALENDAR' })),
    statuses: ADMINISTRATORS_ONLY,
  },
  refreshSamlConfig: {
    attempt: async (client) => told(await client.post('/api/admin/refresh-saml-config')),
    statuses: ADMINISTRATORS_ONLY,
  },

  listAuditEntries: {
    attempt: async (client, { marker, portal }) =>
      told(await client.get(`/api/admin/audit-log?q=${marker}&customerId=${portal.customer.id}`)),
    statuses: ADMINISTRATORS_ONLY,
  },
  exportAuditEntries: {
    attempt: get('/api/admin/audit-log/export?format=csv'),
    statuses: ADMINISTRATORS_ONLY,
  },
  countCustomerSessions: {
    attempt: async (client, { portal }) =>
      told(await client.get(`/api/admin/customers/${portal.customer.id}/sessions`)),
    statuses: ADMINISTRATORS_ONLY,
  },
  getFollowing: {
    attempt: async (client, { portal }) =>
      told(await client.get(`/api/admin/customers/${portal.customer.id}/connection/certificates`)),
    statuses: ADMINISTRATORS_ONLY,
  },
  changeFollowing: {
    attempt: async (client, { portal }) =>
      told(
        await client.put(`/api/admin/customers/${portal.customer.id}/connection/metadata`, {
          metadataUrl: null,
          followMetadata: false,
        }),
      ),
    statuses: ADMINISTRATORS_ONLY,
  },
  lookAtMetadata: {
    attempt: async (client, { portal }) =>
      told(
        await client.post(`/api/admin/customers/${portal.customer.id}/connection/metadata/look`),
      ),
    statuses: ADMINISTRATORS_ONLY,
  },
  takeOffer: {
    attempt: async (client, { portal }) =>
      told(
        await client.post(`/api/admin/customers/${portal.customer.id}/connection/metadata/take`, {
          offer: 'guess',
        }),
      ),
    statuses: ADMINISTRATORS_ONLY,
  },
  listDomainProofs: {
    attempt: async (client, { portal }) =>
      told(await client.get(`/api/admin/customers/${portal.customer.id}/domains`)),
    statuses: ADMINISTRATORS_ONLY,
  },
  checkDomainProof: {
    attempt: async (client, { portal }) => {
      const { id, domain } = portal.customer
      return told(await client.post(`/api/admin/customers/${id}/domains/${domain}/check`))
    },
    statuses: ADMINISTRATORS_ONLY,
  },
  getDomainRule: { attempt: get('/api/admin/domain-rule'), statuses: ADMINISTRATORS_ONLY },
  changeDomainRule: {
    attempt: async (client) =>
      told(await client.put('/api/admin/domain-rule', { compulsoryFrom: null })),
    statuses: ADMINISTRATORS_ONLY,
  },
  listSignInFailures: {
    attempt: async (client, { portal }) =>
      told(await client.get(`/api/admin/sign-in-failures?customerId=${portal.customer.id}`)),
    statuses: ADMINISTRATORS_ONLY,
  },
  getSignInFailure: {
    attempt: get('/api/admin/sign-in-failures/BCDFGHJK'),
    statuses: ADMINISTRATORS_ONLY,
  },
  getBackgroundWork: {
    attempt: get('/api/admin/background-work'),
    statuses: ADMINISTRATORS_ONLY,
  },
  listTroubledJobs: {
    attempt: get('/api/admin/background-work/troubled'),
    statuses: ADMINISTRATORS_ONLY,
  },
  retryJob: {
    attempt: async (client) =>
      told(await client.post(`/api/admin/background-work/${randomUUID()}/retry`)),
    statuses: ADMINISTRATORS_ONLY,
  },
  dismissJob: {
    attempt: async (client) =>
      told(await client.delete(`/api/admin/background-work/${randomUUID()}`)),
    statuses: ADMINISTRATORS_ONLY,
  },
  getStanding: {
    attempt: async (client, { ticketId }) =>
      told(await client.get(`/api/standing?ticketId=${ticketId}`)),
    statuses: VISITORS_OUT,
  },
  listFailures: { attempt: get('/api/admin/failures'), statuses: ADMINISTRATORS_ONLY },
  getMailOut: { attempt: get('/api/admin/mail/out'), statuses: ADMINISTRATORS_ONLY },
  listSentMails: { attempt: get('/api/admin/mail/sent'), statuses: ADMINISTRATORS_ONLY },
  retrySentMail: {
    attempt: async (client) =>
      told(await client.post(`/api/admin/mail/sent/${randomUUID()}/retry`)),
    statuses: ADMINISTRATORS_ONLY,
  },
  dismissSentMail: {
    attempt: async (client) =>
      told(await client.post(`/api/admin/mail/sent/${randomUUID()}/dismiss`)),
    statuses: ADMINISTRATORS_ONLY,
  },
  resumeSending: {
    attempt: async (client) => told(await client.post('/api/admin/mail/resume')),
    statuses: ADMINISTRATORS_ONLY,
  },
  clearMailAddress: {
    attempt: async (client, { portal }) =>
      told(
        await client.post('/api/admin/mail/clear-address', {
          customerId: portal.customer.id,
          address: portal.user.email,
        }),
      ),
    statuses: ADMINISTRATORS_ONLY,
  },
  getMailChoice: { attempt: get('/api/account/mail'), statuses: VISITORS_OUT },
  saveMailChoice: {
    attempt: async (client) => told(await client.put('/api/account/mail', { choice: 'none' })),
    statuses: VISITORS_OUT,
  },
  showMailOff: { attempt: get('/api/mail-off?token=guess'), statuses: all(404) },
  stopMail: {
    attempt: async (client) => told(await client.post('/api/mail-off?token=guess')),
    statuses: all(404),
  },
  getCrm: { attempt: get('/api/admin/crm'), statuses: ADMINISTRATORS_ONLY },
  setCrmToken: {
    attempt: async (client) => told(await client.put('/api/admin/crm/token', { token: 'mine' })),
    statuses: ADMINISTRATORS_ONLY,
  },
  removeCrmToken: {
    attempt: async (client) => told(await client.delete('/api/admin/crm/token')),
    statuses: ADMINISTRATORS_ONLY,
  },
  setCrmWebhookSecret: {
    attempt: async (client) =>
      told(await client.put('/api/admin/crm/webhook-secret', { secret: 'mine' })),
    statuses: ADMINISTRATORS_ONLY,
  },
  checkCrm: {
    attempt: async (client) => told(await client.post('/api/admin/crm/check')),
    statuses: ADMINISTRATORS_ONLY,
  },
  switchCrm: {
    attempt: async (client) => told(await client.put('/api/admin/crm/state', { state: 'off' })),
    statuses: ADMINISTRATORS_ONLY,
  },
  getCrmValues: { attempt: get('/api/admin/crm/values'), statuses: ADMINISTRATORS_ONLY },
  saveCrmValues: {
    attempt: async (client) => told(await client.put('/api/admin/crm/values', { version: 1 })),
    statuses: ADMINISTRATORS_ONLY,
  },
  listCrmCompanies: { attempt: get('/api/admin/crm/companies'), statuses: ADMINISTRATORS_ONLY },
  bindCrmCompany: {
    attempt: async (client, { portal }) =>
      told(await client.put('/api/admin/crm/companies/7', { customerId: portal.customer.id })),
    statuses: ADMINISTRATORS_ONLY,
  },
  releaseCrmCompany: {
    attempt: async (client) => told(await client.delete('/api/admin/crm/companies/7')),
    statuses: ADMINISTRATORS_ONLY,
  },
  retryCrmAction: {
    attempt: async (client) =>
      told(await client.post(`/api/admin/crm/actions/${randomUUID()}/retry`)),
    statuses: ADMINISTRATORS_ONLY,
  },
  readCrmTicketAgain: {
    attempt: async (client) => told(await client.post('/api/admin/crm/read-again', { number: 1 })),
    statuses: ADMINISTRATORS_ONLY,
  },
  steerCrmBackfill: {
    attempt: async (client) => told(await client.put('/api/admin/crm/backfill', { step: 'stop' })),
    statuses: ADMINISTRATORS_ONLY,
  },
  dismissCrmAction: {
    attempt: async (client) => told(await client.delete(`/api/admin/crm/actions/${randomUUID()}`)),
    statuses: ADMINISTRATORS_ONLY,
  },
  listMailboxes: { attempt: get('/api/admin/mail/mailboxes'), statuses: ADMINISTRATORS_ONLY },
  getMailbox: {
    attempt: async (client) => told(await client.get(`/api/admin/mail/mailboxes/${randomUUID()}`)),
    statuses: ADMINISTRATORS_ONLY,
  },
  addMailbox: {
    attempt: async (client) =>
      told(await client.post('/api/admin/mail/mailboxes', aMailboxInput())),
    statuses: ADMINISTRATORS_ONLY,
  },
  changeMailbox: {
    attempt: async (client) =>
      told(await client.put(`/api/admin/mail/mailboxes/${randomUUID()}`, aMailboxInput())),
    statuses: ADMINISTRATORS_ONLY,
  },
  removeMailbox: {
    attempt: async (client) =>
      told(await client.delete(`/api/admin/mail/mailboxes/${randomUUID()}`)),
    statuses: ADMINISTRATORS_ONLY,
  },
  checkMailbox: {
    attempt: async (client) =>
      told(await client.post('/api/admin/mail/mailbox-check', aMailboxInput())),
    statuses: ADMINISTRATORS_ONLY,
  },
  listAlertRules: { attempt: get('/api/admin/mail/alert-rules'), statuses: ADMINISTRATORS_ONLY },
  getAlertRule: {
    attempt: async (client) =>
      told(await client.get(`/api/admin/mail/alert-rules/${randomUUID()}`)),
    statuses: ADMINISTRATORS_ONLY,
  },
  addAlertRule: {
    attempt: async (client) =>
      told(await client.post('/api/admin/mail/alert-rules', anAlertRuleInput())),
    statuses: ADMINISTRATORS_ONLY,
  },
  changeAlertRule: {
    attempt: async (client) =>
      told(await client.put(`/api/admin/mail/alert-rules/${randomUUID()}`, anAlertRuleInput())),
    statuses: ADMINISTRATORS_ONLY,
  },
  removeAlertRule: {
    attempt: async (client) =>
      told(await client.delete(`/api/admin/mail/alert-rules/${randomUUID()}`)),
    statuses: ADMINISTRATORS_ONLY,
  },
  orderAlertRules: {
    attempt: async (client) =>
      told(await client.put('/api/admin/mail/alert-rule-order', { ids: [] })),
    statuses: ADMINISTRATORS_ONLY,
  },
  getAlertChoices: { attempt: get('/api/admin/mail/alert-choices'), statuses: ADMINISTRATORS_ONLY },
  tryAlertRules: {
    attempt: async (client) =>
      told(
        await client.post('/api/admin/mail/alert-try', {
          mail: { subject: 'x', body: '' },
          draft: null,
        }),
      ),
    statuses: ADMINISTRATORS_ONLY,
  },
  receiveMail: {
    attempt: async (client) => told(await client.post(`/api/mail/incoming/${randomUUID()}`, {})),
    statuses: all(404),
  },
  receiveKeyedMail: {
    attempt: async (client) =>
      told(await client.post(`/api/mail/incoming/${randomUUID()}/key`, {})),
    statuses: all(404),
  },
  listAuditChoices: {
    attempt: get('/api/admin/audit-log/choices'),
    statuses: ADMINISTRATORS_ONLY,
  },

  getLogo: { attempt: get('/api/installation/logo'), statuses: all(404) },
  getAttention: { attempt: get('/api/admin/attention'), statuses: ADMINISTRATORS_ONLY },
  getSetup: { attempt: get('/api/admin/setup'), statuses: ADMINISTRATORS_ONLY },
  dismissSetup: {
    attempt: async (client) => told(await client.post('/api/admin/setup/dismiss')),
    statuses: ADMINISTRATORS_ONLY,
  },
  getUsage: { attempt: get('/api/admin/usage'), statuses: ADMINISTRATORS_ONLY },
  getUsageLimits: { attempt: get('/api/admin/usage/limits'), statuses: ADMINISTRATORS_ONLY },
  updateUsageLimits: {
    attempt: async (client) => told(await client.put('/api/admin/usage/limits', {})),
    statuses: ADMINISTRATORS_ONLY,
  },
  getSamlCertificate: { attempt: get('/saml/certificate'), statuses: all(200) },
  listSamlKeys: { attempt: get('/api/admin/saml-keys'), statuses: ADMINISTRATORS_ONLY },
  makeSamlKey: {
    attempt: async (client) => told(await client.post('/api/admin/saml-keys')),
    statuses: ADMINISTRATORS_ONLY,
  },
  switchSamlKeys: {
    attempt: async (client) => told(await client.post('/api/admin/saml-keys/switch')),
    statuses: ADMINISTRATORS_ONLY,
  },
  retireSamlKey: {
    attempt: async (client) => told(await client.post('/api/admin/saml-keys/retire')),
    statuses: ADMINISTRATORS_ONLY,
  },
  getSettings: { attempt: get('/api/admin/settings'), statuses: ADMINISTRATORS_ONLY },
  updateSettings: {
    attempt: async (client) => told(await client.put('/api/admin/settings', { name: 'Mine now' })),
    statuses: ADMINISTRATORS_ONLY,
  },
  setLogo: {
    attempt: async (client) =>
      told(await client.put('/api/admin/settings/logo', { content: 'PHN2Zy8+' })),
    statuses: ADMINISTRATORS_ONLY,
  },
  removeLogo: {
    attempt: async (client) => told(await client.delete('/api/admin/settings/logo')),
    statuses: ADMINISTRATORS_ONLY,
  },
  listAdminCategories: { attempt: get('/api/admin/categories'), statuses: ADMINISTRATORS_ONLY },
  addCategory: {
    attempt: async (client) =>
      told(await client.post('/api/admin/categories', { name: 'Mine now' })),
    statuses: ADMINISTRATORS_ONLY,
  },
  orderCategories: {
    attempt: async (client) => told(await client.put('/api/admin/categories/order', { ids: [] })),
    statuses: ADMINISTRATORS_ONLY,
  },
  updateCategory: {
    attempt: async (client) =>
      told(await client.put('/api/admin/categories/HARDWARE_ISSUE', { retired: true })),
    statuses: ADMINISTRATORS_ONLY,
  },

  listStaff: { attempt: get('/api/admin/staff'), statuses: ADMINISTRATORS_ONLY },
  inviteStaff: {
    attempt: async (client, { portal }) =>
      told(
        await client.post('/api/admin/staff', {
          name: 'Me',
          email: portal.user.email,
          role: 'admin',
        }),
      ),
    statuses: ADMINISTRATORS_ONLY,
  },
  changeStaff: {
    attempt: async (client, { portal }) =>
      told(await client.put(`/api/admin/staff/${portal.user.id}`, { role: 'admin' })),
    statuses: ADMINISTRATORS_ONLY,
  },
  getAgentWork: {
    attempt: async (client, { portal }) =>
      told(await client.get(`/api/admin/staff/${portal.user.id}/work`)),
    statuses: ADMINISTRATORS_ONLY,
  },
  makeAccountLink: {
    attempt: async (client, { portal }) =>
      told(await client.post(`/api/admin/staff/${portal.user.id}/link`)),
    statuses: ADMINISTRATORS_ONLY,
  },
  removeSecondFactor: {
    attempt: async (client, { portal }) =>
      told(await client.post(`/api/admin/staff/${portal.user.id}/remove-second-factor`)),
    statuses: ADMINISTRATORS_ONLY,
  },
}

/**
 * Listens until an event of the attacker's own ticket comes. Any event of the victim's would have
 * come before it.
 */
async function listenIn(client: TestClient, victim: Victim): Promise<Answer> {
  const stream = await openEventStream(victim.portal, client, {
    'last-event-id': '2000-01-01T00:00:00.000Z',
  })
  const { status } = stream.response
  if (status !== 200) return { status, text: '' }
  const theirs = await victim.client.post('/api/tickets', aNewTicket({ subject: victim.marker }))
  victim.secrets.push(theirs.json().id)
  const own = await client.post('/api/tickets', aNewTicket())
  await expect
    .poll(() => stream.events.map((event) => event.data.id), { interval: 10 })
    .toContain(own.json().id)
  return { status, text: JSON.stringify(stream.events) }
}

/** Time that the victim may see, because their organization has it shown. */
async function plantShownTime(
  { deps, customer }: Portal,
  shown: { ticketId: string; invoiceText: string },
) {
  const { id: customerId } = customer
  const rules = { customerId, minimumMinutes: 0, roundingMinutes: 1, shownToCustomer: true }
  await asWorker(deps.db, async (tx) => {
    await tx.insertInto('timeRules').values(rules).execute()
    await tx
      .insertInto('timeEntries')
      .values({
        customerId,
        id: randomUUID(),
        agentId: randomUUID(),
        agentName: 'Ana Agent',
        day: '2026-01-05',
        minutes: 5,
        billedMinutes: 5,
        isBillable: true,
        kindId: 'REMOTE',
        createdAt: deps.now(),
        createdBy: 'Ana Agent',
        ...shown,
      })
      .execute()
  })
}

async function aVictim(): Promise<Victim> {
  const portal = await aPortal()
  const marker = `marker-${randomUUID()}`
  const { client, deps, customer } = portal
  await deps.db
    .insertInto('connections')
    .values({
      customerId: customer.id,
      enabled: true,
      provider: 'custom',
      entityId: `${ISSUER}/${marker}`,
      entryPoint: ENTRY_POINT,
      cert: idp.certPem,
      previousCert: null,
      validateSignature: true,
      validateInResponseTo: true,
      disableRequestedAuthnContext: true,
      audienceRestriction: marker,
      ipRestrictions: [],
      auditEnabled: true,
    })
    .execute()
  const file = aFile(`${marker}.png`, marker)
  const made = await client.send('POST', '/api/tickets', {
    form: aTicketForm([file], { subject: marker, description: marker, priority: 'High' }),
  })
  const { id: ticketId, attachments } = made.json()
  await client.send('PUT', `/api/tickets/${ticketId}`, { form: aReplyForm([file], marker) })
  const attachmentId: string = attachments[0].id
  await plantShownTime(portal, { ticketId, invoiceText: marker })
  const secrets = [marker, ticketId, attachmentId]
  return { portal, client, marker, ticketId, attachmentId, secrets }
}

const BECOME: Record<Attacker, (portal: Portal) => TestClient | Promise<TestClient>> = {
  visitor: aVisitor,
  colleague: aColleague,
  stranger: aStranger,
}

const BECOME_NEAR: Record<NearAttacker, (victim: Victim) => Promise<TestClient>> = {
  'former participant': async ({ portal, ticketId }) => {
    const { deps, customer } = portal
    const person = await aUser(deps, customer, { name: 'Fay Former' })
    await takePart(deps, { customerId: customer.id, ticketId, userId: person.id })
    const client = await signedInAs(portal, person)
    const seen = await client.get(`/api/tickets/${ticketId}`)
    expect(seen.statusCode).toBe(200)
    await asWorker(deps.db, (tx) =>
      tx.deleteFrom('ticketParticipants').where('userId', '=', person.id).execute(),
    )
    return client
  },
  'participant of another ticket': async ({ portal, client }) => {
    const { deps, customer } = portal
    const { id: ticketId } = (await client.post('/api/tickets', aNewTicket())).json()
    const person = await aUser(deps, customer, { name: 'Pat Participant' })
    await takePart(deps, { customerId: customer.id, ticketId, userId: person.id })
    return signedInAs(portal, person)
  },
  'reader of another category': async ({ portal }) => {
    const { deps, customer } = portal
    const rights = { visibility: 'categories' as const, visibleCategories: ['BILLING_ISSUE'] }
    return signedInAs(portal, await aUser(deps, customer, { name: 'Rita Reader', ...rights }))
  },
  'manager before a confidential ticket': async ({ portal }) => {
    const { deps, customer } = portal
    // The victim creates more while the attack goes on.
    await asWorker(deps.db, async (tx) => {
      await tx.updateTable('categories').set({ confidential: 'always' }).execute()
      await tx.updateTable('tickets').set({ isConfidential: true }).execute()
    })
    const rights = { visibility: 'all', mayAnswer: true, isPortalManager: true } as const
    return signedInAs(portal, await aUser(deps, customer, { name: 'Max Manager', ...rights }))
  },
}

/** Opened by the right itself, whose tests are with the routes. */
const MANAGED = new Set(['listColleagues', 'changeColleague'])

test('the cases attack every endpoint of the contract', () => {
  const withoutSession = Object.values(CALLER_CASES).flatMap(({ calls }) => Object.keys(calls))
  const attacked = [...Object.keys(CASES), ...withoutSession]
  expect(attacked.toSorted()).toEqual(Object.keys(api).toSorted())
})

test('the server serves no address when it is outside the contract, except those for operators', async () => {
  const { app } = await aPortal()
  const contract: Endpoint[] = Object.values(api)
  const beside = [
    'GET /healthz',
    'GET /readyz',
    'GET /metrics',
    'GET /api/openapi.json',
    'GET /robots.txt',
    'GET /.well-known/security.txt',
  ]
  const served = listAddresses(app.printRoutes({ commonPrefix: false }))
  expect(served.filter((address) => !address.startsWith('GET /api/docs')).toSorted()).toEqual(
    [...contract.map(({ method, path }) => `${method} ${path}`), ...beside].toSorted(),
  )
})

/** Lists the addresses in Fastify's printed route tree. */
function listAddresses(tree: string): string[] {
  const parts: string[] = []
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', part, methods = ''] =
      /^([│ ]*)[├└]── (\S+)(?: \(([^)]+)\))?/.exec(line) ?? []
    if (part === undefined) return []
    parts.splice(indent.length / 4, Infinity, part)
    return methods
      .split(', ')
      .filter((method) => method !== '' && method !== 'HEAD')
      .map((method) => `${method} ${parts.join('')}`)
  })
}

for (const attacker of ['visitor', 'colleague', 'stranger'] as const) {
  test(`every endpoint reveals and changes nothing of another person's when a ${attacker} calls it`, () =>
    attackEverywhere(attacker, ({ portal }) => BECOME[attacker](portal)))
}

test("every endpoint changes nothing of another person's when a reader of the company calls it", async () => {
  const victim = await aVictim()
  const { portal, client, ticketId } = victim
  const rights = { visibility: 'all', mayAnswer: false } as const
  const reader = await aUser(portal.deps, portal.customer, { name: 'Rita Reader', ...rights })
  expect(
    (await (await signedInAs(portal, reader)).get(`/api/tickets/${ticketId}`)).statusCode,
  ).toBe(200)
  for (const [name, { attempt }] of Object.entries(CASES)) {
    const before = (await client.get(`/api/tickets/${ticketId}`)).json()
    const answer = await attempt(await signedInAs(portal, reader), victim)
    expect(answer.status, name).toBeLessThan(500)
    expect((await client.get(`/api/tickets/${ticketId}`)).json(), name).toEqual(before)
  }
})

for (const [attacker, become] of Object.entries(BECOME_NEAR)) {
  test(`every endpoint reveals and changes nothing of another person's when a ${attacker} calls it`, () =>
    attackEverywhere('colleague', become, { except: MANAGED }))
}

/** Opened to participants, who answer and close what they take part in. */
const BY_PARTICIPANTS = ['updateTicket', 'closeTicket']

test("every endpoint changes of another person's ticket only what a participant may when one calls it", async () => {
  const changedBy: string[] = []
  const aSharedTicket = async () => {
    const victim = await aVictim()
    const { portal, ticketId } = victim
    const person = await aUser(portal.deps, portal.customer, { name: 'Pat Participant' })
    await takePart(portal.deps, { customerId: portal.customer.id, ticketId, userId: person.id })
    return { victim, person }
  }
  let scene = await aSharedTicket()
  for (const [name, { attempt }] of Object.entries(CASES)) {
    const { victim, person } = scene
    const read = async () => (await victim.client.get(`/api/tickets/${victim.ticketId}`)).json()
    const before = await read()
    const participant = await signedInAs(victim.portal, person)
    expect((await participant.get(`/api/tickets/${victim.ticketId}`)).statusCode).toBe(200)
    const answer = await attempt(participant, victim)
    expect(answer.status, name).toBeLessThan(500)
    if (isDeepStrictEqual(await read(), before)) continue
    changedBy.push(name)
    scene = await aSharedTicket()
  }
  expect(changedBy).toEqual(BY_PARTICIPANTS)
})

test("every endpoint reveals and changes nothing of another person's when an external participant has a session", () =>
  attackEverywhere('visitor', async ({ portal, ticketId }) => {
    const { deps, customer } = portal
    // Each endpoint is attacked by another one.
    const email = `vendor-${randomUUID()}@vendor.example`
    const person = await aUser(deps, customer, { name: 'Vera Vendor', email, isExternal: true })
    await takePart(deps, { customerId: customer.id, ticketId, userId: person.id })
    return signedInAs(portal, person)
  }))

async function attackEverywhere(
  attacker: Attacker,
  become: (victim: Victim) => TestClient | Promise<TestClient>,
  { except = new Set() }: { except?: Set<string> } = {},
) {
  const victim = await aVictim()
  const { client, ticketId, secrets } = victim
  for (const [name, { attempt, statuses }] of Object.entries(CASES)) {
    if (except.has(name)) continue
    const attacking = await become(victim)
    const before = (await client.get(`/api/tickets/${ticketId}`)).json()
    const answer = await attempt(attacking, victim)
    expect(answer.status, name).toBe(statuses[attacker])
    for (const secret of secrets) expect(answer.text, name).not.toContain(secret)
    const after = (await client.get(`/api/tickets/${ticketId}`)).json()
    expect(after, name).toEqual(before)
  }
}

test('the victim receives all of it, so that a leak of the marker would be found', async () => {
  const victim = await aVictim()
  const telling = [
    'listTickets',
    'exportTickets',
    'getTicket',
    'getAttachment',
    'getDashboard',
    'getShownTime',
  ] as const
  for (const name of telling) {
    const answer = await CASES[name].attempt(victim.client, victim)
    expect(answer.text, name).toContain(victim.marker)
  }
  const { text } = await CASES.streamEvents.attempt(victim.client, victim)
  expect(text).toContain(victim.secrets.at(-1))
})

const SESSIONS: Record<string, (portal: Portal, door: Door) => TestClient | Promise<TestClient>> = {
  ...BECOME,
  administrator: aSignedInAdministrator,
  victim: (portal, { victim }) => signedInAs(portal, victim),
}

function statusOf(name: string): number {
  const endpoint: Endpoint | undefined = Object.entries(api).find(([known]) => known === name)?.[1]
  return endpoint?.status ?? 200
}

for (const kind of Object.keys(CALLER_CASES).filter((name) => isCallerKind(name))) {
  const { arrange, calls } = CALLER_CASES[kind]

  test(`every endpoint for the caller ${kind} refuses an invalid proof when there is any session`, async () => {
    const portal = await aPortal()
    const door = await arrange(portal)
    const before = await door.readVictim()
    for (const [session, become] of Object.entries(SESSIONS)) {
      const client = await become(portal, door)
      for (const [name, call] of Object.entries(calls)) {
        for (const [sent, refused] of Object.entries(door.refused)) {
          const { proof, status } = refused(client)
          const answer = told(await call(client, proof))
          const situation = `${name} with ${sent} by ${session}`
          expect(answer.status, situation).toBe(status)
          expect(answer.text, situation).not.toContain(door.marker)
        }
      }
    }
    expect(await door.readVictim()).toEqual(before)
  })

  test(`every endpoint for the caller ${kind} serves only the person of the proof`, async () => {
    const portal = await aPortal()
    for (const [name, call] of Object.entries(calls)) {
      const door = await arrange(portal)
      const before = await door.readVictim()
      const answer = told(await call(aVisitor(portal), door.anothers))
      expect(answer.status, name).toBe(statusOf(name))
      expect(answer.text, name).not.toContain(door.marker)
      expect(await door.readVictim(), name).toEqual(before)
    }
  })

  test(`every endpoint for the caller ${kind} serves the victim, so that a leak would be found`, async () => {
    const portal = await aPortal()
    for (const [name, call] of Object.entries(calls)) {
      const door = await arrange(portal)
      const before = await door.readVictim()
      const answer = told(await call(aVisitor(portal), door.proof))
      expect(answer.status, name).toBe(statusOf(name))
      const isChanged = !isDeepStrictEqual(await door.readVictim(), before)
      expect(isChanged || answer.text.includes(door.marker), name).toBe(true)
    }
  })
}
