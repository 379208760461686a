import type {
  CertificateProblem,
  MetadataNote,
  MetadataProblem,
} from '#shared/connections/metadata/values.ts'

import { day, number, plural } from './language.ts'

// Problems of an identity provider's certificate.

const PROBLEMS: Record<CertificateProblem, (value: string) => string> = {
  missing: () => 'Fügen Sie das Signaturzertifikat des Identitätsanbieters ein.',
  too_long: () => 'Dieser Text ist für ein Zertifikat zu lang.',
  not_x509: () =>
    'Das ist kein X.509-Zertifikat. Kopieren Sie alles von BEGIN CERTIFICATE bis END CERTIFICATE.',
  no_rsa_key: (type) =>
    `Dieses Zertifikat hat einen Schlüssel vom Typ ${type}; die Anmeldung über SAML braucht einen RSA-Schlüssel.`,
  key_too_short: (bits) =>
    `Der Schlüssel dieses Zertifikats ist zu kurz (${bits} Bit). Bitten Sie den Identitätsanbieter um ein Zertifikat mit längerem Schlüssel.`,
  neither_pem_nor_base64: () =>
    'Das ist weder PEM- noch Base64-Text. Ist die Datei binär (DER, „Raw“), laden Sie stattdessen die Form Base64 oder PEM herunter.',
  private_key: () =>
    'Das ist ein privater Schlüssel. Halten Sie ihn geheim, und fügen Sie stattdessen das Zertifikat ein.',
  /** The text's own name, such as "public key". */
  other_block: (kind) =>
    `Dieser Text nennt sich „${kind}“. Fügen Sie stattdessen das Zertifikat ein.`,
  cut_off: () =>
    'Das Zertifikat ist unvollständig. Kopieren Sie alles von BEGIN CERTIFICATE bis END CERTIFICATE.',
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
  `Der Schlüssel dieses Zertifikats ist mit ${bits} Bit zu schwach. Bitten Sie den Identitätsanbieter um ein Zertifikat mit einem RSA-Schlüssel von mindestens ${enough} Bit.`

// Facts of an identity provider's certificate.

export const subject = 'Inhaber'
export const fingerprint = 'Fingerabdruck (SHA-256)'
export const expired = (day: string) =>
  `Abgelaufen am ${day}. Bitten Sie den Anbieter um sein aktuelles Signaturzertifikat.`
export const notYetValidNote = (day: string) =>
  `Erst ab ${day} gültig. Prüfen Sie, ob der Anbieter schon damit signiert.`
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
  'Das ist eine Binärdatei (DER). Laden Sie die Base64- oder PEM-Version herunter, oder fügen Sie deren Text ein.'
export const fileHasNoText =
  'Diese Datei enthält keinen Text. Wählen Sie eine PEM-Datei, etwa signing.pem.'
export const certificateFileTooLarge =
  'Diese Datei ist für ein Zertifikat zu groß. Wählen Sie eine PEM-Datei.'
export const certificateFileUnreadable = (name: string) =>
  `${name} konnte nicht gelesen werden. Wählen Sie die Datei noch einmal.`

// The installation's own keys towards identity providers, in the settings.

export const keysLead =
  'Signiert Anfragen an Identitätsanbieter und entschlüsselt deren Antworten, für Kunden, bei denen diese Optionen eingeschaltet sind. Anbieter erhalten das Zertifikat aus den Metadaten des Kunden oder als Datei.'
export const loadingKeys = 'Die Schlüssel für Single Sign-on werden geladen'
export const keysLoadFailed = 'Die Schlüssel für Single Sign-on konnten nicht geladen werden'

export const keyStates = { current: 'In Verwendung', next: 'Neu', previous: 'Alt' }
export const keyMadeOn = (day: string) => `erstellt am ${day}`
export const keyFingerprint = 'SHA-256-Fingerabdruck'
export const downloadCertificate = 'Zertifikat herunterladen'
export const downloadCertificateOf = (state: string) => `Zertifikat herunterladen, ${state}`

export const keyUsedByNobody = 'Noch verwendet ihn kein Kunde.'
export const keyUsedBy = (count: number) =>
  plural(count, {
    one: 'Der Anbieter eines Kunden hat das Zertifikat:',
    other: `Die Anbieter von ${number(count)} Kunden haben das Zertifikat:`,
  })

// A change of keys, step by step.
export const makeKey = 'Neuen Schlüssel erstellen'
export const makeKeyHint =
  'Der neue Schlüssel wird neben dem aktuellen veröffentlicht; dieser bleibt in Verwendung.'
export const keyMade = 'Neuer Schlüssel veröffentlicht'
export const switchKeys = 'Zum neuen Schlüssel wechseln'
export const switchKeysHint =
  'Geben Sie das neue Zertifikat allen Anbietern, die unsere Metadaten nicht automatisch lesen, und wechseln Sie dann. Ab da werden Anfragen mit dem neuen Schlüssel signiert.'
export const keysSwitched = 'Der neue Schlüssel ist in Verwendung'
export const retireKey = 'Alten Schlüssel löschen'
export const retireKeyHint =
  'Sobald kein Anbieter mehr mit dem alten Zertifikat verschlüsselt, löschen Sie den alten Schlüssel. Was noch damit verschlüsselt ist, lässt sich dann nicht mehr lesen.'
export const keyRetired = 'Der Schlüssel ist gelöscht'
export const discardKey = 'Neuen Schlüssel verwerfen'
export const discardKeyQuestion = 'Den neuen Schlüssel verwerfen?'
export const discardKeyNote = 'Für Anbieter, die sein Zertifikat schon haben, ändert sich nichts.'
export const retireKeyQuestion = 'Den alten Schlüssel löschen?'
export const retireKeyNote = 'Das lässt sich nicht rückgängig machen.'
export const changeOfKeys = 'Schlüsselwechsel'

export const keyChangeUnderWay =
  'Ein Schlüsselwechsel läuft bereits. Schließen Sie ihn ab, oder verwerfen Sie den neuen Schlüssel, bevor Sie einen weiteren erstellen.'
export const noKeyToSwitch =
  'Es gibt keinen neuen Schlüssel. Vielleicht hat schon eine andere Person gewechselt.'
export const noKeyToRetire = 'Es gibt nur den Schlüssel, der in Verwendung ist.'

// Certificates of a connection.

export const giveAddress = 'Geben Sie eine https-URL ein, etwa https://login.example.com/metadata'
export const addressNeeded = 'Geben Sie die URL ein, von der neue Zertifikate übernommen werden'
export const offerChanged =
  'Die Metadaten haben sich geändert, oder dies wurde bereits übernommen. Prüfen Sie sie noch einmal.'

export const title = 'Zertifikate'
export const whatCertificatesAre =
  'Die Signaturzertifikate des Anbieters. Administratoren und technische Kontakte werden 60, 30, 14 und 7 Tage sowie einen Tag vor dem Ablauf erinnert.'
export const loading = 'Die Zertifikate werden geladen'
export const loadFailed = 'Die Zertifikate konnten nicht geladen werden'
export const noCertificates = 'Noch kein Zertifikat.'
export const current = 'Aktuell'
export const previous = 'Bisherig'
export const signedLast = 'Zuletzt verwendet'
export const validUntilDay = (day: string) => `Gültig bis ${day}`
export const ended = (day: string) => `Abgelaufen am ${day}`
export const notYetValid = (day: string) => `Gültig ab ${day}`
export const signedAt = (when: string) => `hat am ${when} signiert`
export const neverSigned = 'noch nicht verwendet'
export const shortFingerprint = 'SHA-256'

export const metadata = 'Metadaten des Anbieters'
export const metadataAddress = 'Metadaten-URL'
export const metadataAddressHint =
  'Wird täglich geprüft, damit Sie neue Zertifikate annehmen können, bevor der Anbieter sie verwendet.'
export const follow = 'Neue Zertifikate automatisch übernehmen'
export const followHint =
  'Das bisherige Zertifikat bleibt gültig, bis der Anbieter wechselt. Änderungen an Aussteller oder Entry Point werden nie automatisch übernommen.'
export const save = 'Speichern'
export const saving = 'Wird gespeichert …'
export const saved = 'Gespeichert'
export const saveFailed = 'Die Metadaten-Einstellungen konnten nicht gespeichert werden'
export const look = 'Jetzt prüfen'
export const looking = 'Wird geprüft …'
export const lookFailed = 'Die Metadaten konnten nicht geprüft werden'
export const neverLooked = 'Noch nicht geprüft.'
export const notReadSince = (when: string) => `Seit ${when} nicht lesbar.`
export const readAt = (when: string) => `Gelesen am ${when}.`
export const lookedAt = (when: string) => `Zuletzt versucht am ${when}.`
export const nextAt = (when: string) => `Das nächste Mal am ${when}.`
export const isCurrent = 'Auf demselben Stand wie der Anbieter.'

export const offerTitle = 'Der Anbieter hat ein neues Zertifikat'
export const dropTitle = 'Das bisherige Zertifikat wird nicht mehr verwendet'
export const otherTitle = 'Die Metadaten des Anbieters haben sich geändert'
export const now = 'Jetzt'
export const afterwards = 'Nach der Übernahme'
export const entityId = 'Entity-ID / Aussteller'
export const entryPoint = 'Entry-Point-URL'
export const otherHint =
  'Diese Änderungen werden nicht automatisch übernommen. Klären Sie sie mit dem Anbieter, erstellen Sie dann einen Entwurf, und testen Sie ihn, bevor Sie ihn live schalten.'
export const prepare = 'Entwurf mit diesen Einstellungen erstellen'
export const take = 'Neues Zertifikat annehmen'
export const drop = 'Bisheriges Zertifikat entfernen'
export const taking = 'Wird übernommen …'
export const taken = 'Zertifikate aktualisiert'
export const takeFailed = 'Die Zertifikate konnten nicht aktualisiert werden'

// Metadata of an identity provider.

export const importTitle = 'Metadaten importieren'
export const importDescription =
  'Importieren Sie die Werte Ihres Identitätsanbieters aus seinen Metadaten. Sie prüfen die Änderungen, bevor sie übernommen werden.'
export const metadataSource = 'Metadaten'
export const metadataSourceHint =
  'Fügen Sie die URL der Metadaten (https://) oder ihr XML ein, oder wählen Sie eine Datei.'
export const chooseFile = 'Datei wählen'
export const fileLabel = 'Datei mit den Metadaten'
export const readMetadata = 'Lesen'
export const readingMetadata = 'Wird gelesen …'
export const metadataReadFailed = 'Die Metadaten konnten nicht gelesen werden'
export const giveMetadataSource = 'Geben Sie eine Metadaten-URL ein, oder fügen Sie das XML ein'
export const metadataFileUnreadable =
  'Die Datei konnte nicht gelesen werden. Wählen Sie sie noch einmal aus.'
export const metadataTooLong =
  'Diese Datei ist zu groß. Vielleicht führt sie alle Mitglieder einer Föderation auf. Bitten Sie um die Metadaten nur dieses Anbieters.'

export const whichProvider = 'Identitätsanbieter'
export const whichProviderHint = 'Diese Metadaten führen mehrere auf.'
export const chooseProvider = 'Wählen Sie einen davon'

export const unnamedProvider = 'Was der Anbieter über sich angibt'
export function foundAt(name: string) {
  return `Was ${name} über sich angibt`
}
export const newValue = 'Neu'
export const blankValue = 'Nicht gesetzt'
export const on = 'Ein'
export const off = 'Aus'
export const valueUnchanged = 'Unverändert'
export const anotherCertificate = 'Ein anderes Zertifikat'
export const keptCertificate =
  'Ihr aktuelles Zertifikat. Während der Umstellung werden beide angenommen.'
export const allTheSame = 'Keine Änderungen. Alle Werte stimmen bereits überein.'
export const applyValues = 'Übernehmen'
export const valuesApplied = 'Werte übernommen. Speichern Sie, um sie zu behalten.'
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
  bad_address: () => 'Geben Sie eine URL ein, etwa https://login.example.com/metadata',
  not_https: () => 'Aus Sicherheitsgründen werden Metadaten nur über https abgerufen.',
  not_public: (host) =>
    `${host} liegt in einem privaten Netz, auf das das Portal nicht zugreifen kann. Laden Sie die Metadaten herunter, und wählen Sie die Datei.`,
  unknown_host: (host) => `Der Hostname ${host} ist nicht bekannt. Prüfen Sie die Schreibweise.`,
  refused: (host) => `${host} hat die Verbindung abgelehnt. Prüfen Sie die URL.`,
  no_answer: (host) =>
    `${host} hat nicht innerhalb von 10 Sekunden geantwortet. Versuchen Sie es erneut, oder wählen Sie die Datei.`,
  wrong_certificate: (code) =>
    `Das Zertifikat des Servers ist für seine Adresse nicht gültig (${code}). Laden Sie die Metadaten herunter, und wählen Sie die Datei.`,
  broken_off: (host) => `Die Verbindung zu ${host} ist abgebrochen. Versuchen Sie es erneut.`,
  status: (status) =>
    `Der Server antwortet mit dem Status ${status} statt mit Metadaten. Prüfen Sie die Adresse und ob sie sich ohne Anmeldung lesen lässt.`,
  too_many_redirects: () => 'Zu viele Weiterleitungen. Geben Sie die endgültige URL ein.',
  too_large: () =>
    'Unter dieser Adresse liegt mehr als 1 MB. Vielleicht sind alle Mitglieder einer Föderation aufgeführt: Bitten Sie um die Metadaten des einen Anbieters.',
  web_page: () =>
    'Das ist eine Webseite, vielleicht eine Anmeldeseite. Geben Sie die URL der Metadaten selbst ein, oder wählen Sie die Datei.',
  plain_text: (text) =>
    text === ''
      ? 'Darin steht nichts. Prüfen Sie die Adresse, oder wählen Sie eine andere Datei.'
      : `Das ist Text, keine Metadaten: „${text}“. Kopieren Sie die Metadaten vollständig, oder wählen Sie die Datei.`,
  not_xml: () => 'Das ist kein gültiges XML. Kopieren Sie alles, oder wählen Sie die Datei.',
  too_complex: () =>
    'Das ist zu groß oder zu verschachtelt. Vielleicht sind alle Mitglieder einer Föderation aufgeführt: Bitten Sie um die Metadaten des einen Anbieters.',
  not_metadata: (name) =>
    `Das ist XML, aber es sind keine SAML-Metadaten: Es beginnt mit <${name}>. Wählen Sie die Föderationsmetadaten des Anbieters.`,
  expired: (ended) =>
    `Diese Metadaten sind am ${day(ended)} abgelaufen. Laden Sie sie beim Anbieter neu herunter.`,
  no_entity_id: () =>
    'In den Metadaten fehlt die entityID des Anbieters. Laden Sie sie beim Anbieter vollständig neu herunter.',
  own_metadata: () =>
    'Das sind die Metadaten des Portals selbst, die der Anbieter braucht. Verwenden Sie hier die Metadaten des Identitätsanbieters.',
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
