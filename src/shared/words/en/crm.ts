import { number, plural } from './language.ts'

export const title = 'CRM'
export const pageTitle = (part: string) => `CRM: ${part}`
export const cancel = 'Cancel'
export const lead =
  'Agents can work in HubSpot. Portico then keeps both in step, and stays quick while the CRM is slow or away.'
export const loading = 'Loading the state of the CRM'
export const loadFailed = 'Failed to load the state of the CRM'
export const parts = 'Parts of the CRM'
export const connection = 'Connection'
export const values = 'Values'
export const companies = 'Companies'

// The connection.
export const notConnected = 'No CRM is connected'
export const notConnectedText =
  'Agents work at the desk. Connect HubSpot to let them answer there as well: tickets, replies and files are then kept in step, and nothing is lost while HubSpot is away.'
export const account = 'Account'
export const accountWithId = (name: string, id: string) => `${name} (${id})`
export const noAccount = 'None yet'
export const token = 'Token'
export const tokenEntered = 'Entered. It is kept encrypted and never shown again.'
export const tokenGiven = 'Given by the variable HUBSPOT_ACCESS_TOKEN'
export const tokenMissing = 'None yet'
export const checked = 'Checked'
export const never = 'Never'
export const checking = 'Checking…'
export const scopes = 'Scopes'
export const allScopes = 'All that are needed'
export const missingScopes = (count: number) =>
  plural(count, {
    one: 'This scope is missing. Add it to the token in HubSpot, then check again.',
    other: `These ${number(count)} scopes are missing. Add them to the token in HubSpot, then check again.`,
  })
export const check = 'Check now'
export const checkFailed = 'The last check came to nothing'
export const checkNotAsked = 'Failed to ask for a check'
export const connect = 'Connect HubSpot'
export const changeToken = 'Change token'
export const forgetToken = 'Forget token'
export const askForget = 'Forget the token? To connect again you need a new one.'
export const tokenForgotten = 'The token is forgotten'
export const connectionActions = 'Actions for the connection'

export const tokenTitle = 'Connect HubSpot'
export const tokenDescription =
  'Make a service key in HubSpot, under Settings, Integrations, Service Keys, and give it these scopes:'
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
export const tokenHint = 'Begins with pat-. It is tried first, and kept only when HubSpot takes it.'
export const tryToken = 'Try token'
export const trying = 'Asking…'
export const tokenNotTried = 'Failed to try the token'
export const tokenTried = 'The token is being tried'

export const webhooks = 'Webhooks'
export const webhooksLead =
  'Changes are read every 30 seconds without them. With them they are here at once: have an app of HubSpot send them to this address.'
export const webhookAddress = 'Address for webhooks'
export const webhookSecret = 'Client secret'
export const webhookSecretSet = 'Entered. It is kept encrypted and never shown again.'
export const webhookSecretGiven = 'Given by the variable HUBSPOT_WEBHOOK_SECRET'
export const webhookSecretMissing = 'None. Webhooks are not accepted.'
export const enterSecret = 'Enter secret'
export const changeSecret = 'Change secret'
export const secretTitle = 'Secret for webhooks'
export const secretDescription =
  'The client secret of the app in HubSpot that sends the webhooks. Leave it empty to accept none.'
export const save = 'Save'
export const saving = 'Saving…'
export const secretSaved = 'The secret is saved'
export const secretNotSaved = 'Failed to save the secret'

// Whether it is on.
export const state = 'State'
export const states = { off: 'Off', on: 'On', paused: 'Paused' }
export const onButAway = 'On, not in step'
export const stateTexts = {
  off: 'Agents work at the desk alone. Nothing is sent to the CRM and nothing is read from it.',
  on: 'Agents may answer here and in the CRM. What customers write is in both.',
  paused: 'Nothing is sent and nothing is read. What is to be sent is kept, in order.',
}
export const keptChanges = (count: number) =>
  plural(count, {
    one: `${number(count)} change is kept here, and sent when the CRM is switched on again.`,
    other: `${number(count)} changes are kept here, and sent in order when the CRM is switched on again.`,
  })
export const filesThere = (count: number) =>
  plural(count, {
    one: `${number(count)} file that came from the CRM is still there alone. It is being fetched: keep the token until then.`,
    other: `${number(count)} files that came from the CRM are still there alone. They are being fetched: keep the token until then.`,
  })
export const switchOn = 'Switch on'
export const pause = 'Pause'
export const resume = 'Resume'
export const switchOff = 'Switch off'
export const checkFirst = 'Connect HubSpot and check the connection first.'
export const mendFirst =
  'The last check found something to mend. Switched on before that, some of it will not work.'
export const stateIsGiven = 'Given by the variable CRM. It can be paused here.'
export const onTitle = 'Switch the CRM on?'
export const onDescription = 'From now on every new ticket goes to the CRM as well.'
export const existing = 'Open tickets that are at the desk'
export const pushThem = (count: number) =>
  plural(count, {
    one: `${number(count)} open ticket goes to the CRM as well`,
    other: `${number(count)} open tickets go to the CRM as well`,
  })
export const pushHint = 'With their comments and files, in the order in which they were written.'
export const leaveThem = 'They stay at the desk'
export const leaveHint = 'Only tickets that are raised from now on go to the CRM.'
export const noOpenTickets = 'There are no open tickets that the CRM does not have.'
export const offTitle = 'Switch the CRM off?'
export const offDescription =
  'Agents then work at the desk alone. All tickets and comments stay here, files that are in the CRM alone are fetched, and what was not sent yet is kept for when it is switched on again.'
export const switching = 'Switching…'
export const switchFailed = 'Failed to change the state'
export const switched = { off: 'The CRM is off', on: 'The CRM is on', paused: 'The CRM is paused' }

// How it fares.
export const inStep = 'In step'
export const waiting = 'Waiting to be sent'
export const nothingWaits = 'Nothing'
export const waitingSince = (count: number) =>
  plural(count, {
    one: `${number(count)} change:`,
    other: `${number(count)} changes. Oldest:`,
  })
export const copy = 'Read until'
export const notRead = 'Nothing was read yet'
export const lastError = 'Last error'
export const noError = 'None'
export const unreachable = 'The CRM cannot be reached'
export const unreachableText =
  'Nothing is lost: the portal goes on, and everything is sent in order once the CRM answers.'
export const since = 'Since'
export const nextTry = 'The next attempt is at'
export const tokenRefused = 'The CRM refuses the token'
export const tokenRefusedText =
  'Nothing is sent or read until it is changed. Everything is kept and sent then, in order.'

// What was refused.
export const refused = 'Refused by the CRM'
export const refusedLead =
  'What the CRM does not take is not sent again by itself. Mend the reason there and retry, or dismiss it: it then stays here alone.'
export const nothingRefused = 'None. What the CRM does not take is listed here, with its own words.'
export const newest = (count: number) => `Only the newest ${number(count)} are listed.`
export const ticket = 'Ticket'
export const what = 'What'
export const reason = 'Reason'
export const age = 'Since'
export const actions = 'Actions'
export const kinds = {
  create_ticket: 'The ticket itself. What follows it waits.',
  add_comment: 'A comment',
  update_ticket: 'A change',
  link_company: 'The company. The ticket was created without it.',
}
export const reference = (code: string | null, correlationId: string | null) =>
  [code, correlationId && `Reference ${correlationId}`].filter(Boolean).join(' · ')
export const ticketName = (ofTicket: number, subject: string) => `#${ofTicket} ${subject}`
export const actionsFor = (name: string) => `Actions for ${name}`
export const retry = 'Retry'
export const retryAction = (name: string) => `Retry for ${name}`
export const retried = 'It is sent again'
export const retryFailed = 'Failed to retry'
export const dismiss = 'Dismiss'
export const dismissAction = (name: string) => `Dismiss for ${name}`
export const askDismiss = 'Give it up? The CRM will not learn of it.'
export const askDismissTicket = 'Give it up? The ticket then stays at the desk alone.'
export const dismissed = 'It is given up'
export const dismissFailed = 'Failed to dismiss'

// Tickets of nobody here.
export const unplaced = 'Tickets of the CRM that nobody sees here'
export const unplacedLead =
  'A ticket of the CRM is shown to a customer only when its company is that customer’s and its contact is one of its people. These are looked at again when a company is bound or a person appears.'
export const nothingUnplaced = 'None. Every ticket that was read is a customer’s.'
export const unplacedReasons = {
  no_company: 'Without a company in the CRM',
  unknown_company: 'Of a company that no customer is bound to',
  no_requester: 'Without a contact in the CRM',
  unknown_requester: 'Of a contact who is none of the customer’s people here',
}
export const ticketCount = (count: number) =>
  plural(count, { one: `${number(count)} ticket`, other: `${number(count)} tickets` })
export const bindCompanies = 'Bind companies'

// All tickets of the CRM.
export const backfill = 'Import of existing tickets'
export const backfillLead =
  'Reads all tickets of the CRM once, oldest first. It leaves room for what people wait for, and goes on where it was when Portico is restarted.'
export const backfillStart = 'Import all tickets'
export const backfillAgain = 'Import again'
export const backfillNeedsOn = 'Switch the CRM on first.'
export const backfillPause = 'Pause import'
export const backfillResume = 'Resume import'
export const backfillStop = 'Stop import'
export const askStop = 'Stop the import? What was imported stays. It can be begun again.'
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
export const skipped = (count: number) => `${number(count)} not shown here`
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
export const startedBy = (name: string) => `Begun by ${name}`
export const steerFailed = 'Failed to change the import'

// One ticket.
export const readAgain = 'Read one ticket again'
export const readAgainLead =
  'Where a ticket here looks other than in the CRM: reads it with all its comments anew.'
export const ticketNumber = 'Number of the ticket'
export const ticketNumberHint = 'As in the address and in mails, such as 1042.'
export const giveNumber = 'Give the number of a ticket, such as 1042'
export const readNow = 'Read again'
export const readAsked = (asked: number) => `#${asked} is read again`
export const readFailed = 'The ticket was not read'

// Values.
export const valuesLead =
  'What the CRM calls things, and what they are here. Where you have not chosen, Portico goes by the names.'
export const valuesLoading = 'Loading the values'
export const valuesLoadFailed = 'Failed to load the values'
export const noValues = 'Nothing was read from the CRM yet'
export const noValuesText =
  'Connect HubSpot first. What it is configured with is then read by itself.'
export const toConnection = 'Go to the connection'
export const pipeline = 'Pipeline'
export const pipelineIsGiven = 'Given by the variable HUBSPOT_PIPELINE. Change it there.'
export const pipelineHint = 'New tickets go to it. Tickets of all pipelines are read.'
export const kindsOfValues = {
  stage: 'Stages',
  priority: 'Priorities',
  category: 'Categories',
  resolution: 'Resolutions',
}
export const kindHints = {
  stage:
    'What a ticket’s status is here. A status goes to the first stage of the pipeline that means it. A stage that means nothing leaves the status as it is.',
  priority: 'A priority goes to the value of the same name, or to the first that means it.',
  category: 'A category that means nothing here is left out.',
  resolution: 'Why a ticket was closed.',
}
export const noOptions = 'The CRM has none.'
export const theirs = 'In the CRM'
export const ours = 'Here'
export const meansNothing = 'Nothing here'
export const valueOfKind = (kind: keyof typeof kindsOfValues, label: string) =>
  `${kindsOfValues[kind]}: ${label}`
export const meaningOf = (label: string) => `What ${label} is here`
export const notes = 'Notes of agents'
export const noteRule = 'What customers see of notes in the CRM'
export const noteRules = {
  never: 'None',
  marked: 'Those that begin with the marker',
  all: 'All notes',
}
export const noteRuleHint =
  'Mails and messages that agents send are always shown. Notes have no mark for the public in HubSpot: agents write them for one another.'
export const noteWarning =
  'Every note that an agent writes in HubSpot will be shown to the customer.'
export const marker = 'Marker'
export const markerHint =
  'A note is shown when this is its first line. The line itself is left out.'
export const giveMarker = 'Give a marker such as #public'
export const saveValues = 'Save values'
export const valuesSaved = 'Values saved'
export const valuesNotSaved = 'Failed to save the values'
export const valuesSavedBy = (name: string) => `${name} has saved the values in the meantime`
export const valuesDraft = 'You had begun to change the values. We kept what you chose.'
export const discard = 'Discard changes'

// Companies.
export const companiesLead =
  'A customer’s tickets go to its company in the CRM, and tickets of the company are shown to the customer’s people. Nothing is bound by itself.'
export const companiesLoading = 'Loading the companies'
export const companiesLoadFailed = 'Failed to load the companies'
export const customer = 'Customer'
export const companiesOf = 'Companies in the CRM'
export const noCustomers = 'There are no customers yet'
export const noCompany = 'None. Its tickets go to the CRM without a company.'
export const primary = 'Tickets go here'
export const makePrimary = 'Send tickets here'
export const makePrimaryFor = (name: string) => `Send tickets to ${name}`
export const gone = 'No longer in HubSpot'
export const mergedInto = (name: string) => `Merged into ${name}`
export const bindInsteadOf = (company: string, merged: string) =>
  `Bind ${company} instead of ${merged}`
export const release = 'Release'
export const releaseCompany = (name: string) => `Release ${name}`
export const askRelease = (name: string) =>
  `Release ${name}? Its tickets are then shown to nobody, but for those that were imported.`
export const suggested = 'Suggested by its domain:'
export const bind = 'Bind'
export const bindCompanyTo = (company: string, name: string) => `Bind ${company} to ${name}`
export const bindOther = (isFirst: boolean) => (isFirst ? 'Bind a company' : 'Bind another')
export const bindOtherTo = (isFirst: boolean, name: string) => `${bindOther(isFirst)} for ${name}`
export const bindTitle = (name: string) => `Bind a company to ${name}`
export const bindDescription =
  'You find the ID at the end of the address of the company in HubSpot.'
export const companyWithId = (id: string) => `Company ${id}`
export const companyId = 'Record ID'
export const giveCompanyId = 'Give the ID of a company, such as 16740392511'
export const binding = 'Binding…'
export const bound = (name: string) => `${name} is bound`
export const released = (name: string) => `${name} is released`
export const bindFailed = 'Failed to bind the company'
export const releaseFailed = 'Failed to release the company'
export const unbound = 'Companies with tickets that nobody sees here'
export const domainOf = (domain: string) => `(${domain})`
export const customerOf = (name: string) => `Customer of ${name}`
export const bindCompany = (name: string) => `Bind ${name}`
export const chooseCustomer = 'Choose a customer'
export const companyActions = (name: string) => `Actions for ${name}`

// What the server answers.
export const giveToken = 'Give the token: letters, digits and signs without spaces'
export const tokenIsGiven =
  'The token is given by the variable HUBSPOT_ACCESS_TOKEN. Change it there, and restart Portico.'
export const webhookSecretIsGiven =
  'The secret is given by the variable HUBSPOT_WEBHOOK_SECRET. Change it there, and restart Portico.'
export const switchOffFirst = 'Switch the connection off first.'
export const otherAccount = (name: string) =>
  `The token opens ${name}, which is another account than the one that tickets here are linked to.`
export const noToken = 'There is no token to check.'
export const notChecked = 'Check the connection first: no account is known yet.'
export const stateByVariable =
  'The variable CRM decides whether agents work in the CRM. Change it there, and restart Portico.'
export const customerGone = 'This customer is not there any more.'
export const companyTaken = 'This company is another customer’s. Release it there first.'
export const companyGone = 'This company is not bound any more.'
export const actionGone = 'Somebody else has settled this already.'
export const valuesMovedOn =
  'Somebody else has changed the values in the meantime. Reload the page to see them.'
export const unknownPipeline = 'Choose one of the pipelines'
export const unknownValue = (label: string) => `Choose what ${label} is here`
export const noSuchTicket = 'There is no ticket with this number.'
export const notInCrm = 'This ticket is not in the CRM.'
export const crmIsOff = 'The CRM is off. Switch it on first.'
export const backfillMovedOn = 'Somebody else has changed the import in the meantime.'

// What is told of work with a CRM: why a call failed, and what stands in the CRM beside a person's words.

export const callStopped = 'The call was stopped.'
export const noAnswer = 'The CRM did not answer in time.'
export function couldNotReach(code: string) {
  return `The CRM could not be reached (${code}).`
}
export const notUnderstood = 'The CRM gave an answer that Portico does not understand.'
export const isAway = 'The CRM did not answer repeatedly. It is asked again in a moment.'
export const connectionTokenRefused = 'The CRM refuses the token of the connection.'
export function tokenOfAnother({ found, wanted }: { found: string; wanted: string }) {
  return `The token opens the account ${found}, and the tickets here are those of the account ${wanted}. Nothing is sent or read. Give a token of the account ${wanted}.`
}
export const limitReached = 'The limit of requests to the CRM is reached.'
/** The names of scopes, of which the CRM asks for one. */
export function scopesRequired(scopes: string[]) {
  return scopes.length > 1
    ? `The token lacks a scope. Add any one of these in HubSpot: ${scopes.join(', ')}.`
    : `The token lacks the scope ${scopes.join('')}. Add it in HubSpot.`
}
export function scopesLacking(scopes: string[]) {
  return `The token lacks these scopes: ${scopes.join(', ')}. Add them in HubSpot, then check again.`
}
export const propertyNotUnique =
  'The property portal_ticket_ref exists in the CRM and does not demand unique values. Delete it there, then check the connection again.'
export const ticketReference = 'Portal reference'
export const fileElsewhere = 'The CRM named an address for a file that does not belong to it.'
export function wroteInPortal(name: string) {
  return `${name} wrote in the portal:`
}
export function fileUnreadable(status: number) {
  return `The CRM did not give the file (${status}).`
}
export function answered(status: number) {
  return `The CRM answered with the status ${status}.`
}

// Why something was not sent to the CRM, beside what the CRM itself says.

export const noOpenStage =
  'No stage of the chosen pipeline means that a ticket is open. Map one, then try again.'
export const ticketGone = 'The ticket was deleted in the CRM.'
export const ticketMerged = 'The ticket was merged in the CRM.'
export const customerHasNoCompany = 'No company of the CRM is assigned to the customer.'
export const deliveryTooSlow = 'It took too long.'
export function fileMissing(name: string) {
  return `The file ${name} is missing in Portico's own store.`
}
export function wholeTextInFile(name: string) {
  return `The text is too long for one comment. All of it is in the file ${name}.`
}

// What the portal itself says in a ticket about what agents did in the CRM. Stored with the ticket. The
// last one answers a webhook.

export const supportTeam = 'the support team'
/** Of an agent whom the CRM does not name. */
export const agent = 'Support team'
export const noSubject = 'Without a subject'

export const wrongSignature = 'The signature of this call is not right.'
