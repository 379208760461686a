// What background work does, as its page and the audit log name it.

export const expiredSecrets = 'Remove secrets of jobs that have run out'
export const rateLimits = 'Remove rate limits whose time is over'
export const repeatedRequests = 'Forget repeated requests after a day'
export const brokenUploads = 'Delete files of uploads that broke off'
export const deletedCustomers = 'Remove deleted customers after 30 days'
export const storedBytes = 'Count anew what customers store'
export const mailLink = 'Mail with a link to set a password'
export const expiredLinks = 'Remove expired links to set a password'
export const passkeyChallenges = 'Remove passkey challenges that were not answered'
export const signIns = 'Remove sign-ins that were not finished'
export const providerAnswers = 'Forget answers of identity providers that have run out'
export const sessions = 'Remove expired sessions'
export const signInFailures = 'Remove refused sign-ins after 30 days'
export const connectionTests = 'Forget what tests of single sign-on said after 30 days'
export const certificateEnds = 'Read when certificates end'
export const certificateWarnings = 'Tell of certificates that are about to end'
export const metadataLooks = 'Look at the metadata of identity providers, once a day'
export const domainChecks = 'Look for the records that prove domains, once a day'
export const lastingFailures = 'Tell administrators about lasting failures'
export const connectionMail = 'Send an email to administrators or technical contacts'
export const snoozedTickets = 'Bring snoozed tickets back when their moment has come'
export const ticketLists = 'Write the lists of tickets anew'
export const ticketVerdicts = 'Store service levels that ran out, once a day'
export const commentSearch = 'Index comments for search'
export const nearDue = 'Tell of promises that are about to end'
export const oldBulks = 'Forget what many tickets were like before they were changed at once'
export const oldNotices = 'Remove notices of the desk after 90 days'
export const renewNearDue = 'Count anew when tickets are due soon'
export const releaseReply = 'Send a reply that waited'
export const tellOfReply = 'Notify an assignee of a customer’s reply'
export const tellStoppedReply = 'Tell an agent that a reply was not sent'
export const oldDrafts = 'Remove replies that nobody has touched for half a year'
export const endedPresence = 'Forget who has left a ticket'
export const crmDelivery = 'Send what happened to a ticket to the CRM'
export const crmPush = 'Send the tickets of the desk to the CRM'
export const crmWake = 'Look for what still waits to be sent to the CRM'
export const crmSent = 'Forget after 30 days what was sent to the CRM'
export const crmBack = 'See whether the CRM answers again'
export const crmReading = 'Read what has changed in the CRM'
export const crmReadingDue = 'Ask for what has changed in the CRM, twice a minute'
export const crmSignals = 'Read what the CRM said has changed'
export const crmPlacing = "Look again at the CRM's tickets that were nobody's"
export const crmResync = 'Read a ticket of the CRM anew'
export const crmSweep = 'Look twice an hour for tickets that are gone from the CRM'
export const crmOldSignals = 'Forget what the CRM said has changed after three days'
export const crmBackfill = 'Take over tickets of the CRM from before'
export const crmFiles = 'Fetch the files that are in the CRM alone'
export const crmCheck = 'Check the connection to the CRM'
export const mailTell = 'Decide who has mail about a ticket'
export const mailSend = 'Send a mail about a ticket'
export const mailSendBulk = 'Send closing emails, notices and daily emails'
export const mailDigests = 'Send the daily mail to those who want one'
export const mailForgotten = 'Look for mail that still waits to be sent'
export const crmCatalog = 'Read what the CRM is configured with'
export const judgeChange = 'Look whether a change has stopped sign-ins'
export const oldWatchedSignIns = 'Forget how sign-ins went since a change'
export const placeMail = 'Put a mail where it belongs'
export const oldRawMails = 'Remove mails as they came in after 30 days'
export const oldMailProofs = 'Forget what proved posted mail'
export const mailSetupLink = 'Mail with a link to set up single sign-on'
export const oldSetupLinks = 'Remove links to set up single sign-on after 90 days'
export const addressChanged = 'Tell administrators about a changed address'

// Why a piece of background work has failed, such as a mail that could not be sent.

export const jobFailures = {
  databaseAway: 'The database was away.',
  databaseFull: 'The database has no room left.',
  databaseSlow: 'The database took too long.',
  noMailServer: 'No mail server is set up.',
  mailServerAway: 'The mail server cannot be reached.',
  mailServerUnknown: 'The name of the mail server is not known.',
  mailBrokeOff: 'The connection to the mail server broke off.',
  mailTooLate: 'The mail server did not answer in time.',
  mailEncryption: 'The mail server and Portico could not agree on encryption.',
  mailLogin: 'The mail server refused the name and password of Portico.',
  mailEnvelope: 'The mail server refused the sender or the recipient.',
  mailRefused: 'The mail server refused the mail.',
  mailNotSent: 'The mail could not be sent.',
}

export const withAnswer = (failure: string, code: string) => `${failure} It answered ${code}.`
/** The error is a name for programmers. */
export const brokeOff = (error: string) =>
  `It broke off with an error (${error}). The log says more.`
