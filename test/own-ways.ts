import { expect } from 'vitest'

import type { AuditAction } from '#shared/audit/values.ts'
import type { EmailCodeMode } from '#shared/connections/endpoints.ts'

import type { TestApp } from './build-test-app.ts'
import type { ReceivedMail } from './mail-server.ts'
import { runOutbox } from './run-schedules.ts'
import type { TestClient } from './test-client.ts'

// Signing in without a provider, by email code or passkey, and what is kept of it.

type Answer = Awaited<ReturnType<TestClient['post']>>
type Portal = Pick<TestApp, 'deps'>
type Customer = { id: string; domain: string }

/** Has a customer's people sign in by code. */
export async function allowCodes(
  { deps }: Portal,
  { id: customerId, domain }: Customer,
  mode: EmailCodeMode,
  names: string[] = [],
): Promise<void> {
  const emails = names.map((name) => `${name}@${domain}`)
  await deps.db
    .insertInto('emailCodeSettings')
    .values({ customerId, mode, emails })
    .onConflict((conflict) => conflict.column('customerId').doUpdateSet({ mode, emails }))
    .execute()
}

/** Has the code mailed, and reads it as its person does. */
export async function readCode({ deps, mails }: Portal & { mails: ReceivedMail[] }, email: string) {
  expect(await runOutbox(deps, ['mail-sign-in-code'])).toEqual([])
  const mail = mails.findLast(({ to, subject }) => to.includes(email) && /^\d{6}/.test(subject))
  return { mail, code: mail?.subject.slice(0, 6) ?? 'none' }
}

export function isSignedIn(res: Answer): boolean {
  return res.cookies.some(({ name }) => name === 'portico_session')
}

/** Expects that no one is in, and returns why the login page says so. */
export function refusalIn(res: Answer): string {
  expect(isSignedIn(res)).toBe(false)
  expect(res.statusCode).toBe(200)
  return new URL(res.json().redirectUrl, 'http://here').searchParams.get('error') ?? 'none'
}

export function failuresOf({ deps }: Portal, customer: { id: string }) {
  return deps.db
    .selectFrom('signInFailures')
    .selectAll()
    .where('customerId', '=', customer.id)
    .orderBy('createdAt')
    .execute()
}

export function entriesOf({ deps }: Portal, customer: { id: string }, action: AuditAction) {
  return deps.db
    .selectFrom('auditEntries')
    .selectAll()
    .where('customerId', '=', customer.id)
    .where('action', '=', action)
    .orderBy('id')
    .execute()
}
