import type { CheckStep, MailProvider, MailSignIn } from '#shared/mail/boxes/values.ts'

import { number, plural } from './language.ts'

export const title = 'Postfächer'
export const lead =
  'E-Mails an diese Adressen werden zu Tickets und Antworten. Über eines der Postfächer kann auch Portico seine E-Mails senden.'
export const loading = 'Die Postfächer werden geladen'
export const loadFailed = 'Die Postfächer konnten nicht geladen werden'
export const none = 'Noch keine Postfächer'
export const noneText =
  'Verbinden Sie das Postfach, an das Kunden schreiben, etwa support@ihre-firma.example. Portico liest es und ändert nichts darin.'
export const add = 'Postfach hinzufügen'
export const newTitle = 'Neues Postfach'
export const oneLoading = 'Das Postfach wird geladen'
export const oneLoadFailed = 'Das Postfach konnte nicht geladen werden'
export const back = 'Alle Postfächer'

// Steps of a new mailbox, and what can be done with one.

export const stepsLabel = 'Schritte'
export const steps = { provider: 'Anbieter', connect: 'Verbinden', test: 'Testen', done: 'Fertig' }
export const chooseProvider = 'Wählen Sie Ihren E-Mail-Anbieter'
export const providerHints: Record<MailProvider, string> = {
  microsoft: 'Mit einer App-Registrierung, ohne Passwort',
  google: 'Mit einem Dienstkonto oder App-Passwort',
  other: 'Jeder Server mit IMAP und SMTP',
  postmark: 'Übergibt jede E-Mail an Portico',
  mailgun: 'Übergibt jede E-Mail an Portico',
  sendgrid: 'Übergibt jede E-Mail an Portico',
  ses: 'Übergibt jede E-Mail an Portico',
}
export const goOn = 'Weiter'
export const goBack = 'Zurück'
export const doneTitle = (mailbox: string) => `${mailbox} ist eingerichtet`
export const doneRead = (address: string) =>
  `Portico ruft ${address} jetzt ab. Senden Sie eine E-Mail von außen dorthin: Sie wird zu einem Ticket oder wartet in der E-Mail-Prüfung, wenn der Absender unbekannt ist.`
export const donePosted = (address: string) =>
  `Lassen Sie Ihren Anbieter E-Mails für ${address} an diese URL übergeben, wie in den Schritten beschrieben.`
export const openMailbox = 'Postfach öffnen'
export const actions = 'Aktionen'
export const actionsFor = (mailbox: string) => `Aktionen für ${mailbox}`
export const edit = 'Bearbeiten'
export const pause = 'Empfang pausieren'
export const paused = (mailbox: string) => `${mailbox} pausiert`
export const resume = 'Empfang fortsetzen'
export const resumed = (mailbox: string) => `${mailbox} empfängt wieder`
export const close = 'Schließen'
export const askRemove = (mailbox: string) => `${mailbox} löschen?`
export const whatRemovingDoes =
  'Vorhandene Tickets behalten ihre E-Mails, aber es werden keine neuen mehr empfangen.'
export const removing = 'Wird gelöscht …'

// States in the list.
export const sender = 'Sendet'
export const isOn = 'Ein'
export const isOff = 'Aus'
export const waitsForFirst = 'Noch nicht abgerufen'
export const waitsForPost = 'Noch keine E-Mail empfangen'
export const lastChecked = 'Zuletzt geprüft'
export const unreachableSince = 'Zuerst bemerkt:'
export const problem = 'Problem'
export const reads = 'Empfängt'

export function secretEnds(days: number) {
  if (days < 0) return 'Das Secret ist abgelaufen'
  if (days === 0) return 'Das Secret läuft heute ab'
  return plural(days, {
    one: 'Das Secret läuft morgen ab',
    other: `Das Secret läuft in ${number(days)} Tagen ab`,
  })
}

// The form.
export const provider = 'E-Mail-Anbieter'
export const providers: Record<MailProvider, string> = {
  microsoft: 'Microsoft 365',
  google: 'Google Workspace',
  other: 'Anderer Anbieter (IMAP)',
  postmark: 'Postmark (Webhook)',
  mailgun: 'Mailgun (Webhook)',
  sendgrid: 'SendGrid (Webhook)',
  ses: 'Amazon SES (Webhook)',
}
export const signIn = 'Authentifizierung'
export const signIns: Record<MailSignIn, string> = {
  password: 'App-Passwort',
  'client-credentials': 'App-Registrierung',
  'service-account': 'Dienstkonto',
  webhook: 'Webhook',
}
export const mailbox = 'Postfach'
export const name = 'Name'
export const nameHint = 'Wird Ihrem Team angezeigt.'
export const address = 'E-Mail-Adresse'
export const addressHint = 'Die Adresse, an die Kunden schreiben.'
export const imapServer = 'Lesen (IMAP)'
export const smtpServer = 'Senden (SMTP)'
export const host = 'Server'
export const port = 'Port'
export const encryption = 'Verschlüsselung'
export const encryptions = { tls: 'TLS', starttls: 'STARTTLS', none: 'Keine (nur lokaler Server)' }
export const userName = 'Benutzername'
export const userNameHint = 'Lassen Sie das Feld leer, um die E-Mail-Adresse zu verwenden.'
export const tenantId = 'Verzeichnis-ID (Mandant)'
export const clientId = 'Anwendungs-ID (Client)'
export const secrets: Record<MailProvider, string> = {
  microsoft: 'Client-Secret',
  google: 'Secret',
  other: 'Passwort',
  postmark: 'Secret in der Adresse',
  mailgun: '„HTTP webhook signing key“',
  sendgrid: 'Secret in der Adresse',
  ses: 'Secret',
}
export const keyFile = 'Schlüssel des Dienstkontos (die ganze JSON-Datei)'
export const appPassword = 'App-Passwort'
export const secretStored =
  'Verschlüsselt gespeichert. Lassen Sie das Feld leer, um das aktuelle Secret beizubehalten.'
export const secretNew = 'Wird verschlüsselt gespeichert. Sie können es nicht noch einmal ansehen.'
export const makeSecret = 'Erzeugen'
export const secretEndsOn = 'Secret läuft ab am'
export const secretEndsHint = 'Administratoren werden 60 Tage vorher erinnert.'
export const topic = 'ARN des SNS-Themas'
export const publicKey = 'Prüfschlüssel'
export const publicKeyHint =
  'Aus der Security Policy bei SendGrid. Wenn Sie ihn eintragen, muss jede E-Mail signiert sein, und das Secret allein genügt dann nicht mehr.'
export const webhookUrl = 'Webhook-URL'
export const webhookUrlLater = 'Speichern Sie das Postfach, um seine Webhook-URL zu sehen.'
export const webhookWithSecret = 'Ersetzen Sie SECRET durch Ihr Secret.'
export const trustedServer = 'Vertrauenswürdiger Server (Authentication-Results)'
export const trustedServerHint =
  'Der Servername am Anfang des Headers Authentication-Results, den Ihr Mailserver schreibt. Ohne ihn gilt jeder Absender als nicht verifiziert, und seine E-Mails werden zur Prüfung zurückgehalten. Geben Sie für Microsoft 365 „topmost“ ein.'
export const resultsBelow = 'Die Ergebnisse stehen unter seiner eigenen Received-Zeile'
export const resultsBelowHint =
  'Das ist bei Gmail und Amazon SES so und bei Postfix-Filtern wie OpenDMARC und Rspamd. Lassen Sie es bei anderen Servern ausgeschaltet, denn dort könnten Absender eigene Ergebnisse einfügen.'
export const use = 'Verwendung'
export const readIt = 'E-Mails über dieses Postfach empfangen'
export const takeIt = 'Eingehende E-Mails annehmen'
export const sendWithIt = 'E-Mails von Portico über dieses Postfach senden'
export const sendWithItHint = 'Ersetzt das Postfach, über das derzeit gesendet wird.'
export const firstDays = 'Import beginnt'
export const firstDaysHint = 'Bei der ersten Verbindung.'
export function firstDaysChoice(days: number) {
  if (days === 0) return 'Nur neue E-Mails'
  return plural(days, {
    one: 'Mit E-Mails des letzten Tages',
    other: `Mit E-Mails der letzten ${number(days)} Tage`,
  })
}
export const save = 'Postfach speichern'
export const saved = 'Postfach gespeichert'
export const notSaved = 'Das Postfach konnte nicht gespeichert werden'
export const remove = 'Postfach löschen'
export const removed = 'Postfach gelöscht'
export const removeFailed = 'Das Postfach konnte nicht gelöscht werden'

// The test.
export const check = 'Verbindung testen'
export const checking = 'Wird getestet …'
export const checkTitle = 'Verbindungstest'
export const checkFailed = 'Der Test konnte nicht durchgeführt werden'
export const checkPosted =
  'Hier gibt es nichts zu testen. Der Anbieter sendet E-Mails an die URL oben.'
export const checkNoSender = 'Übersprungen: Dieses Postfach wird nicht zum Senden verwendet.'
export const checkSteps: Record<CheckStep, string> = {
  settings: 'Einstellungen vollständig',
  name: 'Server gefunden',
  connect: 'Server antwortet',
  encrypt: 'Verbindung verschlüsselt',
  'sign-in': 'Anmeldung',
  inbox: 'Posteingang geöffnet',
  send: 'Senden erlaubt',
}
export const isFine = 'Bestanden'
export const isWrong = 'Fehlgeschlagen'
export const isOpen = 'Nicht ausgeführt'

// Answers to a provider that posts mail.
export const notProved =
  'Dieser Aufruf ist nicht verifiziert. Prüfen Sie das Secret oder den Schlüssel des Postfachs.'
export const switchedOff =
  'Dieses Postfach nimmt derzeit keine E-Mails an. Liefern Sie später noch einmal.'
export const notRaw =
  'Der Aufruf enthält keine unverarbeitete E-Mail. Stellen Sie ein, dass der Anbieter jede E-Mail als rohes MIME liefert.'

// Problems of a field.
export const onOneLine = 'Geben Sie es in einer Zeile ein'
export const giveName = 'Geben Sie einen Namen ein'
export const giveAddress = 'Geben Sie eine E-Mail-Adresse ein, etwa support@example.com'
export const addressTaken = 'Es gibt bereits ein Postfach mit dieser Adresse'
export const giveHost = 'Geben Sie einen Servernamen ein, etwa imap.example.com'
export const givePort = 'Geben Sie einen Port von 1 bis 65535 ein, etwa 993'
export const giveTenant = 'Geben Sie die Verzeichnis-ID (Mandant) ein'
export const giveClient = 'Geben Sie die Anwendungs-ID (Client) ein'
export const giveSecret = 'Geben Sie das Secret ein'
export const giveDate = 'Geben Sie ein Datum ein, zum Beispiel 2027-01-31'
export const giveTopic =
  'Geben Sie die ARN des Themas ein, etwa arn:aws:sns:eu-central-1:123456789012:mail'
export const longerSecret = 'Verwenden Sie mindestens 16 Zeichen'
export const secretAgain =
  'Geben Sie das Secret noch einmal ein. Weil sich der Server geändert hat, wird das gespeicherte nicht dorthin gesendet.'
export function changedMeanwhile(by: string) {
  return `${by} hat dieses Postfach in der Zwischenzeit geändert. Laden Sie die Seite neu, um die Änderungen zu sehen.`
}
export const addressExample = 'support@example.com'
export const checkHint =
  'Testet diese Einstellungen, auch vor dem Speichern. Dabei werden keine E-Mails gelesen oder gesendet.'

// Labels of a console are put in „quotes“, in the English of the console.

type Known = { address: string; clientId: string; webhookUrl: string }

export type GuideStep = {
  title: string
  /** The way through the menus, outermost first. */
  menu?: string[]
  text: string
  /** To be copied as a whole. */
  lines?: (known: Known) => string
  /** For this way to sign in alone. */
  only?: MailSignIn
}

const WEBHOOK_LAST: GuideStep = {
  title: 'Eine E-Mail senden',
  text: 'Schreiben Sie von außen an die Adresse. In der Liste der Postfächer steht, wann die letzte E-Mail geliefert wurde.',
}

/** Steps at each provider, in order. */
export const MAILBOX_GUIDES: Record<MailProvider, { title: string; steps: GuideStep[] }> = {
  microsoft: {
    title: 'Schritte in Microsoft 365',
    steps: [
      {
        title: 'Eine App registrieren',
        menu: ['entra.microsoft.com', 'App registrations', 'New registration'],
        text: 'Geben Sie der App einen Namen, wählen Sie „Accounts in this organizational directory only“, und lassen Sie die Umleitungsadresse leer. Kopieren Sie „Application (client) ID“ und „Directory (tenant) ID“ von der Übersicht der App in das Formular.',
      },
      {
        title: 'Der App erlauben, E-Mails zu lesen und zu senden',
        menu: [
          'API permissions',
          'Add a permission',
          'APIs my organization uses',
          'Office 365 Exchange Online',
          'Application permissions',
        ],
        text: 'Wählen Sie IMAP.AccessAsApp, und SMTP.SendAsApp, falls dieses Postfach senden soll. Klicken Sie dann auf „Grant admin consent“.',
      },
      {
        title: 'Ein Client-Secret erstellen',
        menu: ['Certificates & secrets', 'Client secrets', 'New client secret'],
        text: 'Kopieren Sie sofort „Value“, nicht „Secret ID“. Der Wert wird nur jetzt angezeigt. Geben Sie auch das Ablaufdatum ein.',
      },
      {
        title: 'Der App dieses eine Postfach öffnen',
        text: 'Führen Sie diese Zeilen als Exchange-Administrator aus. Die zweite Zeile sucht die Objekt-ID der Unternehmensanwendung heraus. Neue Berechtigungen brauchen bis zu 30 Minuten.',
        lines: ({ address, clientId }) =>
          [
            'Connect-ExchangeOnline; Connect-MgGraph -Scopes Application.Read.All',
            `$app = Get-MgServicePrincipal -Filter "appId eq '${clientId}'"`,
            `New-ServicePrincipal -AppId ${clientId} -ObjectId $app.Id -DisplayName Portico`,
            `Add-MailboxPermission -Identity ${address} -User $app.Id -AccessRights FullAccess`,
          ].join('\n'),
      },
      {
        title: 'Zum Senden: SMTP AUTH für das Postfach einschalten',
        text: 'Nur nötig, wenn dieses Postfach senden soll. SMTP AUTH ist bei vielen Mandanten standardmäßig ausgeschaltet.',
        lines: ({ address }) =>
          `Set-CASMailbox -Identity ${address} -SmtpClientAuthenticationDisabled $false`,
      },
      {
        title: '„topmost“ als vertrauenswürdigen Server lassen',
        text: 'Exchange Online schreibt das Ergebnis seiner Prüfung des Absenders an den Anfang der Kopfzeilen, ohne Servernamen. Wenn E-Mails vor Exchange einen anderen Filter durchlaufen, geben Sie dessen Namen ein.',
      },
    ],
  },
  google: {
    title: 'Schritte in Google Workspace',
    steps: [
      {
        title: 'Ein Dienstkonto erstellen',
        menu: [
          'console.cloud.google.com',
          'IAM & Admin',
          'Service Accounts',
          'Create service account',
        ],
        text: 'In einem beliebigen Projekt Ihrer Organisation. Es braucht keine Rolle. Schalten Sie für das Projekt die „Gmail API“ ein.',
        only: 'service-account',
      },
      {
        title: 'Einen Schlüssel dafür erstellen',
        menu: ['Ihr Dienstkonto', 'Keys', 'Add key', 'Create new key', 'JSON'],
        text: 'Eine Datei wird heruntergeladen. Fügen Sie ihren ganzen Inhalt in das Formular ein, und löschen Sie dann die Datei. Ist das Erstellen von Schlüsseln gesperrt, muss die Richtlinie iam.disableServiceAccountKeyCreation für dieses Projekt von der Administration aufgehoben werden.',
        only: 'service-account',
      },
      {
        title: 'Das Dienstkonto für Postfächer handeln lassen',
        menu: [
          'admin.google.com',
          'Security',
          'Access and data control',
          'API controls',
          'Manage domain-wide delegation',
          'Add new',
        ],
        text: 'Geben Sie die „Unique ID“ des Dienstkontos als Client-ID ein und dazu diesen Scope. Es funktioniert nach einigen Minuten, manchmal erst nach einem Tag.',
        lines: () => 'https://mail.google.com/',
        only: 'service-account',
      },
      {
        title: 'Ein App-Passwort erstellen',
        menu: ['myaccount.google.com', 'Security', '2-Step Verification', 'App passwords'],
        text: 'Als Inhaber des Postfachs, mit eingeschalteter Bestätigung in zwei Schritten. Geben Sie die 16 Buchstaben ohne Leerzeichen ein.',
        only: 'password',
      },
      {
        title: 'Prüfen, ob IMAP eingeschaltet ist',
        menu: [
          'admin.google.com',
          'Apps',
          'Google Workspace',
          'Gmail',
          'End User Access',
          'POP and IMAP access',
        ],
        text: 'Für die Organisationseinheit des Postfachs.',
      },
    ],
  },
  other: {
    title: 'Schritte bei einem anderen Mailserver',
    steps: [
      {
        title: 'Ein eigenes Postfach dafür anlegen',
        text: 'Portico liest den Posteingang und ändert nichts darin. Auch Personen können ihn nutzen. Ist die Anmeldung in zwei Schritten eingeschaltet, erstellen Sie ein App-Passwort.',
      },
      {
        title: 'Die Server eingeben',
        text: 'Der Anbieter nennt sie unter „IMAP“ und „SMTP“. Üblich sind zum Lesen Port 993 mit TLS und zum Senden Port 465 mit TLS oder 587 mit STARTTLS.',
      },
      {
        title: 'Adressen mit Pluszeichen prüfen',
        text: 'Antworten gehen an Adressen wie die folgende. Sorgen Sie dafür, dass der Server alles mit einem Pluszeichen im Namen an dasselbe Postfach zustellt. Sonst werden Antworten anhand ihres References-Headers zugeordnet.',
        lines: ({ address }) => address.replace('@', '+irgendetwas@'),
      },
      {
        title: 'Den vertrauenswürdigen Server eintragen',
        text: 'Öffnen Sie den Quelltext einer eingegangenen E-Mail, und suchen Sie die oberste Zeile Authentication-Results. Ihr erstes Wort ist der Name. Bei einem eigenen Postfix ergänzen Sie OpenDKIM und OpenDMARC, und lassen Sie es solche Zeilen entfernen, wenn sie von außen kommen.',
      },
    ],
  },
  postmark: {
    title: 'Schritte bei Postmark',
    steps: [
      {
        title: 'Ein Secret erzeugen und speichern',
        text: 'Klicken Sie im Formular auf „Erzeugen“, kopieren Sie das Secret, und speichern Sie das Postfach. Dann erscheint die Adresse für Postmark.',
      },
      {
        title: 'Die Adresse eingeben',
        menu: ['Ihr Server', 'Inbound stream', 'Settings', 'Webhook'],
        text: 'Ersetzen Sie SECRET durch das Secret. Wählen Sie „Include raw email content in JSON payload“.',
        lines: ({ webhookUrl }) => webhookUrl.replace('://', '://portico:SECRET@'),
      },
      {
        title: 'Ihre E-Mails dorthin leiten',
        text: 'Lassen Sie Ihren Mailserver die E-Mails dieses Postfachs an die Eingangsadresse des Streams weiterleiten, oder setzen Sie den MX-Eintrag einer Domain auf inbound.postmarkapp.com.',
      },
      WEBHOOK_LAST,
    ],
  },
  mailgun: {
    title: 'Schritte bei Mailgun',
    steps: [
      {
        title: 'Den Signaturschlüssel kopieren',
        menu: ['Account', 'API security', 'HTTP webhook signing key'],
        text: 'Geben Sie ihn im Formular ein, und speichern Sie.',
      },
      {
        title: 'Eine Route erstellen',
        menu: ['Receive', 'Create route'],
        text: 'Wählen Sie „Match recipient“ mit Ihrer Adresse und „Forward“ an die folgende URL. Sie muss auf „mime“ enden, damit Mailgun die unverarbeitete E-Mail liefert.',
        lines: ({ webhookUrl }) => `${webhookUrl}?as=mime`,
      },
      WEBHOOK_LAST,
    ],
  },
  sendgrid: {
    title: 'Schritte bei SendGrid',
    steps: [
      {
        title: 'Ein Secret erzeugen und speichern',
        text: 'Klicken Sie im Formular auf „Erzeugen“, kopieren Sie das Secret, und speichern Sie das Postfach.',
      },
      {
        title: 'Den Host hinzufügen',
        menu: ['Settings', 'Inbound Parse', 'Add Host & URL'],
        text: 'Geben Sie die folgende URL ein, und ersetzen Sie SECRET durch Ihr Secret. Wählen Sie „POST the raw, full MIME message“. Setzen Sie den MX-Eintrag des Hosts auf mx.sendgrid.net.',
        lines: ({ webhookUrl }) => webhookUrl.replace('://', '://portico:SECRET@'),
      },
      {
        title: 'Besser: jeden Aufruf signieren lassen',
        text: 'Verbinden Sie eine Security Policy mit Signatur mit dem Host, und geben Sie im Formular ihren öffentlichen Schlüssel als Prüfschlüssel ein.',
      },
      WEBHOOK_LAST,
    ],
  },
  ses: {
    title: 'Schritte bei Amazon SES',
    steps: [
      {
        title: 'Ein Thema erstellen',
        menu: ['Amazon SNS', 'Topics', 'Create topic', 'Standard'],
        text: 'Kopieren Sie seine ARN in das Formular, und speichern Sie. Erlauben Sie ses.amazonaws.com, darin zu veröffentlichen.',
      },
      {
        title: 'Portico dafür anmelden',
        menu: ['Ihr Thema', 'Create subscription', 'HTTPS'],
        text: 'Geben Sie die folgende URL als Endpunkt ein, und lassen Sie „Enable raw message delivery“ ausgeschaltet. Portico bestätigt das Abonnement automatisch.',
        lines: ({ webhookUrl }) => webhookUrl,
      },
      {
        title: 'Veröffentlichen, was eingeht',
        menu: [
          'Amazon SES',
          'Email receiving',
          'Rule sets',
          'Create rule',
          'Publish to Amazon SNS topic',
        ],
        text: 'Wählen Sie das Thema und die Kodierung „Base64“. SNS überträgt E-Mails bis 150 KB. Größere schickt Amazon an den Absender zurück. Wenn Sie E-Mails mit Anhängen erwarten, verwenden Sie besser ein Postfach, das Portico liest.',
      },
      WEBHOOK_LAST,
    ],
  },
}

// Why a mailbox cannot be used, for administrators: what is wrong, and what to do.

export function nameUnknown(host: string) {
  return `${host} wurde nicht gefunden. Prüfen Sie die Schreibweise.`
}
export function refused(host: string, port: number) {
  return `${host} hat die Verbindung an Port ${port} abgelehnt. Prüfen Sie den Port und Ihre Firewall.`
}
export function noAnswer(host: string, port: number) {
  return `${host} antwortet an Port ${port} nicht. Prüfen Sie den Port und Ihre Firewall.`
}
export function wrongCertificate(host: string, code: string) {
  return `Das Zertifikat von ${host} ist nicht gültig (${code}). Verwenden Sie den Hostnamen aus dem Zertifikat, oder lassen Sie das Zertifikat erneuern.`
}
export const notEncrypted =
  'Der Server unterstützt diese Verschlüsselung an diesem Port nicht. Üblich sind TLS an Port 993 oder 465 und STARTTLS an 143 oder 587.'
export const noStartTls =
  'Der Server bietet an diesem Port kein STARTTLS an. Wählen Sie TLS und den passenden Port.'
export const plainElsewhere =
  'Ohne Verschlüsselung muss der Mailserver auf demselben Rechner laufen wie Portico.'
export function passwordRefused(words: string) {
  return `Der Server hat den Benutzernamen oder das Passwort abgelehnt. Verwenden Sie ein App-Passwort, wenn für das Konto die Anmeldung in zwei Schritten eingeschaltet ist. Antwort des Servers: ${words}`
}
export const microsoftPassword =
  'Microsoft 365 nimmt hier keine Passwörter an. Verbinden Sie das Postfach stattdessen mit einer App-Registrierung.'
export const microsoftRefused =
  'Microsoft 365 hat ein Token ausgestellt, aber Exchange hat es abgelehnt. Prüfen Sie, ob der Service Principal in Exchange Online registriert ist und Zugriff auf dieses Postfach hat: Führen Sie New-ServicePrincipal mit der Objekt-ID der Unternehmensanwendung (nicht der App-Registrierung) und Add-MailboxPermission aus, wie unter „Schritte in Microsoft 365“ gezeigt. Neue Berechtigungen brauchen bis zu 30 Minuten.'
export function microsoftRoleMissing(role: string) {
  return `Dem Token von Microsoft 365 fehlt die Berechtigung ${role}. Fügen Sie sie der App-Registrierung als „Application permission“ von Office 365 Exchange Online hinzu, und klicken Sie auf „Grant admin consent“.`
}
export const googleRefused =
  'Google hat ein Token ausgestellt, und Gmail lehnt es ab. Prüfen Sie, ob die Adresse ein Postfach mit Lizenz ist und ob IMAP dafür in der Admin-Konsole eingeschaltet ist.'
export function tokenRefused(words: string) {
  return `Der Server lehnt das Token ab. Er meldete: ${words}`
}
export const noTokens =
  'Der Server nimmt keine Tokens (XOAUTH2) an. Prüfen Sie den Namen des Servers.'
export const noInbox = 'Der Posteingang konnte nicht geöffnet werden.'
export function noInboxBecause(words: string) {
  return `Der Posteingang lässt sich nicht öffnen. Der Server meldete: ${words}`
}
export function lostBecause(words: string) {
  return `Die Verbindung zum Postfach ist abgebrochen: ${words}`
}
export function missing(what: string) {
  return `Pflichtfeld nicht ausgefüllt: ${what}.`
}
export const secretMissing =
  'Für dieses Postfach ist kein Secret gespeichert. Geben Sie es noch einmal ein.'
export const secretUnreadable =
  'Das gespeicherte Secret wurde von einer anderen Installation verschlüsselt und lässt sich nicht lesen. Geben Sie es noch einmal ein.'
export const smtpClosed =
  'SMTP AUTH ist für dieses Postfach ausgeschaltet. Schalten Sie es ein: Set-CASMailbox -SmtpClientAuthenticationDisabled $false'
export const smtpPasswordEnded =
  'Microsoft 365 nimmt zum Senden keine Passwörter mehr an. Verbinden Sie das Postfach stattdessen mit einer App-Registrierung.'

export const keyUnreadable =
  'Der Schlüssel des Dienstkontos ist nicht lesbar. Fügen Sie die ganze JSON-Datei ein, die Sie von Google haben.'
export function tokenServerAway(host: string) {
  return `${host} ist nicht erreichbar und hat kein Token ausgestellt. Portico versucht es automatisch erneut.`
}
export function tokenServerSaid(host: string, words: string) {
  return `${host} hat kein Token ausgestellt. Es meldete: ${words}`
}
export const tokenNotUnderstood =
  'Der Server für Tokens hat eine Antwort gegeben, die Portico nicht versteht.'

/** By the number that Microsoft writes before its words. */
export const MICROSOFT_ANSWERS: Record<string, string> = {
  AADSTS7000215:
    'Microsoft kennt dieses Secret nicht. Kopieren Sie den Wert des Client-Secrets, nicht dessen ID. Der Wert wird nur einmal angezeigt: Erstellen Sie ein neues Secret, falls Sie ihn nicht mehr haben.',
  AADSTS7000222:
    'Das Client-Secret ist abgelaufen. Erstellen Sie in der App-Registrierung unter „Certificates & secrets“ ein neues, und geben Sie hier dessen Wert ein.',
  AADSTS700016:
    'Microsoft findet in diesem Mandanten keine App mit dieser Client-ID. Prüfen Sie beide IDs auf der Übersicht der App-Registrierung.',
  AADSTS7000112:
    'Die App ist in Microsoft Entra ausgeschaltet. Schalten Sie sie unter „Enterprise applications“, „Properties“ ein.',
  AADSTS90002:
    'Microsoft kennt keinen Mandanten mit dieser ID. Kopieren Sie die Verzeichnis-ID (Mandant) von der Übersicht der App-Registrierung.',
  AADSTS900023:
    'Das ist keine ID eines Mandanten. Kopieren Sie die Verzeichnis-ID (Mandant) von der Übersicht der App-Registrierung.',
  AADSTS500011:
    'Exchange Online gehört nicht zu diesem Mandanten, daher gibt es darin kein Postfach, das gelesen werden könnte.',
  AADSTS53003:
    'Eine Richtlinie für bedingten Zugriff verhindert die Anmeldung der App. Nehmen Sie die App davon aus, oder lassen Sie die Adresse dieses Servers zu.',
  AADSTS65001:
    'Den Berechtigungen der App wurde noch nicht zugestimmt. Klicken Sie in der App-Registrierung auf „Grant admin consent“.',
}
/** By what Google calls it, or a part of its words. */
export const GOOGLE_ANSWERS: [string, string][] = [
  [
    'unauthorized_client',
    'Google lässt das Dienstkonto nicht für Postfächer dieser Domain handeln. Fügen Sie in der Admin-Konsole unter „Security“, „API controls“, „Domain-wide delegation“ seine Client-ID mit dem Scope https://mail.google.com/ hinzu. Das dauert einige Minuten, höchstens einen Tag.',
  ],
  [
    'Invalid JWT Signature',
    'Der Schlüssel des Dienstkontos wurde gelöscht oder gehört zu einem anderen. Erstellen Sie einen neuen Schlüssel, und fügen Sie dessen JSON-Datei ein.',
  ],
  [
    'Token must be a short-lived',
    'Die Uhr dieses Servers geht falsch, daher lehnt Google ab, was er signiert. Lassen Sie sie per NTP stellen.',
  ],
  [
    'account not found',
    'Google kennt kein Dienstkonto mit dieser Adresse. Vielleicht wurde es gelöscht.',
  ],
  [
    'Invalid email',
    'Google kennt kein Postfach mit dieser Adresse. Prüfen Sie die Adresse des Postfachs.',
  ],
  [
    'invalid_client',
    'Google kennt das Dienstkonto nicht. Fügen Sie die ganze JSON-Datei seines Schlüssels noch einmal ein.',
  ],
  [
    'disabled_client',
    'Das Dienstkonto ist in der Google Cloud Console ausgeschaltet. Schalten Sie es ein.',
  ],
  ['org_internal', 'Die App ist auf eine andere Organisation bei Google beschränkt.'],
  [
    'invalid_grant',
    'Google lehnt das Dienstkonto für dieses Postfach ab. Prüfen Sie die Adresse des Postfachs und ob der Schlüssel noch da ist.',
  ],
]
