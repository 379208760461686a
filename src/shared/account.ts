import { z } from 'zod'

import { MAX_PASSKEY_NAME_LENGTH } from './account-values.ts'
import { PasskeyRegistration } from './passkeys.ts'
import { MAX_PASSWORD_LENGTH } from './password-rule.ts'

const PASSWORD_REQUIRED = 'Enter your current password'

/** Asked again for what whoever finds an open session must not be able to do. */
const CurrentPassword = z
  .string(PASSWORD_REQUIRED)
  .min(1, PASSWORD_REQUIRED)
  .max(MAX_PASSWORD_LENGTH, 'This password is too long')

export const PasswordConfirmation = z.object({ currentPassword: CurrentPassword })

export const PasswordChange = z.object({
  currentPassword: CurrentPassword,
  newPassword: z
    .string('Enter a new password')
    .min(1, 'Enter a new password')
    .max(MAX_PASSWORD_LENGTH, `The password must have at most ${MAX_PASSWORD_LENGTH} characters`),
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

const CODE_REQUIRED = 'Enter the code that the app shows'

export const TotpConfirmation = z.object({
  code: z.string(CODE_REQUIRED).min(1, CODE_REQUIRED).max(64, CODE_REQUIRED),
})

/** Null when there are codes already, because it was not the first factor. */
export const SecondFactorAdded = z.object({ recoveryCodes: z.array(z.string()).nullable() })

export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

const NAME_REQUIRED = 'Give the passkey a name'

export const PasskeyName = z.object({
  name: z
    .string(NAME_REQUIRED)
    .trim()
    .min(1, NAME_REQUIRED)
    .max(MAX_PASSKEY_NAME_LENGTH, `The name must be ${MAX_PASSKEY_NAME_LENGTH} characters or less`)
    .refine((text) => !text.includes('\0'), NAME_REQUIRED),
})

/** WebAuthn's own options, for the browser's library. */
export const PasskeyOptions = z.looseObject({ challenge: z.string() })

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
