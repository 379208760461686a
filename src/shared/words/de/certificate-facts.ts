import { number, plural } from './language.ts'

// What is read of the certificate of an identity provider.

export const subject = 'Inhaber'
export const fingerprint = 'Fingerabdruck (SHA-256)'
export const expired = (day: string) =>
  `Abgelaufen am ${day}. Bitten Sie um das Zertifikat, mit dem der Anbieter jetzt signiert.`
export const notYetValid = (day: string) =>
  `Erst ab ${day} gültig. Signiert der Anbieter schon damit?`
export const validUntil = (day: string) => `Gültig bis ${day}`
export const endsSoon = (day: string, days: number) =>
  days === 0
    ? `Gültig bis ${day}, weniger als einen Tag`
    : plural(days, {
        one: `Gültig bis ${day}, noch ${number(days)} Tag`,
        other: `Gültig bis ${day}, noch ${number(days)} Tage`,
      })

/** Tells one certificate from another. */
export const named = (sha256: string, until: string) => `SHA-256 ${sha256}, gültig bis ${until}`

// The file that was chosen.
export const isBinary =
  'Diese Datei ist binär (DER, auch „Raw“ genannt). Laden Sie die Form Base64 oder PEM herunter, oder fügen Sie ihren Text ein.'
export const noText =
  'Diese Datei enthält keinen Text. Wählen Sie eine PEM-Datei, etwa signing.pem.'
export const fileTooLarge = 'Diese Datei ist für ein Zertifikat zu groß. Wählen Sie eine PEM-Datei.'
export const fileUnreadable = (name: string) =>
  `${name} ist nicht lesbar. Wählen Sie die Datei noch einmal.`
