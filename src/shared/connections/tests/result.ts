import { z } from 'zod'

import { SaidDetail } from '#shared/sign-in-failures/detail-text.ts'
import { SIGN_IN_REFUSALS } from '#shared/access/every-refusal.ts'
import { READ_AS, SIGNERS, TEST_REMARKS, TESTED_PEOPLE } from './values.ts'

// A test's findings, as they are stored. Every text that a response brought is cut and cleaned.

const Compared = z.object({ expected: z.string(), received: z.string().nullable() })

const SignerCertificate = z.object({
  subject: z.string(),
  fingerprint: z.string(),
  validFrom: z.string(),
  validTo: z.string(),
  is: z.enum(SIGNERS),
})

const TestedSignature = z.object({
  of: z.enum(['response', 'assertion']),
  algorithm: z.string().nullable(),
  digest: z.string().nullable(),
  /** Confirmed with a certificate of the settings. */
  isConfirmed: z.boolean(),
  /** The certificate that confirmed it, or the one that it names itself. */
  certificate: SignerCertificate.nullable(),
})
export type TestedSignature = z.infer<typeof TestedSignature>

const TestedAttribute = z.object({
  name: z.string(),
  values: z.array(z.string()),
  /** How many values came, of which not all may be listed. */
  count: z.number(),
  /** Null for one that nothing is read from. */
  readAs: z.enum(READ_AS).nullable(),
})
export type TestedAttribute = z.infer<typeof TestedAttribute>

/** Content of an answer. Not to be believed unless the test's `isVerified` says so. */
export const TestedAnswer = z.object({
  attributes: z.array(TestedAttribute),
  /** More attributes came than are listed. */
  isCut: z.boolean(),
  nameId: z
    .object({ value: z.string(), format: z.string().nullable(), isEmail: z.boolean() })
    .nullable(),
  signatures: z.array(TestedSignature),
  wasEncrypted: z.boolean(),
  issuer: Compared,
  audience: Compared,
  recipient: Compared,
  destination: Compared,
  issuedAt: z.string().nullable(),
  notBefore: z.string().nullable(),
  notOnOrAfter: z.string().nullable(),
  sessionEndsAt: z.string().nullable(),
  /** The provider's clock less ours, the way here included; null where it says no time. */
  clockDifferenceMs: z.number().nullable(),
})
export type TestedAnswer = z.infer<typeof TestedAnswer>

export const TestedPerson = z.object({
  kind: z.enum(TESTED_PEOPLE),
  email: z.string(),
  /** Name that they would get. */
  name: z.string(),
  /** Their present name; null for a new person. */
  currentName: z.string().nullable(),
})
export type TestedPerson = z.infer<typeof TestedPerson>

export const TestRefused = z.object({
  reason: z.enum(SIGN_IN_REFUSALS),
  expected: z.string().nullable(),
  received: z.string().nullable(),
  hint: z.string().nullable(),
  said: SaidDetail.optional(),
})
export type TestRefused = z.infer<typeof TestRefused>

export const TestResult = z.object({
  /** The signature was confirmed, so that what the answer says is the provider's word. */
  isVerified: z.boolean(),
  /** Why a sign-in would have been refused: the first is what the person would have read. */
  refusals: z.array(TestRefused),
  remarks: z.array(z.object({ code: z.enum(TEST_REMARKS), detail: z.string().nullable() })),
  /** Null where nothing of it could be read. */
  answer: TestedAnswer.nullable(),
  person: TestedPerson.nullable(),
})
export type TestResult = z.infer<typeof TestResult>
