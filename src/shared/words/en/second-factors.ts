import { plural } from './language.ts'

// What the server answers to somebody who adds a second factor, or removes one.

export const addAnotherFirst =
  'Two-step sign-in is compulsory here. Add another way first, and then remove this one.'
export const setUpOneFirst = 'Set up an authenticator app or a passkey first.'
export const passkeyInUse = 'This passkey is in use already.'
export const passkeyNotVerified = 'The passkey could not be verified. Please add it again.'
export const tookTooLong = 'This has taken too long. Close it and set up the app again.'
export const hasApp = 'There is an authenticator app already. Remove it first.'
export const wrongCode =
  'This code is not right. Enter the one that the app shows now, for this account.'
export const clockIsFast = (minutes: number) =>
  plural(minutes, {
    one: 'The clock of your phone is about a minute fast. Have it set automatically, then enter the new code.',
    other: `The clock of your phone is about ${minutes} minutes fast. Have it set automatically, then enter the new code.`,
  })
export const clockIsSlow = (minutes: number) =>
  plural(minutes, {
    one: 'The clock of your phone is about a minute slow. Have it set automatically, then enter the new code.',
    other: `The clock of your phone is about ${minutes} minutes slow. Have it set automatically, then enter the new code.`,
  })

/** By the reason that the audit log has. */
export const refusals = {
  'wrong code':
    'This code is not right. Enter the one that the app shows now. If that is refused, too, check that the clock of your phone is set automatically.',
  'code used before': 'This code has been used already. Wait for the next one and enter that.',
  'wrong recovery code': 'This recovery code is not right. Check it letter by letter.',
  'recovery code used before': 'This recovery code has been used already. Enter another one.',
  'passkey not verified': 'This passkey could not be verified. Please try again.',
}
