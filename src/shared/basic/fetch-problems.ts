/** Reasons why an address that an administrator entered could not be fetched. */
export const FETCH_PROBLEMS = [
  'bad_address',
  'not_https',
  'not_public',
  'unknown_host',
  'refused',
  'no_answer',
  'wrong_certificate',
  'broken_off',
  'status',
  'too_many_redirects',
  'too_large',
] as const
export type FetchProblem = (typeof FETCH_PROBLEMS)[number]
