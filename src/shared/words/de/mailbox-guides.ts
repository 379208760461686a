import type { MailProvider, MailSignIn } from '#shared/mail/boxes/values.ts'

// What a console shows is put in „quotes“, in the English of the console.

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

/** What to do at each provider, in order. */
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
        title: 'Ein Client Secret erstellen',
        menu: ['Certificates & secrets', 'Client secrets', 'New client secret'],
        text: 'Kopieren Sie sofort „Value“, denn der Wert wird nur jetzt angezeigt, und nicht „Secret ID“. Geben Sie auch den Tag ein, an dem es abläuft.',
      },
      {
        title: 'Der App dieses eine Postfach öffnen',
        text: 'Führen Sie diese Zeilen als Exchange-Administrator aus. Die Objekt-ID ist die der Unternehmensanwendung; die zweite Zeile sucht sie heraus. Neue Berechtigungen brauchen bis zu einer halben Stunde.',
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
        text: 'Nur falls dieses Postfach senden soll. Microsoft schaltet es bei vielen Mandanten aus.',
        lines: ({ address }) =>
          `Set-CASMailbox -Identity ${address} -SmtpClientAuthenticationDisabled $false`,
      },
      {
        title: '„topmost“ als bürgenden Server lassen',
        text: 'Exchange Online schreibt das Ergebnis seiner Prüfung des Absenders ganz nach oben, ohne seinen Namen. Steht vor Exchange ein anderer Filter, geben Sie dessen Namen ein.',
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
        menu: ['Das Dienstkonto', 'Keys', 'Add key', 'Create new key', 'JSON'],
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
        text: 'Portico liest den Posteingang und ändert nichts darin. Auch Personen dürfen hineinsehen. Ist die Anmeldung in zwei Schritten eingeschaltet, erstellen Sie ein App-Passwort.',
      },
      {
        title: 'Die Server eingeben',
        text: 'Der Anbieter nennt sie unter „IMAP“ und „SMTP“. Üblich sind zum Lesen Port 993 mit TLS und zum Senden Port 465 mit TLS oder 587 mit STARTTLS.',
      },
      {
        title: 'Antworten zurückkommen lassen',
        text: 'Antworten gehen an Adressen wie die folgende. Sorgen Sie dafür, dass der Server alles mit einem Pluszeichen im Namen an dasselbe Postfach zustellt. Ohne das werden Antworten anhand ihrer Verweise zugeordnet.',
        lines: ({ address }) => address.replace('@', '+irgendetwas@'),
      },
      {
        title: 'Den Server nennen, der für Absender bürgt',
        text: 'Öffnen Sie den Quelltext einer eingegangenen E-Mail, und suchen Sie die oberste Zeile Authentication-Results. Ihr erstes Wort ist der Name. Bei einem eigenen Postfix ergänzen Sie OpenDKIM und OpenDMARC, und lassen Sie es solche Zeilen entfernen, wenn sie von außen kommen.',
      },
    ],
  },
  postmark: {
    title: 'Schritte bei Postmark',
    steps: [
      {
        title: 'Ein Secret erzeugen und speichern',
        text: 'Klicken Sie oben auf „Erzeugen“, kopieren Sie das Secret, und speichern Sie das Postfach. Dann erscheint die Adresse für Postmark.',
      },
      {
        title: 'Die Adresse eingeben',
        menu: ['Ihr Server', 'Inbound stream', 'Settings', 'Webhook'],
        text: 'Mit dem Secret anstelle von SECRET. Wählen Sie „Include raw email content in JSON payload“.',
        lines: ({ webhookUrl }) => webhookUrl.replace('://', '://portico:SECRET@'),
      },
      {
        title: 'Ihre E-Mails dorthin leiten',
        text: 'Lassen Sie Ihren Mailserver die Adresse an die Eingangsadresse des Streams weiterleiten, oder setzen Sie den MX-Eintrag einer Domain auf inbound.postmarkapp.com.',
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
        text: 'Geben Sie ihn oben ein, und speichern Sie.',
      },
      {
        title: 'Eine Route erstellen',
        menu: ['Receive', 'Create route'],
        text: 'Wählen Sie „Match recipient“ mit Ihrer Adresse und „Forward“ an die folgende Adresse. Sie muss auf mime enden, damit Mailgun die unverarbeitete E-Mail liefert.',
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
        text: 'Klicken Sie oben auf „Erzeugen“, kopieren Sie das Secret, und speichern Sie das Postfach.',
      },
      {
        title: 'Den Host hinzufügen',
        menu: ['Settings', 'Inbound Parse', 'Add Host & URL'],
        text: 'Mit dem Secret anstelle von SECRET. Wählen Sie „POST the raw, full MIME message“. Setzen Sie den MX-Eintrag des Hosts auf mx.sendgrid.net.',
        lines: ({ webhookUrl }) => webhookUrl.replace('://', '://portico:SECRET@'),
      },
      {
        title: 'Besser: jeden Aufruf signieren lassen',
        text: 'Verbinden Sie eine Security Policy mit Signatur mit dem Host, und geben Sie oben ihren öffentlichen Schlüssel als Prüfschlüssel ein.',
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
        menu: ['Das Thema', 'Create subscription', 'HTTPS'],
        text: 'Lassen Sie „Enable raw message delivery“ ausgeschaltet. Portico bestätigt das Abonnement von selbst.',
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
        text: 'Wählen Sie das Thema und die Kodierung „Base64“. SNS überträgt E-Mails bis 150 KB: Längere schickt Amazon an die Absender zurück. Für E-Mails mit Dateien eignet sich ein Postfach, das gelesen wird, besser.',
      },
      WEBHOOK_LAST,
    ],
  },
}
