import type { CheckStep, MailProvider, MailSignIn } from '#shared/mail/boxes/values.ts'

import { number, plural } from './language.ts'

export const title = 'Mailboxes'
export const lead =
  'Mail to these addresses becomes tickets and replies. One of them can send what Portico writes.'
export const loading = 'Loading the mailboxes'
export const loadFailed = 'Failed to load the mailboxes'
export const none = 'No mailbox yet'
export const noneText =
  'Connect the mailbox that customers write to, such as support@your-company.example. Portico reads it, and changes nothing in it.'
export const sentMail = 'Sent mail'
export const alerts = 'Alerts'
export const add = 'Add a mailbox'
export const newTitle = 'New mailbox'
export const oneLoading = 'Loading the mailbox'
export const oneLoadFailed = 'Failed to load the mailbox'
export const back = 'All mailboxes'

// What the list says of each.
export const sender = 'Sends'
export const isOff = 'Off'
export const waitsForFirst = 'Not read yet'
export const waitsForPost = 'Nothing was posted yet'
export const readAt = 'Last read:'
export const postedAt = 'Last mail posted:'
export const unreachableSince = 'Cannot be reached. First failure:'
export const problem = 'Problem'
export const reads = 'Reads'

export const secretsTitle = 'Secrets of mailboxes that run out'
export function secretEnds(days: number) {
  if (days < 0) return 'The secret has run out'
  if (days === 0) return 'The secret runs out today'
  return plural(days, {
    one: 'The secret runs out tomorrow',
    other: `The secret runs out in ${number(days)} days`,
  })
}

// The form.
export const provider = 'Where the mailbox is'
export const providers: Record<MailProvider, string> = {
  microsoft: 'Microsoft 365',
  google: 'Google Workspace',
  other: 'Another mail server (IMAP)',
  postmark: 'Postmark posts the mail',
  mailgun: 'Mailgun posts the mail',
  sendgrid: 'SendGrid posts the mail',
  ses: 'Amazon SES posts the mail',
}
export const signIn = 'How Portico signs in'
export const signIns: Record<MailSignIn, string> = {
  password: 'App password',
  'client-credentials': 'App registration',
  'service-account': 'Service account',
  webhook: 'Posted by the provider',
}
export const mailbox = 'Mailbox'
export const name = 'Name'
export const nameHint = 'How your team calls it.'
export const address = 'Address'
export const addressHint = 'The address that people write to.'
export const imapServer = 'Reading (IMAP)'
export const smtpServer = 'Sending (SMTP)'
export const host = 'Server'
export const port = 'Port'
export const encryption = 'Encryption'
export const encryptions = { tls: 'TLS', starttls: 'STARTTLS', none: 'None (this machine only)' }
export const userName = 'User name'
export const userNameHint = 'Leave it empty where it is the address.'
export const tenantId = 'Directory (tenant) ID'
export const clientId = 'Application (client) ID'
export const secrets: Record<MailProvider, string> = {
  microsoft: 'Client secret',
  google: 'Secret',
  other: 'Password',
  postmark: 'Secret in the address',
  mailgun: 'HTTP webhook signing key',
  sendgrid: 'Secret in the address',
  ses: 'Secret',
}
export const keyFile = 'Key of the service account (the whole JSON file)'
export const appPassword = 'App password'
export const secretStored = 'Stored encrypted, and never shown again. Leave it empty to keep it.'
export const secretNew = 'It is stored encrypted, and never shown again.'
export const makeSecret = 'Make one'
export const secretEndsOn = 'The secret runs out on'
export const secretEndsHint = 'Administrators are warned 60 days before.'
export const topic = 'ARN of the SNS topic'
export const publicKey = 'Verification key'
export const publicKeyHint =
  'Of the security policy at SendGrid. With it every mail must be signed; the secret alone is not enough then.'
export const webhookUrl = 'Address for the provider'
export const webhookUrlLater = 'Save the mailbox first: its address is shown here then.'
export const webhookWithSecret = 'Put the secret in place of SECRET.'
export const trustedServer = 'Server that vouches for senders'
export const trustedServerHint =
  'The name at the beginning of the Authentication-Results that your receiving server writes. Without it every mail counts as unverified and is held. Microsoft 365 writes no name: enter topmost.'
export const resultsBelow = 'It writes these results below its own Received line'
export const resultsBelowHint =
  'Gmail and Amazon SES do, and so do Postfix filters such as OpenDMARC and Rspamd. Leave it off otherwise: senders could write results there themselves.'
export const trust = 'Trust'
export const use = 'Use'
export const readIt = 'Read this mailbox'
export const takeIt = 'Take what is posted'
export const sendWithIt = 'Send the mail of Portico by this mailbox'
export const sendWithItHint = 'Another mailbox that sends now will not any more.'
export const firstDays = 'Where to begin'
export const firstDaysHint = 'At the first connection.'
export function firstDaysChoice(days: number) {
  if (days === 0) return 'With mail that comes from now on'
  return plural(days, {
    one: 'With mail of the last day',
    other: `With mail of the last ${number(days)} days`,
  })
}
export const save = 'Save mailbox'
export const saved = 'Saved'
export const notSaved = 'The mailbox is not saved'
export const remove = 'Remove mailbox'
export const removeSure =
  'Remove it? Its mail stays in the tickets, and nothing more comes in by it.'
export const removed = 'The mailbox is removed'
export const removeFailed = 'The mailbox is not removed'
export const cancel = 'Cancel'

// The test.
export const check = 'Test the connection'
export const checking = 'Testing…'
export const checkTitle = 'Result of the test'
export const checkFailed = 'The test was not made'
export const checkFine = 'Everything works.'
export const checkPosted =
  'There is nothing to connect to: the provider posts to the address above.'
export const checkNoSender = 'Not tried: the mailbox does not send.'
export const checkSteps: Record<CheckStep, string> = {
  settings: 'The settings are complete',
  name: 'The name of the server is known',
  connect: 'The server answers',
  encrypt: 'The connection is encrypted',
  'sign-in': 'Signing in',
  inbox: 'The inbox opens',
  send: 'Sending is allowed',
}
export const isFine = 'Fine'
export const isWrong = 'Wrong'
export const isOpen = 'Not tried'

// What a provider is told that posts mail.
export const notProved = 'Nothing proves this call. Check the secret or the key of the mailbox.'
export const switchedOff = 'This mailbox takes no mail at the moment. Post it again later.'
export const notRaw =
  'The call holds no raw mail. Switch on that the provider posts the raw MIME of each mail.'

// What is wrong with a field.
export const onOneLine = 'Write it on one line'
export const giveName = 'Give the mailbox a name'
export const giveAddress = 'Give an email address such as support@example.com'
export const addressTaken = 'There is a mailbox with this address already'
export const giveHost = 'Give the name of the server, such as imap.example.com'
export const givePort = 'Give a port from 1 to 65535, such as 993'
export const giveTenant = 'Give the directory (tenant) ID'
export const giveClient = 'Give the application (client) ID'
export const giveSecret = 'Enter the secret'
export const giveDate = 'Give a day such as 2027-01-31'
export const giveTopic =
  'Give the ARN of the topic, such as arn:aws:sns:eu-central-1:123456789012:mail'
export const longerSecret = 'Use at least 16 characters'
export const secretAgain =
  'Enter the secret again: the mailbox is at another place now, and what is stored is not sent there.'
export function changedMeanwhile(by: string) {
  return `${by} has changed this mailbox in the meantime. Load the page again to see it.`
}
export const addressExample = 'support@example.com'
export const checkHint =
  'It tries what is filled in, also before it is saved. It reads no mail and sends none.'
