import type { EmailCodeMode } from '#shared/connections/endpoints.ts'
import type { DomainProblem, DomainState } from '#shared/customers/endpoints.ts'

import { rich } from '#shared/words/formats.ts'

import { number, plural } from './language.ts'

// The settings of a connection to an identity provider, as the form and the setup link show them.

export const labels = {
  enabled: 'SAML-SSO einschalten',
  kind: 'Anmeldeverfahren',
  provider: 'Identitätsanbieter',
  entityId: 'Entity-ID / Aussteller',
  clientId: 'Client-ID',
  clientSecret: 'Client-Secret',
  clientProof: 'Nachweis gegenüber dem Anbieter',
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
  metadataUrl: 'Metadaten-URL',
  followMetadata: 'Neue Zertifikate automatisch übernehmen',
  logoutUrl: 'Abmelde-URL',
  logoutByPost: 'Per POST abmelden',
}

export const title = 'Single Sign-on'
export const given = 'Werte, die Sie beim Anbieter eingeben'
export const received = 'Werte vom Anbieter'
export const advanced = 'Erweitert'
export const guide = 'SSO-Anleitung'
export const newTab = '(öffnet sich in einem neuen Tab)'
export const ownEntityId = 'Entity-ID / Audience'
export const ownEntityIdHint = 'Unter dieser Kennung kennt der Identitätsanbieter das Portal'
export const ownAcsUrl = 'ACS-URL / Callback-URL'
export const ownAcsUrlHint = 'Dorthin sendet der Identitätsanbieter seine Antworten'
/** Settings of an OpenID Connect provider, and how to set it up. */
export const kinds = {
  saml: 'SAML 2.0',
  oidc: 'OpenID Connect',
  microsoft: 'Microsoft',
  google: 'Google',
}
export const kindHints = {
  saml: 'Entra ID, Okta, AD FS und andere Identitätsanbieter',
  oidc: 'Keycloak, Okta, Auth0 und andere',
  microsoft: 'Microsoft 365, mit einer Zustimmung',
  google: 'Google Workspace, ohne Eingaben',
}
export const clientProofs = {
  client_secret: 'Client-Secret',
  private_key_jwt: 'Signatur mit dem Schlüssel dieses Portals (private_key_jwt)',
  none: 'Nur PKCE',
}
export const oidcSteps =
  'Legen Sie bei Ihrem Anbieter eine Webanwendung an (Authorization Code Flow), und geben Sie dort diese Werte ein. Kopieren Sie danach Aussteller, Client-ID und Client-Secret hierher zurück.'
export const redirectUri = 'Redirect-URI'
export const redirectUriHint = 'Dorthin leitet der Anbieter zurück. Geben Sie sie genau so ein'
export const postLogoutUri = 'Post-Logout-Redirect-URI'
export const postLogoutUriHint = 'Optional. Dorthin leitet der Anbieter nach dem Abmelden'
export const backchannelLogoutUri = 'Back-Channel-Logout-URI'
export const backchannelLogoutUriHint =
  'Optional. Dorthin meldet der Anbieter, wenn sich jemand bei ihm abgemeldet hat'
export const scopes = 'Scopes'
export const scopesHint = 'Der Anbieter muss den Claim email senden, im ID-Token oder über Userinfo'
export const oidcKeys = 'JWKS-URL'
export const oidcKeysHint = 'Die öffentlichen Schlüssel dieses Portals, für private_key_jwt'
export const secretIsStored =
  'Ein Secret ist gespeichert. Geben Sie ein neues ein, um es zu ersetzen.'

export const addAddress = 'Adresse hinzufügen'
export const addCertificate = 'Zertifikat hinzufügen'
export const certificateLabel = (at: number) => `Zertifikat ${at}`
export const certificateProblem = (at: number, problem: string) => `Zertifikat ${at}: ${problem}`
export const addressAt = (at: number) => `Adresse ${at}`
export const chooseFile = 'Datei wählen'
export const chooseFileFor = (label: string) => `Datei wählen, ${label}`
export const fileWith = (label: string) => `Datei: ${label}`
export const readingCertificate = 'Das Zertifikat wird gelesen …'
export const factsLater = 'Die Zertifikatsdetails erscheinen hier, sobald Sie das Feld verlassen.'

type End = { isOver: boolean; days: number }
export const certificateEnds = ({ isOver, days }: End) => {
  if (isOver) return 'Zertifikat abgelaufen'
  if (days === 0) return 'Zertifikat läuft innerhalb eines Tages ab'
  return plural(days, {
    one: `Zertifikat läuft in ${number(days)} Tag ab`,
    other: `Zertifikat läuft in ${number(days)} Tagen ab`,
  })
}

// Problems of the input.
export const providerRequired = 'Wenn SAML eingeschaltet ist, wählen Sie einen Anbieter'
export const entityIdRequired = 'Wenn SAML eingeschaltet ist, geben Sie die Entity-ID an'
export const tenantRequired =
  'Verbinden Sie zuerst den Microsoft-Mandanten: Wählen Sie „Mit Microsoft verbinden“, und lassen Sie einen Administrator zustimmen'
export const applicationRequired =
  'Richten Sie zuerst unter „Anmeldeanwendungen“ die Anwendung dieses Portals für diesen Anbieter ein'
export const applicationInUse =
  'Diese Anwendung lässt sich nicht entfernen: Kunden melden sich darüber an'
export const applicationSecretRequired = 'Geben Sie das Client-Secret ein'
export const clientIdRequired = 'Die Client-ID ist erforderlich'
export const entryPointRequired = 'Wenn SAML eingeschaltet ist, geben Sie die Entry-Point-URL an'
export const certRequired = 'Wenn SAML eingeschaltet ist, geben Sie ein Zertifikat an'
export const giveIssuer =
  'Geben Sie den Aussteller als https-URL ein, etwa https://login.example.com'
export const teamBySaml = 'Ihr Team kann sich nur über SAML anmelden'
export const secretAgain =
  'Geben Sie das Client-Secret erneut ein: Aussteller oder Client-ID haben sich geändert'
export const lineTooLong = 'Höchstens 500 Zeichen sind erlaubt'
export const certificateTooLong = 'Ein Zertifikat darf höchstens 20.000 Zeichen haben'
export const notStorable = 'Entfernen Sie das nicht unterstützte Zeichen'
export const tooManyCertificates = 'Geben Sie höchstens 8 weitere Zertifikate an'
export const tooManyAddresses = 'Geben Sie höchstens 200 Adressen an'
export const chooseProvider = 'Wählen Sie einen Anbieter aus der Liste'
export const giveAddress = 'Geben Sie eine https-Adresse wie https://login.example.com/saml2 an'
export const isOurs =
  'Das ist eine Adresse dieses Portals. Geben Sie den Wert an, den Ihr Identitätsanbieter zeigt.'
export const giveRanges =
  'Geben Sie Adressen wie 203.0.113.7 oder Bereiche wie 203.0.113.0/24 oder 2001:db8::/32 an'
export const metadataTooLong =
  'Diese Metadaten sind zu lang. Verwenden Sie nur die Metadaten dieses Anbieters.'
export const peopleOutOfRange = 'Geben Sie eine Zahl von 1 bis 1.000 an'
export const shareOutOfRange = 'Geben Sie eine Zahl von 1 bis 100 an'
export const emailTooLong = 'Eine Adresse darf höchstens 254 Zeichen haben'
export const tooManyListed = 'Geben Sie höchstens 1.000 Personen an'
export const tooManyPeople = 'Geben Sie höchstens 100 Personen an'

/** A person who came by a setup link. */
export const linkHolder = (name: string) => `${name} (Einrichtungslink)`

// Hints below the fields.

/** Im Formular eines Kunden. */
export const goesLiveAtSave = <Part>(page: Part) =>
  rich<
    string | Part
  >`Diese Einstellungen gelten, sobald Sie speichern. Um sie zuerst zu testen, verwenden Sie stattdessen ${page}.`
export const goesLiveWithCustomer =
  'Diese Einstellungen gelten, sobald Sie speichern. Um sie zuerst zu testen, speichern Sie ohne SAML-SSO, und richten Sie es danach unter „Single Sign-on“ ein.'

/** In the form of a customer, of a provider that knows this portal by one application. */
export const connectOnItsPage = <Part>(page: Part) =>
  rich<string | Part>`Verbinden und testen Sie es unter ${page}. Hier gibt es nichts einzugeben.`
export const connectAfterSaving =
  'Speichern Sie diesen Kunden zuerst ohne SAML-SSO. Verbinden und testen Sie danach unter „Single Sign-on“, oder senden Sie einen Einrichtungslink.'

/** Below the settings of a connection in its form. Some need none. */
export const hints = {
  enabled: 'Die Personen dieses Kunden melden sich über ihren eigenen Identitätsanbieter an',
  clientId: 'Die ID der Anwendung dieses Portals beim Anbieter.',
  clientProof: 'Wie sich dieses Portal am Token-Endpunkt ausweist. PKCE wird immer verwendet.',
  cert: 'PEM oder Base64. Die Zeilen BEGIN und END sind optional.',
  validateSignature:
    'Ist dies ausgeschaltet, wird nur die Signatur der Assertion geprüft. Die Assertion muss immer signiert sein.',
  validateInResponseTo:
    'Schalten Sie die Prüfung aus, damit sich Personen über die App-Kachel des Anbieters anmelden können (IdP-initiiert).',
  disableRequestedAuthnContext:
    'Wenn eingeschaltet, entscheidet der Anbieter, wie sich Personen ausweisen.',
  auditEnabled: 'Zeichnet erfolgreiche und fehlgeschlagene Anmeldungen auf.',
  signRequests:
    'Wenn eingeschaltet, werden Anmeldeanfragen signiert. Der Anbieter braucht dafür unser Zertifikat, das in unseren Metadaten steht.',
  requestsByPost: 'Nur für Anbieter, die Anfragen per Weiterleitung nicht annehmen.',
  decryptAssertions:
    'Wenn eingeschaltet, kann der Anbieter Assertions mit unserem Zertifikat verschlüsseln, das in unseren Metadaten steht.',
  audienceRestriction: 'Nur wenn der Anbieter eine andere Audience als unsere Entity-ID sendet.',
  emailAttribute:
    'Das Attribut mit der E-Mail-Adresse, wenn es keinen der üblichen Namen hat. Der Name muss genau stimmen; NameID steht für die NameID.',
  firstNameAttribute: 'Das Attribut mit dem Vornamen, wenn es keinen der üblichen Namen hat.',
  lastNameAttribute: 'Das Attribut mit dem Nachnamen, wenn es keinen der üblichen Namen hat.',
  previousCert: 'Während der Anbieter sein Zertifikat wechselt, werden beide angenommen.',
  moreCerts: 'Ein Anbieter kann mit mehr als zweien signieren; alle werden angenommen.',
  ipRestrictions:
    'IP-Adressen oder CIDR-Bereiche, aus denen sich Personen anmelden können. Lassen Sie das Feld leer, um alle zuzulassen.',
  logoutByPost:
    'Ist dies ausgeschaltet, läuft die Abmeldung über eine Weiterleitung, die die meisten Anbieter unterstützen.',
}

/** The installation's own applications at Microsoft and Google. */
export const applications = {
  lead: 'Registrieren Sie dieses Portal einmal bei Microsoft und Google. Danach verbinden sich Kunden, ohne Werte auszutauschen.',
  loading: 'Die Anmeldeanwendungen werden geladen',
  loadFailed: 'Die Anmeldeanwendungen konnten nicht geladen werden',
  isSetUp: 'Eingerichtet',
  notSetUp: 'Nicht eingerichtet',
  leads: {
    microsoft:
      'Für Kunden mit Microsoft 365. Registrieren Sie in Ihrer eigenen Organisation eine mandantenfähige Anwendung.',
    google: 'Für Kunden mit Google Workspace. Legen Sie in Ihrem eigenen Projekt einen Client an.',
  },
  guide: 'Anleitung zur Registrierung',
  guideOf: {
    microsoft: 'Anleitung zur Registrierung, Microsoft',
    google: 'Anleitung zur Registrierung, Google',
  },
  redirectUriHint: 'Beim Anbieter genau so eintragen, wie sie hier steht',
  postLogoutHint: 'Als weitere Redirect-URI eintragen, für das Abmelden',
  clientIdHint: 'Leer lassen, um die Anwendung zu entfernen.',
  certificateHint: <Part>(link: (text: string) => Part) =>
    rich<
      string | Part
    >`Laden Sie dafür bei Microsoft ${link('das Zertifikat dieses Portals')} hoch.`,
  usedByNone: 'Noch meldet sich kein Kunde darüber an.',
  usedBy: (count: number) =>
    plural(count, {
      one: 'Ein Kunde meldet sich darüber an:',
      other: `${number(count)} Kunden melden sich darüber an:`,
    }),
  save: 'Speichern',
  saved: 'Anmeldeanwendungen gespeichert',
  saveFailed: 'Die Anmeldeanwendungen konnten nicht gespeichert werden',
  guideTitle: { microsoft: 'Bei Microsoft registrieren', google: 'Bei Google registrieren' },
  guideLead: 'Einmal, für alle Kunden.',
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
    'Wir prüfen die Metadaten des Anbieters täglich. Ein neues Zertifikat wird erkannt, sobald er es veröffentlicht.',
  notWatched:
    'Bitten Sie um ein neues Zertifikat. Oder geben Sie die Adresse der Metadaten des Anbieters an, dann erkennen wir es automatisch.',
  contactSubject: (customer: string, end: End) =>
    `Single Sign-on von ${customer}: Das Signaturzertifikat ${whenCertificateEnds(end)}`,
  contactWatched: (host: string) =>
    `Erstellen Sie bei Ihrem Identitätsanbieter ein neues Signaturzertifikat. Das Support-Portal auf ${host} liest die Metadaten Ihres Anbieters täglich und bemerkt es dort.`,
  contactNotWatched: (host: string) =>
    `Erstellen Sie bei Ihrem Identitätsanbieter ein neues Signaturzertifikat. Schicken Sie es dem Betreiber des Support-Portals auf ${host}, bevor Ihr Anbieter damit signiert. Sonst kann sich dort niemand mehr anmelden.`,
  contactReason: (host: string) =>
    `Sie erhalten diese E-Mail, weil Sie auf ${host} als technischer Kontakt Ihrer Organisation hinterlegt sind.`,
}

/** Findings in a provider's metadata. */
export const metadataMail = {
  newSubject: (customer: string) => `${customer} hat ein neues Signaturzertifikat`,
  otherSubject: (customer: string) =>
    `Die Einstellungen des Identitätsanbieters von ${customer} haben sich geändert`,
  offered: (customer: string) =>
    `Die Metadaten des Identitätsanbieters von ${customer} stimmen nicht mehr mit den verwendeten Einstellungen überein.`,
  now: (certificates: string) => `Jetzt angenommen: ${certificates}`,
  next: (certificates: string) => `Mit dem neuen angenommen: ${certificates}`,
  entityId: (before: string, after: string) =>
    `Entity-ID: bisher ${before}, in den Metadaten steht ${after}.`,
  entryPoint: (before: string, after: string) =>
    `Entry Point: bisher ${before}, in den Metadaten steht ${after}.`,
  nothingChanged:
    'Es wurde nichts automatisch geändert. Prüfen Sie die Unterschiede, und übernehmen Sie, was richtig ist.',
  takenSubject: (customer: string) => `Das neue Signaturzertifikat von ${customer} wird angenommen`,
  taken: (customer: string) =>
    `Der Identitätsanbieter von ${customer} hat ein neues Signaturzertifikat veröffentlicht. Wir nehmen es jetzt an, ebenso das bisherige, bis es nicht mehr verwendet wird. Sie müssen nichts tun.`,
  accepted: (certificates: string) => `Jetzt angenommen: ${certificates}`,
  certificate: (subject: string, day: string, fingerprint: string) =>
    `${subject}, gültig bis ${day}, SHA-256 ${fingerprint}`,
}

// The page about a connection.

export const customerGone = 'Diesen Kunden gibt es nicht mehr.'

export const draftChanged =
  'Jemand anderes hat den Entwurf in der Zwischenzeit geändert. Sehen Sie ihn sich noch einmal an.'
export const noDraft =
  'Es gibt keinen Entwurf. Bearbeiten Sie die Einstellungen, um einen anzulegen.'
export const neverTested = 'Diese Einstellungen haben noch keinen Test bestanden.'
export const noVersion = 'Diese Version gibt es nicht.'
export const namePilotPeople = 'Geben Sie mindestens eine Person ein'
export const notOfDomains = (email: string, domains: string) =>
  `„${email}“ gehört zu keiner der Domains dieses Kunden (${domains})`
export const titleOf = (customer: string) => `Single Sign-on, ${customer}`

export const loading = 'Single Sign-on wird geladen'
export const loadFailed = 'Single Sign-on konnte nicht geladen werden'

export const state = {
  title: 'Status',
  live: 'Live',
  off: 'Aus',
  liveHint: 'Die Personen dieses Kunden melden sich über ihren eigenen Identitätsanbieter an.',
  offHint: 'Die Personen dieses Kunden können sich nicht über einen Identitätsanbieter anmelden.',
  offSince: (time: string, who: string) => `Seit ${time} ausgeschaltet von ${who}`,
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
    `Alle Personen von ${customer} werden sofort abgemeldet und können sich erst wieder anmelden, wenn Sie Single Sign-on wieder einschalten.`,
  ofTeam:
    'Alle, die sich über den Anbieter angemeldet haben, werden sofort abgemeldet, gegebenenfalls auch Sie. Danach meldet sich das ganze Team mit Passwörtern an.',
  endsPilot: 'Auch die Pilotphase endet.',
  kept: 'Die Einstellungen bleiben erhalten, sodass Sie es jederzeit wieder einschalten können.',
  done: 'Single Sign-on ausgeschaltet',
  way: 'Hier ausgeschaltet',
}

export const switchingOn = {
  act: 'Wieder einschalten',
  ask: 'Single Sign-on wieder einschalten?',
  busy: 'Wird eingeschaltet …',
  of: (customer: string) =>
    `Alle Personen von ${customer} können sich wieder anmelden, mit den Einstellungen, die zuletzt live waren.`,
  ofTeam:
    'Das Team kann sich wieder über den Anbieter anmelden, mit den Einstellungen, die zuletzt live waren.',
  done: 'Single Sign-on wieder eingeschaltet',
}

export const steps = {
  label: 'Schritte bis zum Livegang',
  connect: 'Verbinden',
  test: 'Testen',
  pilot: 'Pilot',
  live: 'Live',
  next: (step: string) => `Weiter: ${step}`,
}

export const tabs = {
  label: 'Bereiche des Single Sign-on',
  settings: 'Einstellungen',
  certificates: 'Zertifikate',
  attributes: 'Attribute',
  domains: 'Domains',
  codes: 'E-Mail-Codes',
  emergency: 'Notfallzugang',
  links: 'Einrichtungslinks',
  versions: 'Versionen',
}

export const connecting = {
  title: 'Verbinden',
  link: 'Einrichtungslink senden',
  recommended: 'Empfohlen',
  linkText:
    'Die IT-Ansprechperson des Kunden verbindet den Anbieter, testet ihn und reicht ihn zur Prüfung ein. Ein Konto ist nicht nötig.',
  self: 'Selbst einrichten',
  selfText: 'Importieren Sie die Metadaten des Anbieters, oder geben Sie seine Werte unten ein.',
  enter: 'Einstellungen eingeben',
  isDraft: 'Der Entwurf ist gespeichert. Testen Sie ihn als Nächstes.',
  isLive:
    'Ein Anbieter ist verbunden. Um ihn zu ändern, bearbeiten Sie unten die Einstellungen. Änderungen werden zuerst als Entwurf gespeichert.',
}

export const settings = {
  title: 'Einstellungen',
  beside:
    'Änderungen werden als Entwurf gespeichert. Niemand meldet sich damit an, bevor Sie ihn live schalten.',
  change: 'Einstellungen bearbeiten',
  loading: 'Die Einstellungen werden geladen',
  save: 'Entwurf speichern',
  saved: 'Entwurf gespeichert. Noch meldet sich niemand damit an.',
  saveFailed: 'Der Entwurf konnte nicht gespeichert werden',
  isSaved: 'Der Entwurf ist gespeichert.',
  endsPilot:
    'Änderungen zu speichern beendet die Pilotphase. Danach können Sie sie mit den neuen Einstellungen wieder starten.',
}

export const goingLive = {
  title: 'Live schalten',
  by: (who: string) => `Entwurf von ${who}`,
  changes: 'Änderungen gegenüber den Live-Einstellungen',
  nothing: 'Keine Änderungen gegenüber den Live-Einstellungen.',
  unsaved: 'Speichern Sie zuerst den Entwurf, damit er Ihre letzten Änderungen enthält.',
  tested: 'Test bestanden',
  untested: 'Diese Einstellungen haben noch keinen Test bestanden.',
  test: 'Zuerst testen',
  lastFailed: (problems: string) => `Der letzte Test ist fehlgeschlagen: ${problems}`,
  missing: (labels: string) => `Geben Sie vor dem Livegang ein: ${labels}.`,
  severalCertificates: (count: number) =>
    `Anmeldungen mit der Signatur eines der ${number(count)} Zertifikate werden akzeptiert. Prüfen Sie, ob alle vom Identitätsanbieter stammen.`,
  go: 'Für alle live schalten',
  going: 'Wird live geschaltet …',
  isLive: 'Live. Alle melden sich jetzt mit diesen Einstellungen an.',
  failed: 'Die Einstellungen konnten nicht live geschaltet werden',
  ask: 'Ohne Test live schalten?',
  askAnyway: 'Für alle live schalten?',
  of: (customer: string) =>
    `Alle Personen von ${customer} melden sich ab dann mit diesen Einstellungen an. Wenn etwas nicht funktioniert, kehren Sie zu einer früheren Version zurück oder schalten Sie Single Sign-on aus.`,
  ofTeam:
    'Das ganze Team kann sich ab dann mit diesen Einstellungen anmelden. Wenn etwas nicht funktioniert, kehren Sie zu einer früheren Version zurück oder schalten Sie Single Sign-on aus.',
  risk: 'Diese Einstellungen haben noch keinen Test bestanden. Ist etwas falsch, kann sich niemand anmelden, bis Sie zu einer früheren Version zurückkehren.',
  pilotRisk:
    'Diese Einstellungen haben noch keinen Test bestanden. Ist eine davon falsch, können sich die Personen der Pilotphase nicht anmelden.',
  signsOut: 'Der Identitätsanbieter hat sich geändert. Alle müssen sich daher neu anmelden.',
  anyway: 'Trotzdem live schalten',
  keep: 'Abbrechen',
  discard: 'Entwurf verwerfen',
  askDiscard: 'Den Entwurf verwerfen?',
  discardNote: 'Die Live-Einstellungen bleiben unverändert.',
  discardPilot:
    'Die Live-Einstellungen bleiben unverändert. Die Personen der Pilotphase werden abgemeldet.',
  discarded: 'Entwurf verworfen',
}

export const logout = {
  title: 'Single Logout',
  lead: 'Optional. Wer sich hier abmeldet, wird auch beim Identitätsanbieter abgemeldet und umgekehrt.',
  own: 'Single-Logout-URL dieses Portals',
  ownHint:
    'Geben Sie sie mit dem Zertifikat dieses Portals beim Identitätsanbieter ein, wenn er unsere Metadaten nicht liest.',
}

export const pilot = {
  none: 'In einer Pilotphase probieren einige Personen einen Entwurf aus. Speichern Sie unten in den Einstellungen zuerst einen Entwurf.',
  title: 'Personen der Pilotphase',
  hint: 'Diese Personen melden sich mit dem Entwurf an, alle anderen weiter mit den Live-Einstellungen. Geben Sie eine E-Mail-Adresse pro Zeile ein.',
  label: 'E-Mail-Adressen',
  start: 'Pilotphase starten',
  change: 'Personen speichern',
  starting: 'Wird gespeichert …',
  started: 'Pilotphase gespeichert',
  failed: 'Die Pilotphase konnte nicht gespeichert werden',
  ask: 'Die Pilotphase ohne Test starten?',
  anyway: 'Trotzdem starten',
  end: 'Pilotphase beenden',
  ended: 'Pilotphase beendet',
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
  lead: 'Jede Änderung an den Anmeldeeinstellungen. Mit einem Klick kehren Sie zu einer früheren Version zurück.',
  loading: 'Die Versionen werden geladen',
  loadFailed: 'Die Versionen konnten nicht geladen werden',
  none: 'Noch keine Änderungen',
  noneHint: 'Jede Änderung wird hier gespeichert, damit Sie sie rückgängig machen können.',
  heading: (version: number) => `Version ${number(version)}`,
  live: 'Live',
  off: 'Single Sign-on aus',
  tested: 'Getestet',
  first: 'Erste Einstellungen',
  changed: (count: number) =>
    plural(count, {
      one: `${number(count)} Einstellung geändert`,
      other: `${number(count)} Einstellungen geändert`,
    }),
  returnTo: (version: number) => `Zu Version ${number(version)} zurückkehren`,
  returning: 'Rollback läuft …',
  returned: (version: number) => `Zu Version ${number(version)} zurückgekehrt`,
}

/** By which way a version came about. */
export const way = {
  form: 'Kundenformular',
  page: 'Seite „Single Sign-on“',
  setup_link: 'Einrichtungslink',
  metadata: 'Metadaten des Anbieters',
  return: 'Rollback',
  automatic_return: 'Automatischer Rollback',
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
    `Portico ist automatisch zu Version ${number(version)} zurückgekehrt.`,
  wayBack: (version: number) =>
    `Kehren Sie mit einem Klick zu Version ${number(version)} zurück, oder korrigieren Sie die Einstellungen.`,
  open: 'Single Sign-on öffnen',
}

/** On the dashboard. */
export const watch = {
  title: 'Automatischer Rollback',
  lead: 'Bis 7 Tage nach jeder Änderung werden fehlgeschlagene Anmeldungen noch einmal mit den vorigen Einstellungen geprüft. Hätten sie damit funktioniert, gilt die Änderung als Ursache.',
  people: 'Betroffene Personen (mindestens)',
  share: 'Anteil betroffener Anmeldungen (%)',
  returns: 'Automatisch zurückkehren',
  returnsHint:
    'Sind beide Schwellen erreicht, gelten für alle wieder die vorigen Einstellungen, und die Administratoren werden benachrichtigt. Lassen Sie dies aus, wenn der Signaturschlüssel des Anbieters gestohlen sein könnte.',
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

/** Shown by name in the guide; stored as custom. */
export const furtherProviderNames = {
  keycloak: 'Keycloak',
  ad_fs: 'AD FS',
  shibboleth: 'Shibboleth',
  jumpcloud: 'JumpCloud',
  duo: 'Duo',
}

// Proofs of domains.

export const domainNotOfCustomer = 'Dieser Kunde hat diese Domain nicht.'

export const domainsTitle = 'Domainnachweis'
export const whatDomainsAre =
  'Weisen Sie mit einem TXT-Eintrag nach, dass die Domain dem Kunden gehört. Er wird einmal am Tag geprüft.'
export const loadingDomains = 'Domains werden geladen'
export const domainsLoadFailed = 'Die Domains konnten nicht geladen werden'
export const noDomains = 'Noch keine Domains.'
const DOMAIN_STATES: Record<DomainState, string> = {
  unproven: 'Nicht nachgewiesen',
  proven: 'Nachgewiesen',
  gone: 'Eintrag fehlt',
}
export const domainState = (which: DomainState) => DOMAIN_STATES[which]
export const domainProvenSince = (day: string) => `Nachgewiesen seit ${day}.`
export const recordGoneSince = (day: string) => `Zuvor nachgewiesen. Der Eintrag fehlt seit ${day}.`
export const domainRefusedFrom = (day: string) =>
  `Ab ${day} kann sich niemand mit einer Adresse dieser Domain anmelden.`
export const domainCheckedAt = (when: string) => `Zuletzt geprüft am ${when}.`
export const domainNeverChecked = 'Noch nicht geprüft.'
export const recordName = 'Name des TXT-Eintrags'
export const recordNameHint =
  'Falls Ihr DNS-Anbieter die Domain automatisch anhängt, geben Sie nur _portico ein.'
export const recordValue = 'Wert'
export const checkDomain = 'Jetzt prüfen'
export const checkDomainOf = (domain: string) => `Jetzt prüfen, ${domain}`
export const checkingDomain = 'Wird geprüft …'
export const domainCheckFailed = 'Die Prüfung ist fehlgeschlagen'
export const domainProven = (domain: string) => `${domain} nachgewiesen`
export const showRecord = (domain: string) => `DNS-Eintrag für ${domain}`

const DOMAIN_PROBLEMS: Record<DomainProblem, (detail: string) => string> = {
  missing: () =>
    'Der Eintrag wurde nicht gefunden. Es kann bis zu einer Stunde dauern, bis neue DNS-Einträge sichtbar sind.',
  other_value: (text) => `Es wurde ein TXT-Eintrag mit einem anderen Wert gefunden: ${text}`,
  wrong_name: () =>
    'Der Name des Eintrags enthält die Domain zweimal. Geben Sie als Namen nur _portico ein.',
  unreachable: () =>
    'Kein Nameserver hat geantwortet, daher bleibt der Status unverändert. Versuchen Sie es später noch einmal.',
}
export const domainProblem = (code: DomainProblem, detail: string | null) =>
  DOMAIN_PROBLEMS[code](detail ?? '')

/** In the settings. */
export const domainRule = {
  lead: 'Die E-Mail-Domains, mit denen sich Personen anmelden.',
  label: 'Nachweis Pflicht ab',
  hint: 'Ab diesem Tag können sich Personen nur mit Adressen nachgewiesener Domains anmelden. Lassen Sie das Feld leer, damit der Nachweis optional bleibt.',
  save: 'Speichern',
  saveFailed: 'Das konnte nicht gespeichert werden',
  isOn: 'Datum für den Domainnachweis gespeichert',
  isOff: 'Der Domainnachweis ist jetzt optional',
}

export const domainNotice = (domain: string, which: DomainState) =>
  `${domain}: ${DOMAIN_STATES[which]}`

export const domainMail = {
  subject: (domain: string) => `Der DNS-Eintrag zum Nachweis von ${domain} fehlt`,
  gone: (customer: string, domain: string) =>
    `Ein DNS-Eintrag hat gezeigt, dass ${domain} zu ${customer} gehört. Er ist nicht mehr da.`,
  publish: (name: string, value: string) =>
    `Veröffentlichen Sie ihn wieder als TXT-Eintrag mit dem Namen ${name} und dem Wert ${value}`,
  grace: (days: number) =>
    `Ist er nicht innerhalb von ${days} Tagen wiederhergestellt, können sich Personen mit Adressen dieser Domain nicht mehr anmelden.`,
  open: 'Single Sign-on öffnen',
}

// Sign-in by email code.

export const codes = {
  title: 'E-Mail-Codes',
  lead: 'Personen geben ihre E-Mail-Adresse ein, erhalten einen 6-stelligen Code und melden sich damit an. Ein Identitätsanbieter ist nicht nötig.',
  loading: 'E-Mail-Codes werden geladen',
  loadFailed: 'Die E-Mail-Codes konnten nicht geladen werden',
  who: 'Wer sich mit E-Mail-Code anmelden darf',
  modes: {
    off: 'Aus',
    domains: 'Alle mit einer Adresse in den Domains dieses Kunden',
    listed: 'Nur aufgeführte Personen',
  } satisfies Record<EmailCodeMode, string>,
  modeHints: {
    off: 'Niemand erhält einen Code. Wer angemeldet ist, bleibt angemeldet.',
    domains:
      'Wer E-Mails in diesen Domains lesen kann, kann sich anmelden. Neue Personen erhalten bei der ersten Anmeldung ein Konto.',
    listed:
      'Für Personen, die der Identitätsanbieter des Kunden nicht kennt, etwa Fahrer. Alle in diesen Domains sehen dieselben Seiten, es ist also nicht erkennbar, wer aufgeführt ist.',
  } satisfies Record<EmailCodeMode, string>,
  domainsAre: (domains: string) => `Domains: ${domains}`,
  emails: 'Aufgeführte Personen',
  emailsHint: 'Eine Adresse pro Zeile, jede in einer der Domains dieses Kunden.',
  risk: 'Ein Code ist so sicher wie das Postfach, an das er geht. Er gilt nur in dem Browser, in dem er angefordert wurde, einmal und 10 Minuten lang.',
  noMailServer:
    'Es ist kein Mailserver eingerichtet, daher werden keine Codes gesendet. Wer einen anfordert, sieht eine Fehlermeldung.',
  toMail: 'Ausgehende E-Mails einrichten',
  save: 'Speichern',
  saving: 'Wird gespeichert …',
  saved: 'E-Mail-Codes gespeichert',
  saveFailed: 'Die E-Mail-Codes konnten nicht gespeichert werden',
  changedElsewhere:
    'Jemand anderes hat die E-Mail-Codes in der Zwischenzeit geändert. Sehen Sie sie sich noch einmal an.',
}

export const emergency = {
  title: 'Notfallzugang',
  lead: 'Wenn der Identitätsanbieter dieses Kunden ausfällt, können sich Personen für einige Stunden mit Passkey oder E-Mail-Code anmelden. Der Notfallzugang gilt für alle, die hier bereits ein Konto haben. Er schließt von selbst und meldet dann alle ab, die ihn verwendet haben.',
  loading: 'Der Notfallzugang wird geladen',
  loadFailed: 'Der Notfallzugang konnte nicht geladen werden',
  isOpen: 'Geöffnet',
  isClosed: 'Geschlossen',
  people: 'Personen mit Konto',
  withPasskey: 'Mit Passkey',
  noMailServer:
    'Es ist kein Mailserver eingerichtet. Niemand wird benachrichtigt oder erhält einen Code; nur Personen mit Passkey können sich anmelden.',
  noPeople: 'Bei diesem Kunden hat noch niemand ein Konto. So könnte sich also niemand anmelden.',
  noProvider:
    'Dieser Kunde verwendet keinen Identitätsanbieter. Sollen sich Personen dauerhaft ohne Anbieter anmelden, verwenden Sie E-Mail-Codes.',
  toCodes: 'Zu den E-Mail-Codes',
  open: 'Notfallzugang öffnen',
  opening: 'Wird geöffnet …',
  askOpen: (customer: string) => `Notfallzugang für ${customer} öffnen?`,
  canSignIn: (people: number) =>
    plural(people, {
      one: 'Eine Person kann sich dann mit Passkey oder E-Mail-Code anmelden.',
      other: `${number(people)} Personen können sich dann mit Passkey oder E-Mail-Code anmelden.`,
    }),
  someHavePasskeys: (people: number) =>
    plural(people, {
      one: 'Eine davon hat einen Passkey. Die anderen benötigen einen Code.',
      other: `${number(people)} davon haben einen Passkey. Die anderen benötigen einen Code.`,
    }),
  noneHasPasskey: 'Bisher hat niemand einen Passkey, alle benötigen also einen Code.',
  told: 'Alle, die sich so anmelden können, und alle Administratoren erhalten eine E-Mail.',
  hours: 'Schließen nach',
  hoursOf: (count: number) =>
    plural(count, { one: `${number(count)} Stunde`, other: `${number(count)} Stunden` }),
  until: (time: string) => `Geöffnet bis ${time}`,
  reason: 'Grund',
  reasonHint: 'Steht in den E-Mails, zum Beispiel „Störung bei Microsoft 365“.',
  openFailed: 'Der Notfallzugang konnte nicht geöffnet werden',
  opened: 'Notfallzugang geöffnet',
  change: 'Dauer ändern',
  askChange: 'Dauer des Notfallzugangs ändern?',
  changeNote: 'Die neue Dauer gilt ab jetzt. Alle werden erneut benachrichtigt.',
  save: 'Speichern',
  saving: 'Wird gespeichert …',
  changeFailed: 'Die Dauer konnte nicht geändert werden',
  changed: 'Dauer geändert',
  close: 'Jetzt schließen',
  closing: 'Wird geschlossen …',
  askClose: 'Notfallzugang schließen?',
  closeNote:
    'Alle, die sich so angemeldet haben, werden sofort abgemeldet. Ab dann melden sich die Personen wieder über ihren Identitätsanbieter an.',
  closed: 'Notfallzugang geschlossen',
  closesAt: 'Schließt',
  openedAt: 'Geöffnet',
  last: 'Zuletzt geöffnet',
  lasted: (from: string, to: string) => `${from} bis ${to}`,
  at: (time: string, by: string) => `${time} von ${by}`,
  signIns: 'Anmeldungen',
  noSignIns: 'Keine',
  signInsOf: (people: number, code: number, passkey: number) =>
    plural(people, {
      one: `Eine Person (mit E-Mail-Code: ${number(code)}, mit Passkey: ${number(passkey)})`,
      other: `${number(people)} Personen (mit E-Mail-Code: ${number(code)}, mit Passkey: ${number(passkey)})`,
    }),
  isOpenUntil: (time: string) => `Der Notfallzugang ist bis ${time} geöffnet.`,
  manage: 'Verwalten',
}

// Answers of the server about emergency access, and its mails.

export const chooseDoorHours = 'Geben Sie eine ganze Zahl von 1 bis 72 Stunden ein'
export const giveDoorReason = 'Geben Sie einen Grund ein'
export const doorReasonTooLong = 'Der Grund darf höchstens 300 Zeichen haben'
export const doorNeedsActive = 'Dieser Kunde ist inaktiv. Aktivieren Sie ihn zuerst.'

export const doorMail = {
  adminSubject: {
    opened: (customer: string) => `Notfallzugang für ${customer} geöffnet`,
    closed: (customer: string) => `Notfallzugang für ${customer} geschlossen`,
  },
  opened: (by: string, customer: string, until: string) =>
    `${by} hat den Notfallzugang für ${customer} geöffnet. Bis ${until} können sich dessen Personen mit E-Mail-Code oder Passkey statt über ihren Identitätsanbieter anmelden.`,
  closed: (customer: string, at: string) =>
    `Der Notfallzugang für ${customer} ist seit ${at} geschlossen.`,
  closedBy: (by: string) => `Geschlossen von ${by}.`,
  reason: (reason: string) => `Grund: ${reason}`,
  check:
    'Wenn Sie das nicht erwartet haben, schließen Sie ihn auf der Seite „Single Sign-on“ des Kunden.',
  ended: 'Wer sich darüber angemeldet hatte, wurde abgemeldet.',
  openPage: 'Single Sign-on öffnen',
  subject: (installation: string) => `Vorübergehend anders bei ${installation} anmelden`,
  people: (until: string) =>
    `Die übliche Anmeldung Ihres Unternehmens funktioniert möglicherweise nicht. Bis ${until} können Sie sich ohne sie anmelden.`,
  how: 'Geben Sie auf der Anmeldeseite Ihre berufliche E-Mail-Adresse ein. Verwenden Sie dann Ihren Passkey, oder lassen Sie sich einen Code mailen.',
  after:
    'Danach werden Sie abgemeldet und können sich wie gewohnt mit Ihrem Unternehmenskonto anmelden.',
  openSignIn: 'Anmeldeseite öffnen',
}
