import { number, plural } from './language.ts'

// What the server answers.
export const minutesRange = 'Give whole minutes, from 0 to 1,440'
export const dayFormat = 'Give a day such as 2026-01-31'
export const dayAhead = 'This day is still to come'
export const chooseKind = 'Choose a kind of work'
export const textTooLong = 'At most 500 characters'
export const pageSize = 'Give a number from 1 to 100'
export const monthFormat = 'Give a month such as 2026-01'
export const unknownKind = 'This kind of work does not exist any more. Reload the page'
export const minimumRange = 'Give whole minutes, from 0 to 480'
export const chooseRounding = 'Choose one of the steps'
export const entryGone = 'There is no such time entry'
export const correctedMeanwhile = 'Somebody has corrected this entry already. Look at it again.'
export const onlyOwn = 'Only whoever worked this time, or an administrator, may correct it.'
export const tooManyEntries = 'These are more than 50,000 entries. Choose a month or a customer.'
export const nothingToExport =
  'There is nothing to export: every matching entry was exported already.'
export const exportGone = 'There is no such export'
export const takenBackAlready = 'The mark of this export was taken back already.'
export const correctionExported =
  'An entry of this export was corrected, and a later export has the correction. Take back that one first.'
export const customerGone = 'This customer does not exist any more'

export const counted = {
  none: 'No time entries found',
  found: (count: number) =>
    plural(count, {
      one: `${number(count)} time entry found`,
      other: `${number(count)} time entries found`,
    }),
  first: (count: number) =>
    plural(count, {
      one: 'The first time entry is shown',
      other: `The first ${number(count)} time entries are shown`,
    }),
}

// At a ticket.
export const time = 'Time'
export const addTime = 'Add time'
/** Of the box for answers, where minutes are given. */
export const workTime = 'Time'
export const noTime = 'No time yet'
export const worked = 'Worked'
export const billed = 'Billed'
export const timeFailed = 'The time could not be loaded'
export const tryAgain = 'Try again'
export const notBillable = 'Not billable'
export const exported = 'Exported'
export const correct = 'Correct'
export const correctEntry = (span: string, who: string) => `Correct ${span} of ${who}`
export const correctedFrom = (span: string) => `Corrected, was ${span}`
export const allTime = 'Time of this customer'
export const entriesOf = 'Time entries'
export const workedAt = (ticket: number) => `At merged ticket #${ticket}`
export const withMerged = 'With the time of merged tickets.'
export const moreEntries = (count: number) =>
  plural(count, {
    one: 'Show one more',
    other: `Show ${number(count)} more`,
  })

// The form.
export const addTitle = 'Add time'
export const addText = 'For the invoice and for your team.'
export const correctTitle = 'Correct time'
export const correctText = 'The entry stays as history, and this one counts in its place.'
export const correctExported =
  'The entry was exported already. The next export takes it back and has this one.'
export const minutes = 'Minutes'
export const minutesHint = 'Such as 45, 1:30 or 1h 30m'
export const minutesWrong = 'Give minutes such as 45, or hours such as 1:30, up to 24 hours'
export const minutesPlaceholder = 'min'
export const kind = 'Kind of work'
export const kindsFailed = 'The kinds of work could not be loaded'
export const loadingKinds = 'Loading...'
export const day = 'Day'
export const dayMissing = 'Choose the day'
export const billable = 'Billable'
export const invoiceText = 'Text for the invoice'
export const reason = 'Why it is corrected'
export const optionalForTeam = 'Optional. Only your team sees it.'
export const optional = 'Optional'
export const save = 'Save'
export const saving = 'Saving...'
export const addFailed = 'The time was not added'
export const correctFailed = 'The entry was not corrected'
export const added = 'Time added'
export const corrected = 'Time corrected'

// The page.
export const pageText = 'What was worked for each customer, and what goes onto the invoices.'
export const shows = 'What is shown'
export const showNames = { entries: 'Entries', sums: 'Sums' }
export const filters = 'Filters'
export const clearFilters = 'Clear filters'
export const customer = 'Customer'
export const anyCustomer = 'All customers'
export const agent = 'Agent'
export const anyAgent = 'Everybody'
export const month = 'Month'
export const anyMonth = 'All months'
export const anyKind = 'All kinds'
export const billableOrNot = 'Billable'
export const eitherWay = 'Either'
export const yes = 'Yes'
export const no = 'No'
export const exportedOrNot = 'Exported'
export const removedCustomer = 'A customer that was removed'
export const formerAgent = 'Somebody who left'
export const formerKind = 'Another kind'
export const namesFailed = 'The names could not be loaded'
export const listFailed = 'Failed to load the time entries'
export const sumsFailed = 'Failed to load the sums'
export const loadingTime = 'Loading the time entries'
export const noEntries = 'No time entries'
export const noEntriesYet = 'Time that is added to tickets appears here.'
export const noEntriesMatch = 'Nothing matches these filters.'
export const ticket = 'Ticket'
export const state = 'State'
export const change = 'Change'
export const ticketNumber = (count: number) => `#${count}`
export const reversal = 'Taken back'
export const correction = 'Correction'
export const takenBack = (span: string) => `−${span}`
export const entriesColumn = 'Entries'
export const notExported = 'Not exported'
export const total = 'Total'
export const sumsCaption = 'Time by customer, month and kind of work'
export const sumsCounted = {
  none: 'No sums found',
  found: (count: number) =>
    plural(count, { one: `${number(count)} sum found`, other: `${number(count)} sums found` }),
  first: (count: number) => `The first ${number(count)} sums are shown`,
}

// Files and exports.
export const files = 'Files'
export const entriesFile = 'CSV of the entries'
export const sumsFile = 'CSV of the sums'
export const filesHint = 'What matches the filters. Nothing is marked.'
export const forInvoices = 'Export for invoices...'
export const exportTitle = 'Export for invoices'
export const exportText =
  'Takes every matching entry that was not exported yet and marks it. Later corrections are in the next export.'
export const exportAll = 'All customers, all months'
export const noteFilters = 'Only what matches the filters of the page.'
export const exportNow = 'Export'
export const exporting = 'Exporting...'
export const exportFailed = 'Nothing was exported'
export const exportDone = (count: number) =>
  plural(count, {
    one: 'One entry is exported',
    other: `${number(count)} entries are exported`,
  })
export const download = 'Download the file'
export const downloadOf = (when: string) => `Download the export of ${when}`
export const earlierExports = 'Earlier exports'
export const earlierFailed = 'The earlier exports could not be loaded'
export const exportedBy = (name: string, count: number) =>
  plural(count, { one: `One entry, by ${name}`, other: `${number(count)} entries, by ${name}` })
export const takenBackMark = 'Taken back'
export const takenBackBy = (name: string, when: string) => `Taken back by ${name}, ${when}`
export const takeBackOf = (when: string) => `Take back the export of ${when}`
export const isTakenBack = (when: string) => `The export of ${when} is taken back`
export const takeBackQuestion = (when: string) => `Take back the export of ${when}?`
export const takeBackNote =
  'Its entries are then not exported, and the next export takes them. It stays in this list.'
export const takeBackFailed = 'The export was not taken back'
export const close = 'Close'

// How a customer is billed.
export const kinds = 'Kinds of work'
export const rules = 'Billing rules...'
export const rulesTitle = (customerName: string) => `Billing of ${customerName}`
export const rulesText = 'They hold for time that is added from now on.'
export const minimum = 'At least, in minutes'
export const minimumHint = 'For each entry. 0 for no minimum.'
export const rounding = 'Rounded up to'
export const roundingStep = (step: number) =>
  plural(step, { one: 'The minute', other: `${number(step)} minutes` })
export const shownToCustomer = 'Show the time of tickets to this customer'
export const shownHint =
  'Their tickets then show day, billed minutes, kind and text. Never the time of internal work.'
export const rulesSaved = 'Billing rules saved'
export const rulesFailed = 'The billing rules were not saved'
export const rulesLoadFailed = 'The billing rules could not be loaded'

// In exported files.
export const entryHeads = {
  day: 'day',
  customer: 'customer',
  ticket: 'ticket',
  subject: 'subject',
  agent: 'agent',
  kind: 'kind',
  minutes: 'minutes',
  billedMinutes: 'billedMinutes',
  billable: 'billable',
  text: 'text',
  correction: 'correction',
  exportedAt: 'exportedAt',
  id: 'id',
  customerId: 'customerId',
}
export const sumHeads = {
  month: 'month',
  customer: 'customer',
  kind: 'kind',
  entries: 'entries',
  minutes: 'minutes',
  billedMinutes: 'billedMinutes',
  notExportedMinutes: 'notExportedMinutes',
  customerId: 'customerId',
}
export const inFiles = {
  yes: 'yes',
  no: 'no',
  reversal: 'reversal',
  corrected: 'corrected',
}

// What the server answers.
export const giveKindName = 'Say what this kind of work is called'
export const kindNameTooLong = 'This must be 60 characters or less'
export const kindNameNotStorable = 'This text contains a character that cannot be stored'
export const nothingToChangeInKind = 'There is nothing to change'
export const tooManyKinds = (count: number) => `There can be at most ${number(count)} kinds of work`
export const kindGone = 'This kind of work does not exist'
export const kindsChangedMeanwhile = 'The kinds of work have changed in the meantime.'
export const lastKindInUse = 'At least one kind of work must stay in use.'
export const retiredKindHasName =
  'A retired kind of work has this name. Take it back into use instead'
export const kindNameTaken = 'There is a kind of work of this name already'

// The page.
export const kindsTitle = 'Kinds of Work'
export const kindsPageText =
  'The kinds that agents choose from when they write down time, as invoices name them.'
export const toTime = 'Time'
export const kindsCardTitle = 'Kinds'
export const kindsCardText =
  'In the order in which agents choose; the first is chosen beforehand. A retired kind is not offered any more and stays at the entries that have it. Time of a kind that is hidden from customers never appears in their tickets. A new name also applies to earlier entries. Each change is saved immediately.'
export const newKind = 'New kind of work'
export const addKind = 'Add kind'
export const loadingKindList = 'Loading the kinds of work'
export const kindListFailed = 'Failed to load the kinds of work'
