import { number, plural } from './language.ts'

// What a requester reads while the support team's system does not answer.

export const asOf = (time: string) =>
  `As of ${time}: what the support team has done since then is not here yet.`
export const ticketQueued =
  'Saved. This ticket reaches the support team as soon as their system takes it.'
export const replyQueued =
  'Saved. This reply reaches the support team as soon as their system takes it.'
export const ticketRefused =
  'Saved, but not fully delivered yet. The support team’s system rejected this ticket or a part of it, such as its attachments or its closing. Their administrators can see it and send it again.'
export const replyRefused =
  'Saved, but not delivered yet. The support team’s system rejected this reply. Their administrators can see it and send it again.'
export const inListRefused = 'Saved, not delivered yet'
export const repliesRefused = (count: number) =>
  plural(count, {
    one: 'Your reply is saved, but not delivered yet. The support team’s administrators can see it and send it again.',
    other: `${number(count)} of your replies are saved, but not delivered yet. The support team’s administrators can see them and send them again.`,
  })
export const inListQueued = 'Saved, on its way to the support team'
export const repliesQueued = (count: number) =>
  plural(count, {
    one: 'Your reply is saved. It reaches the support team as soon as their system takes it.',
    other: `Your ${number(count)} replies are saved. They reach the support team as soon as their system takes them.`,
  })

// What the server answers.
export const giveTicket = 'Give the id of a ticket'
