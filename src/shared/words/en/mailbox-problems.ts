// Why a mailbox cannot be used, for administrators: what is wrong, and what to do.

export function nameUnknown(host: string) {
  return `The name ${host} is not known. Check its spelling.`
}
export function refused(host: string, port: number) {
  return `${host} does not take connections at port ${port}. Check the port, and whether a firewall is between.`
}
export function noAnswer(host: string, port: number) {
  return `${host} does not answer at port ${port}. Check the port, and whether a firewall is between.`
}
export function wrongCertificate(host: string, code: string) {
  return `The certificate of ${host} is not valid for it (${code}). Give the name that the certificate is for, or have the certificate renewed.`
}
export const notEncrypted =
  'The server does not speak the chosen encryption at this port. TLS is usual at port 993 or 465, STARTTLS at 143 or 587.'
export const noStartTls =
  'The server does not offer STARTTLS at this port. Choose TLS and the port that is for it.'
export const plainElsewhere = 'Without encryption only a server on this machine may be used.'
export function passwordRefused(words: string) {
  return `The server refuses the user name or the password. Where the account has two-step sign-in, it needs an app password. The server said: ${words}`
}
export const microsoftPassword =
  'Microsoft 365 takes no passwords here. Connect the mailbox with an app registration instead: the guide has the steps.'
export const microsoftRefused =
  'Microsoft 365 gave a token, and Exchange refuses it. Either the service principal is not registered in Exchange Online, or it has no permission on this mailbox: run New-ServicePrincipal with the object id of the enterprise application (not of the app registration) and Add-MailboxPermission, as the guide says. New permissions take up to half an hour.'
export function microsoftRoleMissing(role: string) {
  return `The token of Microsoft 365 lacks the permission ${role}. Add it to the app registration as an application permission of Office 365 Exchange Online, and press "Grant admin consent".`
}
export const googleRefused =
  'Google gave a token, and Gmail refuses it. Check that the address is a mailbox with a license, and that IMAP is on for it in the Admin console.'
export function tokenRefused(words: string) {
  return `The server refuses the token. It said: ${words}`
}
export const noTokens = 'The server does not take tokens (XOAUTH2). Check the name of the server.'
export const noInbox = 'The inbox cannot be opened.'
export function noInboxBecause(words: string) {
  return `The inbox cannot be opened. The server said: ${words}`
}
export const lost = 'The connection to the mailbox broke off.'
export function lostBecause(words: string) {
  return `The connection to the mailbox broke off: ${words}`
}
export function missing(what: string) {
  return `Something is not filled in: ${what}.`
}
export const secretMissing = 'No secret is stored for this mailbox. Enter it again.'
export const secretUnreadable =
  'The stored secret cannot be opened, because it was sealed by another installation. Enter it again.'
export const smtpClosed =
  'SMTP AUTH is switched off for this mailbox. Switch it on: Set-CASMailbox -SmtpClientAuthenticationDisabled $false'
export const smtpPasswordEnded =
  'Microsoft 365 does not take passwords for sending any more. Connect the mailbox with an app registration instead.'
export function senderRefused(words: string) {
  return `The server lets this account not send as this address. It said: ${words}`
}

export const keyUnreadable =
  'The key of the service account cannot be read. Paste the whole JSON file that Google gave.'
export function tokenServerAway(host: string) {
  return `${host} gave no token, because it could not be reached. It is asked again by itself.`
}
export function tokenServerSaid(host: string, words: string) {
  return `${host} gave no token. It said: ${words}`
}
export const tokenNotUnderstood =
  'The server for tokens gave an answer that Portico does not understand.'

/** By the number that Microsoft writes before its words. */
export const MICROSOFT_ANSWERS: Record<string, string> = {
  AADSTS7000215:
    'Microsoft does not know this secret. Copy the value of the client secret, not its id. The value is shown only once: make a new secret if it is gone.',
  AADSTS7000222:
    'The client secret has run out. Make a new one in the app registration under "Certificates & secrets", and enter its value here.',
  AADSTS700016:
    'Microsoft finds no app with this client id in this tenant. Check both ids on the overview of the app registration.',
  AADSTS7000112:
    'The app is switched off in Microsoft Entra. Switch it on under "Enterprise applications", "Properties".',
  AADSTS90002:
    'Microsoft knows no tenant with this id. Copy the directory (tenant) id from the overview of the app registration.',
  AADSTS900023:
    'This is no id of a tenant. Copy the directory (tenant) id from the overview of the app registration.',
  AADSTS500011:
    'Exchange Online is not part of this tenant, so that there is no mailbox to read in it.',
  AADSTS53003:
    'A conditional access policy keeps the app from signing in. Exclude the app from it, or allow the address of this server.',
  AADSTS65001:
    'Nobody has agreed to the permissions of the app. Press "Grant admin consent" in the app registration.',
}
/** By what Google calls it, or a part of its words. */
export const GOOGLE_ANSWERS: [string, string][] = [
  [
    'unauthorized_client',
    'Google does not let the service account act for mailboxes of this domain. In the Admin console under Security, API controls, Domain-wide delegation, add its client id with the scope https://mail.google.com/. This takes a few minutes, and up to a day.',
  ],
  [
    'Invalid JWT Signature',
    'The key of the service account was deleted or belongs to another one. Make a new key, and paste its JSON file.',
  ],
  [
    'Token must be a short-lived',
    'The clock of this server is wrong, so that Google refuses what it signs. Have it set by NTP.',
  ],
  [
    'account not found',
    'Google knows no service account with this address. It may have been deleted.',
  ],
  ['Invalid email', 'Google knows no mailbox with this address. Check the address of the mailbox.'],
  [
    'invalid_client',
    'Google does not know the service account. Paste the whole JSON file of its key again.',
  ],
  [
    'disabled_client',
    'The service account is switched off in the Google Cloud console. Switch it on.',
  ],
  ['org_internal', 'The app is limited to another organization of Google.'],
  [
    'invalid_grant',
    'Google refuses the service account for this mailbox. Check the address of the mailbox, and that the key was not deleted.',
  ],
]
