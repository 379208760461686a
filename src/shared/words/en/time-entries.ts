import { number, plural } from './language.ts'

// Answers of the server.
export const minutesRange = 'Enter whole minutes, from 0 to 1,440'
export const dayFormat = 'Enter a date in the format YYYY-MM-DD'
export const dayAhead = 'The date can’t be in the future'
export const chooseKind = 'Select a work type'
export const textTooLong = 'The text must be 500 characters or less'
export const pageSize = 'Enter a number from 1 to 100'
export const monthFormat = 'Enter a month, such as 2026-01'
export const unknownKind = 'This work type no longer exists. Reload the page.'
export const minimumRange = 'Enter whole minutes, from 0 to 480'
export const chooseRounding = 'Select a rounding step'
export const entryGone = 'This time entry doesn’t exist'
export const correctedMeanwhile =
  'Someone else already edited this entry. Review it before you change it.'
export const onlyOwn = 'Only the agent who logged this time or an administrator can edit it.'
export const tooManyEntries = 'More than 50,000 entries match. Filter by month or customer.'
export const nothingToExport = 'Nothing to export. All matching entries have already been exported.'
export const exportGone = 'This export doesn’t exist'
export const takenBackAlready = 'This export has already been undone.'
export const correctionExported =
  'An entry in this export was edited and exported again later. Undo the later export first.'
export const customerGone = 'This customer no longer exists'

export const counted = {
  none: 'No time entries found',
  found: (count: number) =>
    plural(count, {
      one: `${number(count)} time entry found`,
      other: `${number(count)} time entries found`,
    }),
  first: (count: number) =>
    plural(count, {
      one: 'Showing the first time entry',
      other: `Showing the first ${number(count)} time entries`,
    }),
}

// At a ticket.
export const time = 'Time'
export const addTime = 'Log time'
/** Labels in the box for answers, where minutes are entered. */
export const workTime = 'Time'
export const noTime = 'No time logged'
export const worked = 'Worked'
export const billed = 'Billed'
export const timeFailed = 'Failed to load time entries'
export const tryAgain = 'Try again'
export const notBillable = 'Not billable'
export const exported = 'Exported'
export const correctEntry = (span: string, who: string) => `Edit ${span} logged by ${who}`
export const correctedFrom = (span: string) => `Edited, was ${span}`
export const entriesOf = 'Time entries'
export const workedAt = (ticket: number) => `On merged ticket #${ticket}`
export const withMerged = 'Includes time from merged tickets.'
export const moreEntries = (count: number) =>
  plural(count, {
    one: 'Show 1 more',
    other: `Show ${number(count)} more`,
  })

// The form.
export const addTitle = 'Log time'
export const addText = 'Used for invoicing and team reports.'
export const correctTitle = 'Edit time entry'
export const correctText = 'The original entry stays in the history.'
export const correctExported =
  'This entry has already been exported. The next export will include the correction.'
export const minutes = 'Time spent'
export const minutesHint = 'For example, 45, 1:30 or 1h 30m'
export const minutesWrong = 'Enter minutes, such as 45, or hours, such as 1:30, up to 24 hours'
export const minutesPlaceholder = 'min'
export const kind = 'Work type'
export const kindsFailed = 'Failed to load work types'
export const loadingKinds = 'Loading...'
export const day = 'Date'
export const dayMissing = 'Enter a date'
export const billable = 'Billable'
export const invoiceText = 'Invoice description'
export const reason = 'Reason for the change'
export const forTeamOnly = 'Visible to your team only.'
export const save = 'Save'
export const saving = 'Saving...'
export const addFailed = 'Failed to log time'
export const correctFailed = 'Failed to save time entry'
export const added = 'Time logged'
export const corrected = 'Time entry updated'

// The page.
export const pageText = 'Logged time per customer, ready for invoicing.'
export const shows = 'View'
export const showNames = { entries: 'Entries', sums: 'Summary' }
export const filters = 'Filters'
export const clearFilters = 'Clear filters'
export const customer = 'Customer'
export const anyCustomer = 'All customers'
export const agent = 'Agent'
export const anyAgent = 'All agents'
export const month = 'Month'
export const anyMonth = 'All months'
export const anyKind = 'All work types'
export const billableOrNot = 'Billable'
export const eitherWay = 'Any'
export const yes = 'Yes'
export const no = 'No'
export const exportedOrNot = 'Exported'
export const removedCustomer = 'Deleted customer'
export const formerAgent = 'Former agent'
export const formerKind = 'Former work type'
export const namesFailed = 'Failed to load filter options'
export const listFailed = 'Failed to load time entries'
export const sumsFailed = 'Failed to load summary'
export const loadingTime = 'Loading time entries'
export const noEntries = 'No time entries'
export const noEntriesYet = 'Time logged on tickets appears here.'
export const noEntriesMatch = 'No time entries match these filters.'
export const ticket = 'Ticket'
export const state = 'Status'
export const change = 'Change'
export const ticketNumber = (count: number) => `#${count}`
export const reversal = 'Reversal'
export const correction = 'Correction'
export const takenBack = (span: string) => `−${span}`
export const entriesColumn = 'Entries'
export const notExported = 'Not exported'
export const total = 'Total'
export const sumsCaption = 'Time by customer, month and work type'
export const sumsCounted = {
  none: 'No totals found',
  found: (count: number) =>
    plural(count, { one: `${number(count)} total found`, other: `${number(count)} totals found` }),
  first: (count: number) => `Showing the first ${number(count)} totals`,
}

// Files and exports.
export const files = 'Export'
export const entriesFile = 'Entries (CSV)'
export const sumsFile = 'Summary (CSV)'
export const filesHint = 'Exports matching entries without marking them as exported.'
export const forInvoices = 'Export for invoices...'
export const exportTitle = 'Export for invoices'
export const exportText =
  'Exports all matching entries that haven’t been exported yet and marks them as exported. Later edits are included in the next export.'
export const exportAll = 'All customers, all months'
export const noteFilters = 'Only entries matching the current filters.'
export const exportNow = 'Export'
export const exporting = 'Exporting...'
export const exportFailed = 'Failed to export time entries'
export const exportDone = (count: number) =>
  plural(count, {
    one: '1 entry exported',
    other: `${number(count)} entries exported`,
  })
export const download = 'Download file'
export const downloadOf = (when: string) => `Download the export from ${when}`
export const earlierExports = 'Earlier exports'
export const earlierFailed = 'Failed to load earlier exports'
export const exportedBy = (name: string, count: number) =>
  plural(count, { one: `1 entry, by ${name}`, other: `${number(count)} entries, by ${name}` })
export const takenBackMark = 'Undone'
export const takenBackBy = (name: string, when: string) => `Undone by ${name}, ${when}`
export const takeBackOf = (when: string) => `Undo the export from ${when}`
export const isTakenBack = (when: string) => `Export from ${when} undone`
export const takeBackQuestion = (when: string) => `Undo the export from ${when}?`
export const takeBackNote =
  'The entries in this export will be marked as not exported and included in the next one. This export stays in the list.'
export const takeBackFailed = 'Failed to undo the export'
export const close = 'Close'

// How a customer is billed.
export const kinds = 'Work types'
export const rules = 'Billing rules...'
export const rulesTitle = (customerName: string) => `Billing rules for ${customerName}`
export const rulesText = 'Applies to time logged from now on.'
export const minimum = 'Minimum per entry (minutes)'
export const minimumHint = 'Enter 0 for no minimum.'
export const rounding = 'Round up to the next'
export const roundingStep = (step: number) =>
  plural(step, { one: 'Minute', other: `${number(step)} minutes` })
export const shownToCustomer = 'Show logged time to this customer'
export const shownHint =
  'People at this customer see the date, billed time, work type and description on their tickets. Time with a hidden work type is never shown.'
export const rulesSaved = 'Billing rules saved'
export const rulesFailed = 'Failed to save billing rules'
export const rulesLoadFailed = 'Failed to load billing rules'

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

// Answers of the server.
export const giveKindName = 'Enter a name for the work type'
export const kindNameTooLong = 'The name must be 60 characters or less'
export const kindNameNotStorable = 'Remove the unsupported character'
export const nothingToChangeInKind = 'No changes to save'
export const tooManyKinds = (count: number) => `You can have up to ${number(count)} work types`
export const kindGone = 'This work type no longer exists. Reload the page.'
export const kindsChangedMeanwhile = 'The work types changed while you were editing.'
export const lastKindInUse = 'Keep at least one active work type.'
export const retiredKindHasName = 'An archived work type has this name. Restore it instead.'
export const kindNameTaken = 'A work type with this name already exists'

// The page.
export const kindsTitle = 'Work Types'
export const kindsPageText = 'Work types for logging time, shown on invoices.'
export const toTime = 'Time'
export const kindsCardTitle = 'Work types'
export const kindsCardText =
  'Listed in the order agents see them. The first one is preselected. Archived types stay on existing entries but can’t be chosen. Time with a hidden type never appears on customers’ tickets. Renaming also applies to past entries. Changes are saved automatically.'
export const newKind = 'New work type'
export const addKind = 'Add work type'
export const loadingKindList = 'Loading work types'
export const kindListFailed = 'Failed to load work types'
