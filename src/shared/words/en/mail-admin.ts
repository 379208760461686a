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
