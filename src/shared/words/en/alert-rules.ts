import type { AlertPreset } from '#shared/mail/alerts/presets.ts'
import type {
  AlertHold,
  AlertMeaning,
  AlertOutcome,
  StateField,
} from '#shared/mail/alerts/values.ts'

import { number, plural } from './language.ts'

// The rules for alerts of monitoring tools, in the admin area.
export const title = 'Alerts'
export const lead =
  'Mail of monitoring tools becomes tickets: the same alert joins its open ticket, and a recovery closes it. The first rule that fits counts.'
export const link = 'Alerts'
export const mailboxes = 'Mailboxes'
export const loading = 'Loading the rules'
export const loadFailed = 'Failed to load the rules'
export const none = 'No rule yet'
export const noneText =
  'Add a rule for each tool that sends alerts to one of your mailboxes. Without one they are kept as automatic mail or held.'
export const add = 'Add a rule'
export const newTitle = 'New rule'
export const oneLoading = 'Loading the rule'
export const oneLoadFailed = 'Failed to load the rule'
export const rule = 'Rule'
export const back = 'All rules'
export const list = 'Rules in their order'

// What the list says of each.
export const isOn = 'On'
export const isOff = 'Off'
export const notWorking = 'Held'
export const notWorkingText =
  'The customer or the person is not active: alerts wait at Desk › Mail.'
export const withoutProof = 'Without proof'
export const ticketsOf = (person: string, organization: string) =>
  `Tickets of ${person}, ${organization}`
export const noMatch = 'No alert yet'
export const lastMatch = 'Last alert:'
export const matches = (count: number) =>
  plural(count, {
    one: `${number(count)} alert in 30 days`,
    other: `${number(count)} alerts in 30 days`,
  })
export const orderFailed = 'The order is not saved'

// The form.
export const preset = 'Tool'
export const presetHint =
  'Fills in the patterns and words below for the mails that the tool sends by itself. Change them where yours differ.'
export const keepPreset = 'Choose a tool'
export const presets: Record<AlertPreset, string> = {
  nagios: 'Nagios',
  icinga: 'Icinga 2',
  checkmk: 'Checkmk',
  zabbix: 'Zabbix',
  prtg: 'PRTG',
  alertmanager: 'Prometheus Alertmanager',
  grafana: 'Grafana',
  uptimeKuma: 'Uptime Kuma',
  datadog: 'Datadog',
  veeam: 'Veeam Backup & Replication',
  qnap: 'QNAP',
}
export const name = 'Name'
export const nameHint = 'How your team calls it. It stands in the tickets.'
export const which = 'Which mail'
export const sender = 'Sender'
export const senderHint = 'One address, or a domain for every address of it.'
export const senderExample = 'monitoring@example.com'
export const subjectHas = 'Words in the subject'
export const subjectHasHint = 'Only mail whose subject has them. Leave it empty for all mail.'
export const isUnproven = 'Accept it without proof of the sender'
export const isUnprovenHint =
  'For a server that signs nothing. Anybody who knows the address can then raise tickets by this rule and close those that nobody works on. Better: let the server send through your own mail server, which DKIM or SPF proves.'
export const isRuleOn = 'Use this rule'
export const tickets = 'Tickets'
export const customer = 'Customer'
export const chooseCustomer = 'Choose a customer'
export const requesterEmail = 'Email of the requester'
export const requesterHint =
  'Somebody of the customer who is known already. The tickets are theirs.'
export const categories = 'Categories'
export const reading = 'How it is read'
export const readingHint =
  'A pattern is a whole line with placeholders: {host}, {service}, {state}, {severity}, {word} for any one word and {*} for anything. {state} and {severity} stand for the words below only. Large and small letters are the same.'
export const subjectPatterns = 'Patterns for the subject'
export const subjectPatternsHint = 'One on each line. The first that fits counts.'
export const bodyPatterns = 'Patterns for lines of the text'
export const bodyPatternsHint = 'One on each line, for what the subject does not say.'
export const states = 'What the words mean'
export const statesHint = 'Separate them with commas.'
export const stateFields: Record<StateField, string> = {
  highStates: 'Problem with high priority',
  mediumStates: 'Problem with medium priority',
  lowStates: 'Problem with low priority',
  recoveryStates: 'Recovery',
  otherStates: 'Nothing to do',
}
export const otherStatesHint =
  'Such as acknowledgements: kept under Automatic at Desk › Mail, and nothing follows.'
export const save = 'Save rule'
export const saved = 'Saved'
export const notSaved = 'The rule is not saved'
export const remove = 'Remove rule'
export const removeSure = 'Remove it? Its tickets stay, and the next alert is held or kept.'
export const removed = 'The rule is removed'
export const removeFailed = 'The rule is not removed'

// Trying it.
export const tryTitle = 'Try it'
export const tryHint = 'Nothing is changed by it. The sender of what you paste counts as proven.'
export const tryDraftHint =
  'With the rule as it is filled in, also before it is saved. The sender of what you paste counts as proven.'
export const tryMail = 'Mail'
export const ownText = 'Paste a mail below'
export const tryFrom = 'From'
export const tryFromHint = 'Leave it empty to try the rules of every sender.'
export const trySubject = 'Subject'
export const tryBody = 'Text'
export const tryIt = 'Try'
export const trying = 'Trying...'
export const tryFailed = 'It was not tried'
export const mailChoice = (subject: string, from: string) => `${subject} (${from})`
export const noSubject = 'No subject'
export const noRule = 'No rule takes this mail. It is placed as any other mail.'
export const takenBy = 'Rule'
export const host = 'Host'
export const service = 'Service'
export const state = 'State'
export const notSaid = 'Not said'
export const meaning = 'Means'
export const meanings: Record<AlertMeaning, string> = {
  High: 'Problem, high priority',
  Medium: 'Problem, medium priority',
  Low: 'Problem, low priority',
  recovery: 'Recovery',
  none: 'Nothing to do',
}
export const outcome = 'What happens'
export const outcomes: Record<AlertOutcome, string> = {
  raise: 'Raises a new ticket',
  follow_up: 'Raises a new ticket that follows the closed one',
  join: 'Joins its open ticket',
  close: 'Closes its ticket: nobody works on it',
  keep: 'Is kept, and nothing follows',
  hold: 'Is held for an agent',
}
export const holds: Record<AlertHold, string> = {
  unauthenticated: 'The receiving server does not vouch for the sender.',
  inactive_customer: 'The customer is deactivated or deleted.',
  alert_requester: 'The requester is not active.',
  alert_unread: 'None of the patterns fits.',
  too_many_alerts: 'More new alerts came within an hour than tickets are raised for.',
}
export const ticket = 'Ticket'
export const ticketNumber = (count: number) => `#${count}`

// What is wrong.
export const giveName = 'Give the rule a name'
export const giveSender =
  'Give an address such as monitoring@example.com, or a domain such as example.com'
export const provenDomain =
  'Give one address as the sender for this: a whole domain is believed only with proof'
export const giveCustomer = 'Choose the customer whose tickets they are'
export const giveRequester = 'Give the email address of somebody of the customer'
export const unknownPerson =
  'Nobody of this customer has this address. Give that of somebody who is known, as People of the customer lists them'
export const chooseCategory = 'Choose 1 to 20 categories'
export const givePattern = 'Give at least one pattern'
export const shorterPattern = 'A pattern has 300 characters at most'
export const fewerPatterns = 'Give 12 patterns at most'
export const patternUnknown =
  'There is a placeholder that is not known. Use {host}, {service}, {state}, {severity}, {word} and {*}'
export const patternTwice = 'A pattern has the same placeholder twice. Use each once'
export const patternTouching =
  'Two placeholders stand side by side. Put something between them, such as a space'
export const patternEmpty = 'A pattern reads nothing. Give it one placeholder at least'
export const readMore = 'The patterns must read {state}, and {host} or {service}'
export const giveState = 'Give a word'
export const shorterState = 'A word has 40 characters at most'
export const fewerStates = 'Give 20 words at most'
export const stateTwice = 'A word stands in two places. Leave it in one'
export const giveProblem = 'Give one word at least that means a problem'
export const tooMany = (limit: number) =>
  `There are ${number(limit)} rules already. Remove one that is not needed`
export const gone = 'This rule is not there any more.'
export const mailGone = 'The text of this mail is not kept any more. Paste it instead.'
export const othersMeanwhile = 'Rules were added or removed in the meantime. Load the page again.'
export const changedMeanwhile = (by: string) =>
  `${by} has changed this rule in the meantime. Load the page again to see it.`
