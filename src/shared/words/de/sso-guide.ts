import { rich } from '#shared/words/formats.ts'

// The guide around what is said of one provider, which is in guides/.

export const title = 'SSO-Anleitung'
export const titleOf = (customer: string) => `SSO-Anleitung, ${customer}`
export const titleOfNew = 'SSO-Anleitung, neuer Kunde'
export const leadOfNew =
  'Für den Kunden, den Sie gerade im anderen Tab anlegen. Speichern Sie ihn dort, sobald Ihnen der Anbieter seine Werte genannt hat.'
export const backToCustomers = 'Zurück zu den Kunden'
export const editCustomer = 'Kunden bearbeiten'
export const print = 'Drucken'
export const loadingCustomer = 'Kundendaten werden geladen'
export const loadingValues = 'Werte werden geladen'
export const loadingGuide = 'Anleitung wird geladen'
export const guideLoadFailed = 'Die Anleitung konnte nicht geladen werden'
export const otherKinds = 'Andere Anmeldeverfahren'
export const valuesFailed = 'Die Werte konnten nicht geladen werden'

export const tabs = {
  label: 'Bereiche der Anleitung',
  values: 'Werte',
  steps: 'Schritte',
  attributes: 'Attribute',
  problems: 'Fehlerbehebung',
}
export const isDone = (step: string) => `Erledigt: ${step}`
export const progress = (done: number, steps: number) => `${done} von ${steps} Schritten erledigt`

export const provider = 'Identitätsanbieter'
/** Above the part of the guide that a failed test has led to. */
export const mends = (sentence: string) => `Hier beheben: „${sentence}“`

export const portalValues = {
  entityId: 'Entity-ID / Audience',
  acsUrl: 'ACS-URL',
  ssoUrl: 'SSO-URL (Anmeldung beginnt hier)',
  metadataUrl: 'Metadaten-URL (SP)',
}
export const view = 'Ansehen'
export const answersLater = 'Verfügbar, sobald der Kunde gespeichert ist.'

export const metadata = {
  title: 'SP-Metadaten',
  lead: 'Für Identitätsanbieter, die statt einzelner Werte eine Datei annehmen.',
  asXml: 'Metadaten als XML',
  loading: 'Metadaten werden geladen',
  loadFailed: 'Die Metadaten konnten nicht geladen werden',
  download: 'Herunterladen',
  close: 'Schließen',
}

export const attributes = {
  name: 'Attribut',
  need: 'Nötig',
  required: 'Erforderlich',
  optional: 'Optional',
  value: 'Wert',
  valueAt: (product: string) => `Wert (${product})`,
  sentAs: <Part>(name: Part) => rich`gesendet als ${name}`,
}

export const begin = <Part>(console: Part, address: string) =>
  rich<string | Part>`Hier fangen Sie an: ${console} – ${address}.`
/** The guides are phrases and sentences; here each stands as a sentence. */
export const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`)
export const otherProducts = 'Andere Produkte'
export const ourLoginPage = (sentences: string[]) =>
  `Unsere Anmeldeseite: ${sentences.map((text) => `„${text}“`).join(' oder ')}`

export const settings = {
  nameId: 'NameID',
  signature: 'Signatur',
  signedRequests: 'Signierte Anfragen (optional)',
  encryption: 'Verschlüsselung (optional)',
  people: 'Personen',
  tile: 'Start beim Anbieter (App-Kachel)',
  renewal: 'Neues Zertifikat',
  switches: 'Einstellungen der Verbindung',
}
type NameId = { choose: string; source: string; byDefault: string }
export const chooseNameId = ({ choose, source, byDefault }: NameId) =>
  `Wählen Sie ${choose} (Quelle: ${source}). Voreinstellung: ${byDefault}.`
export const switchOn = (field: string) => `Schalten Sie hier „${field}“ ein.`
export const switchOnFirst = (field: string) => `Schalten Sie hier zuerst „${field}“ ein.`
export const switchIs = (field: string, isOn: boolean) => `${field}: ${isOn ? 'ein' : 'aus'}.`
export const ownCertificate = <Part>(link: (text: string) => Part) =>
  rich<
    string | Part
  >`Unser Zertifikat steht in unseren Metadaten und kann auch ${link('als Datei heruntergeladen')} werden.`

export const next = {
  label: 'Wie es weitergeht',
  title: 'Nächste Schritte',
  enterNew:
    'Tragen Sie Aussteller, SSO-URL und Zertifikat des Anbieters in das Formular ein und speichern Sie den Kunden.',
  enter: <Part>(link: (text: string) => Part, edit: Part) =>
    rich<
      string | Part
    >`Tragen Sie die Werte des Anbieters unter ${link('Single Sign-on')} ein, führen Sie den Test aus und schalten Sie live. Ohne Test geht es unter ${edit}.`,
  choose: <Part>(kind: string, link: (text: string) => Part) =>
    rich<
      string | Part
    >`Wählen Sie ${kind} unter ${link('Single Sign-on')}, führen Sie den Test aus und schalten Sie live. Werte müssen Sie nicht übertragen.`,
  chooseNew: (kind: string) =>
    `Speichern Sie den Kunden. Wählen Sie dann ${kind} auf seiner Seite „Single Sign-on“, führen Sie den Test aus und schalten Sie live.`,
  consent:
    'Beim Test stimmt jemand mit Administratorrechten in der Microsoft-Umgebung des Kunden zu und meldet sich einmal an. Dafür können Sie einen Einrichtungslink senden.',
  assign: 'Weisen Sie beim Anbieter die Personen zu, die sich anmelden dürfen.',
  tryAny: 'Melden Sie sich in einem privaten Fenster mit einer Adresse des Kunden am Portal an.',
  tryAt: <Part>(domain: Part) =>
    rich<
      string | Part
    >`Melden Sie sich in einem privaten Fenster mit einer Adresse bei ${domain} am Portal an.`,
  failures: <Part>(link: (text: string) => Part) =>
    rich<
      string | Part
    >`Schlägt eine Anmeldung fehl, zeigt die Seite einen kurzen Code. Suchen Sie ihn unter ${link('Anmeldefehler')}: Dort steht, was erwartet wurde, was ankam und was zu ändern ist.`,
}

export const team = {
  name: 'Ihr Team',
  back: 'Single Sign-on des Teams',
  enter: <Part>(link: (text: string) => Part) =>
    rich<
      string | Part
    >`Tragen Sie unter ${link('Single Sign-on des Teams')} Aussteller, SSO-URL und Zertifikat des Anbieters ein, testen Sie sie und schalten Sie sie live.`,
  assign:
    'Weisen Sie beim Anbieter Ihre Agenten und Administratoren zu. Alle brauchen unter „Team“ ein Konto mit derselben E-Mail-Adresse.',
  signIn: <Part>(page: Part) =>
    rich<string | Part>`Melden Sie sich in einem privaten Fenster unter ${page} an.`,
}

// Texts of several guides.

export const nameThePerson = 'NameID festlegen'
export const metadataNote =
  'Enthält alle folgenden Werte. Fügen Sie die URL unter „Metadaten importieren“ ein.'
export const beginsWithHttp = 'Beginnt mit http, nicht mit https.'
export const createTheApplication = 'Die Anwendung anlegen'
export const signInFromHere = 'Anmeldelink weitergeben'
export const signInFromHereText =
  'Geben Sie allen diese Adresse, oder lassen Sie sie ihre E-Mail-Adresse auf unserer Anmeldeseite eingeben.'
export const linkForYourPeople = 'Link zum Weitergeben'
export const signInsStartHere =
  'Anmeldungen beginnen an unserer SSO-URL, also gehört jede Antwort zu einer Anfrage.'
export const on = 'Ein'
export const leaveEmpty = 'Leer lassen'
export const mapTheAttributes = 'Die Attribute zuordnen'
export const letTheTileStartHere = 'Die App-Kachel hier starten lassen'
export const chooseWhoMaySignIn = 'Wählen, wer sich anmelden darf'
export const addTheApplication = 'Die Anwendung hinzufügen'
export const enterOurAddresses = 'Unsere URLs eintragen'
export const assignPeople = 'Personen zuweisen'
export const pemFile = '.pem-Datei'
export const copyBothAgain = 'Kopieren Sie beide noch einmal aus dieser Anleitung.'
export const chooseTheSignature = 'Die Signatur wählen'
export const off = 'Aus'
export const takeTheValues = 'Werte des Anbieters kopieren'
export const disableAuthnContext =
  'Schalten Sie in den Einstellungen der Verbindung „Angeforderten Authentifizierungskontext weglassen“ ein.'
export const serviceWithRedirect = 'SingleSignOnService, Binding HTTP-Redirect'
export const pemOrBase64 = 'PEM oder Base64-Text ohne die erste und letzte Zeile'
export const nameAndMap = 'NameID festlegen und Attribute zuordnen'
export const tick = 'Ankreuzen'
export const leaveUnticked = 'Nicht ankreuzen'
export const roleThatAddsApplications = 'Prüfen Sie, ob Ihre Rolle Anwendungen hinzufügen darf'
export const describeIt = 'Name und Beschreibung angeben'
export const leaveOff = 'Ausgeschaltet lassen'
export const addTheAttributes = 'Die Attribute hinzufügen'
export const switchTheApplicationOn = 'Die Anwendung einschalten'

// Placeholders for variable parts of an address, as in https://<company>.example.
export const tenantDomain = 'Domain des Mandanten'
export const clientId = 'Client-ID'
export const issuer = 'Aussteller'
export const region = 'Region'
export const nameInAddress = 'Name'
export const path = 'Pfad'
export const tenantHost = 'Host des Mandanten'
export const tenantId = 'Mandanten-ID'
export const organisation = 'Organisation'
export const appName = 'Name der App'
export const company = 'Firma'
export const environmentId = 'Umgebungs-ID'
