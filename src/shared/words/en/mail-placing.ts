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
export const gone = 'This mail is not there any more.'
export const rawGone = 'The mail as it came in is not kept any more.'
export const settledAlready =
  'Somebody has already decided about this mail. Reload the page to see how.'
export const notRestored =
  'This mail cannot be held again: it is in a ticket, or its text is not kept any more.'
export const bounceNotRestored =
  'This email only reports that another email wasn’t delivered, so there’s nothing to review.'
export const giveNumber = 'Give the number of a ticket, such as 1042'
export const noSuchTicket = 'There is no ticket with this number'
