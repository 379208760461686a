import type { HoldReason, ListedMails, SuggestedBy } from '#shared/mail/held/values.ts'
import { rich } from '#shared/words/formats.ts'

import { number, plural } from './language.ts'

// Mail that came in and waits for an agent, at the desk.
export const title = 'Mail'
export const lead = 'Mail that Portico did not put into a ticket by itself, and why.'
export const which = 'Which mail'
export const lists: Record<ListedMails, string> = {
  held: 'Held',
  automatic: 'Automatic',
  bounce: 'Not delivered',
  discarded: 'Discarded',
}
export const loadFailed = 'Failed to load the mail'
export const loading = 'Loading mail'
export const noneOf: Record<ListedMails, string> = {
  held: 'No mail waits for you',
  automatic: 'No automatic mail',
  bounce: 'No mail came back',
  discarded: 'No discarded mail',
}
export const noneHint: Record<ListedMails, string> = {
  held: 'Mail of people who are not known, or whose sender is not proven, appears here.',
  automatic:
    'Absences, newsletters and answers of machines appear here. Nothing follows from them.',
  bounce: 'Reports that a mail of ours was not delivered appear here.',
  discarded: 'What you discard can be taken back from here while its text is kept.',
}
export const counted = {
  none: 'No mail found',
  found: (count: number) =>
    `${number(count)} ${plural(count, { one: 'mail', other: 'mails' })} found`,
  first: (count: number) => `The first ${number(count)} mails are shown`,
}
export const noSubject = 'No subject'
export const unknownFrom = 'Unknown sender'
export const from = 'From'
export const to = 'To'
export const received = 'Received'
export const text = 'Text'
export const noText = 'This mail has no text.'
export const unreadable = 'This email couldn’t be read. Download it as it came in.'
export const notKept = 'The text of this mail is not kept any more.'
export const files = 'Files'
export const download = 'Download as it came in'
export const downloadHint = 'An .eml file. Open it in a mail program only if you trust it.'
export const why = 'Why it is held'
export const wasHeld = 'Why it was held'
export const vouched = 'What the receiving server says of the sender'
export const verdicts = {
  dmarc: 'The address is proven (DMARC).',
  aligned: 'The address is proven by DKIM or SPF.',
  none: 'Nobody vouches for the address. Anybody could have written it.',
} as const
export const noServer =
  'No server whose word counts says anything. An administrator names it in the settings of the mailbox.'
export const saidBy = <Part>(server: Part) => rich`Said by ${server}.`

export const reasons: Record<HoldReason, string> = {
  several_senders: 'It names no sender, or several.',
  too_many: 'More mail came from this address, or to this ticket, than people write in an hour.',
  unknown_sender: 'Nobody with this address is known.',
  ambiguous_sender: 'Several people with this address are known.',
  inactive_sender:
    "The account with this address is deactivated, or its domain is not the customer's any more.",
  inactive_customer: 'The customer is deactivated or deleted.',
  other_customer: 'It answers a ticket of another customer.',
  not_participant: 'It answers a ticket of somebody else.',
  internal_notice: 'It answers a notice that only staff are sent. Somebody has forwarded it.',
  several_tickets: 'It could belong to several tickets.',
  unauthenticated: 'The receiving server does not vouch for the sender.',
  staff_unproven: 'It says that it is from one of the staff, which DMARC does not prove.',
  staff_new: 'It is from one of the staff and answers no ticket.',
  answered_elsewhere: 'It is from one of the staff, who answer in the CRM.',
  ticket_closed: 'It is from one of the staff and answers a ticket that is closed.',
  answer_incomplete:
    'It’s a team member’s answer that can’t be passed on whole: it has too many files, a file or text that’s too large, or no readable text of its own.',
  perhaps_automatic:
    'It’s marked as automatic, but a person may have written it. Forwarding rules and gateways mark email like this.',
  web_form:
    'It was sent from one of your own addresses, probably by a form on your website. The sender shown is the address for replies, which isn’t verified.',
  over_limits: 'The person or the customer has used up what they may send.',
  alert_unread:
    'A rule for alerts takes mail of this sender, and none of its patterns fits. An administrator can mend it at Alerts.',
  alert_requester: 'The person that the rule for alerts names is not active any more.',
  too_many_alerts: 'More new alerts came by this rule within an hour than tickets are raised for.',
  broken: 'It could not be read. It may be damaged, or made to do harm.',
  too_large: 'It is too large to be read.',
  substitute: 'The mailbox gave something in place of the mail, which it could not convert.',
  unreadable: 'The mailbox did not give the mail.',
  failed: 'Something went wrong here. The log of the server says more.',
}
export const accept = 'Add it to a ticket'
export const acceptHint = 'The requester of the ticket reads it, with the name of whoever wrote it.'
export const acceptNote = 'It is of one of the staff, so that it becomes a note.'
export const suggestedBy: Record<SuggestedBy, string> = {
  answered: 'It answers this ticket',
  thread: 'Has another email of this conversation',
  number: 'The subject names it',
  sender: 'Open ticket of the sender',
}
export const ofRequester = (requester: string, organization: string) =>
  `${requester}, ${organization}`
export const addTo = (ticket: string) => `Add to ${ticket}`
export const ticketNumber = 'Number of another ticket'
export const numberHint = 'Such as 1042'
export const add = 'Add'
export const adding = 'Adding...'
export const raise = 'Raise a ticket of it'
export const raiseHint = 'For this person, as if they had raised it.'
export const raiseTicket = 'Raise ticket'
export const accepted = (ticket: string) => `Added to ${ticket}`
export const raised = (ticket: string) => `Ticket ${ticket} raised`
export const acceptFailed = 'The mail was not added'
export const raiseFailed = 'The ticket was not raised'
export const discard = 'Discard'
export const discarded = 'Mail discarded'
export const discardFailed = 'The mail was not discarded'
export const discarding = 'Discarding...'
export const discardAll = (count: number) => `Discard all ${number(count)} from this sender`
export const discardAllTitle = (count: number, address: string) =>
  `Discard ${number(count)} emails from ${address}?`
export const discardAllText =
  'All emails from this address that are held for review are discarded. You can hold each one again from the list of discarded mail while its text is kept.'
export const discardedMany = (count: number) =>
  plural(count, {
    one: `${number(count)} email discarded`,
    other: `${number(count)} emails discarded`,
  })
export const discardManyFailed = 'Failed to discard the emails'
export const cancel = 'Cancel'
export const select = (name: string, subject: string) => `Select ${subject} from ${name}`
export const selectAll = 'Select all'
export const selected = (count: number) => `${number(count)} selected`
export const clearSelection = 'Clear selection'
export const headOnly =
  'Only the headers and the beginning of the text were kept, because senders who aren’t verified had sent too much. Discard email you don’t need, then ask the sender to send it again.'
export const downloadHead = 'Download the headers'
export const undo = 'Undo'
export const restore = 'Hold it again'
export const restored = 'The mail is held again'
export const restoreFailed = 'The mail was not taken back'
export const backToMail = 'Mail'
export const alertOf = (name: string, state: string, rule: string) =>
  `Alert: ${name} is ${state}. Read by the rule “${rule}”.`
export const inTicket = 'It is in this ticket'
export const decidedBy = (name: string) => `Decided by ${name}`

export const customer = 'Customer'
export const chooseCustomer = 'Choose a customer'
export const email = 'Email of the person'
export const emailHint = 'The address must be one of the customer’s.'
export const person = 'Name of the person'
export const personHint = 'For somebody new. Who is known keeps the name they have.'
export const giveEmail = 'Give an email address'
export const giveNumber = 'Give the number of a ticket, such as 1042'
export const raising = 'Raising...'
