import type { MailProvider, MailSignIn } from '#shared/mail/boxes/values.ts'

// What a console shows is put in “quotes”.

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
  title: 'Send a mail',
  text: 'Write to the address from outside. The list of mailboxes says when the last mail was posted.',
}

/** What to do at each provider, in order. */
export const MAILBOX_GUIDES: Record<MailProvider, { title: string; steps: GuideStep[] }> = {
  microsoft: {
    title: 'Steps in Microsoft 365',
    steps: [
      {
        title: 'Register an app',
        menu: ['entra.microsoft.com', 'App registrations', 'New registration'],
        text: 'Give it a name, choose “Accounts in this organizational directory only”, and leave the redirect address empty. Copy “Application (client) ID” and “Directory (tenant) ID” from its overview into the form.',
      },
      {
        title: 'Allow it to read and send mail',
        menu: [
          'API permissions',
          'Add a permission',
          'APIs my organization uses',
          'Office 365 Exchange Online',
          'Application permissions',
        ],
        text: 'Tick IMAP.AccessAsApp, and SMTP.SendAsApp if this mailbox is to send. Then press “Grant admin consent”.',
      },
      {
        title: 'Make a client secret',
        menu: ['Certificates & secrets', 'Client secrets', 'New client secret'],
        text: 'Copy the “Value” at once, because it is shown only now, and not the “Secret ID”. Enter the day on which it expires as well.',
      },
      {
        title: 'Let it into this one mailbox',
        text: 'Run these lines as an Exchange administrator. The object id is that of the enterprise application, which the second line looks up. New permissions take up to half an hour.',
        lines: ({ address, clientId }) =>
          [
            'Connect-ExchangeOnline; Connect-MgGraph -Scopes Application.Read.All',
            `$app = Get-MgServicePrincipal -Filter "appId eq '${clientId}'"`,
            `New-ServicePrincipal -AppId ${clientId} -ObjectId $app.Id -DisplayName Portico`,
            `Add-MailboxPermission -Identity ${address} -User $app.Id -AccessRights FullAccess`,
          ].join('\n'),
      },
      {
        title: 'For sending: switch on SMTP AUTH for the mailbox',
        text: 'Only if this mailbox is to send. Microsoft switches it off for many tenants.',
        lines: ({ address }) =>
          `Set-CASMailbox -Identity ${address} -SmtpClientAuthenticationDisabled $false`,
      },
      {
        title: 'Leave “topmost” as the server that vouches',
        text: 'Exchange Online writes what it found of a sender on top, without its name. If another filter stands before Exchange, enter the name of that one.',
      },
    ],
  },
  google: {
    title: 'Steps in Google Workspace',
    steps: [
      {
        title: 'Make a service account',
        menu: [
          'console.cloud.google.com',
          'IAM & Admin',
          'Service Accounts',
          'Create service account',
        ],
        text: 'In any project of your organization. It needs no role. Switch on the “Gmail API” for the project.',
        only: 'service-account',
      },
      {
        title: 'Make a key for it',
        menu: ['The service account', 'Keys', 'Add key', 'Create new key', 'JSON'],
        text: 'A file is downloaded. Paste all of it into the form, then delete the file. If making keys is blocked, an administrator lifts the policy iam.disableServiceAccountKeyCreation for this project.',
        only: 'service-account',
      },
      {
        title: 'Let it act for mailboxes',
        menu: [
          'admin.google.com',
          'Security',
          'Access and data control',
          'API controls',
          'Manage domain-wide delegation',
          'Add new',
        ],
        text: 'Enter the “Unique ID” of the service account as the client id, and this scope. It works after a few minutes, sometimes after a day.',
        lines: () => 'https://mail.google.com/',
        only: 'service-account',
      },
      {
        title: 'Make an app password',
        menu: ['myaccount.google.com', 'Security', '2-Step Verification', 'App passwords'],
        text: 'As the person of the mailbox, with two-step verification on. Enter the 16 letters without spaces.',
        only: 'password',
      },
      {
        title: 'See that IMAP is on',
        menu: [
          'admin.google.com',
          'Apps',
          'Google Workspace',
          'Gmail',
          'End User Access',
          'POP and IMAP access',
        ],
        text: 'For the organizational unit of the mailbox.',
      },
    ],
  },
  other: {
    title: 'Steps at another mail server',
    steps: [
      {
        title: 'Make a mailbox for this alone',
        text: 'Portico reads its inbox and changes nothing in it. People may look into it as well. Where it has two-step sign-in, make an app password.',
      },
      {
        title: 'Enter the servers',
        text: 'The provider names them under “IMAP” and “SMTP”. Usual are port 993 with TLS for reading, and port 465 with TLS or 587 with STARTTLS for sending.',
      },
      {
        title: 'Let answers come back',
        text: 'Answers go to addresses such as the one below. See that the server delivers what follows a plus sign to the same mailbox. Without it, answers are found by their references.',
        lines: ({ address }) => address.replace('@', '+anything@'),
      },
      {
        title: 'Name the server that vouches for senders',
        text: 'Open the source of a mail that came in, and find the topmost line Authentication-Results. Its first word is the name. With a Postfix of your own, add OpenDKIM and OpenDMARC, and have it remove such lines that come from outside.',
      },
    ],
  },
  postmark: {
    title: 'Steps at Postmark',
    steps: [
      {
        title: 'Make a secret and save',
        text: 'Press “Make one” above, copy the secret, and save the mailbox. The address for Postmark is shown then.',
      },
      {
        title: 'Enter the address',
        menu: ['Your server', 'Inbound stream', 'Settings', 'Webhook'],
        text: 'With the secret in place of SECRET. Tick “Include raw email content in JSON payload”.',
        lines: ({ webhookUrl }) => webhookUrl.replace('://', '://portico:SECRET@'),
      },
      {
        title: 'Lead your mail there',
        text: 'Let your mail server forward the address to the inbound address of the stream, or point the MX record of a domain at inbound.postmarkapp.com.',
      },
      WEBHOOK_LAST,
    ],
  },
  mailgun: {
    title: 'Steps at Mailgun',
    steps: [
      {
        title: 'Copy the signing key',
        menu: ['Account', 'API security', 'HTTP webhook signing key'],
        text: 'Enter it above and save.',
      },
      {
        title: 'Make a route',
        menu: ['Receive', 'Create route'],
        text: 'Choose “Match recipient” with your address, and “Forward” to the address below. It must end in mime, so that Mailgun posts the raw mail.',
        lines: ({ webhookUrl }) => `${webhookUrl}?as=mime`,
      },
      WEBHOOK_LAST,
    ],
  },
  sendgrid: {
    title: 'Steps at SendGrid',
    steps: [
      {
        title: 'Make a secret and save',
        text: 'Press “Make one” above, copy the secret, and save the mailbox.',
      },
      {
        title: 'Add the host',
        menu: ['Settings', 'Inbound Parse', 'Add Host & URL'],
        text: 'With the secret in place of SECRET. Tick “POST the raw, full MIME message”. Point the MX record of the host at mx.sendgrid.net.',
        lines: ({ webhookUrl }) => webhookUrl.replace('://', '://portico:SECRET@'),
      },
      {
        title: 'Better: have each call signed',
        text: 'Attach a security policy with a signature to the host, and enter its public key as the verification key above.',
      },
      WEBHOOK_LAST,
    ],
  },
  ses: {
    title: 'Steps at Amazon SES',
    steps: [
      {
        title: 'Make a topic',
        menu: ['Amazon SNS', 'Topics', 'Create topic', 'Standard'],
        text: 'Copy its ARN into the form and save. Allow ses.amazonaws.com to publish to it.',
      },
      {
        title: 'Subscribe Portico to it',
        menu: ['The topic', 'Create subscription', 'HTTPS'],
        text: 'Leave “Enable raw message delivery” off. Portico confirms the subscription by itself.',
        lines: ({ webhookUrl }) => webhookUrl,
      },
      {
        title: 'Publish what comes in',
        menu: [
          'Amazon SES',
          'Email receiving',
          'Rule sets',
          'Create rule',
          'Publish to Amazon SNS topic',
        ],
        text: 'Choose the topic and the encoding “Base64”. SNS carries mails of up to 150 KB: Amazon returns longer ones to their senders. For mail with files, a mailbox that is read suits better.',
      },
      WEBHOOK_LAST,
    ],
  },
}
