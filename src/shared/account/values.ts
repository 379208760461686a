// Free of schemas, so that any page may import it.

/** Methods by which a person who knows the password can prove to be its owner. */
export const SECOND_FACTOR_METHODS = ['totp', 'passkey', 'recovery'] as const
export type SecondFactorMethod = (typeof SECOND_FACTOR_METHODS)[number]

/** Comes beside `second_factor_required`: what is set up, and what a passkey is to sign. */
export type SecondFactorRequest = {
  methods: SecondFactorMethod[]
  /** The WebAuthn options as JSON. */
  passkeyOptions?: object
}

export const RECOVERY_CODES = 10
export const MAX_PASSKEY_NAME_LENGTH = 60
/** An account has no more. */
export const MAX_PASSKEYS = 10

/** When a passkey signs in: after the password, by itself, or while the emergency door is open. */
export const PASSKEY_USES = ['after_password', 'always', 'emergency'] as const
export type PasskeyUse = (typeof PASSKEY_USES)[number]
