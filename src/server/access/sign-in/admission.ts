import type { FastifyReply, FastifyRequest } from 'fastify'

import { recordAudit } from '#server/access/audit/record-audit.ts'
import { isAddressAllowed } from '#server/access/callers/ip-restrictions.ts'
import {
  type ProviderSession,
  sealProviderSession,
} from '#server/access/sessions/provider-session.ts'
import { startSession } from '#server/access/sessions/sessions.ts'
import type { ProviderId } from '#server/access/users/queries.ts'
import { updateStaffSignIn } from '#server/access/users/staff-queries.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { toShownDomain } from '#server/platform/text/domain-spelling.ts'
import { rememberIdp } from './idp-hint.ts'
import {
  isTeam,
  lacksProof,
  listDomains,
  lockConnection,
  lockPilot,
  recordSuccessfulSignIn,
} from './queries.ts'
import { namesOfSignedIn } from './record-refusal.ts'
import type { RefusalDetail, RefusalReason } from './refuse.ts'
import type { SignInCustomer } from './sign-in-customer.ts'
import { isOfAnother, signInPerson } from './sign-in-person.ts'
import { checkMember, redirectStaff } from './team.ts'
import { type Allowance, lockAllowance } from './ways-without-provider.ts'

// Admits people to the portal whom a provider has vouched for. How it vouched, a protocol knows.

/** Identity of a person, as the customer's identity provider has proven it. */
export type ProvenIdentity = {
  email: string
  firstName: string | null
  lastName: string | null
  /** The provider's id for the person, if it stays when their address changes. */
  providerId?: ProviderId
  /** When the session at the provider ends, and ours with it. */
  sessionEndsAt?: Date
  /** When the provider last asked them who they are, if it says so. */
  authenticatedAt?: Date
  /** Values that a sign-out at the provider needs. */
  atProvider?: ProviderSession
}

export type Refused = {
  ok: false
  reason: RefusalReason
  detail?: RefusalDetail
  /** The person's address, when the customer's identity provider has just vouched for them. */
  email?: string
  /** The login page asked by itself, so that no one waits for an answer. */
  isPassive?: boolean
}

/** The proof is used up; the sign-in that it ends came from a page of ours, or null. */
export type Claimed = {
  ok: true
  returnTo: string | null
  isPassive: boolean
  /** When it was asked for, if the person was to identify themselves again. */
  forcedAt?: Date
}

/** A proof is good for one sign-in: `claim` uses it up. Until then it has changed nothing. */
export type Proof = {
  ok: true
  identity: ProvenIdentity
  claim: () => Promise<Claimed | Refused>
}

type AdmissionDeps = Pick<Deps, 'db' | 'now' | 'cookieSecret' | 'keys'>
type Browser = { request: FastifyRequest; reply: FastifyReply }

/** Refuses an address that the customer's people may not sign in from. */
export function checkAddress(
  { ipRestrictions }: Pick<SignInCustomer, 'ipRestrictions'>,
  { ip }: Pick<FastifyRequest, 'ip'>,
): Refused | undefined {
  if (isAddressAllowed(ip, ipRestrictions)) return undefined
  const detail = { expected: ipRestrictions.join(', '), received: ip }
  return { ok: false, reason: 'address_not_allowed', detail }
}

/**
 * Refuses a person whose address is in none of the customer's domains, or of no account of the
 * team. Changes nothing.
 */
export async function checkPerson(
  { db }: Pick<Deps, 'db'>,
  customer: Pick<SignInCustomer, 'id'>,
  { email }: Pick<ProvenIdentity, 'email'>,
): Promise<Refused | undefined> {
  if (await isTeam(db, customer.id)) return checkMember({ db }, { email })
  const domains = await listDomains(db, customer.id)
  const domain = email.slice(email.lastIndexOf('@') + 1)
  if (domains.includes(domain)) return undefined
  const detail = {
    expected: domains.map(toShownDomain).join(', '),
    received: toShownDomain(domain),
  }
  return { ok: false, reason: 'foreign_domain', detail }
}

/** Refuses a person who does not take part in the pilot whose settings they came with. */
function checkPilot(
  { pilot }: Pick<SignInCustomer, 'pilot'>,
  { email }: Pick<ProvenIdentity, 'email'>,
): Refused | undefined {
  if (!pilot || pilot.emails.includes(email)) return undefined
  const detail = { expected: pilot.emails.join(', '), received: email }
  return { ok: false, reason: 'customer_unavailable', detail }
}

/** Locks what lets the person in. Returns undefined when it has changed since the answer was read. */
async function lockSettings(
  deps: Pick<Deps, 'now'>,
  tx: Tx,
  customer: SignInCustomer,
  { email }: Pick<ProvenIdentity, 'email'>,
): Promise<Allowance | undefined> {
  const { id: customerId, way, pilot } = customer
  if (way) return lockAllowance(deps, tx, { customerId, email, way })
  const isUnchanged = pilot
    ? await lockPilot(tx, { id: customerId, version: pilot.version, email })
    : await lockConnection(tx, customer)
  return isUnchanged ? {} : undefined
}

const NOT_ALLOWED = { 'email code': 'code_not_allowed', passkey: 'passkey_not_allowed' } as const

/** The name that the provider sent; null for none. */
export function sentNameOf({
  firstName,
  lastName,
}: Pick<ProvenIdentity, 'firstName' | 'lastName'>): string | null {
  return [firstName, lastName].filter(Boolean).join(' ') || null
}

/** Refuses a person at a domain that has to be proven first. Changes nothing. */
async function checkProof(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  customer: Pick<SignInCustomer, 'id'>,
  { email }: Pick<ProvenIdentity, 'email'>,
): Promise<Refused | undefined> {
  const domain = email.slice(email.lastIndexOf('@') + 1)
  if (!(await lacksProof(db, { customerId: customer.id, domain, now: now() }))) return undefined
  return { ok: false, reason: 'domain_not_proven', detail: { received: toShownDomain(domain) } }
}

/** Signs in a person whom the identity provider has vouched for, if the portal admits them as well. */
export async function admit(
  deps: AdmissionDeps,
  customer: SignInCustomer,
  { identity, claim }: Proof,
  browser: Browser,
): Promise<Claimed | Refused> {
  const { email } = identity
  const barred =
    (await checkPerson(deps, customer, identity)) ??
    checkPilot(customer, identity) ??
    (await checkProof(deps, customer, identity))
  if (barred) return { ...barred, email }
  const claimed = await claim()
  if (!claimed.ok) return { ...claimed, email }
  const begun = await beginSession(deps, customer, { identity, ...browser })
  if (!begun.ok) return { ...begun, email, isPassive: claimed.isPassive }
  if (begun.member) {
    return redirectStaff(deps, claimed, { identity, sessionHash: begun.sessionHash })
  }
  if (!customer.way) rememberIdp(deps, browser.reply, customer.id)
  return claimed
}

/** `member` is set for a person of the team. */
type Begun = {
  ok: true
  member: Awaited<ReturnType<typeof updateStaffSignIn>>
  sessionHash: Buffer
}

/**
 * Begins the session, or returns why not. Person, audit entry and session are committed together, or
 * not at all.
 */
function beginSession(
  deps: AdmissionDeps,
  customer: SignInCustomer,
  { identity, request, reply }: { identity: ProvenIdentity } & Browser,
): Promise<Begun | Refused> {
  const { email } = identity
  const { id: customerId, way } = customer
  const at = deps.now()
  return deps.db.transaction().execute(async (tx) => {
    const refuse = (reason: RefusalReason): Refused => ({
      ok: false,
      reason,
      detail: { received: email },
    })
    // Lock the customer: a change either ends this session as well, or is visible here and none begins.
    const allowance = await lockSettings(deps, tx, customer, identity)
    if (!allowance) return refuse(way ? NOT_ALLOWED[way] : 'customer_unavailable')
    const { doorClosesAt } = allowance
    const barred = await checkPerson({ db: tx }, customer, identity)
    if (barred) return barred
    const { providerId } = identity
    if (await isOfAnother(tx, { customerId, email, providerId })) return refuse('oidc_other_person')
    const member = customer.isStaff
      ? await updateStaffSignIn(tx, { customerId, email, at })
      : undefined
    const user = customer.isStaff
      ? member
      : await signInPerson(tx, {
          customerId,
          email,
          name: sentNameOf(identity),
          providerId: identity.providerId,
          at,
          from: { address: request.ip },
        })
    if (!user) return refuse('person_deactivated')
    const by = { userId: user.id, name: user.name, email, address: request.ip }
    if (member) {
      const after = { method: 'single sign-on' }
      await recordAudit(tx, { action: 'sign_in.succeeded', by, at, after })
    } else if (customer.auditEnabled || doorClosesAt) {
      await recordAudit(tx, {
        action: 'sign_in.succeeded',
        by,
        at,
        customerId,
        subject: customer,
        ...(way && { after: { method: way, ...(doorClosesAt && { emergencyDoor: true }) } }),
      })
    }
    await recordSuccessfulSignIn(tx, {
      customerId,
      names: namesOfSignedIn({ email, request }),
      at,
    })
    const atProvider = sealProviderSession(deps, customerId, identity.atProvider)
    const origin = {
      endsAt: doorClosesAt ?? identity.sessionEndsAt,
      byProvider: customer.isStaff,
      byDoor: doorClosesAt !== undefined,
      atProvider,
    }
    const { sessionHash } = await startSession({ ...deps, db: tx }, reply, user, origin)
    return { ok: true, member, sessionHash }
  })
}
