import { number, plural } from './language.ts'

export const title = 'CRM'
export const pageTitle = (part: string) => `CRM: ${part}`
export const cancel = 'Cancel'
export const lead =
  'Let agents work in HubSpot. Tickets, replies and files stay in sync, even when HubSpot is slow or unavailable.'
export const loading = 'Loading CRM status'
export const loadFailed = 'Failed to load CRM status'
export const parts = 'CRM sections'
export const connection = 'Connection'
export const values = 'Field mapping'
export const companies = 'Companies'

// The connection.
export const notConnected = 'No CRM connected'
export const notConnectedText =
  'Your agents work at the desk. Connect HubSpot so they can also answer there. Tickets, replies and files stay in sync, and nothing is lost if HubSpot is unavailable.'
export const account = 'Account'
export const accountWithId = (name: string, id: string) => `${name} (${id})`
export const noAccount = 'None'
export const token = 'Token'
export const tokenEntered = 'Saved and encrypted. It can’t be viewed again.'
export const tokenGiven = 'Set by the HUBSPOT_ACCESS_TOKEN environment variable'
export const tokenMissing = 'Not set'
export const checked = 'Last checked'
export const never = 'Never'
export const checking = 'Checking...'
export const scopes = 'Scopes'
export const allScopes = 'All required scopes granted'
export const missingScopes = (count: number) =>
  plural(count, {
    one: 'A required scope is missing. Add it to the token in HubSpot, then check again.',
    other: `${number(count)} required scopes are missing. Add them to the token in HubSpot, then check again.`,
  })
export const check = 'Check now'
export const checkFailed = 'The last check failed'
export const checkNotAsked = 'Failed to start the check'
export const connect = 'Connect HubSpot'
export const changeToken = 'Change token'
export const forgetToken = 'Remove token'
export const askForget = 'Remove the token? You’ll need a new one to reconnect.'
export const tokenForgotten = 'Token removed'
export const tokenNotForgotten = 'Failed to remove the token'
export const connectionActions = 'Actions for the connection'

export const tokenTitle = 'HubSpot token'
export const tokenDescription =
  'In HubSpot, go to Settings › Integrations › Service Keys, create a service key and grant these scopes:'
export const neededScopes = [
  'tickets',
  'crm.objects.contacts.read',
  'crm.objects.contacts.write',
  'crm.objects.companies.read',
  'crm.objects.owners.read',
  'crm.schemas.tickets.read',
  'crm.schemas.tickets.write',
  'files',
  'files.ui_hidden.read',
  'sales-email-read',
  'conversations.read',
]
export const tokenHint = 'Starts with “pat-”. We check it with HubSpot before saving it.'
export const tryToken = 'Check and save'
export const trying = 'Checking...'
export const tokenNotTried = 'Failed to check the token'
export const tokenTried = 'Checking the token'

export const webhooks = 'Webhooks'
export const webhooksLead =
  'Without webhooks, changes sync every 30 seconds. For instant updates, have a HubSpot app send webhooks to this URL.'
export const webhookAddress = 'Webhook URL'
export const webhookSecret = 'Client secret'
export const webhookSecretSet = 'Saved and encrypted. It can’t be viewed again.'
export const webhookSecretGiven = 'Set by the HUBSPOT_WEBHOOK_SECRET environment variable'
export const webhookSecretMissing = 'Not set. Webhooks are rejected.'
export const enterSecret = 'Enter secret'
export const changeSecret = 'Change secret'
export const secretTitle = 'Webhook secret'
export const secretDescription =
  'The client secret of the HubSpot app that sends the webhooks. Leave empty to reject all webhooks.'
export const save = 'Save'
export const saving = 'Saving...'
export const secretSaved = 'Secret saved'
export const secretNotSaved = 'Failed to save the secret'

// States of the connection.
export const state = 'Sync'
export const states = { off: 'Off', on: 'On', paused: 'Paused' }
export const onButAway = 'On, not connected'
export const stateTexts = {
  off: 'Agents work only at the desk. Nothing is sent to or read from the CRM.',
  on: 'Agents can answer here and in the CRM. Customer messages appear in both.',
  paused: 'Nothing is sent or read. Changes are queued in order.',
}
export const keptChanges = (count: number) =>
  plural(count, {
    one: `${number(count)} change is queued and will be sent when sync is turned back on.`,
    other: `${number(count)} changes are queued and will be sent in order when sync is turned back on.`,
  })
export const filesThere = (count: number) =>
  plural(count, {
    one: `${number(count)} file is still stored only in the CRM and is being copied here. Don’t remove the token until it’s copied.`,
    other: `${number(count)} files are still stored only in the CRM and are being copied here. Don’t remove the token until they’re copied.`,
  })
export const switchOn = 'Turn on'
export const pause = 'Pause'
export const resume = 'Resume'
export const switchOff = 'Turn off'
export const checkFirst = 'Connect HubSpot and check the connection first.'
export const mendFirst =
  'The last check found problems. Some features won’t work until they’re fixed.'
export const stateIsGiven = 'Set by the CRM environment variable. You can still pause sync here.'
export const onTitle = 'Turn on CRM sync?'
export const onDescription = 'Every new ticket will also be created in the CRM.'
export const existing = 'Existing open tickets'
export const pushThem = (count: number) =>
  plural(count, {
    one: `Also send ${number(count)} open ticket to the CRM`,
    other: `Also send ${number(count)} open tickets to the CRM`,
  })
export const pushHint = 'Includes their comments and files, in the original order.'
export const leaveThem = 'Keep them at the desk only'
export const leaveHint = 'Only tickets created from now on go to the CRM.'
export const noOpenTickets = 'All open tickets are already in the CRM.'
export const offTitle = 'Turn off CRM sync?'
export const offDescription =
  'Agents will work only at the desk. All tickets and comments stay here, files stored only in the CRM are copied here, and unsent changes are kept until you turn sync back on.'
export const switching = 'Saving...'
export const switchFailed = 'Failed to change sync state'
export const switched = {
  off: 'CRM sync turned off',
  on: 'CRM sync turned on',
  paused: 'CRM sync paused',
}

// How it fares.
export const waiting = 'Queued'
export const nothingWaits = 'None'
export const waitingSince = (count: number) =>
  plural(count, {
    one: `${number(count)} change:`,
    other: `${number(count)} changes. Oldest:`,
  })
export const copy = 'Synced up to'
export const notRead = 'Not synced yet'
export const lastError = 'Last error'
export const noError = 'None'
export const unreachable = 'Can’t reach the CRM'
export const unreachableText =
  'Nothing is lost. The portal keeps working, and queued changes are sent in order once the CRM is back.'
export const since = 'First noticed:'
export const nextTry = 'Next attempt:'
export const tokenRefused = 'The CRM rejected the token'
export const tokenRefusedText =
  'Sync is paused until you change the token. Queued changes are kept and sent in order afterwards.'

// Refused actions.
export const refused = 'Rejected by the CRM'
export const refusedLead =
  'Changes the CRM rejected aren’t retried automatically. Fix the cause in the CRM and retry, or dismiss the change to keep it here only.'
export const nothingRefused =
  'None. Changes the CRM rejects are listed here with the CRM’s error message.'
export const newest = (count: number) => `Showing the latest ${number(count)}.`
export const ticket = 'Ticket'
export const what = 'Change'
export const reason = 'Reason'
export const age = 'When'
export const actions = 'Actions'
export const kinds = {
  create_ticket: 'New ticket. Later changes wait for it.',
  add_comment: 'Comment',
  update_ticket: 'Ticket update',
  link_company: 'Company link. The ticket was created without it.',
}
export const reference = (code: string | null, correlationId: string | null) =>
  [code, correlationId && `Reference ${correlationId}`].filter(Boolean).join(' · ')
export const ticketName = (ofTicket: number, subject: string) => `#${ofTicket} ${subject}`
export const actionsFor = (name: string) => `Actions for ${name}`
export const retry = 'Retry'
export const retryAction = (name: string) => `Retry: ${name}`
export const retried = 'Change queued for retry'
export const retryFailed = 'Failed to retry the change. Reload the page and try again.'
export const dismiss = 'Dismiss'
export const dismissAction = (name: string) => `Dismiss: ${name}`
export const askDismiss = 'Dismiss this change? It won’t be sent to the CRM.'
export const askDismissTicket = 'Dismiss this ticket? It will stay at the desk only.'
export const dismissed = 'Change dismissed'
export const dismissFailed = 'Failed to dismiss the change. Reload the page and try again.'

// Tickets without a requester here.
export const unplaced = 'CRM tickets not linked to a customer'
export const unplacedLead =
  'A CRM ticket is imported only if its company is linked to a customer and its contact is one of that customer’s people. We check again when you link a company or a new person signs in.'
export const nothingUnplaced = 'None. Every CRM ticket is linked to a customer.'
export const unplacedReasons = {
  no_company: 'No company in the CRM',
  unknown_company: 'Company not linked to a customer',
  no_requester: 'No contact in the CRM',
  unknown_requester: 'Contact isn’t one of the customer’s people',
}
export const ticketCount = (count: number) =>
  plural(count, { one: `${number(count)} ticket`, other: `${number(count)} tickets` })
export const bindCompanies = 'Link companies'

// All tickets of the CRM.
export const backfill = 'Import existing tickets'
export const backfillLead =
  'Imports all CRM tickets once, oldest first, without slowing down live sync. It resumes automatically after a restart.'
export const backfillStart = 'Import all tickets'
export const backfillAgain = 'Import again'
export const backfillNeedsOn = 'Turn on CRM sync first.'
export const backfillPause = 'Pause import'
export const backfillResume = 'Resume import'
export const backfillStop = 'Stop import'
export const askStop = 'Stop the import? Imported tickets stay. You can start again later.'
export const backfillActions = 'Actions for the import'
export const backfillStates = {
  running: 'Running',
  paused: 'Paused',
  done: 'Done',
  stopped: 'Stopped',
}
export const progress = (read: number, expected: number | null) =>
  expected === null ? `${number(read)} read` : `${number(read)} of about ${number(expected)} read`
export const imported = (count: number) => `${number(count)} imported`
export const skipped = (count: number) => `${number(count)} skipped (no matching customer)`
export const minutesLeft = (minutes: number) =>
  plural(minutes, {
    one: `about ${number(minutes)} minute left`,
    other: `about ${number(minutes)} minutes left`,
  })
export const hoursLeft = (hours: number) =>
  plural(hours, {
    one: `about ${number(hours)} hour left`,
    other: `about ${number(hours)} hours left`,
  })
const HOUR = 60
export const timeLeft = (minutes: number) =>
  minutes < 2 * HOUR ? minutesLeft(minutes) : hoursLeft(Math.ceil(minutes / HOUR))
export const startedBy = (name: string) => `Started by ${name}`
export const steerFailed = 'Failed to update the import'

// One ticket.
export const readAgain = 'Resync a ticket'
export const readAgainLead =
  'If a ticket looks different here than in the CRM, resync it and all its comments.'
export const ticketNumber = 'Ticket number'
export const ticketNumberHint = 'For example, 1042'
export const giveNumber = 'Enter a ticket number, such as 1042'
export const readNow = 'Resync'
export const readAsked = (asked: number) => `Resyncing #${asked}`
export const readFailed = 'Failed to resync the ticket'

// Values.
export const valuesLead =
  'Match the CRM’s values to Portico’s. By default, values with the same name are matched.'
export const valuesLoading = 'Loading CRM values'
export const valuesLoadFailed = 'Failed to load CRM values'
export const noValues = 'Nothing read from the CRM yet'
export const noValuesText =
  'Connect HubSpot first. Its stages, priorities and categories are then loaded automatically.'
export const toConnection = 'Go to CRM connection'
export const pipeline = 'Pipeline'
export const pipelineIsGiven = 'Set by the HUBSPOT_PIPELINE environment variable. Change it there.'
export const pipelineHint =
  'New tickets are created in this pipeline. Tickets from all pipelines are synced.'
export const kindsOfValues = {
  stage: 'Stages',
  priority: 'Priorities',
  category: 'Categories',
  resolution: 'Resolutions',
}
export const kindHints = {
  stage:
    'The Portico status for each stage. When a ticket’s status changes here, the ticket moves to the first matching stage. Unmapped stages don’t change the status.',
  priority: 'A priority is sent as the value with the same name, or the first one mapped to it.',
  category: 'Unmapped categories are ignored.',
  resolution: 'Why a ticket was closed.',
}
export const noOptions = 'None in the CRM.'
export const theirs = 'CRM value'
export const ours = 'Portico value'
export const meansNothing = 'Not mapped'
export const valueOfKind = (kind: keyof typeof kindsOfValues, label: string) =>
  `${kindsOfValues[kind]}: ${label}`
export const meaningOf = (label: string) => `Map ${label} to`
export const notes = 'Agent notes'
export const noteRule = 'CRM notes customers can see'
export const noteRules = {
  never: 'None',
  marked: 'Notes that start with the marker',
  all: 'All notes',
}
export const noteRuleHint =
  'Emails and messages agents send are always visible to customers. HubSpot has no public/private setting for notes, so they’re hidden unless you choose otherwise.'
export const noteWarning = 'Customers will see every note agents write in HubSpot.'
export const marker = 'Marker'
export const markerHint =
  'A note is shown if its first line is this marker. The marker itself is removed.'
export const giveMarker = 'Enter a marker, such as #public'
export const saveValues = 'Save mapping'
export const valuesSaved = 'Mapping saved'
export const valuesNotSaved = 'Failed to save mapping'
export const valuesSavedBy = (name: string) => `${name} saved the mapping while you were editing`
export const valuesDraft = 'We restored your unsaved changes.'

// Companies.
export const companiesLead =
  'Link each customer to its company in the CRM. New tickets go to that company, and the company’s tickets appear for the customer’s people. Companies are never linked automatically.'
export const companiesLoading = 'Loading companies'
export const companiesLoadFailed = 'Failed to load companies'
export const customer = 'Customer'
export const companiesOf = 'CRM companies'
export const noCustomers = 'No customers yet'
export const noCompany = 'None. Tickets are sent without a company.'
export const primary = 'Default for new tickets'
export const makePrimary = 'Make default'
export const makePrimaryFor = (name: string) => `Make ${name} the default for new tickets`
export const gone = 'No longer in HubSpot'
export const mergedInto = (name: string) => `Merged into ${name}`
export const bindInsteadOf = (company: string, merged: string) =>
  `Link ${company} instead of ${merged}`
export const release = 'Unlink'
export const releaseCompany = (name: string) => `Unlink ${name}`
export const askRelease = (name: string) =>
  `Unlink ${name}? Its tickets will no longer appear here, except those already imported.`
export const suggested = 'Suggested match:'
export const bind = 'Link'
export const bindCompanyTo = (company: string, name: string) => `Link ${company} to ${name}`
export const bindOther = (isFirst: boolean) => (isFirst ? 'Link a company' : 'Link another company')
export const bindOtherTo = (isFirst: boolean, name: string) => `${bindOther(isFirst)} for ${name}`
export const bindTitle = (name: string) => `Link a company to ${name}`
export const bindDescription =
  'You’ll find the record ID at the end of the company’s URL in HubSpot.'
export const companyWithId = (id: string) => `Company ${id}`
export const companyId = 'Record ID'
export const giveCompanyId = 'Enter a record ID, such as 16740392511'
export const binding = 'Linking...'
export const bound = (name: string) => `Link to ${name} saved`
export const released = (name: string) => `${name} unlinked`
export const bindFailed = 'Failed to save the link'
export const releaseFailed = 'Failed to unlink the company'
export const unbound = 'CRM companies not linked to a customer'
export const domainOf = (domain: string) => `(${domain})`
export const customerOf = (name: string) => `Customer for ${name}`
export const bindCompany = (name: string) => `Link ${name}`
export const chooseCustomer = 'Choose a customer'
export const companyActions = (name: string) => `Actions for ${name}`

// Answers of the server.
export const giveToken = 'Enter the token without spaces'
export const tokenIsGiven =
  'The token is set by the HUBSPOT_ACCESS_TOKEN environment variable. Change it there and restart Portico.'
export const webhookSecretIsGiven =
  'The secret is set by the HUBSPOT_WEBHOOK_SECRET environment variable. Change it there and restart Portico.'
export const switchOffFirst = 'Turn off sync first.'
export const otherAccount = (name: string) =>
  `This token belongs to ${name}, but your tickets are linked to a different HubSpot account.`
export const noToken = 'Enter a token first.'
export const notChecked = 'Check the connection first. The HubSpot account isn’t known yet.'
export const stateByVariable =
  'CRM sync is set by the CRM environment variable. Change it there and restart Portico.'
export const customerGone = 'This customer no longer exists.'
export const companyTaken = 'This company is linked to another customer. Unlink it there first.'
export const companyGone = 'This company is no longer linked.'
export const actionGone = 'Someone else already retried or dismissed this change.'
export const valuesMovedOn =
  'Another administrator changed the field mapping while you were editing. Reload the page to see the changes.'
export const unknownPipeline = 'Choose a pipeline from the list'
export const unknownValue = (label: string) => `Choose what ${label} maps to`
export const noSuchTicket = 'No ticket has this number.'
export const notInCrm = 'This ticket isn’t in the CRM.'
export const crmIsOff = 'CRM sync is off. Turn it on first.'
export const backfillMovedOn = 'Another administrator changed the import.'

// Texts about work with a CRM: reasons of failed calls, and words in the CRM next to a person's
// own.

export const callStopped = 'The request was canceled.'
export const noAnswer = 'The CRM didn’t respond in time.'
export function couldNotReach(code: string) {
  return `Can’t reach the CRM (${code}).`
}
export const notUnderstood = 'The CRM sent an unexpected response.'
export const isAway = 'The CRM isn’t responding. We’ll retry shortly.'
export const connectionTokenRefused = 'The CRM rejected the token.'
export function tokenOfAnother({ found, wanted }: { found: string; wanted: string }) {
  return `This token is for account ${found}, but the tickets here belong to account ${wanted}. Nothing is sent or read. Enter a token for account ${wanted}.`
}
export const limitReached = 'The CRM’s request limit was reached.'
/** The names of scopes, of which the CRM asks for one. */
export function scopesRequired(scopes: string[]) {
  return scopes.length > 1
    ? `The token lacks a scope. Add any one of these in HubSpot: ${scopes.join(', ')}.`
    : `The token lacks the ${scopes.join('')} scope. Add it in HubSpot.`
}
export function scopesLacking(scopes: string[]) {
  return `Missing scopes: ${scopes.join(', ')}. Update the token in HubSpot, then check again.`
}
export const propertyNotUnique =
  'The property portal_ticket_ref exists in the CRM but doesn’t require unique values. Delete it there, then check the connection again.'
export const ticketReference = 'Portal reference'
export const fileElsewhere = 'The CRM returned a file URL outside the CRM.'
export function wroteInPortal(name: string) {
  return `${name} wrote in the portal:`
}
export function fileUnreadable(status: number) {
  return `The CRM didn’t return the file (${status}).`
}
export function answered(status: number) {
  return `The CRM responded with status ${status}.`
}

// Why something was not sent to the CRM, beside what the CRM itself says.

export const noOpenStage =
  'No stage in the selected pipeline is mapped to Open. Map one, then try again.'
export const ticketGone = 'The ticket was deleted in the CRM.'
export const ticketMerged = 'The ticket was merged in the CRM.'
export const customerHasNoCompany = 'No CRM company is linked to the customer.'
export const deliveryTooSlow = 'Sending took too long.'
export function fileMissing(name: string) {
  return `${name} is missing from Portico’s file storage.`
}
export function wholeTextInFile(name: string) {
  return `The text is too long for one comment. See the full text in ${name}.`
}

// The portal's comments in a ticket about acts of agents in the CRM. Stored with the ticket. The
// last one answers a webhook.

export const supportTeam = 'the support team'
/** Name of an agent whom the CRM does not name. */
export const agent = 'Support team'
export const noSubject = 'No subject'

export const wrongSignature = 'This request’s signature isn’t valid.'
