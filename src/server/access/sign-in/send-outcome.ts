import type { FastifyReply, FastifyRequest } from 'fastify'

import type { Deps } from '#server/deps.ts'
import type { Claimed, Refused } from './admission.ts'
import { forgetIdp } from './idp-hint.ts'
import type { SignInCustomer } from './sign-in-customer.ts'
import { recordRefusal, recordUnavailable } from './record-refusal.ts'

const ADMIN_FORM = '/admin/login'

type Back = { status: 302 | 303; error: string; isPassive: boolean; form?: string | undefined }

export type Outcome = (Claimed | Refused) & { customer?: SignInCustomer }

/** Redirects after a sign-in: to the requested page, or to the login form with a code. */
export async function sendOutcome(
  deps: Pick<Deps, 'db' | 'now'>,
  outcome: Outcome,
  {
    customerId,
    isPassive,
    request,
    reply,
  }: { customerId: string; isPassive: boolean; request: FastifyRequest; reply: FastifyReply },
) {
  if (outcome.ok) {
    const place = outcome.returnTo ?? '/dashboard'
    // A person who only confirmed gets that outcome instead.
    return reply.redirect(outcome.forcedAt ? place : withSuccess(place), 303)
  }
  const { customer, reason, detail, email } = outcome
  if (!customer) {
    const isOther = reason !== 'customer_unavailable' && reason !== 'no_passive'
    const refusal = isOther ? { reason, detail } : undefined
    const ref = await recordUnavailable(deps, customerId, { request, refusal })
    const error = refusal?.reason ?? 'customer_unavailable'
    return reply.redirect(`/login?error=${error}&ref=${ref}`, 303)
  }
  const ref =
    reason === 'no_passive'
      ? undefined
      : await recordRefusal(deps, customer, { reason, detail, email, request })
  return backToForm(reply, {
    status: 303,
    form: customer.isStaff ? ADMIN_FORM : undefined,
    error: `${reason}&ref=${ref}`,
    isPassive: !ref || outcome.isPassive || isPassive,
  })
}

/**
 * Redirects to the form. After a passive attempt it shows no failure, and the page does not try
 * again.
 */
export function backToForm(
  reply: FastifyReply,
  { status, error, isPassive, form = '/login' }: Back,
) {
  if (!isPassive) return reply.redirect(`${form}?error=${error}`, status)
  forgetIdp(reply)
  return reply.redirect(form, status)
}

export function withSuccess(path: string): string {
  const url = new URL(path, 'http://here')
  url.searchParams.set('login', 'success')
  return `${url.pathname}${url.search}${url.hash}`
}
