// Names of background jobs, on their page and in the audit log.

export const expiredSecrets = 'Delete expired job secrets'
export const rateLimits = 'Reset expired rate limits'
export const repeatedRequests = 'Clear request cache (1 day)'
export const brokenUploads = 'Delete incomplete uploads'
export const deletedCustomers = 'Permanently delete customers (30 days)'
export const storedBytes = 'Recalculate storage usage'
export const mailLink = 'Send password link'
export const mailCode = 'Send sign-in code'
export const passkeySignIns = 'Delete expired passkey sign-in requests'
export const passkeyChanged = 'Email people about passkey changes'
export const emergencyDoor = 'Send emergency access notifications'
export const emergencyDoors = 'Close emergency access'
export const expiredCodes = 'Delete expired sign-in codes'
export const expiredLinks = 'Delete expired password links'
export const passkeyChallenges = 'Delete expired passkey setup and two-step requests'
export const signIns = 'Delete unfinished sign-ins'
export const providerAnswers = 'Delete expired identity provider responses'
export const sessions = 'Delete expired sessions'
export const signInFailures = 'Delete failed sign-ins (30 days)'
export const connectionTests = 'Delete single sign-on test results (30 days)'
export const certificateEnds = 'Check certificate expiration'
export const certificateWarnings = 'Send certificate expiration warnings'
export const metadataLooks = 'Check identity provider metadata (daily)'
export const domainChecks = 'Verify customer domains (daily)'
export const lastingFailures = 'Notify administrators of ongoing failures'
export const connectionMail = 'Email administrators or technical contacts'
export const snoozedTickets = 'Return snoozed tickets to the queue'
export const ticketLists = 'Rebuild ticket lists'
export const ticketVerdicts = 'Record missed SLA targets (daily)'
export const commentSearch = 'Index comments for search'
export const joinedWordsSearch = 'Index hyphenated words for search'
export const nearDue = 'Send due-soon notifications'
export const oldBulks = 'Delete bulk-change undo data'
export const oldNotices = 'Delete desk notifications (90 days)'
export const renewNearDue = 'Recalculate due-soon times'
export const releaseReply = 'Send scheduled reply'
export const tellOfReply = 'Notify assignee of a customer’s reply'
export const tellStoppedReply = 'Notify agent of an unsent reply'
export const oldDrafts = 'Delete old drafts (6 months)'
export const endedPresence = 'Clear viewer presence'
export const crmDelivery = 'Send ticket changes to the CRM'
export const crmPush = 'Send existing tickets to the CRM'
export const crmWake = 'Retry queued CRM changes'
export const crmSent = 'Delete CRM send log (30 days)'
export const crmBack = 'Check whether the CRM is back'
export const crmReading = 'Read CRM changes'
export const crmReadingDue = 'Schedule CRM reads (every 30 seconds)'
export const crmSignals = 'Process CRM webhooks'
export const crmPlacing = 'Recheck unlinked CRM tickets'
export const crmResync = 'Resync a CRM ticket'
export const crmSweep = 'Find tickets deleted in the CRM (every 30 minutes)'
export const crmOldSignals = 'Delete processed webhooks (3 days)'
export const crmBackfill = 'Import existing CRM tickets'
export const crmFiles = 'Copy files from the CRM'
export const crmCheck = 'Check the CRM connection'
export const mailTell = 'Determine email recipients for a ticket'
export const mailSend = 'Send ticket email'
export const mailSendBulk = 'Send closing notices, team notifications and daily summaries'
export const mailDigests = 'Prepare daily summary emails'
export const mailForgotten = 'Retry unsent email'
export const crmCatalog = 'Read CRM configuration'
export const judgeChange = 'Check sign-ins after a change'
export const oldWatchedSignIns = 'Delete sign-in monitoring data'
export const placeMail = 'Process incoming email'
export const oldRawMails = 'Delete original emails (30 days)'
export const oldMailProofs = 'Delete webhook verification data'
export const mailSetupLink = 'Send setup link'
export const oldSetupLinks = 'Delete old setup links (90 days)'
export const contractRecount = 'Recalculate SLAs after a contract change'
export const maintenanceRecount = 'Apply maintenance windows to SLAs'
export const addressChanged = 'Notify administrators of a changed email address'

// Why a piece of background work has failed, such as a mail that could not be sent.

export const jobFailures = {
  databaseAway: 'The database was unavailable.',
  databaseFull: 'The database is out of space.',
  databaseSlow: 'The database took too long.',
  noMailServer: 'No mail server is set up.',
  mailServerAway: 'Can’t reach the mail server.',
  mailServerUnknown: 'The mail server’s name couldn’t be resolved.',
  mailBrokeOff: 'The connection to the mail server was lost.',
  mailTooLate: 'The mail server didn’t respond in time.',
  mailEncryption: 'Failed to establish an encrypted connection to the mail server.',
  mailLogin: 'The mail server rejected the username or password.',
  mailEnvelope: 'The mail server rejected the sender or recipient.',
  mailRefused: 'The mail server rejected the email.',
  mailNotSent: 'Failed to send the email.',
}

export const withAnswer = (failure: string, code: string) => `${failure} Server response: ${code}.`
/** The error is a name for programmers. */
export const brokeOff = (error: string) =>
  `Stopped with an error (${error}). See the log for details.`
