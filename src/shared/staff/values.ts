// Free of schemas, so that any page may import it.

/** Agents answer tickets; administrators may do everything. */
export const STAFF_ROLES = ['agent', 'admin'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]

/** Accounts that may sign in with a password while the team signs in through its own provider. */
export const PASSWORD_RULES = ['everybody', 'listed'] as const
export type PasswordRule = (typeof PASSWORD_RULES)[number]

/** Invited: has set no password yet. */
export const STAFF_STATES = ['invited', 'active', 'deactivated'] as const
export type StaffState = (typeof STAFF_STATES)[number]

export const MAX_STAFF_NAME_LENGTH = 100

export const LINK_PURPOSES = ['invitation', 'reset'] as const
export type LinkPurpose = (typeof LINK_PURPOSES)[number]

/**
 * Outcome of mailing a link: `queued` is tried until it is sent, `off` means that no mail server is
 * set up.
 */
export const MAIL_OUTCOMES = ['queued', 'off'] as const
export type MailOutcome = (typeof MAIL_OUTCOMES)[number]
