// What the portal itself says in a ticket about what agents did in the CRM. Stored with the ticket. The
// last one answers a webhook.

export const supportTeam = 'das Support-Team'
/** Of an agent whom the CRM does not name. */
export const agent = 'Support-Team'
export const noSubject = 'Ohne Betreff'

export const wrongSignature = 'Die Signatur dieses Aufrufs stimmt nicht.'
