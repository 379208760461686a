import type { CheckStep, MailProvider, MailSignIn } from '#shared/mail/boxes/values.ts'

import { number, plural } from './language.ts'

export const title = 'Mailboxes'
export const lead =
  'Emails to these addresses become tickets and replies. You can also use one of them to send Portico’s email.'
export const loading = 'Loading mailboxes'
export const loadFailed = 'Failed to load mailboxes'
export const none = 'No mailboxes yet'
export const noneText =
  'Connect the mailbox your customers write to, such as support@your-company.example. Portico reads it without changing anything in it.'
export const add = 'Add mailbox'
export const newTitle = 'New mailbox'
export const oneLoading = 'Loading mailbox'
export const oneLoadFailed = 'Failed to load mailbox'
export const back = 'All mailboxes'

// Steps of a new mailbox, and what can be done with one.

export const stepsLabel = 'Steps'
export const steps = { provider: 'Provider', connect: 'Connect', test: 'Test', done: 'Done' }
export const chooseProvider = 'Choose your email provider'
export const providerHints: Record<MailProvider, string> = {
  microsoft: 'Uses an app registration instead of a password',
  google: 'Uses a service account or an app password',
  other: 'Any server with IMAP and SMTP',
  postmark: 'Sends each email to a webhook',
  mailgun: 'Sends each email to a webhook',
  sendgrid: 'Sends each email to a webhook',
  ses: 'Sends each email to a webhook',
}
export const goOn = 'Continue'
export const goBack = 'Back'
export const doneTitle = (mailbox: string) => `${mailbox} is set up`
export const doneRead = (address: string) =>
  `Portico now checks ${address}. Send an email to it from an external account. The email will become a ticket, or wait in Email review if its sender is unknown.`
export const donePosted = (address: string) =>
  `Have your provider send email for ${address} to this URL, as described in the steps.`
export const openMailbox = 'Open mailbox'
export const actions = 'Actions'
export const actionsFor = (mailbox: string) => `Actions for ${mailbox}`
export const edit = 'Edit'
export const pause = 'Pause receiving'
export const paused = (mailbox: string) => `${mailbox} paused`
export const resume = 'Resume receiving'
export const resumed = (mailbox: string) => `${mailbox} resumed`
export const close = 'Close'
export const askRemove = (mailbox: string) => `Delete ${mailbox}?`
export const whatRemovingDoes =
  'Existing tickets keep their emails, but no new email will be received.'
export const removing = 'Deleting...'

// States in the list.
export const sender = 'Sending'
export const isOn = 'On'
export const isOff = 'Off'
export const waitsForFirst = 'Not checked yet'
export const waitsForPost = 'No email received yet'
export const lastChecked = 'Last checked'
export const unreachableSince = 'First noticed:'
export const problem = 'Problem'
export const reads = 'Receiving'

export function secretEnds(days: number) {
  if (days < 0) return 'The secret has expired'
  if (days === 0) return 'The secret expires today'
  return plural(days, {
    one: 'The secret expires tomorrow',
    other: `The secret expires in ${number(days)} days`,
  })
}

// The form.
export const provider = 'Email provider'
export const providers: Record<MailProvider, string> = {
  microsoft: 'Microsoft 365',
  google: 'Google Workspace',
  other: 'Other (IMAP)',
  postmark: 'Postmark (webhook)',
  mailgun: 'Mailgun (webhook)',
  sendgrid: 'SendGrid (webhook)',
  ses: 'Amazon SES (webhook)',
}
export const signIn = 'Authentication'
export const signIns: Record<MailSignIn, string> = {
  password: 'App password',
  'client-credentials': 'App registration',
  'service-account': 'Service account',
  webhook: 'Webhook',
}
export const mailbox = 'Mailbox'
export const name = 'Name'
export const nameHint = 'Shown to your team.'
export const address = 'Email address'
export const addressHint = 'The address customers write to.'
export const imapServer = 'Reading (IMAP)'
export const smtpServer = 'Sending (SMTP)'
export const host = 'Server'
export const port = 'Port'
export const encryption = 'Encryption'
export const encryptions = { tls: 'TLS', starttls: 'STARTTLS', none: 'None (local server only)' }
export const userName = 'Username'
export const userNameHint = 'Leave empty to use the email address.'
export const tenantId = 'Directory (tenant) ID'
export const clientId = 'Application (client) ID'
export const secrets: Record<MailProvider, string> = {
  microsoft: 'Client secret',
  google: 'Secret',
  other: 'Password',
  postmark: 'Secret in the URL',
  mailgun: 'HTTP webhook signing key',
  sendgrid: 'Secret in the URL',
  ses: 'Secret',
}
export const keyFile = 'Service account key (the complete JSON file)'
export const appPassword = 'App password'
export const secretStored = 'Saved and encrypted. Leave empty to keep the current secret.'
export const secretNew = 'Stored encrypted. You won’t be able to see it again.'
export const makeSecret = 'Generate'
export const secretEndsOn = 'Secret expires on'
export const secretEndsHint = 'Administrators are reminded 60 days in advance.'
export const topic = 'SNS topic ARN'
export const publicKey = 'Verification key'
export const publicKeyHint =
  'From SendGrid’s security policy. If you enter a key, every email must be signed, and the secret alone is no longer accepted.'
export const webhookUrl = 'Webhook URL'
export const webhookUrlLater = 'Save the mailbox to see its webhook URL.'
export const webhookWithSecret = 'Replace SECRET with your secret.'
export const trustedServer = 'Trusted server (Authentication-Results)'
export const trustedServerHint =
  'The server name at the start of your mail server’s Authentication-Results header. Without it, every email counts as unverified and is held for review. For Microsoft 365, enter “topmost”.'
export const resultsBelow = 'Results appear below the server’s own Received line'
export const resultsBelowHint =
  'Select this for Gmail, Amazon SES, and Postfix filters such as OpenDMARC and Rspamd. Don’t select it for other servers, where senders could add their own results.'
export const use = 'Usage'
export const readIt = 'Receive email with this mailbox'
export const takeIt = 'Accept incoming email'
export const sendWithIt = 'Send Portico’s email from this mailbox'
export const sendWithItHint = 'Replaces the mailbox currently used for sending.'
export const firstDays = 'Email to import'
export const firstDaysHint = 'Applies when the mailbox is first connected.'
export function firstDaysChoice(days: number) {
  if (days === 0) return 'Only new email'
  return plural(days, {
    one: 'Email from the last day',
    other: `Email from the last ${number(days)} days`,
  })
}
export const save = 'Save mailbox'
export const saved = 'Mailbox saved'
export const notSaved = 'Failed to save mailbox'
export const remove = 'Delete mailbox'
export const removed = 'Mailbox deleted'
export const removeFailed = 'Failed to delete mailbox'

// The test.
export const check = 'Test connection'
export const checking = 'Testing...'
export const checkTitle = 'Connection test'
export const checkFailed = 'Failed to run the test'
export const checkPosted = 'Nothing to test. The provider sends email to the URL above.'
export const checkNoSender = 'Skipped: this mailbox isn’t used for sending.'
export const checkSteps: Record<CheckStep, string> = {
  settings: 'Settings complete',
  name: 'Server found',
  connect: 'Server responds',
  encrypt: 'Connection encrypted',
  'sign-in': 'Signed in',
  inbox: 'Inbox opened',
  send: 'Sending allowed',
}
export const isFine = 'Passed'
export const isWrong = 'Failed'
export const isOpen = 'Not run'

// Answers to a provider that posts mail.
export const notProved = 'This request couldn’t be verified. Check the mailbox’s secret or key.'
export const switchedOff =
  'This mailbox isn’t accepting email right now. Post the email again later.'
export const notRaw =
  'The request doesn’t contain the raw email. Set the provider to post each email’s raw MIME message.'

// Problems of a field.
export const onOneLine = 'Enter this on one line'
export const giveName = 'Enter a name'
export const giveAddress = 'Enter an email address, such as support@example.com'
export const addressTaken = 'A mailbox with this address already exists'
export const giveHost = 'Enter a server name, such as imap.example.com'
export const givePort = 'Enter a port from 1 to 65535, such as 993'
export const giveTenant = 'Enter the directory (tenant) ID'
export const giveClient = 'Enter the application (client) ID'
export const giveSecret = 'Enter the secret'
export const giveDate = 'Enter a date, such as 2027-01-31'
export const giveTopic = 'Enter the topic ARN, such as arn:aws:sns:eu-central-1:123456789012:mail'
export const longerSecret = 'Use at least 16 characters'
export const secretAgain =
  'The server changed, so enter the secret again. The saved secret isn’t sent to a new server.'
export function changedMeanwhile(by: string) {
  return `${by} changed this mailbox while you were editing. Reload the page to see the changes.`
}
export const addressExample = 'support@example.com'
export const checkHint = 'Tests these settings, even before you save. No email is read or sent.'

// Labels of a console are put in “quotes”.

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
  title: 'Send an email',
  text: 'Send an email to this address from an external account. The mailbox list shows when the last email was received.',
}

/** Steps at each provider, in order. */
export const MAILBOX_GUIDES: Record<MailProvider, { title: string; steps: GuideStep[] }> = {
  microsoft: {
    title: 'Steps in Microsoft 365',
    steps: [
      {
        title: 'Register an app',
        menu: ['entra.microsoft.com', 'App registrations', 'New registration'],
        text: 'Enter a name, choose “Accounts in this organizational directory only”, and leave the redirect URI empty. Copy “Application (client) ID” and “Directory (tenant) ID” from the app’s overview into the form.',
      },
      {
        title: 'Allow the app to read and send email',
        menu: [
          'API permissions',
          'Add a permission',
          'APIs my organization uses',
          'Office 365 Exchange Online',
          'Application permissions',
        ],
        text: 'Select IMAP.AccessAsApp, and SMTP.SendAsApp if this mailbox will send email. Then select “Grant admin consent”.',
      },
      {
        title: 'Create a client secret',
        menu: ['Certificates & secrets', 'Client secrets', 'New client secret'],
        text: 'Copy the “Value”, not the “Secret ID”. The value is shown only once. Also enter the expiration date in the form.',
      },
      {
        title: 'Grant the app access to this mailbox only',
        text: 'Run these lines as an Exchange administrator. The second line looks up the enterprise application’s object ID. New permissions can take up to 30 minutes to take effect.',
        lines: ({ address, clientId }) =>
          [
            'Connect-ExchangeOnline; Connect-MgGraph -Scopes Application.Read.All',
            `$app = Get-MgServicePrincipal -Filter "appId eq '${clientId}'"`,
            `New-ServicePrincipal -AppId ${clientId} -ObjectId $app.Id -DisplayName Portico`,
            `Add-MailboxPermission -Identity ${address} -User $app.Id -AccessRights FullAccess`,
          ].join('\n'),
      },
      {
        title: 'For sending: turn on SMTP AUTH for the mailbox',
        text: 'Needed only if this mailbox sends email. SMTP AUTH is off by default in many tenants.',
        lines: ({ address }) =>
          `Set-CASMailbox -Identity ${address} -SmtpClientAuthenticationDisabled $false`,
      },
      {
        title: 'Leave “topmost” as the trusted server',
        text: 'Exchange Online adds its sender check at the top of the headers, without a server name. If another filter runs before Exchange, enter that filter’s name.',
      },
    ],
  },
  google: {
    title: 'Steps in Google Workspace',
    steps: [
      {
        title: 'Create a service account',
        menu: [
          'console.cloud.google.com',
          'IAM & Admin',
          'Service Accounts',
          'Create service account',
        ],
        text: 'Use any of your organization’s projects. The account needs no role. Turn on the “Gmail API” for the project.',
        only: 'service-account',
      },
      {
        title: 'Create a key for the account',
        menu: ['Your service account', 'Keys', 'Add key', 'Create new key', 'JSON'],
        text: 'Google downloads a key file. Paste its full contents into the form, then delete the file. If key creation is blocked, have an administrator lift the policy iam.disableServiceAccountKeyCreation for this project.',
        only: 'service-account',
      },
      {
        title: 'Grant the account access to mailboxes',
        menu: [
          'admin.google.com',
          'Security',
          'Access and data control',
          'API controls',
          'Manage domain-wide delegation',
          'Add new',
        ],
        text: 'Enter the service account’s “Unique ID” as the client ID, and the scope below. The change takes effect after a few minutes, but can take up to a day.',
        lines: () => 'https://mail.google.com/',
        only: 'service-account',
      },
      {
        title: 'Create an app password',
        menu: ['myaccount.google.com', 'Security', '2-Step Verification', 'App passwords'],
        text: 'Sign in as the mailbox’s owner, with two-step verification on. Enter the 16 letters in the form, without spaces.',
        only: 'password',
      },
      {
        title: 'Make sure IMAP is on',
        menu: [
          'admin.google.com',
          'Apps',
          'Google Workspace',
          'Gmail',
          'End User Access',
          'POP and IMAP access',
        ],
        text: 'Turn on IMAP access for the mailbox’s organizational unit.',
      },
    ],
  },
  other: {
    title: 'Steps for other mail servers',
    steps: [
      {
        title: 'Create a dedicated mailbox',
        text: 'Portico reads the inbox without changing anything, so people can use the mailbox, too. If two-step sign-in is on, create an app password.',
      },
      {
        title: 'Enter the servers',
        text: 'The provider lists them under “IMAP” and “SMTP”. Common choices are port 993 with TLS for reading, and port 465 with TLS or 587 with STARTTLS for sending.',
      },
      {
        title: 'Check plus addressing',
        text: 'Replies go to addresses such as the one below. Make sure the server delivers email for plus addresses to this mailbox. Otherwise, replies are matched by their References header.',
        lines: ({ address }) => address.replace('@', '+anything@'),
      },
      {
        title: 'Enter the trusted server',
        text: 'Open the source of a received email, and find the topmost Authentication-Results line. The first word is the server’s name. If you run your own Postfix, add OpenDKIM and OpenDMARC, and have Postfix remove such lines from incoming email.',
      },
    ],
  },
  postmark: {
    title: 'Steps in Postmark',
    steps: [
      {
        title: 'Generate a secret and save',
        text: 'Select “Generate” in the form, copy the secret, and save the mailbox. You’ll then see the webhook URL for Postmark.',
      },
      {
        title: 'Enter the webhook URL',
        menu: ['Your server', 'Inbound stream', 'Settings', 'Webhook'],
        text: 'In the URL below, replace SECRET with your secret. Select “Include raw email content in JSON payload”.',
        lines: ({ webhookUrl }) => webhookUrl.replace('://', '://portico:SECRET@'),
      },
      {
        title: 'Route your email to Postmark',
        text: 'Have your mail server forward email for this mailbox’s address to the stream’s inbound address, or point a domain’s MX record at inbound.postmarkapp.com.',
      },
      WEBHOOK_LAST,
    ],
  },
  mailgun: {
    title: 'Steps in Mailgun',
    steps: [
      {
        title: 'Copy the signing key',
        menu: ['Account', 'API security', 'HTTP webhook signing key'],
        text: 'Enter the key in the form and save.',
      },
      {
        title: 'Create a route',
        menu: ['Receive', 'Create route'],
        text: 'Choose “Match recipient” and enter your address. Then choose “Forward” and enter the URL below. The URL must end in “mime” so that Mailgun sends the raw email.',
        lines: ({ webhookUrl }) => `${webhookUrl}?as=mime`,
      },
      WEBHOOK_LAST,
    ],
  },
  sendgrid: {
    title: 'Steps in SendGrid',
    steps: [
      {
        title: 'Generate a secret and save',
        text: 'Select “Generate” in the form, copy the secret, and save the mailbox.',
      },
      {
        title: 'Add your host',
        menu: ['Settings', 'Inbound Parse', 'Add Host & URL'],
        text: 'Enter the URL below, and replace SECRET with your secret. Select “POST the raw, full MIME message”. Point the host’s MX record at mx.sendgrid.net.',
        lines: ({ webhookUrl }) => webhookUrl.replace('://', '://portico:SECRET@'),
      },
      {
        title: 'Recommended: have each request signed',
        text: 'Attach a security policy with a signature to the host, and enter the policy’s public key as the verification key in the form.',
      },
      WEBHOOK_LAST,
    ],
  },
  ses: {
    title: 'Steps in Amazon SES',
    steps: [
      {
        title: 'Create a topic',
        menu: ['Amazon SNS', 'Topics', 'Create topic', 'Standard'],
        text: 'Copy the topic’s ARN into the form and save. Allow ses.amazonaws.com to publish to the topic.',
      },
      {
        title: 'Subscribe Portico to the topic',
        menu: ['Your topic', 'Create subscription', 'HTTPS'],
        text: 'Enter the URL below as the endpoint, and leave “Enable raw message delivery” off. Portico confirms the subscription automatically.',
        lines: ({ webhookUrl }) => webhookUrl,
      },
      {
        title: 'Publish incoming email',
        menu: [
          'Amazon SES',
          'Email receiving',
          'Rule sets',
          'Create rule',
          'Publish to Amazon SNS topic',
        ],
        text: 'Choose the topic and the encoding “Base64”. SNS delivers emails up to 150 KB. Amazon bounces larger ones to the sender. If you expect attachments, use a mailbox that Portico reads instead.',
      },
      WEBHOOK_LAST,
    ],
  },
}

// Why a mailbox cannot be used, for administrators: what is wrong, and what to do.

export function nameUnknown(host: string) {
  return `Can’t find ${host}. Check the spelling.`
}
export function refused(host: string, port: number) {
  return `${host} refused the connection on port ${port}. Check the port and any firewall.`
}
export function noAnswer(host: string, port: number) {
  return `${host} isn’t responding on port ${port}. Check the port and any firewall.`
}
export function wrongCertificate(host: string, code: string) {
  return `${host}’s certificate isn’t valid (${code}). Use the host name on the certificate, or have the certificate renewed.`
}
export const notEncrypted =
  'The server doesn’t support this encryption on this port. TLS usually uses port 993 or 465, STARTTLS 143 or 587.'
export const noStartTls =
  'The server doesn’t support STARTTLS on this port. Choose TLS and the matching port.'
export const plainElsewhere =
  'Without encryption, the mail server must run on the same machine as Portico.'
export function passwordRefused(words: string) {
  return `The server rejected the username or password. If the account uses two-step sign-in, use an app password. Server response: ${words}`
}
export const microsoftPassword =
  'Microsoft 365 doesn’t accept passwords here. Connect the mailbox with an app registration instead.'
export const microsoftRefused =
  'Microsoft 365 issued a token, but Exchange rejected it. Check that the service principal is registered in Exchange Online and has access to this mailbox: run New-ServicePrincipal with the object ID of the enterprise application (not the app registration), and Add-MailboxPermission, as shown under “Steps in Microsoft 365”. New permissions can take up to 30 minutes to take effect.'
export function microsoftRoleMissing(role: string) {
  return `The Microsoft 365 token lacks the ${role} permission. Add it to the app registration as an application permission of Office 365 Exchange Online, and select “Grant admin consent”.`
}
export const googleRefused =
  'Google issued a token, but Gmail rejected it. Check that the address is a licensed mailbox, and that IMAP is turned on for it in the Admin console.'
export function tokenRefused(words: string) {
  return `The server rejected the token. Server response: ${words}`
}
export const noTokens = 'The server doesn’t accept tokens (XOAUTH2). Check the server’s name.'
export const noInbox = 'Can’t open the inbox.'
export function noInboxBecause(words: string) {
  return `Can’t open the inbox. Server response: ${words}`
}
export function lostBecause(words: string) {
  return `The connection to the mailbox was lost: ${words}`
}
export function missing(what: string) {
  return `Required field missing: ${what}.`
}
export const secretMissing = 'No secret is stored for this mailbox. Enter the secret again.'
export const secretUnreadable =
  'The saved secret was encrypted by a different installation and can’t be read. Enter the secret again.'
export const smtpClosed =
  'SMTP AUTH is turned off for this mailbox. Turn it on: Set-CASMailbox -SmtpClientAuthenticationDisabled $false'
export const smtpPasswordEnded =
  'Microsoft 365 no longer accepts passwords for sending. Connect the mailbox with an app registration instead.'

export const keyUnreadable =
  'Can’t read the service account key. Paste the complete JSON file from Google.'
export function tokenServerAway(host: string) {
  return `Can’t reach ${host} to get a token. Portico will try again automatically.`
}
export function tokenServerSaid(host: string, words: string) {
  return `${host} didn’t issue a token. Server response: ${words}`
}
export const tokenNotUnderstood = 'The token server sent an unexpected response.'

/** By the number that Microsoft writes before its words. */
export const MICROSOFT_ANSWERS: Record<string, string> = {
  AADSTS7000215:
    'Microsoft doesn’t recognize this secret. Copy the client secret’s value, not its ID. The value is shown only once. If you don’t have it, create a new secret.',
  AADSTS7000222:
    'The client secret has expired. Create a new one in the app registration under “Certificates & secrets”, and enter its value here.',
  AADSTS700016:
    'Microsoft found no app with this client ID in this tenant. Check both IDs on the app registration’s overview.',
  AADSTS7000112:
    'The app is turned off in Microsoft Entra. Turn it on in the app’s properties under “Enterprise applications”.',
  AADSTS90002:
    'Microsoft found no tenant with this ID. Copy the directory (tenant) ID from the app registration’s overview.',
  AADSTS900023:
    'This isn’t a tenant ID. Copy the directory (tenant) ID from the app registration’s overview.',
  AADSTS500011: 'Exchange Online isn’t part of this tenant, so there’s no mailbox to read.',
  AADSTS53003:
    'A conditional access policy blocks the app’s sign-in. Exclude the app from the policy, or allow this server’s IP address.',
  AADSTS65001:
    'The app’s permissions haven’t been granted. Select “Grant admin consent” in the app registration.',
}
/** By what Google calls it, or a part of its words. */
export const GOOGLE_ANSWERS: [string, string][] = [
  [
    'unauthorized_client',
    'Google doesn’t let the service account access mailboxes in this domain. In the Admin console, go to Security › API controls › Domain-wide delegation, and add the account’s client ID with the scope https://mail.google.com/. The change takes effect after a few minutes, but can take up to a day.',
  ],
  [
    'Invalid JWT Signature',
    'The service account key was deleted or belongs to another account. Create a new key, and paste its JSON file.',
  ],
  [
    'Token must be a short-lived',
    'This server’s clock is wrong, so Google rejects its signatures. Sync the clock with NTP.',
  ],
  [
    'account not found',
    'Google can’t find a service account with this address. It may have been deleted.',
  ],
  ['Invalid email', 'Google found no mailbox with this address. Check the mailbox’s address.'],
  [
    'invalid_client',
    'Google doesn’t recognize the service account. Paste the complete JSON file of its key again.',
  ],
  ['disabled_client', 'The service account is turned off in the Google Cloud console. Turn it on.'],
  ['org_internal', 'The app is limited to another Google organization.'],
  [
    'invalid_grant',
    'Google rejected the service account for this mailbox. Check the mailbox’s address, and that the key hasn’t been deleted.',
  ],
]
