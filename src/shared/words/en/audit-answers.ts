// What only the server says of the audit log.

export const giveWhen =
  'Give a day such as 2026-01-31, or an instant such as 2026-01-31T09:00:00.000Z'
export const searchTooLong = 'Search for at most 200 characters'
export const notSearchable = 'This text contains a character that cannot be searched'
export const giveActions = 'Give actions or groups of them, such as sign_in.refused,customer'
export const giveCustomer = 'Give the id of a customer'
export const givePerson = 'Give the id of a person'
export const pageSize = 'Give a number from 1 to 100'
export const giveFormat = 'Give csv or jsonl'
export const tooManyExports = 'Other exports are under way. Please try again when they are done.'

/** The first line of the file for spreadsheets. */
export const heads = {
  id: 'id',
  at: 'at',
  action: 'action',
  what: 'what',
  actorId: 'actorId',
  actorName: 'actorName',
  actorEmail: 'actorEmail',
  address: 'address',
  customerId: 'customerId',
  subjectId: 'subjectId',
  subjectName: 'subjectName',
  before: 'before',
  after: 'after',
}
