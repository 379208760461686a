import type { AlertPreset } from '#shared/mail/alerts/presets.ts'
import type {
  AlertHold,
  AlertMeaning,
  AlertOutcome,
  StateField,
} from '#shared/mail/alerts/values.ts'

import { number, plural } from './language.ts'

// The rules for alerts of monitoring tools, in the admin area.
export const title = 'Alert Rules'
export const lead =
  'Turn emails from your monitoring tools into tickets. Repeat alerts are added to the open ticket, and a recovery closes it. Rules run in order; the first match applies.'
export const link = 'Alert rules'
export const loading = 'Loading alert rules'
export const loadFailed = 'Failed to load alert rules'
export const none = 'No alert rules yet'
export const noneText =
  'Add a rule for each tool that sends alerts to one of your mailboxes. Without a rule, alerts are filed as automated email or held for review.'
export const add = 'Add rule'
export const newTitle = 'New alert rule'
export const oneLoading = 'Loading alert rule'
export const oneLoadFailed = 'Failed to load alert rule'
export const rule = 'Rule'
export const back = 'All alert rules'
export const list = 'Rules, in order'

// States in the list.
export const isOn = 'On'
export const isOff = 'Off'
export const notWorking = 'Paused'
export const notWorkingText =
  'The customer or requester is inactive. Alerts are held for review under Desk › Email review.'
export const withoutProof = 'Accepts unverified senders'
export const ticketsOf = (person: string, organization: string) =>
  `Creates tickets for ${person}, ${organization}`
export const noMatch = 'No alerts yet'
export const lastMatch = 'Last alert:'
export const matches = (count: number) =>
  plural(count, {
    one: `${number(count)} alert in the last 30 days`,
    other: `${number(count)} alerts in the last 30 days`,
  })
export const orderFailed = 'Failed to save the new order'

// The form.
export const preset = 'Tool'
export const presetHint =
  'Fills in the name, patterns and keywords. Adjust them under Advanced if your emails look different.'
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
export const nameHint = 'Shown to your team and in tickets.'
export const which = 'Matching emails'
export const sender = 'Sender'
export const senderHint = 'An email address, or a domain to match every address in it.'
export const senderExample = 'monitoring@example.com'
export const subjectHas = 'Subject contains'
export const subjectHasHint = 'Leave empty to match any subject.'
export const isUnproven = 'Accept unverified senders'
export const isUnprovenHint =
  'For tools that can’t sign their email. Anyone who knows the sender’s address could create tickets with this rule, and close unassigned ones. If you can, send through your own mail server so SPF or DKIM passes.'
export const isRuleOn = 'Rule is active'
export const tickets = 'Ticket details'
export const customer = 'Customer'
export const chooseCustomer = 'Select a customer'
export const requesterEmail = 'Requester’s email'
export const requesterHint =
  'Must be an existing person at this customer. New tickets are created in their name.'
export const categories = 'Categories'
export const advanced = 'Advanced'
export const reading = 'How alerts are read'
export const readingHint =
  'Each pattern matches a whole line. Placeholders: {host}, {service}, {state}, {severity}, {word} for any single word, {*} for any text. {state} and {severity} match only the keywords below. Matching ignores case.'
export const subjectPatterns = 'Subject patterns'
export const subjectPatternsHint = 'One per line. The first match is used.'
export const bodyPatterns = 'Body patterns'
export const bodyPatternsHint = 'One per line. Used for anything the subject doesn’t contain.'
export const states = 'Keywords'
export const statesHint = 'Separate keywords with commas.'
export const stateFields: Record<StateField, string> = {
  highStates: 'High-priority problem',
  mediumStates: 'Medium-priority problem',
  lowStates: 'Low-priority problem',
  recoveryStates: 'Recovery',
  otherStates: 'Ignore',
}
export const otherStatesHint =
  'For example, acknowledgments. They’re filed under Desk › Email review › Automated, and no ticket is created.'
export const save = 'Save rule'
export const saved = 'Rule saved'
export const notSaved = 'Failed to save rule'
export const remove = 'Delete rule'
export const removeSure =
  'Delete this rule? Existing tickets stay. New alerts will be filed as automated email or held for review.'
export const removed = 'Rule deleted'
export const removeFailed = 'Failed to delete rule'

// Trying it.
export const tryTitle = 'Test rules'
export const tryDraftTitle = 'Test this rule'
export const tryHint =
  'Nothing is saved or sent. Pasted text is treated as coming from a verified sender.'
export const tryDraftHint =
  'Tests the rule as filled in, even before you save it. Pasted text is treated as coming from a verified sender.'
export const tryMail = 'Email'
export const ownText = 'Paste an email below'
export const tryFrom = 'From'
export const tryFromHint = 'Leave empty to test against every rule.'
export const trySubject = 'Subject'
export const tryBody = 'Text'
export const tryIt = 'Run test'
export const trying = 'Testing...'
export const tryFailed = 'Failed to run the test'
export const mailChoice = (subject: string, from: string) => `${subject} (${from})`
export const noSubject = 'No subject'
export const noRule = 'No match. Without a matching rule, the email is handled like any other.'
export const takenBy = 'Matching rule'
export const host = 'Host'
export const service = 'Service'
export const state = 'State'
export const notSaid = 'Not found'
export const meaning = 'Meaning'
export const meanings: Record<AlertMeaning, string> = {
  High: 'Problem, high priority',
  Medium: 'Problem, medium priority',
  Low: 'Problem, low priority',
  recovery: 'Recovery',
  none: 'Ignored',
}
export const outcome = 'Result'
export const outcomes: Record<AlertOutcome, string> = {
  raise: 'Creates a ticket',
  follow_up: 'Creates a follow-up to the closed ticket',
  join: 'Adds to the open ticket',
  close: 'Closes the ticket because it’s unassigned',
  keep: 'Filed as automated email. No ticket is created.',
  hold: 'Held for review',
}
export const holds: Record<AlertHold, string> = {
  unauthenticated: 'The sender couldn’t be verified (SPF, DKIM or DMARC).',
  inactive_customer: 'The customer is inactive or deleted.',
  alert_requester: 'The requester is inactive.',
  alert_unread: 'No pattern matched.',
  too_many_alerts: 'Too many new alerts in the last hour.',
}
export const ticket = 'Ticket'
export const ticketNumber = (count: number) => `#${count}`

// Problems of a rule.
export const giveName = 'Enter a name for the rule'
export const giveSender =
  'Enter an email address, such as monitoring@example.com, or a domain, such as example.com'
export const provenDomain =
  'You can’t accept unverified senders for a whole domain. Enter a single email address as the sender, or clear this option.'
export const giveCustomer = 'Select a customer'
export const giveRequester = 'Enter the requester’s email address'
export const unknownPerson =
  'No one at this customer has this email address. Enter an existing person’s address.'
export const chooseCategory = 'Select between 1 and 20 categories'
export const givePattern = 'Enter at least one pattern'
export const shorterPattern = 'Patterns must be 300 characters or less'
export const fewerPatterns = 'Enter up to 12 patterns'
export const patternUnknown =
  'Unknown placeholder. Use {host}, {service}, {state}, {severity}, {word} or {*}.'
export const patternTwice =
  'A placeholder appears twice in the same pattern. Use each one only once.'
export const patternTouching =
  'Two placeholders are next to each other. Put a space or other text between them.'
export const patternEmpty = 'Each pattern needs at least one placeholder'
export const readMore = 'The patterns must include {state} and either {host} or {service}'
export const giveState = 'Enter a keyword'
export const shorterState = 'Keywords must be 40 characters or less'
export const fewerStates = 'Enter up to 20 keywords'
export const stateTwice = 'The same keyword is listed twice. Remove one.'
export const giveProblem = 'Enter at least one keyword that means a problem'
export const tooMany = (limit: number) =>
  `You’ve reached the limit of ${number(limit)} rules. Delete one first.`
export const gone = 'This rule no longer exists.'
export const mailGone = 'This email’s text is no longer stored. Paste the text instead.'
export const othersMeanwhile = 'Someone else added or deleted rules. Reload the page.'
export const changedMeanwhile = (by: string) =>
  `${by} changed this rule while you were editing. Reload the page to see the changes.`
