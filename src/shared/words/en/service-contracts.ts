import type { CalendarProblem } from '#shared/service-contracts/values.ts'
import { rich } from '#shared/words/formats.ts'

import { number, plural } from './language.ts'

// Answers of the server.
export const intervalsWrong = 'Each interval must end after it starts, and intervals can’t overlap'
export const nameTooLong = 'The name must be 100 characters or less'
export const holidayNameRequired = 'Enter a name for the holiday'
export const calendarNameRequired = 'Enter a name for the calendar'
export const zoneUnknown = 'Choose a time zone'
export const noHours = 'Add hours on at least one day'
export const tooManyHolidays = 'A calendar can have up to 1,000 holidays'
export const holidayTwice = 'Each date can have only one holiday'
export const targetWrong = 'Enter a time from 1 minute to 1 year'
export const percentWrong = 'Enter a percentage from 1 to 100'
export const textTooLong = 'The text must be 5,000 characters or less'
export const reasonRequired = 'Enter a reason for the correction'
export const reasonTooLong = 'The reason must be 100 characters or less'
export const templateNameRequired = 'Enter a name for the template'
export const windowNameRequired = 'Enter a name for the maintenance window'
export const windowForNone = 'Choose at least one customer'
export const windowEndsBefore = 'The end must be after the start'
export const dayPassed = 'Choose today or a later date'
export const dayTaken = 'A version already starts on this day. Remove it, or choose another day.'
export const versionGone = 'This version no longer exists.'
export const versionCounts = 'This version is already in effect. Add a new version instead.'
export const correctedMeanwhile = (name: string) =>
  `${name} corrected this version while you were editing. Reload the page and try again.`
export const templateGone = 'This template no longer exists.'
export const templateTaken = 'A template with this name already exists'
export const templateChangedMeanwhile =
  'Someone else changed this template. Reload the page and try again.'
export const templateFollowed =
  'Some contracts follow this template. Change their terms before you remove it.'
export const categoryUnknown = 'Choose existing categories, each only once'
export const recipientUnknown = 'Choose an active team member'
export const windowGone = 'This maintenance window no longer exists.'
export const windowPassed = 'The end must be in the future'
export const windowChangedMeanwhile =
  'Someone else changed this maintenance window. Reload the page and try again.'
export const customerUnknown = 'Choose existing customers'

// A customer's contract.

export const contract = 'Contract'
export const contractOf = (customer: string) => `Contract, ${customer}`
export const contractLead = 'The support hours, targets and pauses you agreed on.'
export const loadingContract = 'Loading contract'
export const contractFailed = 'Failed to load contract'
export const noContract = 'No contract yet'
export const noContractText = 'Until you create one, the default hours and targets apply.'
export const usualTerms = 'Default Hours and Targets'
export const writeContract = 'Create a contract'
export const newVersion = 'New version'
export const toTemplates = 'Contract templates'
export const fromDay = (day: string) => `From ${day}`
export const spanOfVersion = (from: string, until: string) => `${from} to ${until}`
export const states = { current: 'In effect', coming: 'Upcoming', past: 'Past' }
export const pastVersions = (count: number) =>
  plural(count, { one: `${number(count)} past version`, other: `${number(count)} past versions` })
export const beforeFirst = (day: string) =>
  `The default hours and targets apply to tickets created before ${day}.`
export const followsTemplate = <Part>(template: Part) =>
  rich<string | Part>`Follows template ${template}`
export const corrections = 'Corrections'
export const correctionBy = (day: string, person: string | null) =>
  person === null ? day : `${day}, ${person}`
export const correct = 'Make a correction'
export const correctVersion = (version: string) => `Make a correction: ${version}`
export const remove = 'Remove'
export const actionsOf = (version: string) => `Actions: ${version}`
export const askRemoveVersion = 'Remove this version?'
export const removeVersionNote = 'The previous terms stay in effect.'
export const versionRemoved = 'Version removed'
export const removeVersionFailed = 'Failed to remove version'

// The terms as sentences, by part.

export const parts = {
  hours: 'Support Hours',
  holidays: 'Holidays',
  targets: 'Targets',
  pauses: 'Pauses',
  escalations: 'Escalations',
  text: 'Additional Terms',
}
export const moreHolidays = (year: string) => `and more until ${year}`
export const escalationTo = {
  assignee: (share: string) => `The assignee is notified once ${share} of a target has passed.`,
  everybody: (share: string) => `All agents are notified once ${share} of a target has passed.`,
  agent: (share: string, agent: string) =>
    `${agent} is notified once ${share} of a target has passed.`,
}
export const usualEscalation = 'The default notice is sent when a ticket is due soon.'
export const unknownAgent = 'A former agent'

// The form of a version and of a template.

export const firstVersion = 'Create a Contract'
export const newVersionTitle = 'New Version'
export const correctTitle = 'Correct This Version'
export const correctLead =
  'Open tickets are recalculated and show the correction. Final results don’t change.'
export const saveVersion = 'Save Version'
export const saveCorrection = 'Save Correction'
export const versionSaved = 'Version saved'
export const correctionSaved = 'Correction saved'
export const versionFailed = 'Failed to save version'
export const correctionFailed = 'Failed to save correction'
export const cancel = 'Cancel'
export const draftRestored = 'We restored your unsaved changes.'
export const validFrom = 'Valid From'
export const validFromHint = (zone: string) =>
  `Starts at midnight, ${zone}. Tickets created earlier keep their version.`
export const today = 'Today'
export const reason = 'Reason'
export const reasonHint = 'For example, a forgotten holiday. Visible to the customer.'
export const ownOrTemplate = 'Terms'
export const ownTerms = 'Custom terms'
export const ownTermsHint = 'Set hours, targets and pauses for this customer only.'
export const followTemplate = 'Follow a template'
export const followTemplateHint = 'When the template changes, this contract gets a new version.'
export const template = 'Template'
export const startFrom = 'Start From'
export const startFromHint = 'Replaces the fields below.'
export const currentTerms = 'Current version'
export const startingPoints = { standard: 'Standard', extended: 'Extended', always: '24×7' }
export const startedFrom = (name: string) => `Fields filled in from “${name}”`

export const calendarDefault = 'Support hours'
export const calendarName = 'Calendar Name'
export const timeZone = 'Time Zone'
export const closed = 'Closed'
export const fromOn = (day: string, place: number) =>
  place === 1 ? `${day} from` : `${day} from, ${number(place)}`
export const untilOn = (day: string, place: number) =>
  place === 1 ? `${day} until` : `${day} until, ${number(place)}`
export const removeHours = (day: string, place: number) => `Remove hours ${number(place)} on ${day}`
export const addHoursOn = (day: string) => `Add hours on ${day}`
export const wholeDay = '24 hours'
export const wholeDayOn = (day: string) => `24 hours on ${day}`
export const copyToWeekdays = (day: string) => `Copy ${day}’s hours to all weekdays`
export const nightSplit = (day: string, next: string) =>
  `Hours past midnight on ${day} continue on ${next}.`
export const undo = 'Undo'
export const timeMissing = 'Enter both times'

export const priority = 'Priority'
export const firstResponse = 'First Response'
export const resolution = 'Resolution'
export const targetOf = (subject: string, clock: string) => `${subject}: ${clock}`
export const targetsHint = (day: string) =>
  `Business time. For example, 30 min, 4 h or 1d 2h. A day counts as ${day}.`
export const spanWrong = 'Enter a time, such as 30 min or 4 h'
export const typedHours = (hours: number) => `${hours} h`
export const typedMinutes = (minutes: number) => `${minutes} min`
export const categoryTargets = 'Targets by category'
export const categoryTargetsHint =
  'For categories with their own targets. If a ticket has several, the shortest target applies.'
export const addCategory = 'Add category'
export const category = 'Category'
export const chooseCategory = 'Choose a category'
export const categoryMissing = 'Choose a category'
export const categoryTwice = 'This category already has targets'
export const removeCategory = (name: string) => `Remove targets for ${name}`

export const pauses = {
  pending: 'While the ticket is Pending',
  waiting: 'While waiting for the requester',
  maintenance: 'During maintenance windows',
}
export const waitingHint =
  'From a reply sent as “Waiting for the customer” until the next comment from either side.'
export const pausesHint = 'If none is selected, the SLA clocks never pause.'
export const pausedClocks = 'Paused Clocks'
export const bothClocks = 'First response and resolution'
export const resolutionOnly = 'Resolution only'

export const escalationsHint =
  'Each notification is sent once, during support hours. Without escalations, the default notice is sent when a ticket is due soon.'
export const percentOf = (place: number) => `Percentage of the target, ${number(place)}`
export const percentPassed = '% of a target has passed:'
export const recipientOf = (place: number) => `Recipient, ${number(place)}`
export const recipients = { assignee: 'Assignee', everybody: 'All agents' }
export const addEscalation = 'Add escalation'
export const removeEscalation = (place: number) => `Remove escalation ${number(place)}`
export const textHint = 'Shown to the customer exactly as written.'
export const inWords = 'Summary'
export const inWordsLater = 'The rest appears once the fields are complete.'

// Trying terms out on past tickets.

export const tryOutTitle = 'Try Out These Terms'
export const tryOutLead = 'Recalculates last year’s tickets under these terms. Nothing is changed.'
export const tryOut = 'Recalculate last year’s tickets'
export const tryingOut = 'Calculating...'
export const tryOutFailed = 'Failed to recalculate tickets'
export const triedTickets = (count: number) =>
  plural(count, {
    one: `${number(count)} ticket recalculated`,
    other: `${number(count)} tickets recalculated`,
  })
export const breachedBefore = 'Breached before'
export const breachedAfter = 'Breached after'
export const nothingChanges = 'No result would change.'
export const changedResults = (count: number) =>
  plural(count, {
    one: `${number(count)} ticket with a different result`,
    other: `${number(count)} tickets with different results`,
  })
export const changedShown = (shown: number) => `Showing the newest ${number(shown)}.`
export const triedOutdated =
  'You’ve changed the terms since this calculation. Recalculate the tickets.'
export const fromTo = (before: string, after: string) => `${before} → ${after}`
export const compareTitle = (ticket: number) => `Ticket #${ticket}`
export const beforeTerms = 'Current Terms'
export const afterTerms = 'These Terms'
export const loadingReceipts = 'Loading both calculations'
export const receiptsFailed = 'Failed to load calculations'
export const close = 'Close'

// Templates.

export const templatesTitle = 'Contract Templates'
export const templatesLead = 'Terms shared by several customers’ contracts.'
export const loadingTemplates = 'Loading templates'
export const templatesFailed = 'Failed to load templates'
export const noTemplates = 'No templates yet'
export const noTemplatesText =
  'Write terms once and reuse them. When you change a template, every contract that follows it gets the new terms.'
export const addTemplate = 'Add Template'
export const newTemplateTitle = 'Add Template'
export const editTemplateTitle = 'Edit Template'
export const templateName = 'Name'
export const saveTemplate = 'Save Template'
export const templateSaved = 'Template saved'
export const templateFailed = 'Failed to save template'
export const templateRemoved = 'Template removed'
export const removeTemplateFailed = 'Failed to remove template'
export const removeTemplateOf = (name: string) => `Remove ${name}`
export const askRemoveTemplate = (name: string) => `Remove ${name}?`
export const followers = (count: number) =>
  plural(count, {
    one: `${number(count)} contract follows this template`,
    other: `${number(count)} contracts follow this template`,
  })
export const noFollowers = 'No contracts follow this template'
export const changesFollowers = (count: number) =>
  plural(count, {
    one: `${number(count)} contract gets a new version from this day.`,
    other: `${number(count)} contracts get a new version from this day.`,
  })

// Maintenance windows.

export const windowsTitle = 'Maintenance'
export const windowsLead = 'During a window, SLA clocks pause for customers whose contract says so.'
export const loadingWindows = 'Loading maintenance windows'
export const windowsFailed = 'Failed to load maintenance windows'
export const noWindows = 'No maintenance windows yet'
export const noWindowsText = 'Add one before planned work, or as soon as it starts.'
export const addWindow = 'Add Window'
export const editWindow = 'Edit Maintenance Window'
export const newWindow = 'Add Maintenance Window'
export const windowGroups = { now: 'Now', coming: 'Upcoming', past: 'Last 90 Days' }
export const windowName = 'Name'
export const windowExample = 'Mail server update'
export const starts = 'Starts'
export const ends = 'Ends'
export const inZone = (zone: string) => `In ${zone}.`
export const windowLateHint =
  'If the window has already started, it takes effect from now on. Earlier time isn’t affected.'
export const forWhom = 'Customers'
export const forAll = 'All customers'
export const forSome = 'Selected customers'
export const findCustomer = 'Search customers'
export const timeWrong = 'Enter a date and time'
export const saveWindow = 'Save Window'
export const saving = 'Saving...'
export const windowDraftRestored = 'We restored your unsaved changes.'
export const windowSaved = 'Maintenance window saved'
export const windowFailed = 'Failed to save maintenance window'
export const edit = 'Edit'
export const editWindowOf = (name: string) => `Edit ${name}`
export const endNow = 'End now'
export const endNowOf = (name: string) => `End now: ${name}`
export const askEnd = (name: string) => `End ${name} now?`
export const endNote = 'SLA clocks resume immediately.'
export const cancelWindow = 'Remove window'
export const cancelWindowOf = (name: string) => `Remove window: ${name}`
export const askCancelWindow = (name: string) => `Remove ${name}?`
export const windowEnded = 'Maintenance window ended'
export const windowCancelled = 'Maintenance window removed'
export const endWindowFailed = 'Failed to change maintenance window'
export const windowSpan = (from: string, to: string) => `${from} to ${to}`
export const countsFrom = (time: string) => `Effective from ${time}`

// Holidays.
export const calendarTooLong = 'The calendar file must be 700,000 characters or less'

const CALENDAR_PROBLEMS: Record<CalendarProblem, (detail: string) => string> = {
  bad_address: () => 'Enter a URL, such as https://calendar.example.com/holidays.ics',
  not_https: () => 'Enter an https URL. For security, calendars can’t be fetched over http.',
  not_public: (host) =>
    `${host} is on a private network that the portal can’t access. Download the calendar and choose the file.`,
  unknown_host: (host) => `The host name ${host} is unknown. Check its spelling.`,
  refused: (host) => `${host} refused the connection. Check the URL.`,
  no_answer: (host) => `${host} didn’t respond within 10 seconds. Try again, or choose the file.`,
  wrong_certificate: (code) =>
    `The server’s certificate isn’t valid for its address (${code}). Download the calendar and choose the file.`,
  broken_off: (host) => `The connection to ${host} was lost. Try again.`,
  status: (status) =>
    `The server responded with status ${status} instead of a calendar. Check the URL, and make sure it can be read without signing in.`,
  too_many_redirects: () => 'Too many redirects. Enter the final URL.',
  too_large: () => 'The file at that URL is larger than 1 MB. Export only the holidays.',
  not_calendar: () =>
    'This isn’t an iCalendar file. Choose a file that ends in .ics, or enter its URL.',
  too_complex: () => 'This calendar is too complex to read. Export only the holidays.',
}

export function calendarProblem(problem: CalendarProblem, detail: string | null) {
  return CALENDAR_PROBLEMS[problem](detail ?? '')
}

export const country = 'Country'
export const noCountry = 'Choose a country'
export const countryHint = 'Adds the country’s public holidays up to 10 years ahead'
export const region = 'Region'
export const wholeCountry = 'Whole country'
export const holidaysFailed = 'Failed to load holidays'
export const importCalendar = 'Import calendar'
export const importFailed = 'Failed to import calendar'
export const calendarSource = 'iCalendar file or URL'
export const calendarSourceHint =
  'Imports all-day events from last year up to 10 years ahead, including repeating events'
export const calendarRequired = 'Enter a URL or choose a file'
export const chooseFile = 'Choose file'
export const readCalendar = 'Import'
export const readingCalendar = 'Importing...'
export const cancelHolidays = 'Cancel'

export function importedHolidays(days: number, leftOut: number): string {
  const added = plural(days, { one: '1 day imported.', other: `${number(days)} days imported.` })
  if (leftOut === 0) return added
  const left = plural(leftOut, {
    one: '1 entry was skipped.',
    other: `${number(leftOut)} entries were skipped.`,
  })
  return `${added} ${left} Only all-day events from last year up to 10 years ahead can be imported.`
}

export const addHoliday = 'Add holiday'
export const addDay = 'Add'
export const addedHoliday = (name: string) => `${name} added.`
export const holidayDate = 'Date'
export const dayRequired = 'Enter a date'
export const holidayName = 'Name'
export const halfDay = 'Half day'
export const halfDayHint = 'Support is open for part of the day'
export const openFrom = 'Open from'
export const openTo = 'to'
export const noHolidaysYet =
  'No holidays yet. Choose a country, import a calendar, or add days one by one.'
export const holidayList = 'Holidays'
export const removeAll = (name: string) => `Remove ${name}`
export const removeHoliday = (name: string, day: string) => `Remove ${name}, ${day}`

/** `Dec 24, 2026, open 9:00 AM to 2:00 PM, until 2036` */
export function holidayWhen(day: string, open: string | null, lastYear: string | null): string {
  return [day, open && `open ${open}`, lastYear && `until ${lastYear}`].filter(Boolean).join(', ')
}

export const localHoliday = (when: string) => `Varies by municipality. ${when}`
export const showYear = (year: number) => `Show ${year}`
export const dayKinds = { holiday: 'Holiday', half: 'Half day', closed: 'Closed' }
export const closedOn = (days: string) => `Closed: ${days}`
export const noHolidaysIn = (year: number) => `No holidays in ${year}`
