import { randomInt } from 'node:crypto'

import type { FastifyRequest } from 'fastify'

import { recordAudit } from '#server/audit/record-audit.ts'
import type { Deps } from '#server/deps.ts'
import { insertSignInFailure } from './queries.ts'
import type { SignInRefusal } from './refusals.ts'
import type { SignInCustomer } from './start-login.ts'

type Refusal = {
  reason: SignInRefusal
  detail: object
  /** Who it was, where the customer's identity provider has just vouched for it. */
  email?: string
  request: FastifyRequest
}

/** The person gets a short code; the explanation behind it is for the administrator. */
export async function recordRefusal(
  deps: Pick<Deps, 'db' | 'now'>,
  customer: SignInCustomer,
  { reason, detail, email, request }: Refusal,
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
      createdAt: at,
    })
    // What nobody has vouched for anyone can send, and without end: it is in the failures alone,
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

// No vowels, so that no words come about, and nothing that is easily misread over the telephone.
const CODE_LETTERS = '23456789BCDFGHJKMNPQRSTVWXZ'

function shortCode(): string {
  return Array.from({ length: 8 }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('')
}
