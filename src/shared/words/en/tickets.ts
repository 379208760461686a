import { number, plural } from './language.ts'

export const counted = {
  none: 'No tickets found',
  found: (count: number) =>
    plural(count, {
      one: `${number(count)} ticket found`,
      other: `${number(count)} tickets found`,
    }),
  first: (count: number) =>
    plural(count, {
      one: `The first ticket is shown`,
      other: `The first ${number(count)} tickets are shown`,
    }),
}

// What a requester sees of the time of a ticket.
export const timeTitle = 'Time'
export const billedInAll = 'Billed in all'
export const notBilled = 'Not billed'

// A file that the CRM keeps.
export const crmFileAway =
  'This file is kept by the support team’s system, which does not answer at the moment. Please try again in a few minutes.'
export const crmFileGone =
  'The support team’s system no longer gives out this file. Reply to the ticket to ask for it again.'
export function crmFileTooLarge(megabytes: number) {
  return `This file is larger than ${megabytes} MB, which is too large to be passed on. Reply to the ticket to ask for it another way.`
}
