import { z } from 'zod'

// A browser's answer for a passkey, as WebAuthn's JSON has it. Verified by the server's library.

// An id has at most 1,023 bytes; the others are shorter.
const Encoded = z.base64url().max(2048)

const Credential = {
  id: Encoded,
  rawId: Encoded,
  type: z.literal('public-key'),
}

/** Answer for a passkey that is being added. */
export const PasskeyRegistration = z.object({
  ...Credential,
  response: z.object({
    clientDataJSON: Encoded,
    attestationObject: z.base64url().max(65_536),
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
})
export type PasskeyRegistration = z.infer<typeof PasskeyRegistration>

/** Answer for a passkey that signs in. */
export const PasskeyAssertion = z.object({
  ...Credential,
  response: z.object({
    clientDataJSON: Encoded,
    authenticatorData: Encoded,
    signature: Encoded,
    userHandle: Encoded.optional(),
  }),
})
export type PasskeyAssertion = z.infer<typeof PasskeyAssertion>

/** WebAuthn's own options, for the browser's library. */
export const PasskeyOptions = z.looseObject({ challenge: z.string() })
