import type { LeftOutReason, MailRemark } from '#shared/tickets/mail-values.ts'

import { list, number, plural, sentenceList } from './language.ts'

// The page about mail that goes out.
export const title = 'Outgoing email'
export const lead =
  'Every email sent about tickets, with delivery attempts and the mail server’s response. Each email’s text is in its ticket.'
export const notSetUp =
  'Email isn’t being sent: no mail server is configured. Set one up, or send from one of your mailboxes.'
export const toMailboxes = 'Send from a mailbox'
export const toMailServer = 'Set up a mail server'
export const stopped =
  'Email isn’t being sent: the mail server rejects Portico’s sign-in or sender address.'
export const stoppedSince = 'Stopped:'
export const stoppedHelp =
  'Fix the problem, such as a wrong password or a missing permission to send, then resume sending. Queued emails are kept.'
export const resume = 'Resume sending'
export const resumed = 'Sending resumed'
export const resumeFailed = 'Failed to resume sending. Reload the page and try again.'
export const loadFailed = 'Failed to load emails'
export const loading = 'Loading emails...'
export const counted = {
  none: 'No emails found',
  found: (count: number) =>
    plural(count, { one: `${number(count)} email found`, other: `${number(count)} emails found` }),
  first: (count: number) => `Showing the first ${number(count)} emails`,
}
export const filter = 'Show'
export const states = {
  all: 'All',
  failed: 'Failed',
  waiting: 'Queued',
  sent: 'Sent',
  dismissed: 'Skipped',
}
export const noneTitle = 'No emails'
export const noneText = 'Emails about tickets are listed here by status.'
export const table = 'Outgoing email'
export const mail = 'Email'
export const to = 'To'
export const state = 'Status'
export const when = 'When'
export const actions = 'Actions'
export const kinds = {
  answer: 'Reply to customer',
  closed: 'Closing notice to customer',
  raised: 'New ticket',
  acknowledged: 'Confirmation to customer',
  written: 'Customer reply',
  notice: 'Team notification',
  digest: 'Daily summary',
}
export const nextTry = 'Next attempt:'
export const over = {
  reader_gone: 'The recipient is inactive, or emails to them bounce.',
  unwanted: 'The recipient turned off email.',
  nothing_left: 'There was nothing left to report.',
  dismissed: 'Dismissed by an administrator.',
}
export const attempts = (count: number) =>
  plural(count, { one: '1 attempt', other: `${number(count)} attempts` })
export const outcomes = {
  unknown: 'Unknown. It may have been delivered.',
  sent: 'Accepted by the mail server',
  temporary: 'Temporarily rejected',
  permanent: 'Permanently rejected',
  stopped: 'Rejected. Portico stopped all sending.',
}
export const retry = 'Try again'
export const retryOf = (subject: string) => `Try again: ${subject}`
export const dismiss = 'Dismiss'
export const dismissOf = (subject: string) => `Dismiss: ${subject}`
export const askDismiss = 'Dismiss this email? It won’t be sent.'
export const actionsFor = (subject: string) => `Actions for ${subject}`
export const retried = 'Email queued for retry'
export const dismissed = 'Email dismissed'
export const settleFailed = 'Failed to complete the action. Reload the page and try again.'
export const mailGone = 'This email has already been sent or dismissed.'
export const bouncedTitle = 'Bounced addresses'
export const bouncedText =
  'According to their mail servers, these addresses don’t exist, so we no longer email them. Clear an address once it’s fixed.'
export const address = 'Address'
export const customer = 'Customer'
export const said = 'Mail server response'
export const since = 'When'
export const clear = 'Clear'
export const clearOf = (which: string) => `Clear ${which}`
export const cleared = 'Address cleared. Emails will be sent to it again.'
export const addressGone = 'This address was already cleared.'

// Texts of mails. To the requester:
export const replied = (by: string) => `${by} replied to your ticket`
export const repliedAndClosed = (by: string) => `${by} replied to your ticket and closed it`
export const ticketWasClosed = 'Your ticket was closed'
export const received = (ticket: number) => `We’ve received your ticket #${String(ticket)}`
export const responseBy = (time: string) => `You’ll get a first response by ${time}.`
export const raisedForYou = (by: string) => `${by} created a ticket for you`
export const support = 'Support'

// To others who see it:
export const otherWasClosed = (ticket: number) => `Ticket #${ticket} was closed`
export const repliedTo = (by: string, ticket: number) => `${by} replied to ticket #${ticket}`
export const repliedToAndClosed = (by: string, ticket: number) =>
  `${by} replied to ticket #${ticket} and closed it`
export const raisedBy = (by: string, ticket: number) => `${by} created ticket #${ticket}`
export const addedYou = (by: string, ticket: number) => `${by} added you to ticket #${ticket}`

// The line of each mail about a ticket that names who sees it:
export const sharedWith = (others: string[]) =>
  `Who can see this and your replies: ${sentenceList(['You', ...others])}; our support team.`
export const moreTakePart = (count: number) =>
  plural(count, { one: '1 more participant', other: `${number(count)} more participants` })
export const seeAll = (count: number, customer: string) =>
  plural(count, {
    one: `1 person who sees all of ${customer}’s tickets`,
    other: `${number(count)} people who see all of ${customer}’s tickets`,
  })
export const seeCategories = (count: number) =>
  plural(count, {
    one: '1 person who sees tickets in this category',
    other: `${number(count)} people who see tickets in this category`,
  })
export const namely = (people: string, names: string[]) => `${people} (${list(names)})`

// To staff:
export const raised = (by: string, customer: string) => `New ticket from ${by} (${customer})`
export const wrote = (by: string, customer: string) => `New reply from ${by} (${customer})`
export const closedByRequester = (by: string, customer: string) =>
  `${by} (${customer}) closed the ticket`

// Below what happened:
export const openTicket = (ticket: number) => `Open ticket #${ticket}`
export const openOwn = 'Open your tickets'
export const filesInPortal = 'Files in the portal:'
export const earlier = 'Earlier in this ticket'
export const saidAt = (name: string, at: string) => `${name}, ${at}`
export const pictureInMail = 'Image'
export const replyToAnswer = 'Reply to this email to respond.'
export const closedUntil = (time: string | null) =>
  time === null
    ? 'This ticket is closed.'
    : `This ticket is closed. If the problem comes back, you can reopen it in the portal until ${time}.`
export const replyFollowsUp = 'Reply to this email to create a follow-up ticket.'
export const replyInPortal = 'Replies to this email aren’t monitored. Open the ticket to respond.'
export const answerReachesCustomer = 'Your reply to this email will be sent to the customer.'
export const answerIsNote =
  'Your reply to this email will be added as an internal note. The customer won’t see it.'
export const whyRequester = (installation: string) =>
  `You’re receiving this because you have a ticket with ${installation}.`
export const whyParticipant = (installation: string) =>
  `You’re receiving this because you’re a participant in this ticket with ${installation}.`
export const whySeen = (installation: string) =>
  `You’re receiving this because you chose to get emails about all tickets you can see at ${installation}.`
export const replyNotRead = 'Replies to this email aren’t monitored.'
export const whyStaff = (installation: string) =>
  `You’re receiving this because you’re on the support team of ${installation}.`
export const whyDigest = (installation: string) =>
  `You’re receiving this because you chose a daily summary of your tickets at ${installation}.`
export const chooseMail = 'Change email notifications'
export const leaveTicket = 'Leave this ticket'

// The mail of a day.
export const digestSubject = (installation: string, day: string) =>
  `${installation}: ticket summary for ${day}`
export const digestTitle = (count: number) =>
  count === 1 ? 'What’s new in 1 ticket' : `What’s new in ${number(count)} tickets`
export const digestTicket = (ticket: number, subject: string) => `#${ticket} ${subject}`

// The page that a mail leads to, and the card of one's account, for choosing what comes by mail.
export const offTitle = 'Email notifications'
export const offText = (name: string, installation: string) =>
  `Choose which emails ${installation} sends you, ${name}. Your tickets aren’t affected.`
export const offNone = 'Turn off emails'
export const offDigest = 'Daily summary'
export const offMine = 'My tickets and mentions'
export const offAll = 'All tickets'
export const offSeen = 'Only tickets I participate in'
export const offSaved = {
  taking_part:
    'You’ll no longer get emails about tickets that you can see but don’t participate in.',
  none: 'You’ll no longer receive emails about tickets.',
  digest: 'You’ll get one summary email every morning.',
  mine: 'You’ll get emails about your tickets and mentions.',
  all: 'You’ll get emails about all tickets.',
}
/** For customers, who get email about theirs. */
export const ownSaved = { ...offSaved, all: 'You’ll get emails about updates to your tickets.' }
export const offAgain = 'Choose again'
export const offUnknown = 'This link is incomplete. Open it again from the email.'
export const choiceLabel = 'Email me about'
export const choiceNone = 'Nothing'
export const choiceLoading = 'Loading email notifications'
export const choiceHints = {
  all: 'Every ticket and reply from all customers, plus your own.',
  mine: 'Replies to your tickets, mentions and due dates.',
  digest: 'Your tickets and mentions, once every morning.',
  none: 'No ticket emails. You’ll still get password links.',
}
export const ownAll = 'Updates to my tickets'
export const ownChoiceHints = {
  all: 'An email when someone replies to one of your tickets or closes it.',
  mine: 'An email when someone replies to one of your tickets or closes it.',
  digest: 'Updates to your tickets, once every morning.',
  none: 'No emails about your tickets. You’ll see all updates here.',
}
export const choiceAllSeen = 'Also email me about tickets that I can see but don’t participate in'
export const choiceLoadFailed = 'Failed to load email notifications'
export const choiceSaveFailed = 'Failed to save your choice'

// Placeholders in a ticket for missing parts of a mail.

export const noText = 'This email has no text.'
export const textInFile = 'This email’s text is in an attached file.'
export const noSubject = 'Email without a subject'
export const unreadable = 'This email couldn’t be read. The original is attached.'
export const onlyBeginning = 'The rest of this email wasn’t stored.'
export const unknownSender = 'Unknown sender'

// Comments in a ticket for its alerts.
export const alertAgain = (name: string, state: string, rule: string) =>
  `Alert by email (${rule}): ${name} is ${state}.`
export const alertRecovered = (name: string, state: string, rule: string) =>
  `Recovery by email (${rule}): ${name} is ${state}. The ticket stays open because someone is working on it.`
export const alertOver = (name: string, state: string, rule: string) =>
  `Recovery by email (${rule}): ${name} is ${state}. Ticket closed. Reason: Issue fixed.`

// Texts for agents who decide about held mail.
export const pageSize = 'Enter a number from 1 to 100'
export const heldMailGone = 'This email no longer exists.'
export const rawGone = 'The original email is no longer stored.'
export const settledAlready =
  'Someone has already handled this email. Reload the page to see what they did.'
export const notRestored =
  'This email can’t be moved back to review: it’s in a ticket, or its text is no longer stored.'
export const bounceNotRestored =
  'This email only reports that another email wasn’t delivered, so there’s nothing to review.'
export const giveNumber = 'Enter a ticket number, such as 1042'
export const noSuchTicket = 'No ticket has this number'

// A ticket's remarks about a mail, next to the mail's own words.

export const showQuoted = 'Show quoted text'

export const remarks: Record<MailRemark, string> = {
  signed: 'This email has a digital signature, which wasn’t verified.',
  encrypted: 'This email is encrypted and can’t be displayed. See the attached file.',
  opaque: 'This email is signed in a format that puts its text in the attached file.',
  winmail: 'Outlook packed this email’s formatting and files into the attached winmail.dat.',
  calendar: 'This email contains a calendar invitation. You can’t respond to it from here.',
  'remote-pictures': 'External images are shown as links to protect your privacy.',
  'plain-only': 'This email’s formatting is too complex, so only its text is shown.',
}

export function leftOut(why: LeftOutReason, count: number) {
  const files = plural(count, { one: '1 file', other: `${number(count)} files` })
  const pictures = plural(count, { one: '1 image', other: `${number(count)} images` })
  return {
    'too-large': `${files} not saved (over the size limit):`,
    'too-many': `${files} not saved (over the limit per reply):`,
    'too-long': 'The email is over the length limit for a reply, so its end was cut off.',
    quoted: `${pictures} in the quoted text not saved:`,
  }[why]
}
