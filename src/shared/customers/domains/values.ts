// Free of schemas, so that pages may import it.

/** Why the last check did not find the record of a domain. */
export const DOMAIN_PROBLEMS = ['missing', 'other_value', 'wrong_name', 'unreachable'] as const
export type DomainProblem = (typeof DOMAIN_PROBLEMS)[number]

export const DOMAIN_STATES = ['unproven', 'proven', 'gone'] as const
export type DomainState = (typeof DOMAIN_STATES)[number]

/** How long a domain stays proven once its record is gone, so that a slip locks nobody out. */
export const GONE_GRACE_DAYS = 14
