// Free of schemas, so that any page may import it.

/** Agents answer tickets; administrators may do everything. */
export const STAFF_ROLES = ['agent', 'admin'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]

export const STAFF_ROLE_LABELS: Record<StaffRole, string> = {
  agent: 'Agent',
  admin: 'Administrator',
}

/** Invited: has set no password yet. */
export const STAFF_STATES = ['invited', 'active', 'deactivated'] as const
export type StaffState = (typeof STAFF_STATES)[number]

export const MAX_STAFF_NAME_LENGTH = 100

/** What keeps an account from being saved, as both the form and the server say it. */
export const STAFF_MESSAGES = {
  name: 'Enter a name',
  longName: `The name must have at most ${MAX_STAFF_NAME_LENGTH} characters`,
  email: 'Enter an email address',
} as const

export const LINK_PURPOSES = ['invitation', 'reset'] as const
export type LinkPurpose = (typeof LINK_PURPOSES)[number]

/** Whether a link is mailed: `queued` is tried until it is sent, `off` is where no mail server is set up. */
export const MAIL_OUTCOMES = ['queued', 'off'] as const
export type MailOutcome = (typeof MAIL_OUTCOMES)[number]
