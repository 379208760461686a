import type {
  LastingRefusal,
  PassingRefusal,
  RefusalSentences,
} from '#shared/access/sign-in-refusals.ts'

// Why nobody was signed in, as the person reads it.

const ENCRYPTED =
  'Die Antwort Ihres Identitätsanbieters ist verschlüsselt und konnte nicht gelesen werden.'
const TOO_LARGE =
  'Die Antwort Ihres Identitätsanbieters ist zu groß und konnte nicht gelesen werden.'
const OTHER_ADDRESS = 'Die Antwort Ihres Identitätsanbieters war für eine andere Adresse bestimmt.'

/** The person starts again. */
const passing: Record<PassingRefusal, string> = {
  malformed: 'Die Antwort Ihres Identitätsanbieters konnte nicht gelesen werden.',
  unexpected_message: 'Ihr Identitätsanbieter hat etwas anderes als eine Anmeldung gesendet.',
  missing_in_response_to:
    'Die Anmeldung beginnt hier und nicht über eine Kachel oder einen Link Ihres Identitätsanbieters.',
  in_response_to_mismatch: 'Die Antwort gehört zu einer anderen Anmeldung.',
  expired: 'Die Anmeldung hat zu lange gedauert und ist abgelaufen.',
  too_old: 'Die Anmeldung hat zu lange gedauert und ist abgelaufen.',
  session_expired: 'Ihre Sitzung beim Identitätsanbieter ist beendet.',
  unknown_request: 'Die Anmeldung hat zu lange gedauert oder wurde bereits verwendet.',
  other_browser: 'Die Anmeldung wurde in einem anderen Browser oder Fenster begonnen.',
  replayed: 'Diese Anmeldung wurde bereits verwendet.',
}

/** The person tells the administrator. */
const lasting: Record<LastingRefusal, string> = {
  too_large: TOO_LARGE,
  too_complex: TOO_LARGE,
  status: 'Ihr Identitätsanbieter hat Sie nicht angemeldet.',
  no_assertion: 'Die Antwort Ihres Identitätsanbieters nennt niemanden.',
  encrypted_assertion: ENCRYPTED,
  decryption_failed: ENCRYPTED,
  weak_encryption: ENCRYPTED,
  no_signature: 'Die Antwort Ihres Identitätsanbieters ist nicht signiert.',
  bad_signature: 'Die Signatur Ihres Identitätsanbieters konnte nicht bestätigt werden.',
  weak_algorithm:
    'Die Signatur Ihres Identitätsanbieters verwendet ein Verfahren, das nicht mehr angenommen wird.',
  bad_certificate: 'Single Sign-on ist für Ihre Organisation nicht vollständig eingerichtet.',
  wrong_issuer: 'Die Antwort kam von einem anderen Identitätsanbieter als dem Ihrer Organisation.',
  wrong_destination: OTHER_ADDRESS,
  wrong_recipient: OTHER_ADDRESS,
  wrong_audience: 'Die Antwort Ihres Identitätsanbieters war für eine andere Anwendung bestimmt.',
  no_bearer_confirmation: 'Die Antwort Ihres Identitätsanbieters ist unvollständig.',
  not_yet_valid: 'Die Antwort Ihres Identitätsanbieters ist auf die Zukunft datiert.',
  no_email: 'Ihr Identitätsanbieter hat Ihre E-Mail-Adresse nicht gesendet.',
  several_emails: 'Ihr Identitätsanbieter hat mehr als eine E-Mail-Adresse gesendet.',
  invalid_email:
    'Ihr Identitätsanbieter hat eine E-Mail-Adresse gesendet, die nicht verwendet werden kann.',
  customer_unavailable: 'Single Sign-on ist für Ihre Organisation nicht verfügbar.',
  address_not_allowed: 'Ihre Organisation erlaubt die Anmeldung aus diesem Netz nicht.',
  foreign_domain:
    'Ihre E-Mail-Adresse gehört nicht zu der Organisation, für die Sie sich angemeldet haben.',
  domain_not_proven: 'Ihre Organisation hat ihre E-Mail-Domain noch nicht nachgewiesen.',
  person_deactivated: 'Ihr Konto wurde deaktiviert.',
}

export const sentences: RefusalSentences = {
  passing,
  lasting,
  other: 'Die Antwort Ihres Identitätsanbieters konnte nicht angenommen werden.',
  startAgain: (sentence) => `${sentence} Bitte beginnen Sie noch einmal.`,
  tell: (sentence) => `${sentence} Bitte wenden Sie sich an Ihre IT.`,
  tellCode: (sentence) =>
    `${sentence} Bitte wenden Sie sich an Ihre IT, und nennen Sie den hier angezeigten Code.`,
}
