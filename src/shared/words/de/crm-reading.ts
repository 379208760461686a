// What the portal itself says in a ticket about what agents did in the CRM. Stored with the ticket. The
// last one answers a webhook.

export const supportTeam = 'das Support-Team'
/** Of an agent whom the CRM does not name. */
export const agent = 'Support-Team'
export const noSubject = 'Ohne Betreff'
export const gone = 'Das Support-Team hat dieses Ticket geschlossen.'
export const mergedAway =
  'Das Support-Team hat dieses Ticket geschlossen. Es wird zusammen mit einem anderen bearbeitet.'

export function merged(ticketNumber: number) {
  return `Das Support-Team hat dieses Ticket mit Ticket #${ticketNumber} zusammengeführt. Bitte machen Sie dort weiter.`
}

export const wrongSignature = 'Die Signatur dieses Aufrufs stimmt nicht.'
