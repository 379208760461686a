// What the system itself says in the conversation of a ticket. Stored with the ticket, in one language.

export const system = 'System'
export const closed = (by: string) => `Ticket closed by ${by}.`
export const closedBecause = (by: string, reason: string) =>
  `Ticket closed by ${by}. Reason: ${reason}.`
export const reopened = (by: string) => `Ticket reopened by ${by}.`
export const reopenedAfterMistake = (by: string) =>
  `Ticket reopened by ${by}. It was closed by mistake.`
export const merged = (by: string, into: number) =>
  `${by} merged this ticket into ticket #${into}. Please go on there.`
export const mergedAway = (by: string) =>
  `${by} closed this ticket. It is handled together with another one.`
export const partMoved = (by: string, to: number) =>
  `${by} moved a part of this ticket to ticket #${to}.`
export const splitOff = (by: string, from: number) =>
  `${by} split this ticket off from ticket #${from}.`
