import { createHash, randomInt } from 'node:crypto'

import type { FastifyRequest } from 'fastify'

import type { SignInRefusal } from '#shared/access/sign-in-refusals.ts'

import { recordAudit } from '#server/access/audit/record-audit.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { browserHashOf } from './browser-secret.ts'
import { findFailureOwner, insertSignInFailure, recordSuccessfulSignIn } from './queries.ts'
import { detailText, type Refusal as Refused, type RefusalDetail, refuse } from './refuse.ts'
import { isCustomerId, type SignInCustomer } from './sign-in-customer.ts'

type Refusal = {
  reason: SignInRefusal
  detail?: RefusalDetail
  /** The person's address, when the customer's identity provider has just vouched for it. */
  email?: string
  request: FastifyRequest
}

/** The person gets a short code; the explanation behind it is for the administrator. */
export async function recordRefusal(
  deps: Pick<Deps, 'db' | 'now'>,
  customer: SignInCustomer,
  { reason, detail = {}, email, request }: Refusal,
): Promise<string> {
  const ref = shortCode()
  const at = deps.now()
  await deps.db.transaction().execute(async (tx) => {
    await insertSignInFailure(tx, {
      customerId: customer.id,
      ref,
      reason,
      detail: JSON.stringify(detail),
      address: request.ip,
      person: stoppedPerson({ email, request }),
      createdAt: at,
    })
    // Unproven answers can be sent by anyone, and without end: they are in the failures alone,
    // which run out, and never in the audit log, which is kept for good.
    if (!customer.auditEnabled || email === undefined) return
    await recordAudit(tx, {
      action: 'sign_in.refused',
      by: { userId: null, name: email, email, address: request.ip },
      at,
      customerId: customer.id,
      subject: customer,
      after: { reason, ref },
    })
  })
  request.log.info({ customerId: customer.id, reason, ref }, 'sign-in refused')
  return ref
}

/** Records why a message of the provider ends no session, and returns the code under which administrators find it. */
export function recordSignOutRefusal(
  deps: Pick<Deps, 'db' | 'now'>,
  customer: SignInCustomer,
  { reason, detail }: Refused,
  request: FastifyRequest,
): Promise<string> {
  const hint = detail.hint === undefined ? reason : `${reason}: ${detail.hint}`
  return recordRefusal(deps, customer, {
    reason: 'sign_out_refused',
    detail: { ...detail, hint },
    request,
  })
}

/**
 * Records a failure of a customer whose people cannot sign in at all, or of no customer: then the
 * installation keeps it. Without another reason, that is why.
 */
export async function recordUnavailable(
  deps: Pick<Deps, 'db' | 'now'>,
  customerId: string,
  {
    request,
    refusal,
  }: Pick<Refusal, 'request'> & { refusal?: Omit<Refusal, 'request'> | undefined },
): Promise<string> {
  const ref = shortCode()
  const owner = await findFailureOwner(deps.db, isCustomerId(customerId) ? customerId : NO_ID)
  const { reason, detail = {} } = refusal ?? {
    ...refuse('customer_unavailable', { received: stateOf(owner, customerId) }),
    reason: 'customer_unavailable' as const,
  }
  await insertSignInFailure(deps.db, {
    customerId: owner.id,
    ref,
    reason,
    detail: JSON.stringify(detail),
    address: request.ip,
    person: stoppedPerson({ email: undefined, request }),
    createdAt: deps.now(),
  })
  request.log.info({ customerId: owner.id, reason, ref }, 'sign-in refused')
  return ref
}

function stateOf(owner: Awaited<ReturnType<typeof findFailureOwner>>, asked: string) {
  if (owner.internal) return detailText('noCustomer', asked)
  if (owner.deletedAt) return detailText('customerDeleted')
  return owner.active ? detailText('signOnOff') : detailText('customerInactive')
}

const NO_ID = '00000000-0000-0000-0000-000000000000'

// No vowels, so that no words come about, and nothing that is easily misread over the telephone.
const CODE_LETTERS = '23456789BCDFGHJKMNPQRSTVWXZ'

function shortCode(): string {
  return Array.from({ length: 8 }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('')
}

/** Under this name stands a sign-in of anybody. */
const ANYBODY = Buffer.alloc(0)

type Somebody = { email: string | undefined; request: FastifyRequest }

/** Tells people apart whom a refusal stopped: by the address that was vouched for, the browser, or where they came from. */
export function stoppedPerson({ email, request }: Somebody): Buffer {
  if (email !== undefined) return hashEmail(email)
  return browserHashOf(request) ?? hash(`address ${request.ip}`)
}

/** All names under which a person who has signed in may have been stopped before. */
export function namesOfSignedIn({ email, request }: { email: string; request: FastifyRequest }) {
  const browser = browserHashOf(request)
  return [ANYBODY, hashEmail(email), ...(browser ? [browser] : [])].toSorted((a, b) => a.compare(b))
}

/** Ends the refusals of a person who may sign in again, before they try. */
export function endRefusals(
  tx: Tx,
  { customerId, email, at }: { customerId: string; email: string; at: Date },
): Promise<void> {
  return recordSuccessfulSignIn(tx, { customerId, names: [hashEmail(email)], at })
}

/** Name of a person whose address is known. */
function hashEmail(email: string): Buffer {
  return hash(`email ${email.toLowerCase()}`)
}

function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
