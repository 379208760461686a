import { z } from 'zod'

import { PasskeyAssertion } from '#shared/account/passkeys.ts'
import { MAX_PASSWORD_LENGTH } from '#shared/account/password-rule.ts'
import { User } from './user.ts'

export const CurrentUser = z.object({ user: User.nullable() })
export type CurrentUser = z.infer<typeof CurrentUser>

export const IdpDetection = z.object({
  authenticated: z.boolean(),
  hasIdpSession: z.boolean(),
  customer: z.object({ name: z.string() }).nullable(),
  redirectUrl: z.string().nullable(),
})
export type IdpDetection = z.infer<typeof IdpDetection>

export const INVALID_EMAIL = 'Please enter a valid email address'

/** Lower-cased; one `@` with something on both sides; no white space (specification section 5). */
export const LoginEmail = z
  .string(INVALID_EMAIL)
  .trim()
  .toLowerCase()
  .max(320, INVALID_EMAIL)
  .regex(/^[^\s@\0]+@[^\s@\0]+$/, INVALID_EMAIL)

export const InitiateLogin = z.object({ email: LoginEmail })

export const LoginInitiation = z.union([
  z.object({ success: z.literal(true), redirectUrl: z.string() }),
  z.object({ success: z.literal(false), error: z.string() }),
])
export type LoginInitiation = z.infer<typeof LoginInitiation>

const REQUIRED = 'Please enter both email and password'

export const AdminLogin = z.object({
  email: z
    .string(REQUIRED)
    .trim()
    .toLowerCase()
    .min(1, REQUIRED)
    .max(320, INVALID_EMAIL)
    .refine((text) => !text.includes('\0'), INVALID_EMAIL),
  password: z
    .string(REQUIRED)
    .min(1, REQUIRED)
    .max(MAX_PASSWORD_LENGTH, 'This password is too long'),
  /** Of an authenticator app, or a recovery code. */
  code: z.string().max(64).optional(),
  passkey: PasskeyAssertion.optional(),
})

export const SignedIn = z.object({ user: User })

export const SamlLoginQuery = z.object({
  returnTo: z.string().max(2048).optional(),
  passive: z.enum(['1', '0']).optional(),
})

export const SamlCallbackBody = z.object({
  // Absent, it is refused like any other response that cannot be read.
  SAMLResponse: z.string().default(''),
  RelayState: z.string().optional(),
})

export const Success = z.object({ success: z.literal(true) })

export const SessionDebug = z.object({
  authenticated: z.boolean(),
  userId: z.string().nullable(),
  customerId: z.string().nullable(),
  expiresAt: z.string().nullable(),
})
