import { number, plural } from './language.ts'

// What a requester reads while the support team's system does not answer.

export const asOf = (time: string) =>
  `Stand: ${time}. Was das Support-Team seither getan hat, ist hier noch nicht zu sehen.`
export const ticketQueued =
  'Gespeichert. Dieses Ticket erreicht das Support-Team, sobald dessen System es annimmt.'
export const replyQueued =
  'Gespeichert. Diese Antwort erreicht das Support-Team, sobald dessen System sie annimmt.'
export const ticketRefused =
  'Gespeichert, aber noch nicht vollständig zugestellt. Das System des Support-Teams hat dieses Ticket oder einen Teil davon abgelehnt, etwa seine Anhänge oder dass es geschlossen wurde. Dessen Administratoren sehen es und können es erneut senden.'
export const replyRefused =
  'Gespeichert, aber noch nicht zugestellt. Das System des Support-Teams hat diese Antwort abgelehnt. Dessen Administratoren sehen sie und können sie erneut senden.'
export const inListRefused = 'Gespeichert, noch nicht zugestellt'
export const repliesRefused = (count: number) =>
  plural(count, {
    one: 'Ihre Antwort ist gespeichert, aber noch nicht zugestellt. Die Administratoren des Support-Teams sehen sie und können sie erneut senden.',
    other: `${number(count)} Ihrer Antworten sind gespeichert, aber noch nicht zugestellt. Die Administratoren des Support-Teams sehen sie und können sie erneut senden.`,
  })
export const inListQueued = 'Gespeichert, unterwegs zum Support-Team'
export const repliesQueued = (count: number) =>
  plural(count, {
    one: 'Ihre Antwort ist gespeichert. Sie erreicht das Support-Team, sobald dessen System sie annimmt.',
    other: `Ihre ${number(count)} Antworten sind gespeichert. Sie erreichen das Support-Team, sobald dessen System sie annimmt.`,
  })

// What the server answers.
export const giveTicket = 'Geben Sie die ID eines Tickets an'
