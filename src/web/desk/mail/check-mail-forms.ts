import * as words from '#words/quarantine.ts'
import { isEmail } from '#shared/customers/contact-problems.ts'

/** Reads `#1042` or `1042`; not a number for anything else. */
export function numberIn(typed: string): number {
  const [, digits] = /^\s*#?(\d{1,12})\s*$/.exec(typed) ?? []
  return Number(digits)
}

export function checkTicketNumber({ ticketNumber }: { ticketNumber: string }) {
  return numberIn(ticketNumber) >= 1 ? {} : { ticketNumber: words.giveNumber }
}

type Raising = { customerId: string; email: string; name: string }

/** Finds errors that are visible here. Only the server knows whether an address is the customer's. */
export function checkRaise({ customerId, email }: Raising): Partial<Record<keyof Raising, string>> {
  return {
    ...(customerId === '' && { customerId: words.chooseCustomer }),
    ...(!isEmail(email) && { email: words.giveEmail }),
  }
}
