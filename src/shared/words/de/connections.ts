import { number, plural } from './language.ts'

// The settings of a connection to an identity provider, as the form and the setup link show them.

export const labels = {
  enabled: 'SAML-SSO einschalten',
  provider: 'Identitätsanbieter',
  entityId: 'Entity-ID / Aussteller',
  entryPoint: 'Entry-Point-URL / SSO-URL',
  cert: 'X.509-Zertifikat',
  validateSignature: 'Signaturen der Antwort prüfen',
  validateInResponseTo: 'Feld InResponseTo prüfen',
  disableRequestedAuthnContext: 'Angeforderten Authentifizierungskontext weglassen',
  auditEnabled: 'Anmeldungen protokollieren',
  signRequests: 'Anfragen signieren',
  requestsByPost: 'Anfragen per POST senden',
  decryptAssertions: 'Verschlüsselte Assertions annehmen',
  audienceRestriction: 'Audience-Beschränkung',
  emailAttribute: 'Attribut der E-Mail-Adresse',
  firstNameAttribute: 'Attribut des Vornamens',
  lastNameAttribute: 'Attribut des Nachnamens',
  previousCert: 'Bisheriges Zertifikat',
  moreCerts: 'Weitere Zertifikate',
  ipRestrictions: 'IP-Beschränkungen',
  metadataUrl: 'Adresse der Metadaten',
  followMetadata: 'Neue Zertifikate übernehmen',
  logoutUrl: 'Abmelde-URL',
  logoutByPost: 'Per POST abmelden',
}

export const title = 'Single Sign-on'
export const given = 'Werte, die Sie dem Anbieter geben'
export const received = 'Werte, die Sie vom Anbieter erhalten'
export const advanced = 'Erweitert'
export const guide = 'SSO-Anleitung'
export const newTab = '(öffnet sich in einem neuen Tab)'
export const ownEntityId = 'Entity-ID / Audience'
export const ownEntityIdHint = 'Unter dieser Kennung kennt der Identitätsanbieter das Portal'
export const ownAcsUrl = 'ACS-URL / Callback-URL'
export const ownAcsUrlHint = 'Dorthin sendet der Identitätsanbieter seine Antworten'
export const addAddress = 'Adresse hinzufügen'
export const addCertificate = 'Zertifikat hinzufügen'
export const certificateLabel = (at: number) => `Zertifikat ${at}`
export const certificateProblem = (at: number, problem: string) => `Zertifikat ${at}: ${problem}`
export const addressAt = (at: number) => `Adresse ${at}`
export const chooseFile = 'Datei wählen'
export const chooseFileFor = (label: string) => `Datei wählen, ${label}`
export const fileWith = (label: string) => `Datei: ${label}`
export const readingCertificate = 'Das Zertifikat wird gelesen …'
export const factsLater = 'Was im Zertifikat steht, erscheint hier, sobald Sie das Feld verlassen.'

type End = { isOver: boolean; days: number }
export const certificateEnds = ({ isOver, days }: End) => {
  if (isOver) return 'Zertifikat abgelaufen'
  if (days === 0) return 'Zertifikat läuft innerhalb eines Tages ab'
  return plural(days, {
    one: `Zertifikat läuft in ${number(days)} Tag ab`,
    other: `Zertifikat läuft in ${number(days)} Tagen ab`,
  })
}

// What is wrong with what was entered.
export const providerRequired = 'Wenn SAML eingeschaltet ist, wählen Sie einen Anbieter'
export const entityIdRequired = 'Wenn SAML eingeschaltet ist, geben Sie die Entity-ID an'
export const entryPointRequired = 'Wenn SAML eingeschaltet ist, geben Sie die Entry-Point-URL an'
export const certRequired = 'Wenn SAML eingeschaltet ist, geben Sie ein Zertifikat an'
export const lineTooLong = 'Höchstens 500 Zeichen sind erlaubt'
export const certificateTooLong = 'Ein Zertifikat darf höchstens 20.000 Zeichen haben'
export const notStorable = 'Dieser Text enthält ein Zeichen, das sich nicht speichern lässt'
export const tooManyCertificates = 'Geben Sie höchstens 8 weitere Zertifikate an'
export const tooManyAddresses = 'Geben Sie höchstens 200 Adressen an'
export const chooseProvider = 'Wählen Sie einen der aufgeführten Anbieter'
export const giveAddress = 'Geben Sie eine https-Adresse wie https://login.example.com/saml2 an'
export const giveRanges =
  'Geben Sie Adressen wie 203.0.113.7 oder Bereiche wie 203.0.113.0/24 oder 2001:db8::/32 an'
export const metadataTooLong = 'Das ist für einen Anbieter zu lang'
export const peopleOutOfRange = 'Geben Sie eine Zahl von 1 bis 1000 an'
export const shareOutOfRange = 'Geben Sie eine Zahl von 1 bis 100 an'
export const emailTooLong = 'Eine Adresse darf höchstens 254 Zeichen haben'
export const tooManyPeople = 'Geben Sie höchstens 100 Personen an'

/** Whoever came by a setup link. */
export const linkHolder = (name: string) => `${name} (Einrichtungslink)`
