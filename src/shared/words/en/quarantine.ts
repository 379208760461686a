import type { HoldReason, ListedMails, SuggestedBy } from '#shared/mail/held/values.ts'
import { rich } from '#shared/words/formats.ts'

import { number, plural } from './language.ts'

// Mail that came in and waits for an agent, at the desk.
export const title = 'Email review'
export const lead = 'Emails that weren’t added to a ticket automatically, and why.'
export const which = 'Show'
export const lists: Record<ListedMails, string> = {
  held: 'Needs review',
  automatic: 'Automated',
  bounce: 'Bounced',
  discarded: 'Discarded',
}
export const loadFailed = 'Failed to load emails'
export const loading = 'Loading emails'
export const noneOf: Record<ListedMails, string> = {
  held: 'Nothing to review',
  automatic: 'No automated emails',
  bounce: 'No bounced emails',
  discarded: 'No discarded emails',
}
export const noneHint: Record<ListedMails, string> = {
  held: 'Emails from unknown or unverified senders appear here.',
  automatic: 'Out-of-office replies, newsletters and other automated emails don’t create tickets.',
  bounce: 'Reports about emails we couldn’t deliver appear here.',
  discarded: 'You can move discarded emails back to review while their text is stored.',
}
export const counted = {
  none: 'No emails found',
  found: (count: number) =>
    `${number(count)} ${plural(count, { one: 'email', other: 'emails' })} found`,
  first: (count: number) => `Showing the first ${number(count)} emails`,
}
export const noSubject = 'No subject'
export const unknownFrom = 'Unknown sender'
export const from = 'From'
export const to = 'To'
export const received = 'Received'
export const text = 'Text'
export const noText = 'This email has no text.'
export const unreadable = 'This email couldn’t be read. Download the original.'
export const notKept = 'This email’s text is no longer stored.'
export const files = 'Files'
export const download = 'Download original (.eml)'
export const downloadHint = 'Only open it in an email app if you trust the sender.'
export const why = 'Why it needs review'
export const wasHeld = 'Why it needed review'
export const vouched = 'Sender verification'
export const verdicts = {
  dmarc: 'Verified: DMARC passed.',
  aligned: 'Verified: SPF or DKIM passed.',
  none: 'Not verified. Anyone could have sent this from that address.',
} as const
export const noServer =
  'No result from a trusted server. An administrator can set the trusted server in the mailbox settings.'
export const saidBy = <Part>(server: Part) => rich`Checked by ${server}.`

export const reasons: Record<HoldReason, string> = {
  several_senders: 'This email has no sender, or more than one.',
  too_many: 'Too many emails from this address or to this ticket in the last hour.',
  unknown_sender: 'No person has this email address.',
  ambiguous_sender: 'More than one person has this email address.',
  inactive_sender: 'This person is deactivated, or their domain no longer belongs to the customer.',
  inactive_customer: 'The customer is inactive or deleted.',
  other_customer: 'This email replies to another customer’s ticket.',
  not_participant: 'This email replies to a ticket that this person can’t reply to.',
  external_new: 'This email is from an external participant, but doesn’t reply to an open ticket.',
  internal_notice: 'This email replies to a staff-only notification that someone forwarded.',
  several_tickets: 'This email matches more than one ticket.',
  unauthenticated: 'The sender couldn’t be verified (SPF, DKIM or DMARC).',
  staff_unproven: 'This email claims to be from a team member, but DMARC didn’t pass.',
  staff_new: 'This email is from a team member but doesn’t reply to a ticket.',
  answered_elsewhere: 'This email is from a team member, but your team replies in the CRM.',
  ticket_closed: 'This email is a team member’s reply to a closed ticket.',
  answer_incomplete:
    'This team member’s reply can’t be sent in full: it has too many files, a file or text that’s too large, or no readable text.',
  perhaps_automatic:
    'This email is marked as automated, but a person may have written it. Forwarding rules and gateways add such marks.',
  web_form:
    'This email was sent from one of your own addresses, probably by a form on your website. The sender shown is the reply address, which isn’t verified.',
  over_limits: 'The person or customer has reached a usage limit.',
  alert_unread:
    'This email matches an alert rule’s sender, but none of its patterns. An administrator can fix the rule under Alert rules.',
  alert_requester: 'The requester set in the alert rule is no longer active.',
  too_many_alerts: 'This rule has reached its limit of new alerts per hour.',
  broken: 'This email couldn’t be read. It may be damaged or malicious.',
  too_large: 'This email is too large to process.',
  substitute: 'The mail server delivered a placeholder instead of the email.',
  unreadable: 'The mail server didn’t deliver the email.',
  failed: 'Something went wrong. See the server log for details.',
}
export const senderNotVerified = 'Sender not verified'
export const accept = 'Add email to a ticket'
export const acceptHint = 'The requester will see it, with the sender’s name.'
export const acceptNote =
  'This email is from a team member, so it will be added as an internal note.'
export const suggestedBy: Record<SuggestedBy, string> = {
  answered: 'The email replies to this ticket',
  thread: 'Same email conversation',
  number: 'Ticket number in the subject',
  sender: 'Sender’s open ticket',
}
export const ofRequester = (requester: string, organization: string) =>
  `${requester}, ${organization}`
export const addTo = (ticket: string) => `Add to ${ticket}`
export const ticketNumber = 'Ticket number'
export const numberHint = 'For example, 1042'
export const add = 'Add'
export const adding = 'Adding...'
export const raise = 'Create ticket from email'
export const raiseHint = 'The ticket is created in the requester’s name.'
export const raiseTicket = 'Create ticket'
export const accepted = (ticket: string) => `Email added to ${ticket}`
export const raised = (ticket: string) => `Ticket ${ticket} created`
export const acceptFailed = 'Failed to add the email'
export const raiseFailed = 'Failed to create the ticket'
export const discard = 'Discard'
export const discarded = 'Email discarded'
export const discardFailed = 'Failed to discard the email'
export const discarding = 'Discarding...'
export const discardAll = (count: number) => `Discard all ${number(count)} emails from this sender`
export const discardAllTitle = (count: number, address: string) =>
  `Discard ${number(count)} emails from ${address}?`
export const discardAllText =
  'All emails from this address that need review will be discarded. You can move each one back to review from the list of discarded emails while its text is stored.'
export const discardedMany = (count: number) =>
  plural(count, {
    one: `${number(count)} email discarded`,
    other: `${number(count)} emails discarded`,
  })
export const discardManyFailed = 'Failed to discard the emails'
export const select = (name: string, subject: string) => `Select ${subject} from ${name}`
export const selectAll = 'Select all'
export const selected = (count: number) => `${number(count)} selected`
export const clearSelection = 'Clear selection'
export const headOnly =
  'Only the headers and the beginning of the text were kept, because unverified senders had sent too much email. Discard email you don’t need, then ask the sender to resend this one.'
export const downloadHead = 'Download headers'
export const undo = 'Undo'
export const restore = 'Move back to review'
export const restored = 'Email moved back to review'
export const restoreFailed = 'Failed to move the email back to review'
export const backToMail = 'Email review'
export const alertOf = (name: string, state: string, rule: string) =>
  `Alert: ${name} is ${state}. Matched rule “${rule}”.`
export const inTicket = 'Added to this ticket'
export const decidedBy = (name: string) => `Handled by ${name}`

export const customer = 'Customer'
export const chooseCustomer = 'Choose a customer'
export const email = 'Requester’s email'
export const emailHint = 'Must be at one of the customer’s domains.'
export const person = 'Requester’s name'
export const personHint = 'Only for new people. Existing people keep their name.'
export const giveEmail = 'Enter an email address'
export const giveNumber = 'Enter a ticket number, such as 1042'
export const raising = 'Creating...'
