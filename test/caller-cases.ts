import { randomUUID } from 'node:crypto'

import type { LightMyRequestResponse } from 'fastify'

import {
  leavingToken,
  type RatingLinkHolder,
  ratingToken,
} from '#server/access/rating-links/rating-link-holder.ts'
import { makeLink } from '#server/access/account-links/make-link.ts'
import { asStaff, asWorker } from '#server/platform/db/as-role.ts'
import { cookieName } from '#server/platform/http/request/cookies.ts'
import { SESSION_COOKIE } from '#server/platform/http/request/csrf.ts'
import { createStaff } from '#server/staff/create-staff.ts'
import type { api, EndpointName } from '#shared/api.ts'
import type { CallerKind } from '#shared/callers.ts'
import { SETUP_LINK_HEADER } from '#shared/connections/setup-links/values.ts'

import type { Ticket } from '#shared/tickets/contract.ts'

import { someSaml } from './a-new-customer.ts'
import { aTicket, type Portal } from './a-portal.ts'
import { aSetupLink } from './a-setup-link.ts'
import { aCustomer, aUser, TEST_PASSWORD } from './builders.ts'
import { signedInAs, type TestClient } from './test-client.ts'

const DAY_MS = 24 * 3_600_000

/** Puts a setup link's proof into a header; everything else goes along as an attacker would send it. */
function withSetupLink(
  client: TestClient,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  proof: object,
  body?: object,
) {
  const { link, ...others }: { link?: string } = proof
  return client.send(method, `/api/setup-link${path}?${new URLSearchParams({ ...others })}`, {
    json: body && { ...body, ...others },
    headers: link === undefined ? {} : { [SETUP_LINK_HEADER]: link },
  })
}

/** Stands in the place of the victim's proof, with the status of the refusal. */
type Refused = (client: TestClient) => { proof: object; status: number }

/** Access that a proof of the victim opens, and that others have instead of it. */
export type Door = {
  /** A word in everything that the victim has. */
  marker: string
  /** Reads everything that a call could change about the victim. */
  readVictim: () => Promise<unknown>
  /** The session of the person that the proof stands for: it opens nothing without the proof. */
  victim: Parameters<typeof signedInAs>[1]
  proof: object
  refused: Record<'no proof' | 'a wrong one' | 'an expired one' | 'a session’s secret', Refused> &
    Partial<Record<'a revoked one', Refused>>
  /** A working proof of another person; next to it, everything that names the victim. */
  anothers: object
}

type Call = (client: TestClient, proof: object) => Promise<LightMyRequestResponse>

type EndpointOf<Kind extends CallerKind> = {
  [Name in EndpointName]: (typeof api)[Name]['access'] extends Kind ? Name : never
}[EndpointName]

type CallerCase<Kind extends CallerKind> = {
  arrange: (portal: Portal) => Promise<Door>
  calls: Record<EndpointOf<Kind>, Call>
}

/** The endpoints for callers without a session, by kind. A new kind without a case does not compile. */
export const CALLER_CASES: { [Kind in CallerKind]: CallerCase<Kind> } = {
  'account-link': {
    arrange: arrangeLinks,
    calls: {
      readAccountLink: (client, proof) => client.post('/api/auth/account-link', proof),
      setPassword: (client, proof) =>
        client.post('/api/auth/set-password', { ...proof, password: `new ${TEST_PASSWORD}` }),
    },
  },
  'leaving-link': {
    arrange: arrangeLeavingLinks,
    calls: {
      readLeavingLink: (client, proof) => client.post('/api/leaving-link', proof),
      leaveByLink: (client, proof) => client.post('/api/leaving-link/leave', proof),
    },
  },
  'rating-link': {
    arrange: arrangeRatingLinks,
    calls: {
      readRatingLink: (client, proof) => client.post('/api/rating-link', proof),
      rateByLink: (client, proof) =>
        client.post('/api/rating-link/rating', { ...proof, score: 'bad', comment: 'Mine now' }),
    },
  },
  'setup-link': {
    arrange: arrangeSetupLinks,
    calls: {
      openSetupLink: (client, proof) => withSetupLink(client, 'GET', '', proof),
      readLinkedMetadata: (client, proof) =>
        withSetupLink(client, 'POST', '/read-metadata', proof, { source: { xml: '<a/>' } }),
      checkLinkedCertificate: (client, proof) =>
        withSetupLink(client, 'POST', '/check-certificate', proof, {}),
      getLinkedSignOn: (client, proof) => withSetupLink(client, 'GET', '/connection', proof),
      saveLinkedDraft: (client, proof) =>
        withSetupLink(client, 'PUT', '/connection/draft', proof, { saml: someSaml(), version: 0 }),
      discardLinkedDraft: (client, proof) =>
        withSetupLink(client, 'DELETE', '/connection/draft', proof),
      goLiveByLink: async (client, proof) => {
        const draft = { saml: someSaml(), version: 0 }
        await withSetupLink(client, 'PUT', '/connection/draft', proof, draft)
        const live = { version: 1, untested: true }
        return withSetupLink(client, 'POST', '/connection/go-live', proof, live)
      },
      beginLinkedTest: (client, proof) =>
        withSetupLink(client, 'POST', '/connection/tests', proof, { saml: someSaml() }),
      getNewestLinkedTest: (client, proof) =>
        withSetupLink(client, 'GET', '/connection/tests/newest', proof),
      getLinkedTest: async (client, proof) => {
        const begun = await withSetupLink(client, 'POST', '/connection/tests', proof, {
          saml: someSaml(),
        })
        const { id = randomUUID() } = begun.json()
        return withSetupLink(client, 'GET', `/connection/tests/${id}`, proof)
      },
      listLinkedDomains: (client, proof) => withSetupLink(client, 'GET', '/domains', proof),
      checkLinkedDomain: async (client, proof) => {
        const listed = await withSetupLink(client, 'GET', '/domains', proof)
        const [{ domain = 'none.example' } = {}] = listed.statusCode === 200 ? listed.json() : []
        return withSetupLink(client, 'POST', `/domains/${domain}/check`, proof, {})
      },
      listLinkedFailures: (client, proof) => withSetupLink(client, 'GET', '/failures', proof),
      reportReady: (client, proof) => withSetupLink(client, 'POST', '/ready', proof, {}),
    },
  },
}

export type SessionEndpointName = Exclude<EndpointName, EndpointOf<CallerKind>>

async function arrangeLinks({ deps }: Portal): Promise<Door> {
  const marker = `marker-${randomUUID()}`
  const [victim, late, another] = [
    await aPersonWithLink(marker, 0),
    await aPersonWithLink(marker, 8 * DAY_MS),
    await aPersonWithLink('Somebody Else', 0),
  ]
  return {
    marker,
    victim: victim.person,
    proof: { token: victim.token },
    refused: {
      'no proof': () => ({ proof: {}, status: 400 }),
      'a wrong one': () => ({ proof: { token: victim.person.id }, status: 404 }),
      'an expired one': () => ({ proof: { token: late.token }, status: 404 }),
      'a session’s secret': ({ cookies }) => ({
        proof: { token: cookies.get(cookieName(deps.config, SESSION_COOKIE)) ?? 'none' },
        status: 404,
      }),
    },
    anothers: {
      token: another.token,
      userId: victim.person.id,
      customerId: victim.person.customerId,
      email: victim.person.email,
    },
    readVictim: async () => {
      const users = deps.db.selectFrom('users').where('name', '=', marker)
      const ids = users.select('id')
      const links = deps.db.selectFrom('accountLinks').where('userId', 'in', ids)
      return [
        await users.selectAll().orderBy('id').execute(),
        await links.selectAll().orderBy('userId').execute(),
      ]
    },
  }

  async function aPersonWithLink(name: string, ageMs: number) {
    const email = `${name.replace(' ', '-')}-${randomUUID()}@portico.example`
    const person = await createStaff(deps, { email, name, password: TEST_PASSWORD, role: 'agent' })
    const at = new Date(deps.now().getTime() - ageMs)
    const { url } = await asStaff(deps.db, (tx) =>
      makeLink({ ...deps, now: () => at }, tx, { ...person, hasPassword: true }),
    )
    return { person, token: new URL(url).hash.slice(1) }
  }
}

async function arrangeRatingLinks(portal: Portal): Promise<Door> {
  const { deps } = portal
  await deps.db.updateTable('installation').set({ askForRating: true }).execute()
  const [victim, another] = [await aRatedClosing(), await aRatedClosing()]
  const { holder } = victim
  const tokenOf = (of: RatingLinkHolder) => ratingToken(deps.cookieSecret, of)
  const refusing = (token: string): Refused => {
    return () => ({ proof: { token }, status: 404 })
  }
  const closedBefore = (days: number) => ({
    ...holder,
    closedAt: new Date(holder.closedAt.getTime() - days * DAY_MS),
  })
  return {
    // The link says what its mail said, which has no more than the ticket's number.
    marker: holder.ticketId,
    victim: victim.person,
    proof: { token: tokenOf(holder) },
    refused: {
      'no proof': () => ({ proof: {}, status: 400 }),
      'a wrong one': refusing(ratingToken(Buffer.from('other'), holder)),
      'an expired one': refusing(tokenOf(closedBefore(7))),
      'a revoked one': refusing(tokenOf(closedBefore(1))),
      'a session’s secret': ({ cookies }) => ({
        proof: { token: cookies.get(cookieName(deps.config, SESSION_COOKIE)) ?? 'none' },
        status: 404,
      }),
    },
    anothers: { ...holder, token: tokenOf(another.holder) },
    readVictim: () =>
      Promise.all(
        (['tickets', 'ticketRatings', 'comments'] as const).map((table) =>
          asWorker(deps.db, (tx) =>
            tx.selectFrom(table).selectAll().where('customerId', '=', holder.customerId).execute(),
          ),
        ),
      ),
  }

  async function aRatedClosing() {
    const person = await aUser(deps, await aCustomer(deps))
    const client = await signedInAs(portal, person)
    const { id: ticketId } = await aTicket(client)
    const closed = await client.post(`/api/tickets/${ticketId}/close`, {})
    const { closedAt } = closed.json<{ ticket: Ticket }>().ticket
    await client.put(`/api/tickets/${ticketId}/rating`, { score: 'good', comment: 'Quick' })
    const { customerId, id: userId } = person
    return { person, holder: { customerId, userId, ticketId, closedAt: new Date(closedAt ?? 0) } }
  }
}

async function arrangeLeavingLinks(portal: Portal): Promise<Door> {
  const { deps } = portal
  const [victim, another] = [await aParticipant(), await aParticipant()]
  const { holder, left } = victim
  const tokenOf = (of: typeof holder) => leavingToken(deps.cookieSecret, of)
  const refusing = (token: string): Refused => {
    return () => ({ proof: { token }, status: 404 })
  }
  const sentAt = new Date(holder.sentAt.getTime() - 90 * DAY_MS)
  return {
    // The link says what its mail said, which has no more than the ticket's number.
    marker: holder.ticketId,
    victim: victim.person,
    proof: { token: tokenOf(holder) },
    refused: {
      'no proof': () => ({ proof: {}, status: 400 }),
      'a wrong one': refusing(leavingToken(Buffer.from('other'), holder)),
      'an expired one': refusing(tokenOf({ ...holder, sentAt })),
      'a revoked one': refusing(tokenOf(left)),
      'a session’s secret': ({ cookies }) => ({
        proof: { token: cookies.get(cookieName(deps.config, SESSION_COOKIE)) ?? 'none' },
        status: 404,
      }),
    },
    anothers: { ...holder, token: tokenOf(another.holder) },
    readVictim: () =>
      asWorker(deps.db, (tx) =>
        tx
          .selectFrom('ticketParticipants')
          .selectAll()
          .where('customerId', '=', holder.customerId)
          .execute(),
      ),
  }

  /** Takes part in one ticket, and no longer in another. */
  async function aParticipant() {
    const customer = await aCustomer(deps)
    const client = await signedInAs(portal, await aUser(deps, customer))
    const person = await aUser(deps, customer)
    const { customerId, id: userId } = person
    const [{ id: ticketId }, former] = [await aTicket(client), await aTicket(client)]
    await asStaff(deps.db, (tx) =>
      tx
        .insertInto('ticketParticipants')
        .values({ customerId, ticketId, userId, addedBy: null, addedAt: deps.now() })
        .execute(),
    )
    const inTicket = { customerId, userId, ticketId, sentAt: deps.now() }
    return { person, holder: inTicket, left: { ...inTicket, ticketId: former.id } }
  }
}

async function arrangeSetupLinks({ deps }: Portal): Promise<Door> {
  const marker = `marker-${randomUUID()}`
  const customer = await aCustomer(deps, { name: marker })
  const [valid, late, revoked, another] = [
    await aSetupLink(deps, customer, { mayGoLive: true }),
    await aSetupLink(deps, customer, { madeAt: new Date(deps.now().getTime() - 15 * DAY_MS) }),
    await aSetupLink(deps, customer, { isRevoked: true }),
    await aSetupLink(deps, await aCustomer(deps), { mayGoLive: true }),
  ]
  const refusing = (link: string): Refused => {
    return () => ({ proof: { link }, status: 404 })
  }
  return {
    marker,
    victim: await aUser(deps, customer),
    proof: { link: valid.token },
    refused: {
      'no proof': () => ({ proof: {}, status: 404 }),
      'a wrong one': refusing(valid.link.id),
      'an expired one': refusing(late.token),
      'a revoked one': refusing(revoked.token),
      'a session’s secret': ({ cookies }) => ({
        proof: { link: cookies.get(cookieName(deps.config, SESSION_COOKIE)) ?? 'none' },
        status: 404,
      }),
    },
    anothers: { link: another.token, customerId: customer.id, linkId: valid.link.id },
    readVictim: () =>
      Promise.all(
        (['setupLinks', 'setupLinkVisits', 'connections', 'auditEntries'] as const).map((table) =>
          deps.db.selectFrom(table).selectAll().where('customerId', '=', customer.id).execute(),
        ),
      ),
  }
}
