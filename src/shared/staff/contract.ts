import { z } from 'zod'

import { INVALID_EMAIL, LoginEmail } from '#shared/access/contract.ts'
import { MAX_PASSWORD_LENGTH } from '#shared/account/password-rule.ts'
import {
  LINK_PURPOSES,
  MAIL_OUTCOMES,
  MAX_STAFF_NAME_LENGTH,
  STAFF_MESSAGES,
  STAFF_ROLES,
  STAFF_STATES,
} from './values.ts'

const StaffRole = z.enum(STAFF_ROLES, 'Choose one of the roles')

// Without what has a meaning in the header of a mail, and what cannot be seen or stored.
const MAILABLE = /^[^\s\p{C}@<>()[\],;:\\"]+@[^\s\p{C}@<>()[\],;:\\"]+$/u

const StaffEmail = LoginEmail.regex(MAILABLE, INVALID_EMAIL)

const StaffName = z
  .string(STAFF_MESSAGES.name)
  .trim()
  .min(1, STAFF_MESSAGES.name)
  .max(MAX_STAFF_NAME_LENGTH, STAFF_MESSAGES.longName)
  .regex(/^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]*$/u, 'The name must be one line of text')

/** An agent or administrator, as the team's page shows them. */
export const StaffMember = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: StaffRole,
  state: z.enum(STAFF_STATES),
  lastSignInAt: z.string().nullable(),
  createdAt: z.string(),
  hasSecondFactor: z.boolean(),
  /** Of the link that was made for them last; null once it was used or has run out. */
  linkExpiresAt: z.string().nullable(),
})
export type StaffMember = z.infer<typeof StaffMember>

export const InviteStaff = z.object({ name: StaffName, email: StaffEmail, role: StaffRole })
export type InviteStaff = z.infer<typeof InviteStaff>

export const StaffUpdate = z.object({
  name: StaffName.optional(),
  role: StaffRole.optional(),
  active: z.boolean().optional(),
})
export type StaffUpdate = z.infer<typeof StaffUpdate>

/** The only answer that ever has the link: the server keeps but a hash of its secret. */
export const MadeLink = z.object({
  member: StaffMember,
  purpose: z.enum(LINK_PURPOSES),
  url: z.string(),
  expiresAt: z.string(),
  mail: z.enum(MAIL_OUTCOMES),
})
export type MadeLink = z.infer<typeof MadeLink>

const Token = z.string('This link is not complete').max(200, 'This link is not complete')

export const AccountLinkToken = z.object({ token: Token })

/** Whose password a link sets. */
export const AccountLink = z.object({
  email: z.string(),
  name: z.string(),
  purpose: z.enum(LINK_PURPOSES),
})
export type AccountLink = z.infer<typeof AccountLink>

export const SetPassword = z.object({
  token: Token,
  password: z
    .string('Password is required')
    .min(1, 'Password is required')
    .max(MAX_PASSWORD_LENGTH, `The password must have at most ${MAX_PASSWORD_LENGTH} characters`),
})
export type SetPassword = z.infer<typeof SetPassword>
