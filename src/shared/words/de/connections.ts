import type { DomainProblem, DomainState } from '#shared/customers/domains/endpoints.ts'

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

// Hints below the fields.

/** Below the settings of a connection in its form. Some need none. */
export const hints = {
  enabled: 'Die Personen dieses Kunden melden sich über ihren eigenen Identitätsanbieter an',
  cert: 'PEM- oder Base64-Text, mit oder ohne die Zeilen BEGIN und END',
  validateSignature: 'Aus: Nur eine Signatur der Assertion wird beachtet; eine muss immer da sein.',
  validateInResponseTo: 'Aus: Anmeldungen können auch bei der Kachel des Anbieters beginnen.',
  disableRequestedAuthnContext:
    'Ein: Der Anbieter entscheidet selbst, wie sich Personen ausweisen.',
  auditEnabled: 'Anmeldungen und abgelehnte Anmeldungen werden aufgezeichnet.',
  signRequests:
    'Ein: Die Anmeldeanfragen an den Anbieter sind signiert. Er braucht dafür unser Zertifikat, das in unseren Metadaten steht.',
  requestsByPost:
    'Für Anbieter, die Anfragen per Weiterleitung nicht annehmen. Die meisten nehmen sie an.',
  decryptAssertions:
    'Ein: Der Anbieter darf verschlüsseln, was er sendet, mit unserem Zertifikat, das in unseren Metadaten steht.',
  audienceRestriction:
    'Optional. Nur wenn der Anbieter eine andere Audience als unsere Entity-ID sendet.',
  emailAttribute:
    'Optional. Das Attribut mit der E-Mail-Adresse, wenn es keinen der üblichen Namen hat. Der Name muss genau stimmen; NameID steht für die NameID.',
  firstNameAttribute:
    'Optional. Das Attribut mit dem Vornamen, wenn es keinen der üblichen Namen hat.',
  lastNameAttribute:
    'Optional. Das Attribut mit dem Nachnamen, wenn es keinen der üblichen Namen hat.',
  previousCert: 'Optional. Während der Anbieter sein Zertifikat wechselt, werden beide angenommen.',
  moreCerts: 'Optional. Ein Anbieter kann mit mehr als zweien signieren; alle werden angenommen.',
  ipRestrictions:
    'Optional. IP-Adressen oder CIDR-Bereiche, aus denen man sich anmelden darf; ohne Angabe von überall.',
  logoutByPost: 'Aus: Der Anbieter wird per Weiterleitung gebeten, was die meisten annehmen.',
}

// Mails about a customer's single sign-on, to administrators and to the customer's technical contacts.

function whenCertificateEnds({ isOver, days }: End): string {
  if (isOver) return 'ist abgelaufen'
  if (days === 0) return 'läuft innerhalb eines Tages ab'
  return plural(days, { one: 'läuft in einem Tag ab', other: `läuft in ${days} Tagen ab` })
}

export const openSignOn = 'Single Sign-on öffnen'

export const certificateMail = {
  subject: (customer: string, end: End) =>
    `Das Signaturzertifikat von ${customer} ${whenCertificateEnds(end)}`,
  fact: (customer: string, { name, day, isOver }: { name: string; day: string; isOver: boolean }) =>
    `Das Zertifikat, mit dem der Identitätsanbieter von ${customer} signiert (${name}), ${isOver ? `ist am ${day} abgelaufen` : `läuft am ${day} ab`}.`,
  watched:
    'Die Metadaten des Anbieters werden täglich gelesen. Ein neues Zertifikat wird dort bemerkt, sobald der Anbieter es veröffentlicht.',
  notWatched:
    'Bitten Sie rechtzeitig um das neue Zertifikat, oder geben Sie die Adresse der Metadaten des Anbieters an: Dann wird es von selbst bemerkt.',
  contactSubject: (customer: string, end: End) =>
    `Single Sign-on von ${customer}: Das Signaturzertifikat ${whenCertificateEnds(end)}`,
  contactWatched: (host: string) =>
    `Erstellen Sie vor diesem Tag ein neues Signaturzertifikat bei Ihrem Identitätsanbieter. Das Support-Portal auf ${host} liest die Metadaten Ihres Anbieters täglich und bemerkt es dort.`,
  contactNotWatched: (host: string) =>
    `Erstellen Sie vor diesem Tag ein neues Signaturzertifikat bei Ihrem Identitätsanbieter. Schicken Sie es dem Betreiber des Support-Portals auf ${host}, bevor Ihr Anbieter damit signiert. Sonst kann sich dort niemand mehr anmelden.`,
  contactReason: (host: string) =>
    `Sie erhalten diese E-Mail, weil Sie auf ${host} als technischer Kontakt Ihrer Organisation hinterlegt sind.`,
}

/** What was seen in a provider's metadata. */
export const metadataMail = {
  newSubject: (customer: string) => `${customer} hat ein neues Signaturzertifikat`,
  otherSubject: (customer: string) =>
    `Der Identitätsanbieter von ${customer} hat andere Einstellungen`,
  offered: (customer: string) =>
    `Die Metadaten des Identitätsanbieters von ${customer} stimmen nicht mehr mit dem überein, womit sich die Personen anmelden.`,
  now: (certificates: string) => `Jetzt angenommen: ${certificates}`,
  next: (certificates: string) => `Mit dem neuen angenommen: ${certificates}`,
  entityId: (before: string, after: string) =>
    `Entity-ID: bisher ${before}, in den Metadaten steht ${after}.`,
  entryPoint: (before: string, after: string) =>
    `Entry Point: bisher ${before}, in den Metadaten steht ${after}.`,
  nothingChanged:
    'Es wurde nichts geändert. Sehen Sie es sich an, und übernehmen Sie, was richtig ist.',
  takenSubject: (customer: string) => `Das neue Signaturzertifikat von ${customer} wird angenommen`,
  taken: (customer: string) =>
    `Der Identitätsanbieter von ${customer} veröffentlicht ein neues Signaturzertifikat. Es wurde aus den Metadaten übernommen. Das bisherige wird weiter angenommen, bis es nicht mehr verwendet wird. Sie müssen nichts tun.`,
  accepted: (certificates: string) => `Jetzt angenommen: ${certificates}`,
  certificate: (subject: string, day: string, fingerprint: string) =>
    `${subject}, gültig bis ${day}, SHA-256 ${fingerprint}`,
}

// The page about a connection.

export const customerGone = 'Diesen Kunden gibt es nicht mehr.'

export const draftChanged =
  'Jemand anderes hat den Entwurf in der Zwischenzeit geändert. Sehen Sie ihn sich noch einmal an.'
export const noDraft = 'Es gibt keinen Entwurf. Ändern Sie zuerst die Einstellungen.'
export const neverTested = 'Diese Einstellungen haben noch keinen Test bestanden.'
export const noVersion = 'Diese Version gibt es nicht.'
export const namePilotPeople = 'Nennen Sie mindestens eine Person'
export const notOfDomains = (email: string, domains: string) =>
  `„${email}“ ist keine Adresse dieses Kunden (${domains})`
export const titleOf = (customer: string) => `Single Sign-on, ${customer}`

export const editCustomer = 'Kunden bearbeiten'
export const toGuide = 'SSO-Anleitung'
export const loading = 'Single Sign-on wird geladen'
export const loadFailed = 'Single Sign-on konnte nicht geladen werden'

export const state = {
  title: 'Status',
  live: 'Live',
  off: 'Aus',
  liveHint: 'Die Personen dieses Kunden melden sich über ihren eigenen Identitätsanbieter an.',
  offHint: 'Niemand von diesem Kunden kann sich anmelden.',
  provider: 'Identitätsanbieter',
  entityId: 'Entity-ID / Aussteller',
  certificate: 'Zertifikat',
  noCertificate: 'Keines',
  validUntil: (day: string) => `Gültig bis ${day}`,
}

export const switchingOff = {
  act: 'Ausschalten',
  ask: 'Single Sign-on ausschalten?',
  busy: 'Wird ausgeschaltet …',
  of: (customer: string) =>
    `Alle Personen von ${customer} werden sofort abgemeldet, und niemand kann sich anmelden, bis es wieder live ist.`,
  ofTeam:
    'Wer sich über den Anbieter angemeldet hat, wird sofort abgemeldet, gegebenenfalls auch Sie. Danach meldet sich das ganze Team mit Passwörtern an.',
  endsPilot: 'Auch die Pilotphase endet.',
  kept: 'Die Einstellungen bleiben erhalten: Kehren Sie zu ihrer Version zurück, um es wieder einzuschalten.',
  done: 'Single Sign-on ist aus',
  way: 'Hier ausgeschaltet',
}

export const steps = {
  label: 'Schritte, bis sich alle damit anmelden',
  draft: 'Entwurf',
  test: 'Test',
  pilot: 'Pilot',
  live: 'Alle',
}
export const stepDone = 'erledigt'

export const settings = {
  title: 'Einstellungen',
  beside:
    'Was Sie hier ändern, wird neben den Einstellungen vorbereitet, die live sind. Niemand meldet sich damit an, bevor Sie es freigeben.',
  change: 'Einstellungen ändern',
  loading: 'Die Einstellungen werden geladen',
  save: 'Entwurf speichern',
  saved: 'Entwurf gespeichert. Noch meldet sich niemand damit an.',
  saveFailed: 'Der Entwurf konnte nicht gespeichert werden',
  isSaved: 'Der Entwurf ist gespeichert.',
  endsPilot: 'Speichern beendet die Pilotphase: Ihre Änderungen hat noch niemand freigegeben.',
}

export const goingLive = {
  title: 'Live schalten',
  by: (who: string) => `Vorbereitet von ${who}`,
  changes: 'Was sich von den Einstellungen unterscheidet, die live sind',
  nothing: 'Nichts unterscheidet sich von den Einstellungen, die live sind.',
  unsaved: 'Speichern Sie zuerst den Entwurf: Ihre Eingaben sind noch nicht darin.',
  tested: 'Test bestanden',
  untested: 'Diese Einstellungen haben noch keinen Test bestanden.',
  go: 'Für alle live schalten',
  going: 'Wird live geschaltet …',
  isLive: 'Alle melden sich jetzt mit diesen Einstellungen an',
  failed: 'Die Einstellungen konnten nicht live geschaltet werden',
  ask: 'Ohne Test live schalten?',
  askAnyway: 'Für alle live schalten?',
  risk: 'Diese Einstellungen haben noch keinen Test bestanden. Ist eine davon falsch, kann sich niemand anmelden, bis Sie zu einer früheren Version zurückkehren.',
  pilotRisk:
    'Diese Einstellungen haben noch keinen Test bestanden. Ist eine davon falsch, können sich die Personen der Pilotphase nicht anmelden.',
  signsOut:
    'Der Identitätsanbieter ist ein anderer. Alle, die angemeldet sind, müssen sich daher neu anmelden.',
  anyway: 'Trotzdem live schalten',
  keep: 'Noch nicht',
  discard: 'Entwurf verwerfen',
  askDiscard: 'Den Entwurf verwerfen?',
  discardNote: 'Was live ist, bleibt, wie es ist.',
  discardPilot: 'Was live ist, bleibt, wie es ist. Die Personen der Pilotphase werden abgemeldet.',
  discarded: 'Entwurf verworfen',
}

export const logout = {
  title: 'Abmeldung beim Identitätsanbieter',
  lead: 'Optional (Single Logout). Wer sich hier abmeldet, wird auch beim Identitätsanbieter abgemeldet und umgekehrt.',
  own: 'Unsere Single-Logout-URL',
  ownHint:
    'Geben Sie sie mit dem Zertifikat dieses Portals beim Identitätsanbieter ein, wenn er unsere Metadaten nicht liest.',
}

export const pilot = {
  title: 'Personen der Pilotphase',
  hint: 'Diese Personen melden sich bereits mit dem Entwurf an, alle anderen mit dem, was live ist. Eine Adresse pro Zeile.',
  label: 'E-Mail-Adressen',
  start: 'Pilotphase starten',
  change: 'Personen speichern',
  starting: 'Wird gespeichert …',
  started: 'Die Pilotphase hat begonnen',
  failed: 'Die Pilotphase konnte nicht gestartet werden',
  ask: 'Die Pilotphase ohne Test starten?',
  anyway: 'Trotzdem starten',
  end: 'Pilotphase beenden',
  ended: 'Die Pilotphase ist beendet',
  running: (people: number) =>
    plural(people, {
      one: `Pilotphase mit ${number(people)} Person`,
      other: `Pilotphase mit ${number(people)} Personen`,
    }),
}

export const shownValue = { on: 'Ein', off: 'Aus', none: 'Nicht festgelegt' }
export const before = 'Vorher'
export const after = 'Nachher'

export const versions = {
  title: 'Versionen',
  lead: 'Jede Änderung an den Einstellungen, mit denen sich Personen anmelden. Mit einem Klick kehren alle zu einer früheren zurück.',
  loading: 'Die Versionen werden geladen',
  loadFailed: 'Die Versionen konnten nicht geladen werden',
  none: 'Noch hat sich nichts geändert',
  noneHint:
    'Jede Änderung an den Einstellungen, mit denen sich Personen anmelden, bleibt hier erhalten, damit Sie sie rückgängig machen können.',
  heading: (version: number) => `Version ${number(version)}`,
  live: 'Live',
  off: 'Single Sign-on aus',
  tested: 'Getestet',
  first: 'Die ersten Einstellungen',
  changed: (count: number) =>
    plural(count, {
      one: `${number(count)} Einstellung geändert`,
      other: `${number(count)} Einstellungen geändert`,
    }),
  returnTo: (version: number) => `Zu Version ${number(version)} zurückkehren`,
  returning: 'Wird zurückgekehrt …',
  returned: (version: number) => `Alle melden sich wieder mit Version ${number(version)} an`,
  returnFailed: 'Die Rückkehr ist fehlgeschlagen',
}

/** By which way a version came about. */
export const way = {
  form: 'Kundenformular',
  page: 'Hier live geschaltet',
  setup_link: 'Einrichtungslink',
  metadata: 'Metadaten des Anbieters',
  return: 'Rückkehr',
  automatic_return: 'Automatische Rückkehr',
}
export const wayBack = (by: string, version: number) => `${by} zu Version ${number(version)}`

const people = (count: number) =>
  plural(count, { one: `${number(count)} Person`, other: `${number(count)} Personen` })

const couldNot = (count: number) =>
  plural(count, {
    one: `konnte sich ${people(count)} nicht anmelden, die`,
    other: `konnten sich ${people(count)} nicht anmelden, die`,
  })

/** Told by mail once a change has stopped sign-ins. */
export const stopped = {
  subject: (customer: string) =>
    `Anmeldungen von ${customer} funktionieren nach einer Änderung nicht mehr`,
  counted: (customer: string, count: number, version: number, earlier: number) =>
    `Seit Version ${number(version)} des Single Sign-on von ${customer} ${couldNot(count)} mit Version ${number(earlier)} hineingekommen ${plural(count, { one: 'wäre', other: 'wären' })}.`,
  returned: (version: number) =>
    `Alle melden sich wieder mit den Einstellungen von Version ${number(version)} an: Portico ist von selbst zurückgekehrt.`,
  wayBack: (version: number) =>
    `Kehren Sie mit einem Klick zu Version ${number(version)} zurück, oder korrigieren Sie die Einstellungen.`,
  open: 'Single Sign-on öffnen',
}

/** On the dashboard. */
export const stoppedNotices = {
  title: 'Anmeldungen funktionieren nach einer Änderung nicht mehr',
  of: (version: number, count: number) =>
    plural(count, {
      one: `Seit Version ${number(version)} kann sich ${people(count)} nicht anmelden`,
      other: `Seit Version ${number(version)} können sich ${people(count)} nicht anmelden`,
    }),
}

export const watch = {
  title: 'Nach einer Änderung',
  lead: 'Eine Woche lang nach jeder Änderung wird eine abgelehnte Anmeldung mit den vorigen Einstellungen ausprobiert. Hätten diese die Person hereingelassen, hat die Änderung sie ausgesperrt.',
  people: 'Ab so vielen ausgesperrten Personen',
  share: 'Und ab diesem Anteil der Versuche, in Prozent',
  returns: 'Von selbst zurückkehren',
  returnsHint:
    'Alle melden sich wieder mit den vorigen Einstellungen an, und die Administratoren werden benachrichtigt. Lassen Sie dies aus, solange ein Schlüssel des Anbieters gestohlen sein könnte.',
  save: 'Speichern',
  saved: 'Gespeichert',
  saveFailed: 'Das konnte nicht gespeichert werden',
  since: (version: number, worked: number, stoppedPeople: number) =>
    `Seit Version ${number(version)}: ${people(worked)} angemeldet, ${people(stoppedPeople)} durch die Änderung ausgesperrt.`,
  broken: (version: number, count: number, earlier: number) =>
    `Anmeldungen funktionieren nicht mehr: Seit Version ${number(version)} ${couldNot(count)} mit Version ${number(earlier)} hineingekommen ${plural(count, { one: 'wäre', other: 'wären' })}.`,
}

// Identity providers.

/** Names of products, but for the last. */
export const providerNames = {
  microsoft_entra: 'Microsoft Entra ID',
  google_identity: 'Google Identity/Workspace',
  okta: 'Okta',
  auth0: 'Auth0',
  ping_identity: 'Ping Identity',
  onelogin: 'OneLogin',
  aws_iam: 'AWS IAM',
  ibm_security_verify: 'IBM Security Verify',
  oracle_idcs: 'Oracle IDCS',
  forgerock: 'ForgeRock',
  custom: 'Anderer Anbieter',
}

// Proofs of domains.

export const domainNotOfCustomer = 'Dieser Kunde hat diese Domain nicht.'

export const domainsTitle = 'Domains'
export const whatDomainsAre =
  'Ein TXT-Eintrag zeigt, dass eine Domain dem Kunden gehört. Er wird einmal am Tag gesucht.'
export const loadingDomains = 'Domains werden geladen'
export const domainsLoadFailed = 'Die Domains konnten nicht geladen werden'
export const noDomains = 'Noch keine Domain.'
const DOMAIN_STATES: Record<DomainState, string> = {
  unproven: 'Nicht nachgewiesen',
  proven: 'Nachgewiesen',
  gone: 'Eintrag fehlt',
}
export const domainState = (which: DomainState) => DOMAIN_STATES[which]
export const domainProvenSince = (day: string) => `Nachgewiesen seit ${day}.`
export const recordGoneSince = (day: string) =>
  `Die Domain war nachgewiesen, doch der Eintrag fehlt seit ${day}.`
export const domainRefusedFrom = (day: string) =>
  `Ab ${day} kann sich niemand mit einer Adresse dieser Domain anmelden.`
export const domainCheckedAt = (when: string) => `Gesucht am ${when}.`
export const domainNeverChecked = 'Noch nicht gesucht.'
export const recordName = 'Name des TXT-Eintrags'
export const recordNameHint =
  'Falls Ihr DNS-Anbieter die Domain selbst anhängt, geben Sie nur _portico ein.'
export const recordValue = 'Wert'
export const checkDomain = 'Jetzt prüfen'
export const checkDomainOf = (domain: string) => `Jetzt prüfen, ${domain}`
export const checkingDomain = 'Wird geprüft …'
export const domainCheckFailed = 'Die Prüfung ist fehlgeschlagen'
export const domainProven = (domain: string) => `${domain} ist nachgewiesen`
export const showRecord = (domain: string) => `Eintrag für ${domain}`

const DOMAIN_PROBLEMS: Record<DomainProblem, (detail: string) => string> = {
  missing: () =>
    'Der Eintrag ist nicht da. Es kann eine Stunde dauern, bis alle Nameserver einen neuen kennen.',
  other_value: (text) => `Es gibt einen TXT-Eintrag mit einem anderen Wert: ${text}`,
  wrong_name: () =>
    'Der Eintrag ist da, doch die Domain steht zweimal in seinem Namen. Geben Sie als Namen nur _portico ein.',
  unreachable: () => 'Kein Nameserver hat geantwortet. Es hat sich nichts geändert.',
}
export const domainProblem = (code: DomainProblem, detail: string | null) =>
  DOMAIN_PROBLEMS[code](detail ?? '')

/** In the settings. */
export const domainRule = {
  title: 'E-Mail-Domains',
  label: 'Nachweis verpflichtend ab',
  hint: 'Ab diesem Tag können sich nur Personen anmelden, deren Adresse zu einer per DNS-Eintrag nachgewiesenen Domain gehört. Lassen Sie das Feld leer, wenn jeder Kunde selbst entscheiden soll.',
  save: 'Speichern',
  saving: 'Wird gespeichert …',
  saveFailed: 'Das konnte nicht gespeichert werden',
  isOn: 'Domains müssen nachgewiesen werden',
  isOff: 'Domains müssen nicht nachgewiesen werden',
}

export const domainNoticesTitle = 'Domains, die nachzuweisen sind'
export const domainNotice = (domain: string, which: DomainState) =>
  `${domain}: ${DOMAIN_STATES[which]}`

export const domainMail = {
  subject: (domain: string) => `Der DNS-Eintrag, der ${domain} nachweist, fehlt`,
  gone: (customer: string, domain: string) =>
    `Ein DNS-Eintrag hat gezeigt, dass ${domain} zu ${customer} gehört. Er ist nicht mehr da.`,
  publish: (name: string, value: string) =>
    `Veröffentlichen Sie ihn wieder als TXT-Eintrag mit dem Namen ${name} und dem Wert ${value}`,
  grace: (days: number) =>
    `Ist er nicht innerhalb von ${days} Tagen wieder da, können sich Personen mit Adressen dieser Domain nicht mehr am Support-Portal anmelden.`,
  open: 'Single Sign-on öffnen',
}
