import { rich } from '#shared/words/formats.ts'

export const title = 'Audit Log'
export const lead = 'Who changed what, and who signed in. Nobody can change or remove an entry.'
export const caption = 'Audit log'
export const loading = 'Loading the audit log'
export const loadFailed = 'Failed to load the audit log'

export const search = 'Search the audit log'
export const searchHint = 'Search name, email, address, code...'
export const action = 'Action'
export const allActions = 'All actions'
export const customer = 'Customer'
export const allCustomers = 'All customers'
export const removedCustomer = 'A customer that was removed'
export const who = 'Who'
export const everyone = 'Everyone'
export const onePerson = 'One person'
export const from = 'From'
export const to = 'To'
export const namesLoading = 'Loading...'
export const namesFailed = 'The names could not be loaded'

export const noneFound = 'No entries found'
export const noneMatch = 'No entries match your current filters'
export const clearFilters = 'Clear filters'
export const noneYet = 'Nothing has happened yet'
export const whatAppears = 'Sign-ins and what administrators change will appear here'

export const exportIt = 'Export'
export const exportsMatching = 'All entries that match the filters'
export const exportsAll = 'All entries'
export const formats = { csv: 'CSV, for spreadsheets', jsonl: 'JSON Lines, for programs' }

export const when = 'When'
export const what = 'What'
/** What follows the word is for assistive technology. */
export const details = <Part>(done: string, subject: string, quiet: (text: string) => Part) =>
  rich<string | Part>`Details${quiet(subject === '' ? ` of ${done}` : ` of ${done}, ${subject}`)}`
export const detailsColumn = 'Details'
export const exactly = 'Exactly'
export const entry = 'Entry'
export const onlyWhatDid = (person: string) => `Only what ${person} did`
export const onlyThisCustomer = 'Only this customer'

export const field = 'Field'
export const before = 'Before'
export const after = 'After'
/** Over what there was, where nothing came after it. */
export const was = 'Was'
/** Over what there is, where nothing was before it. */
export const value = 'Value'
export const none = 'None'
export const yes = 'Yes'
export const no = 'No'
export const fieldWithValue = (label: string, text: string) => `${label}: ${text}`
