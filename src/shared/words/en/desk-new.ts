import { rich } from '#shared/words/formats.ts'

// A ticket that an agent raises for a person of a customer.
export const newTicket = 'New ticket'
export const title = 'New ticket for a customer'
export const description =
  'For somebody who called or came by. They see it in the portal like any other ticket of theirs.'
export const customer = 'Customer'
export const chooseCustomer = 'Choose a customer'
export const email = 'Email of the person'
export const emailHint =
  'Somebody who has never signed in will do. The address must be one of the customer’s.'
export const person = 'Name of the person'
export const personHint = 'For somebody new. Who is known keeps the name they have.'
export const subject = 'Subject'
export const priority = 'Priority'
export const categories = 'Categories'
export const ticketText = 'Description'
export const files = 'Files'
export const fileLimits = 'Max 5 files, 10MB each'
export const giveSubject = 'Subject is required'
export const subjectTooLong = 'Subject must be 100 characters or less'
export const giveDescription = 'Description is required'
export const chooseCategory = 'At least one category is required'
export const giveName = 'Give the name of the person'
export const giveEmail = 'Give an email address'
export const raise = 'Raise ticket'
export const raising = 'Raising...'
export const raiseFailed = 'The ticket was not raised'
export const raised = (ticket: string, name: string) => `Ticket ${ticket} raised for ${name}`
export const isKnown = <Part>(name: Part) => rich<string | Part>`This is ${name}.`
