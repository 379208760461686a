import type { MetadataNoticeKind } from '#shared/connections/following/endpoints.ts'
import type {
  CertificateProblem,
  MetadataNote,
  MetadataProblem,
} from '#shared/connections/metadata/values.ts'

import { day, number, plural } from './language.ts'

// What is wrong with the certificate of an identity provider.

const PROBLEMS: Record<CertificateProblem, (value: string) => string> = {
  missing: () => 'Fügen Sie das Signaturzertifikat des Identitätsanbieters ein.',
  too_long: () => 'Dieser Text ist für ein Zertifikat zu lang.',
  not_x509: () =>
    'Das ist kein X.509-Zertifikat. Kopieren Sie alles, von BEGIN bis END CERTIFICATE.',
  no_rsa_key: (type) =>
    `Dieses Zertifikat hat einen Schlüssel vom Typ ${type}; die Anmeldung über SAML braucht einen RSA-Schlüssel.`,
  key_too_short: (bits) => `Der Schlüssel dieses Zertifikats ist zu kurz (${bits} Bit).`,
  neither_pem_nor_base64: () =>
    'Das ist weder PEM- noch Base64-Text. Ist die Datei binär (DER, „Raw“), laden Sie stattdessen die Form Base64 oder PEM herunter.',
  private_key: () =>
    'Das ist ein privater Schlüssel. Halten Sie ihn geheim, und fügen Sie stattdessen das Zertifikat ein.',
  /** What the text calls itself, such as "public key". */
  other_block: (kind) =>
    `Dieser Text nennt sich „${kind}“. Fügen Sie stattdessen das Zertifikat ein.`,
  cut_off: () =>
    'Das Zertifikat ist abgeschnitten: BEGIN und END CERTIFICATE passen nicht zusammen.',
  several: () =>
    'Das sind mehrere Zertifikate. Fügen Sie in jedes Feld eines ein; weitere Felder sind unter „Erweitert“.',
}

/** Words a problem as it is stored. An earlier version stored the sentence itself. */
export function certificateProblem(stored: string) {
  const [code, value = ''] = stored.split(':', 2)
  const known = Object.entries(PROBLEMS).find(([name]) => name === code)
  return known ? known[1](value) : stored
}

export const weakKey = (bits: number, enough: number) =>
  `Der Schlüssel dieses Zertifikats hat nur ${bits} Bit und lässt sich brechen. Lassen Sie den Identitätsanbieter eines mit einem RSA-Schlüssel von ${enough} Bit oder mehr erstellen.`

// What is read of the certificate of an identity provider.

export const subject = 'Inhaber'
export const fingerprint = 'Fingerabdruck (SHA-256)'
export const expired = (day: string) =>
  `Abgelaufen am ${day}. Bitten Sie um das Zertifikat, mit dem der Anbieter jetzt signiert.`
export const notYetValidNote = (day: string) =>
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
export const certificateNamed = (sha256: string, until: string) =>
  `SHA-256 ${sha256}, gültig bis ${until}`

// The file that was chosen.
export const fileIsBinary =
  'Diese Datei ist binär (DER, auch „Raw“ genannt). Laden Sie die Form Base64 oder PEM herunter, oder fügen Sie ihren Text ein.'
export const fileHasNoText =
  'Diese Datei enthält keinen Text. Wählen Sie eine PEM-Datei, etwa signing.pem.'
export const certificateFileTooLarge =
  'Diese Datei ist für ein Zertifikat zu groß. Wählen Sie eine PEM-Datei.'
export const certificateFileUnreadable = (name: string) =>
  `${name} ist nicht lesbar. Wählen Sie die Datei noch einmal.`

// The installation's own keys towards identity providers, in the settings.

export const keysTitle = 'Schlüssel für Single Sign-on'
export const keysLead =
  'Signiert Anfragen an Identitätsanbieter und öffnet, was diese verschlüsseln, für alle Kunden, bei denen das eingeschaltet ist. Anbieter erhalten das Zertifikat aus den Metadaten des jeweiligen Kunden oder als Datei.'
export const loadingKeys = 'Die Schlüssel für Single Sign-on werden geladen'
export const keysLoadFailed = 'Die Schlüssel für Single Sign-on konnten nicht geladen werden'

export const keyStates = { current: 'In Verwendung', next: 'Neu', previous: 'Alt' }
export const keyMadeOn = (day: string) => `erstellt am ${day}`
export const keyFingerprint = 'SHA-256-Fingerabdruck'
export const downloadCertificate = 'Zertifikat herunterladen'
export const downloadCertificateOf = (state: string) => `Zertifikat herunterladen, ${state}`

export const keyUsedByNobody = 'Noch verwendet kein Kunde den Schlüssel.'
export const keyUsedBy = (count: number) =>
  plural(count, {
    one: 'Der Anbieter eines Kunden hat das Zertifikat:',
    other: `Die Anbieter von ${number(count)} Kunden haben das Zertifikat:`,
  })

// A change of keys, step by step.
export const makeKey = 'Neuen Schlüssel erstellen'
export const makeKeyHint =
  'Der neue Schlüssel wird neben dem verwendeten veröffentlicht; dieser bleibt in Verwendung.'
export const keyMade = 'Der neue Schlüssel ist veröffentlicht'
export const switchKeys = 'Zum neuen Schlüssel wechseln'
export const switchKeysHint =
  'Geben Sie das neue Zertifikat allen Anbietern, die die Metadaten nicht selbst lesen, und wechseln Sie dann. Ab da werden Anfragen mit dem neuen Schlüssel signiert.'
export const keysSwitched = 'Der neue Schlüssel ist in Verwendung'
export const retireKey = 'Alten Schlüssel löschen'
export const retireKeyHint =
  'Sobald kein Anbieter mehr mit dem alten Zertifikat verschlüsselt, löschen Sie den alten Schlüssel. Was noch damit verschlüsselt ist, lässt sich dann nicht mehr lesen.'
export const keyRetired = 'Der Schlüssel ist gelöscht'
export const discardKey = 'Neuen Schlüssel verwerfen'
export const discardKeyQuestion = 'Den neuen Schlüssel verwerfen?'
export const discardKeyNote =
  'Anbieter, die sein Zertifikat schon haben, behalten es dann ohne Nutzen.'
export const retireKeyQuestion = 'Den alten Schlüssel löschen?'
export const retireKeyNote = 'Er lässt sich nicht wiederherstellen.'
export const changeOfKeys = 'Schlüsselwechsel'

export const keyChangeUnderWay =
  'Ein Schlüsselwechsel läuft bereits. Schließen Sie ihn ab, oder verwerfen Sie den neuen Schlüssel, bevor Sie einen weiteren erstellen.'
export const noKeyToSwitch =
  'Es gibt keinen neuen Schlüssel. Vielleicht hat schon jemand gewechselt.'
export const noKeyToRetire = 'Es gibt nur den Schlüssel, der in Verwendung ist.'

// Certificates of a connection.

export const giveAddress = 'Geben Sie eine https-Adresse wie https://login.example.com/metadata an'
export const addressNeeded = 'Geben Sie die Adresse an, von der neue Zertifikate übernommen werden'
export const offerChanged =
  'Die Metadaten haben sich in der Zwischenzeit geändert, oder dies wurde bereits übernommen. Sehen Sie es sich noch einmal an.'

export const title = 'Zertifikate'
export const whatCertificatesAre =
  'Womit der Anbieter signiert. Alle Beteiligten werden 60, 30, 14 und 7 Tage sowie einen Tag vor dem Ablauf des Zertifikats erinnert.'
export const loading = 'Die Zertifikate werden geladen'
export const loadFailed = 'Die Zertifikate konnten nicht geladen werden'
export const noCertificates = 'Noch kein Zertifikat.'
export const current = 'Aktuell'
export const previous = 'Bisherig'
export const signedLast = 'Hat zuletzt signiert'
export const validUntilDay = (day: string) => `Gültig bis ${day}`
export const ended = (day: string) => `Abgelaufen am ${day}`
export const notYetValid = (day: string) => `Gültig ab ${day}`
export const signedAt = (when: string) => `hat am ${when} signiert`
export const neverSigned = 'hat noch nicht signiert'
export const shortFingerprint = 'SHA-256'

export const metadata = 'Metadaten des Anbieters'
export const metadataAddress = 'Adresse'
export const metadataAddressHint =
  'Wird einmal am Tag gelesen, damit ein neues Zertifikat angenommen wird, bevor der Anbieter damit signiert.'
export const follow = 'Neue Zertifikate von selbst übernehmen'
export const followHint =
  'Das bisherige wird angenommen, bis der Anbieter gewechselt hat. Ein anderer Aussteller oder Entry Point wird nie von selbst übernommen.'
export const save = 'Speichern'
export const saving = 'Wird gespeichert …'
export const saved = 'Gespeichert'
export const saveFailed = 'Das konnte nicht gespeichert werden'
export const look = 'Jetzt lesen'
export const looking = 'Wird gelesen …'
export const lookFailed = 'Die Metadaten konnten nicht gelesen werden'
export const neverLooked = 'Noch nicht gelesen.'
export const notReadSince = (when: string) => `Seit ${when} nicht lesbar.`
export const readAt = (when: string) => `Gelesen am ${when}.`
export const lookedAt = (when: string) => `Zuletzt versucht am ${when}.`
export const nextAt = (when: string) => `Das nächste Mal am ${when}.`
export const isCurrent = 'Alles ist so, wie der Anbieter es angibt.'

export const offerTitle = 'Der Anbieter veröffentlicht ein neues Zertifikat'
export const dropTitle = 'Das bisherige Zertifikat wird nicht mehr verwendet'
export const otherTitle = 'Die Metadaten des Anbieters enthalten andere Einstellungen'
export const now = 'Jetzt'
export const afterwards = 'Danach'
export const entityId = 'Entity-ID / Aussteller'
export const entryPoint = 'Entry-Point-URL'
export const otherHint =
  'Diese Werte werden nie von selbst übernommen. Fragen Sie den Anbieter, ob sie richtig sind, bereiten Sie sie dann vor und testen Sie sie, bevor sie für alle gelten.'
export const prepare = 'Diese Einstellungen vorbereiten'
export const take = 'Das neue Zertifikat annehmen'
export const drop = 'Das bisherige entfernen'
export const taking = 'Wird übernommen …'
export const taken = 'Die Zertifikate sind übernommen'
export const takeFailed = 'Die Zertifikate konnten nicht übernommen werden'

/** On the dashboard. */
export const noticesTitle = 'Metadaten von Identitätsanbietern'
const NOTICES: Record<MetadataNoticeKind, string> = {
  new_certificate: 'Ein neues Zertifikat wartet darauf, angenommen zu werden',
  other_settings: 'Die Metadaten enthalten andere Einstellungen',
  failing: 'Die Metadaten sind nicht lesbar',
}
export const notice = (kind: MetadataNoticeKind) => NOTICES[kind]

// Metadata of an identity provider.

export const importTitle = 'Metadaten importieren'
export const importDescription =
  'Identitätsanbieter veröffentlichen ihre Werte als Metadaten. Sie sehen, was sich ändern würde, bevor sich etwas ändert.'
export const metadataSource = 'Metadaten'
export const metadataSourceHint =
  'Ihre Adresse, die mit https:// beginnt, oder ihr Text. Oder wählen Sie die Datei.'
export const chooseFile = 'Datei wählen'
export const fileLabel = 'Datei mit den Metadaten'
export const readMetadata = 'Lesen'
export const readingMetadata = 'Wird gelesen …'
export const metadataReadFailed = 'Die Metadaten konnten nicht gelesen werden'
export const giveMetadataSource = 'Geben Sie die Adresse der Metadaten oder ihren Text an'
export const metadataFileUnreadable = 'Die Datei ist nicht lesbar. Wählen Sie sie noch einmal.'
export const metadataTooLong =
  'Das ist zu viel für einen einzelnen Anbieter. Vielleicht sind alle Mitglieder einer Föderation aufgeführt: Bitten Sie um die Metadaten des einen Anbieters.'

export const whichProvider = 'Identitätsanbieter'
export const whichProviderHint = 'Die Metadaten führen mehrere auf.'
export const chooseProvider = 'Wählen Sie einen davon'

export const unnamedProvider = 'Was der Anbieter über sich angibt'
export function foundAt(name: string) {
  return `Was ${name} über sich angibt`
}
export const newValue = 'Neu'
export const blankValue = 'Nichts'
export const on = 'Ein'
export const off = 'Aus'
export const valueUnchanged = 'Unverändert'
export const anotherCertificate = 'Ein anderes Zertifikat'
export const keptCertificate =
  'Das jetzige Zertifikat, damit während der Umstellung beide angenommen werden.'
export const allTheSame = 'Alle Werte stehen hier bereits so.'
export const applyValues = 'Übernehmen'
export const valuesApplied =
  'Werte übernommen. Niemand meldet sich mit ihnen an, bevor sie gespeichert sind.'
export const back = 'Zurück'
export const close = 'Schließen'

const METADATA_NOTES: Record<MetadataNote, (detail: string) => string> = {
  two_certificates: () =>
    'Der Anbieter signiert mit einem von mehreren Zertifikaten. Alle werden angenommen.',
  more_certificates: (names) =>
    `Es gibt mehr Zertifikate, als eine Verbindung haben kann. Weggelassen: ${names}`,
  left_out_certificate: (reason) => `Ein Zertifikat wurde weggelassen. ${reason}`,
  wants_signed_requests: () =>
    'Der Anbieter verlangt signierte Anfragen. Schalten Sie unter „Erweitert“ die Option „Anfragen signieren“ ein, und geben Sie dem Anbieter das Zertifikat dieses Portals, das in dessen Metadaten steht.',
}

export function metadataNote(code: MetadataNote, detail: string | null) {
  return METADATA_NOTES[code](detail ?? '')
}

const METADATA_PROBLEMS: Record<MetadataProblem, (detail: string) => string> = {
  bad_address: () => 'Geben Sie eine Adresse wie https://login.example.com/metadata an',
  not_https: () =>
    'Metadaten werden nur über https geholt, denn wer sie unterwegs ändern könnte, könnte sich als jede beliebige Person anmelden.',
  not_public: (host) =>
    `${host} führt in ein privates Netz, in dem das Portal niemanden fragt. Laden Sie die Metadaten herunter, und wählen Sie die Datei.`,
  unknown_host: (host) => `Der Name ${host} ist nicht bekannt. Prüfen Sie die Schreibweise.`,
  refused: (host) => `${host} nimmt keine Verbindungen an. Prüfen Sie die Adresse.`,
  no_answer: (host) =>
    `${host} hat nicht innerhalb von 10 Sekunden geantwortet. Versuchen Sie es erneut, oder wählen Sie die Datei.`,
  wrong_certificate: (code) =>
    `Das Zertifikat dieses Servers ist dafür nicht gültig (${code}). Laden Sie die Metadaten herunter, und wählen Sie die Datei.`,
  broken_off: (host) => `Die Verbindung zu ${host} ist abgebrochen. Versuchen Sie es erneut.`,
  status: (status) =>
    `Der Server antwortet mit dem Status ${status} statt mit Metadaten. Prüfen Sie die Adresse und ob sie sich ohne Anmeldung lesen lässt.`,
  too_many_redirects: () =>
    'Die Adresse leitet immer weiter um. Geben Sie die an, bei der sie endet.',
  too_large: () =>
    'Unter dieser Adresse liegt mehr als 1 MB. Vielleicht sind alle Mitglieder einer Föderation aufgeführt: Bitten Sie um die Metadaten des einen Anbieters.',
  web_page: () =>
    'Das ist eine Webseite, vielleicht eine zum Anmelden. Geben Sie die Adresse der Metadaten selbst an, oder wählen Sie die Datei.',
  plain_text: (text) =>
    text === ''
      ? 'Darin steht nichts. Prüfen Sie die Adresse, oder wählen Sie eine andere Datei.'
      : `Das ist Text, keine Metadaten: „${text}“ Kopieren Sie die Metadaten vollständig, oder wählen Sie die Datei.`,
  not_xml: () => 'Das ist kein gültiges XML. Kopieren Sie alles, oder wählen Sie die Datei.',
  too_complex: () =>
    'Das ist zu groß oder zu verschachtelt. Vielleicht sind alle Mitglieder einer Föderation aufgeführt: Bitten Sie um die Metadaten des einen Anbieters.',
  not_metadata: (name) =>
    `Das ist XML, aber es sind keine SAML-Metadaten: Es beginnt mit <${name}>. Wählen Sie die Föderationsmetadaten des Anbieters.`,
  expired: (ended) =>
    `Diese Metadaten sind am ${day(ended)} abgelaufen. Laden Sie sie beim Anbieter neu herunter.`,
  no_entity_id: () =>
    'In den Metadaten steht nicht, wie der Anbieter heißt (entityID). Laden Sie sie beim Anbieter vollständig neu herunter.',
  own_metadata: () =>
    'Das sind die Metadaten dieses Portals, die der Anbieter braucht. Wählen Sie die Metadaten des Identitätsanbieters.',
  service_provider: () =>
    'Das sind die Metadaten einer Anwendung, und sie führen keinen Identitätsanbieter auf. Wählen Sie die des Identitätsanbieters.',
  not_listed: () =>
    'Der gewählte Anbieter steht nicht mehr in den Metadaten. Lesen Sie sie noch einmal.',
  no_redirect: () =>
    'Der Anbieter nimmt Anmeldeanfragen weder per Weiterleitung (HTTP-Redirect) noch per POST (HTTP-POST) an. Schalten Sie eines davon beim Anbieter ein.',
  bad_entry_point: (address) =>
    `Die Adresse des Anbieters für Anmeldungen beginnt nicht mit https: ${address}`,
  no_certificate: () =>
    'Die Metadaten enthalten kein Signaturzertifikat. Nehmen Sie bei Microsoft Entra die „App Federation Metadata“ der Anwendung.',
  bad_certificate: (reason) => `Das Signaturzertifikat ist nicht verwendbar. ${reason}`,
}

export function metadataProblem(code: MetadataProblem, detail: string | null) {
  return METADATA_PROBLEMS[code](detail ?? '')
}
