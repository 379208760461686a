// What the system itself says in the conversation of a ticket. Stored with the ticket, in one language.

export const system = 'System'
export const closed = (by: string) => `${by} hat das Ticket geschlossen.`
export const closedBecause = (by: string, reason: string) =>
  `${by} hat das Ticket geschlossen. Grund: ${reason}.`
export const reopened = (by: string) => `${by} hat das Ticket wieder geöffnet.`
export const reopenedAfterMistake = (by: string) =>
  `${by} hat das Ticket wieder geöffnet. Es war versehentlich geschlossen worden.`
export const merged = (by: string, into: number) =>
  `${by} hat dieses Ticket mit Ticket #${into} zusammengeführt. Bitte schreiben Sie dort weiter.`
export const mergedAway = (by: string) =>
  `${by} hat dieses Ticket geschlossen. Es wird zusammen mit einem anderen bearbeitet.`
export const partMoved = (by: string, to: number) =>
  `${by} hat einen Teil dieses Tickets nach Ticket #${to} verschoben.`
export const splitOff = (by: string, from: number) =>
  `${by} hat dieses Ticket von Ticket #${from} abgetrennt.`
