import { z } from 'zod'

import { Success } from '#shared/access/contract.ts'
import type { Endpoint } from '#shared/endpoint.ts'
import { oneLine } from '#shared/plain-text.ts'
import { textKey } from '#shared/words/catalogue.ts'
import { accountEndpoints } from './endpoints.ts'
import { PasskeyAssertion, PasskeyOptions, PasskeyRegistration } from './passkeys.ts'
import { MAX_PASSWORD_LENGTH } from '#shared/passwords/password-rule.ts'
import { MAX_PASSKEY_NAME_LENGTH, PASSKEY_USES } from './values.ts'

const PASSWORD_REQUIRED = textKey('account.enterCurrentPassword')

const CurrentPassword = z
  .string(PASSWORD_REQUIRED)
  .min(1, PASSWORD_REQUIRED)
  .max(MAX_PASSWORD_LENGTH, textKey('account.passwordTooLong'))

/** Code of an authenticator app, or a recovery code; or a passkey's signature. */
const SecondFactorProof = {
  code: z.string().max(64).optional(),
  passkey: PasskeyAssertion.optional(),
}

/** Proves that it is the owner of the account who asks, and not a finder of the open session. */
export const Identity = z.object({ currentPassword: CurrentPassword, ...SecondFactorProof })
export type Identity = z.infer<typeof Identity>

/** Goes with the calls that ask for it, in the header `X-Confirmation`, until it has run out. */
export const Confirmation = z.object({ token: z.string(), expiresAt: z.string() })
export type Confirmation = z.infer<typeof Confirmation>

/** With the call itself, for a program that asks for no confirmation beforehand. */
export const OwnIdentity = z.object({
  currentPassword: CurrentPassword.optional(),
  ...SecondFactorProof,
})
export type OwnIdentity = z.infer<typeof OwnIdentity>

export const PasswordChange = OwnIdentity.extend({
  newPassword: z
    .string(textKey('account.enterNewPassword'))
    .min(1, textKey('account.enterNewPassword'))
    .max(MAX_PASSWORD_LENGTH, textKey('account.newPasswordTooLong')),
})

export const Passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
})
export type Passkey = z.infer<typeof Passkey>

export const Account = z.object({
  name: z.string(),
  email: z.string(),
  role: z.enum(['agent', 'admin']),
  /** Since when codes of an app are asked for. */
  totpSince: z.string().nullable(),
  passkeys: z.array(Passkey),
  recoveryCodesLeft: z.number(),
})
export type Account = z.infer<typeof Account>

export const TotpSetup = z.object({
  /** For the QR code. */
  uri: z.string(),
  /** For entering by hand, in groups. */
  secret: z.string(),
})
export type TotpSetup = z.infer<typeof TotpSetup>

const CODE_REQUIRED = textKey('account.enterAppCode')

export const TotpConfirmation = z.object({
  code: z.string(CODE_REQUIRED).min(1, CODE_REQUIRED).max(64, CODE_REQUIRED),
})

/** Null when there are codes already, because it was not the first factor. */
export const SecondFactorAdded = z.object({ recoveryCodes: z.array(z.string()).nullable() })

export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

const NAME_REQUIRED = textKey('account.namePasskey')

export const PasskeyName = z.object({
  name: z
    .string(NAME_REQUIRED)
    .overwrite(oneLine)
    .min(1, NAME_REQUIRED)
    .max(MAX_PASSKEY_NAME_LENGTH, textKey('account.passkeyNameTooLong'))
    .refine((text) => !text.includes('\0'), NAME_REQUIRED),
})

export const OwnPasskeys = z.object({
  passkeys: z.array(Passkey),
  /** How many a person may have. */
  max: z.number(),
  /**
   * When they sign a customer's person in: instead of a code, or while the emergency door is open. Staff sign in by
   * password first.
   */
  signsIn: z.enum(PASSKEY_USES),
})
export type OwnPasskeys = z.infer<typeof OwnPasskeys>

export const NewPasskey = PasskeyName.extend({ response: PasskeyRegistration })

export const AccountSession = z.object({
  id: z.string(),
  /** In words; null when the browser did not say. */
  device: z.string().nullable(),
  address: z.string().nullable(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  isCurrent: z.boolean(),
})
export type AccountSession = z.infer<typeof AccountSession>

/** For all agents and administrators. */
export const SignInRules = z.object({
  /** The first day on which sign-in requires one, in the time zone of the portal. */
  secondFactorFrom: z.iso.date(textKey('account.giveDate')).nullable(),
})
export type SignInRules = z.infer<typeof SignInRules>

export const OwnSignInRules = SignInRules.extend({
  hasSecondFactor: z.boolean(),
  /** The day has come, and nothing is open but the way to a second factor. */
  mustAddSecondFactor: z.boolean(),
})
export type OwnSignInRules = z.infer<typeof OwnSignInRules>

const PasskeyId = z.object({ passkeyId: z.uuid() })

export const accountContract = {
  getAccount: {
    ...accountEndpoints.getAccount,
    access: 'staff',
    beforeSecondFactor: true,
    summary: "The caller's own account and its second factors",
    response: Account,
  },
  getSignInRules: {
    ...accountEndpoints.getSignInRules,
    access: 'staff',
    beforeSecondFactor: true,
    summary: 'Since when second factors are compulsory, and whether the caller has one',
    response: OwnSignInRules,
  },
  confirmIdentity: {
    ...accountEndpoints.confirmIdentity,
    access: 'staff',
    beforeSecondFactor: true,
    summary:
      'Confirm with password and second factor; the token goes with the calls that ask for it',
    body: Identity,
    response: Confirmation,
  },
  changePassword: {
    ...accountEndpoints.changePassword,
    access: 'staff',
    beforeSecondFactor: true,
    confirm: 'by_input',
    summary: 'Choose another password; all other sessions end',
    body: PasswordChange,
    response: Success,
  },
  beginTotp: {
    ...accountEndpoints.beginTotp,
    access: 'staff',
    beforeSecondFactor: true,
    confirm: 'by_input',
    summary: 'The key for an authenticator app; it counts once a code of it is confirmed',
    body: OwnIdentity,
    response: TotpSetup,
  },
  confirmTotp: {
    ...accountEndpoints.confirmTotp,
    access: 'staff',
    beforeSecondFactor: true,
    summary: 'Confirm the authenticator app with a code of it',
    body: TotpConfirmation,
    response: SecondFactorAdded,
  },
  removeTotp: {
    ...accountEndpoints.removeTotp,
    access: 'staff',
    beforeSecondFactor: true,
    confirm: 'by_input',
    summary: 'Ask for no more codes of the authenticator app',
    body: OwnIdentity,
    status: 204,
  },
  listPasskeys: {
    ...accountEndpoints.listPasskeys,
    access: 'user',
    beforeSecondFactor: true,
    summary: "The caller's own passkeys, and when they sign in",
    response: OwnPasskeys,
  },
  beginPasskey: {
    ...accountEndpoints.beginPasskey,
    access: 'user',
    beforeSecondFactor: true,
    confirm: 'by_input',
    summary:
      "What the browser needs to make a passkey; a customer's person has to have signed in just now",
    body: OwnIdentity,
    response: PasskeyOptions,
  },
  addPasskey: {
    ...accountEndpoints.addPasskey,
    access: 'user',
    beforeSecondFactor: true,
    summary: 'Add the passkey that the browser has made',
    body: NewPasskey,
    status: 201,
    response: SecondFactorAdded,
  },
  renamePasskey: {
    ...accountEndpoints.renamePasskey,
    access: 'user',
    beforeSecondFactor: true,
    summary: 'Give a passkey another name',
    params: PasskeyId,
    body: PasskeyName,
    response: Passkey,
  },
  removePasskey: {
    ...accountEndpoints.removePasskey,
    access: 'user',
    beforeSecondFactor: true,
    confirm: 'by_input',
    summary: 'Take a passkey away',
    params: PasskeyId,
    body: OwnIdentity,
    status: 204,
  },
  makeRecoveryCodes: {
    ...accountEndpoints.makeRecoveryCodes,
    access: 'staff',
    beforeSecondFactor: true,
    confirm: 'by_input',
    summary: 'New recovery codes; the old ones are worth nothing any more',
    body: OwnIdentity,
    response: RecoveryCodes,
  },
  listSessions: {
    ...accountEndpoints.listSessions,
    access: 'staff',
    beforeSecondFactor: true,
    summary: "The caller's own sessions, the one used last first",
    response: z.array(AccountSession),
  },
  endSession: {
    ...accountEndpoints.endSession,
    access: 'staff',
    beforeSecondFactor: true,
    summary: "End one of the caller's sessions",
    params: z.object({ sessionId: z.uuid() }),
    status: 204,
  },
  endOtherSessions: {
    ...accountEndpoints.endOtherSessions,
    access: 'staff',
    beforeSecondFactor: true,
    summary: 'End all sessions but the one that asks',
    status: 204,
  },
} as const satisfies Record<keyof typeof accountEndpoints, Endpoint>
