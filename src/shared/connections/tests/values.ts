// Free of schemas, so that any page may import it.

/** State of a test. One that was not finished at the provider in time has expired. */
export const TEST_STATES = ['waiting', 'passed', 'failed', 'expired'] as const
export type TestState = (typeof TEST_STATES)[number]

/** Remarks about an answer that a sign-in would have accepted, or would have but for its failures. */
export const TEST_REMARKS = [
  'certificate_expired',
  'certificate_ends_soon',
  'signed_by_previous',
  'clock_ahead',
  'clock_behind',
  'no_first_name',
  'no_last_name',
  'no_names',
  'address_restricted',
  'short_session',
] as const
export type TestRemark = (typeof TEST_REMARKS)[number]

/** Meanings of an attribute or the NameID. */
export const READ_AS = ['email', 'firstName', 'lastName'] as const
export type ReadAs = (typeof READ_AS)[number]

/** Which of the certificates of the settings a signature's is. */
export const SIGNERS = ['current', 'previous', 'unknown'] as const
export type Signer = (typeof SIGNERS)[number]

/** A sign-in's effect on the person: creates, matches, or refuses them. */
export const TESTED_PEOPLE = ['new', 'existing', 'deactivated', 'foreign_domain'] as const
export type TestedPersonKind = (typeof TESTED_PEOPLE)[number]

/** After so long a test counts as one without an answer. A later one is still taken. */
export const TEST_WAIT_MS = 5 * 60_000
/** How long what an answer said is kept. That the settings passed is kept for longer. */
export const TEST_RESULT_DAYS = 30
