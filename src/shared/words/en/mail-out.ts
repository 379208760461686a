import { number } from './language.ts'

// What a mail says. To whoever raised the ticket:
export const replied = (by: string) => `${by} replied to your ticket`
export const repliedAndClosed = (by: string) => `${by} replied to your ticket and closed it`
export const closed = 'Your ticket was closed'
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
export const picture = 'Picture'
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
