import type { LeftOutReason, MailRemark } from '#shared/tickets/mail-values.ts'

import { number, plural } from './language.ts'

// The page about mail that goes out.
export const title = 'Sent mail'
export const lead =
  'What went to whom about tickets, with every attempt and what the mail server said. The text of a mail is in its ticket.'
export const notSetUp = 'No mail is sent: no mail server is set up.'
export const stopped = 'No mail is sent: the mail server refuses Portico itself.'
export const stoppedSince = 'Since'
export const stoppedHelp =
  'Mend what it says, such as the password or the permission to send, then send again. Mails that wait are kept.'
export const resume = 'Send again'
export const resumed = 'Mail is sent again'
export const resumeFailed = 'It could not be changed'
export const loadFailed = 'The mails could not be loaded'
export const loading = 'Loading the mails…'
export const counted = {
  none: 'No mails found',
  found: (count: number) =>
    plural(count, { one: `${number(count)} mail found`, other: `${number(count)} mails found` }),
  first: (count: number) => `The first ${number(count)} mails are shown`,
}
export const filter = 'Show'
export const states = {
  all: 'All',
  failed: 'Failed',
  waiting: 'Waiting',
  sent: 'Sent',
  dismissed: 'Not sent',
}
export const noneTitle = 'No mails here'
export const noneText = 'Mails about tickets are listed as soon as there are any.'
export const table = 'Mails that went out'
export const mail = 'Mail'
export const to = 'To'
export const state = 'State'
export const when = 'When'
export const actions = 'Actions'
export const kinds = {
  answer: 'Answer to the requester',
  closed: 'End of the ticket, to the requester',
  raised: 'New ticket',
  written: 'Customer wrote, to staff',
  notice: 'Notice to staff',
  digest: 'Daily mail',
}
export const nextTry = 'Next attempt'
export const over = {
  reader_gone: 'The person is not active any more, or mail to them comes back.',
  unwanted: 'The person wants no mail.',
  nothing_left: 'There was nothing left to tell.',
  dismissed: 'Dismissed by an administrator.',
}
export const attempts = (count: number) =>
  plural(count, { one: '1 attempt', other: `${number(count)} attempts` })
export const outcomes = {
  unknown: 'Unknown: the mail may have arrived',
  sent: 'Taken by the mail server',
  temporary: 'Refused for now',
  permanent: 'Refused for good',
  stopped: 'Refused, and all mail was stopped',
}
export const retry = 'Try again'
export const retryOf = (subject: string) => `Try again: ${subject}`
export const dismiss = 'Dismiss'
export const dismissOf = (subject: string) => `Dismiss: ${subject}`
export const askDismiss = 'This mail is not sent then.'
export const actionsFor = (subject: string) => `Actions for ${subject}`
export const retried = 'The mail is tried again'
export const dismissed = 'The mail is not sent'
export const settleFailed = 'It could not be changed. Reload the page.'
export const mailGone = 'This mail was sent or dismissed meanwhile.'
export const bouncedTitle = 'Addresses that mail comes back from'
export const bouncedText =
  'A mail server said that there is no such address, so none is sent there. Clear it once it is right.'
export const address = 'Address'
export const customer = 'Customer'
export const said = 'The mail server said'
export const since = 'Since'
export const clear = 'Clear'
export const clearOf = (which: string) => `Clear ${which}`
export const cleared = 'Mail is sent there again'
export const addressGone = 'This address was cleared meanwhile.'
export const mailboxes = 'Mailboxes'

// What a mail says. To whoever raised the ticket:
export const replied = (by: string) => `${by} replied to your ticket`
export const repliedAndClosed = (by: string) => `${by} replied to your ticket and closed it`
export const ticketWasClosed = 'Your ticket was closed'
export const raisedForYou = (by: string) => `${by} raised a ticket for you`
export const support = 'Support'

// To staff:
export const raised = (by: string, customer: string) => `${by} of ${customer} raised a ticket`
export const wrote = (by: string, customer: string) => `${by} of ${customer} wrote`
export const closedByRequester = (by: string, customer: string) =>
  `${by} of ${customer} closed the ticket`

// Below what happened:
export const openTicket = (ticket: number) => `Open ticket #${ticket}`
export const openOwn = 'Open your tickets'
export const filesInPortal = 'Files in the portal:'
export const earlier = 'Earlier in this ticket'
export const saidAt = (name: string, at: string) => `${name}, ${at}`
export const pictureInMail = 'Picture'
export const replyToAnswer = 'Reply to this email to respond.'
export const replyFollowsUp =
  'This ticket is closed. Reply to this email to open a new ticket that follows up on it.'
export const replyInPortal = 'Open the ticket to respond. Replies to this email aren’t read.'
export const answerReachesCustomer = 'Your reply to this email is sent to the customer.'
export const answerIsNote =
  'Your reply to this email becomes an internal note. The customer doesn’t see it.'
export const whyRequester = (installation: string) =>
  `You’re receiving this because you have a ticket with ${installation}.`
export const whyStaff = (installation: string) =>
  `You’re receiving this because you’re on the support team of ${installation}.`
export const whyDigest = (installation: string) =>
  `You’re receiving this because you chose one email a day about tickets at ${installation}.`
export const chooseMail = 'Change or stop these emails'

// The mail of a day.
export const digestSubject = (installation: string, day: string) =>
  `${installation}: your tickets on ${day}`
export const digestTitle = (count: number) =>
  count === 1 ? 'What is new in one ticket' : `What is new in ${number(count)} tickets`
export const digestTicket = (ticket: number, subject: string) => `#${ticket} ${subject}`

// The page that a mail leads to, and the card of one's account, for choosing what comes by mail.
export const offTitle = 'Mail about tickets'
export const offText = (name: string, installation: string) =>
  `Choose what ${installation} sends you by mail, ${name}. Your tickets stay as they are.`
export const offNone = 'Stop these mails'
export const offDigest = 'One mail a day'
export const offMine = 'What concerns me'
export const offAll = 'Everything'
export const offSaved = {
  none: 'You will have no more mail about tickets.',
  digest: 'From now on you have one mail a day about your tickets, in the morning.',
  mine: 'From now on you have mail about what concerns you.',
  all: 'From now on you have mail about everything that happens.',
}
export const offAgain = 'Choose again'
export const offUnknown = 'This link is not complete. Open it from the mail once more.'
export const choiceLabel = 'What you are sent by mail'
export const choiceNone = 'Nothing'
export const choiceLoading = 'Loading what you are sent by mail'
export const choiceHints = {
  all: 'What every customer raises and writes, beside what concerns you.',
  mine: 'What is written in tickets that are yours, who mentions you, and what is due.',
  digest: 'What concerns you, in the morning.',
  none: 'Nothing about tickets. Links to set a password come all the same.',
}
export const choiceLoadFailed = 'Failed to load what you are sent by mail'
export const choiceSaveFailed = 'Your choice was not saved'

// What stands in a ticket in place of what a mail does not have.

export const noText = 'This mail has no text.'
export const textInFile = 'The text of this mail is in an attached file.'
export const noSubject = 'Mail without a subject'
export const unreadable = 'This mail could not be read. It is attached as it came in.'
export const onlyBeginning = 'The rest of this email was not kept.'
export const unknownSender = 'Unknown sender'

// What stands in a ticket for an alert that came to it.
export const alertAgain = (name: string, state: string, rule: string) =>
  `Alert by mail (${rule}): ${name} is ${state}.`
export const alertRecovered = (name: string, state: string, rule: string) =>
  `Recovery by mail (${rule}): ${name} is ${state}. The ticket stays open, because somebody works on it.`
export const alertOver = (name: string, state: string, rule: string) =>
  `Recovery by mail (${rule}): ${name} is ${state}. Ticket closed. Reason: Issue fixed.`

// What an agent is told who decides about mail that is held.
export const pageSize = 'Ask for 1 to 100 at a time'
export const heldMailGone = 'This mail is not there any more.'
export const rawGone = 'The mail as it came in is not kept any more.'
export const settledAlready =
  'Somebody has already decided about this mail. Reload the page to see how.'
export const notRestored =
  'This mail cannot be held again: it is in a ticket, or its text is not kept any more.'
export const bounceNotRestored =
  'This email only reports that another email wasn’t delivered, so there’s nothing to review.'
export const giveNumber = 'Give the number of a ticket, such as 1042'
export const noSuchTicket = 'There is no ticket with this number'

// What a ticket says of a mail beside the mail's own words.

export const showQuoted = 'Show quoted text'

export const remarks: Record<MailRemark, string> = {
  signed: 'This email is signed. The signature was not checked.',
  encrypted: 'This email is encrypted, so its text cannot be shown. It is in the attached file.',
  opaque: 'This email is signed in a way that keeps its text within the attached file.',
  winmail: 'Outlook packed this email’s formatting and files into the attached winmail.dat.',
  calendar: 'This email has an invitation. Nobody answers invitations from here.',
  'remote-pictures':
    'Pictures from other websites are shown as links, so that nobody learns when this is read.',
  'plain-only': 'This email’s formatting is too complex to show, so only its text is shown.',
}

export function leftOut(why: LeftOutReason, count: number) {
  const files = plural(count, { one: 'One file', other: `${number(count)} files` })
  const pictures = plural(count, { one: 'One picture', other: `${number(count)} pictures` })
  return {
    'too-large': `${files} not kept, larger than a file may be:`,
    'too-many': `${files} not kept, more than a reply may have:`,
    'too-long': 'The email is longer than a reply may be. Its end was not kept.',
    quoted: `${pictures} of the quoted text not kept:`,
  }[why]
}
