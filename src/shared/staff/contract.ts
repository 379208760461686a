import { z } from 'zod'

import { INVALID_EMAIL, LoginEmail } from '#shared/access/contract.ts'
import { SignInRules } from '#shared/account/contract.ts'
import type { Endpoint } from '#shared/endpoint.ts'
import { oneLine } from '#shared/plain-text.ts'
import { textKey } from '#shared/words/catalogue.ts'
import { staffEndpoints } from './endpoints.ts'
import {
  LINK_PURPOSES,
  MAIL_OUTCOMES,
  MAX_STAFF_NAME_LENGTH,
  PASSWORD_RULES,
  STAFF_ROLES,
  STAFF_STATES,
} from './values.ts'

const StaffRole = z.enum(STAFF_ROLES, textKey('staff.chooseRole'))

// Without what has a meaning in the header of a mail, and what cannot be seen or stored.
const MAILABLE = /^[^\s\p{C}@<>()[\],;:\\"]+@[^\s\p{C}@<>()[\],;:\\"]+$/u

/** An address that can stand in the header of a mail. */
export const MailableAddress = LoginEmail.regex(MAILABLE, INVALID_EMAIL)

export const MailableName = z
  .string(textKey('staff.enterName'))
  .overwrite(oneLine)
  .min(1, textKey('staff.enterName'))
  .max(MAX_STAFF_NAME_LENGTH, textKey('staff.nameTooLong'))
  .regex(/^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]*$/u, textKey('staff.nameOneLine'))

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
  /** Listed as one who may sign in with a password when the provider fails. */
  mayUsePassword: z.boolean(),
  /** End of the link that was made for them last; null once it was used or has run out. */
  linkExpiresAt: z.string().nullable(),
})
export type StaffMember = z.infer<typeof StaffMember>

export const InviteStaff = z.object({ name: MailableName, email: MailableAddress, role: StaffRole })
export type InviteStaff = z.infer<typeof InviteStaff>

export const StaffUpdate = z.object({
  name: MailableName.optional(),
  role: StaffRole.optional(),
  active: z.boolean().optional(),
  mayUsePassword: z.boolean().optional(),
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

/** How agents and administrators sign in. */
export const StaffSignOn = z.object({
  /** Under which id the team has its connection to a provider. */
  customerId: z.string(),
  isOn: z.boolean(),
  passwords: z.enum(PASSWORD_RULES, textKey('staff.choosePasswordRule')),
})
export type StaffSignOn = z.infer<typeof StaffSignOn>

export const StaffPasswords = StaffSignOn.pick({ passwords: true })
export type StaffPasswords = z.infer<typeof StaffPasswords>

/** Parts of the desk that depend on an account. */
export const AgentWork = z.object({
  /** Assigned to them, and not closed. */
  tickets: z.number(),
  drafts: z.number(),
  /** Replies of theirs that are still to be sent. */
  replies: z.number(),
  /** Their own, which no one else has. */
  macros: z.number(),
  /** Views of theirs that all share. */
  views: z.number(),
})
export type AgentWork = z.infer<typeof AgentWork>

const StaffId = z.object({ userId: z.uuid() })

export const staffContract = {
  listStaff: {
    ...staffEndpoints.listStaff,
    access: 'admin',
    summary: 'The agents and administrators',
    response: z.array(StaffMember),
  },
  inviteStaff: {
    ...staffEndpoints.inviteStaff,
    access: 'admin',
    confirm: 'always',
    summary: 'Make an account without a password, and a link that sets one',
    body: InviteStaff,
    status: 201,
    response: MadeLink,
  },
  changeStaff: {
    ...staffEndpoints.changeStaff,
    access: 'admin',
    confirm: 'by_input',
    summary: 'Change the name or role of an account, deactivate it or bring it back',
    params: StaffId,
    body: StaffUpdate,
    response: StaffMember,
  },
  getAgentWork: {
    ...staffEndpoints.getAgentWork,
    access: 'admin',
    summary: 'What of the desk hangs on an account: tickets, drafts, replies, macros and views',
    params: StaffId,
    response: AgentWork,
  },
  makeAccountLink: {
    ...staffEndpoints.makeAccountLink,
    access: 'admin',
    confirm: 'always',
    summary: 'A new link that sets a password; the one before stops working',
    params: StaffId,
    response: MadeLink,
  },
  updateSignInRules: {
    ...staffEndpoints.updateSignInRules,
    access: 'admin',
    confirm: 'always',
    summary: 'Make second factors of agents and administrators compulsory from a day on',
    body: SignInRules,
    response: SignInRules,
  },
  getStaffSignOn: {
    ...staffEndpoints.getStaffSignOn,
    access: 'admin',
    summary: 'How agents and administrators sign in',
    response: StaffSignOn,
  },
  updateStaffPasswords: {
    ...staffEndpoints.updateStaffPasswords,
    access: 'admin',
    confirm: 'always',
    summary: 'Say who may use a password while the team signs in through its own provider',
    body: StaffPasswords,
    response: StaffSignOn,
  },
  removeSecondFactor: {
    ...staffEndpoints.removeSecondFactor,
    access: 'admin',
    confirm: 'always',
    summary: 'Let somebody who lost every second factor in with the password alone',
    params: StaffId,
    response: StaffMember,
  },
} as const satisfies Record<keyof typeof staffEndpoints, Endpoint>
