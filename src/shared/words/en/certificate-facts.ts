import { number, plural } from './language.ts'

// What is read of the certificate of an identity provider.

export const subject = 'Subject'
export const fingerprint = 'Fingerprint (SHA-256)'
export const expired = (day: string) =>
  `Expired on ${day}. Ask for the certificate that the provider signs with now.`
export const notYetValid = (day: string) =>
  `Not valid before ${day}. Make sure that the provider signs with it already.`
export const validUntil = (day: string) => `Valid until ${day}`
export const endsSoon = (day: string, days: number) =>
  days === 0
    ? `Valid until ${day}, within a day`
    : plural(days, {
        one: `Valid until ${day}, in ${number(days)} day`,
        other: `Valid until ${day}, in ${number(days)} days`,
      })

/** Tells one certificate from another. */
export const named = (sha256: string, until: string) => `SHA-256 ${sha256}, valid until ${until}`

// The file that was chosen.
export const isBinary =
  'This file is binary (DER, also called “Raw”). Download the Base64 or PEM form, or paste its text.'
export const noText = 'This file holds no text. Choose a PEM file, such as signing.pem.'
export const fileTooLarge = 'This file is too large for a certificate. Choose a PEM file.'
export const fileUnreadable = (name: string) => `${name} cannot be read. Choose it again.`
