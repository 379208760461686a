import { z } from 'zod'

import { PreparedConnection } from '#shared/connections/contract.ts'
import { CONNECTION_KINDS } from '#shared/connections/fields.ts'
import { SAML_PROVIDERS } from '#shared/customers/values.ts'
import { type Endpoint, LARGE_FORM_BYTES } from '#shared/endpoint.ts'
import { GUIDE_PLACES, SIGN_IN_SETTINGS } from '#shared/sign-in-failures/values.ts'

import { connectionTestEndpoints } from '#shared/connections/endpoints.ts'
import { TestRefused, TestResult } from './result.ts'
import { TEST_STATES } from './values.ts'

/** Why a sign-in would be refused, and what to change. */
const ExplainedRefusal = TestRefused.omit({ said: true }).extend({
  expected: z.string(),
  received: z.string(),
  title: z.string(),
  explanation: z.string(),
  settings: z.array(z.enum(SIGN_IN_SETTINGS)),
  guide: z.enum(GUIDE_PLACES),
})
export type ExplainedRefusal = z.infer<typeof ExplainedRefusal>

const ShownResult = TestResult.extend({ refusals: z.array(ExplainedRefusal) })
export type ShownResult = z.infer<typeof ShownResult>

export const ConnectionTest = z.object({
  id: z.string(),
  customer: z.object({ id: z.string(), name: z.string() }),
  state: z.enum(TEST_STATES),
  kind: z.enum(CONNECTION_KINDS),
  /** Provider whose guide explains the fix. */
  provider: z.enum(SAML_PROVIDERS),
  /** The same for settings with which a sign-in goes the same way. */
  fingerprint: z.string(),
  begunBy: z.string(),
  begunAt: z.string(),
  finishedAt: z.string().nullable(),
  /** Null while waiting, and once it has run out. */
  result: ShownResult.nullable(),
})
export type ConnectionTest = z.infer<typeof ConnectionTest>

export const ConnectionTestInput = z.object({
  /** Tried as if they were on. */
  saml: PreparedConnection,
})
export type ConnectionTestInput = z.infer<typeof ConnectionTestInput>

export const BegunTest = z.object({
  id: z.string(),
  /**
   * The address at the provider, for a tab of its own in the browser that has begun the test. For Microsoft
   * without a tenant it asks an administrator for consent first; a test that passes has stored the tenant
   * in the draft, which is another version then.
   */
  redirectUrl: z.string(),
})
export type BegunTest = z.infer<typeof BegunTest>

const OfCustomer = z.object({ customerId: z.uuid() })
/** Null where none was begun yet. */
export const NewestTest = z.object({ test: ConnectionTest.nullable() })
export type NewestTest = z.infer<typeof NewestTest>

export const connectionTestContract = {
  beginConnectionTest: {
    ...connectionTestEndpoints.beginConnectionTest,
    access: 'admin',
    bodyBytes: LARGE_FORM_BYTES,
    summary:
      'Begin a test of single sign-on with the given settings, which need not be live; it signs nobody in',
    params: OfCustomer,
    body: ConnectionTestInput,
    status: 201,
    response: BegunTest,
  },
  getNewestConnectionTest: {
    ...connectionTestEndpoints.getNewestConnectionTest,
    access: 'admin',
    summary: 'The newest test of a customer’s single sign-on',
    params: OfCustomer,
    response: NewestTest,
  },
  getConnectionTest: {
    ...connectionTestEndpoints.getConnectionTest,
    access: 'admin',
    summary:
      'A test of single sign-on with what the provider’s answer said and what a sign-in says to it',
    params: OfCustomer.extend({ testId: z.uuid() }),
    response: ConnectionTest,
  },
} as const satisfies Record<keyof typeof connectionTestEndpoints, Endpoint>
