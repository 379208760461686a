import type { CalendarProblem } from '#shared/service-contracts/values.ts'

// Answers of the server.
export const intervalsWrong = 'Enter each interval with its end after its start, none overlapping'
export const nameTooLong = 'Keep the name within 100 characters'
export const holidayNameRequired = 'Enter a name for the holiday'
export const calendarNameRequired = 'Enter a name for the calendar'
export const zoneUnknown = 'Choose a time zone'
export const noHours = 'Add hours on at least one day'
export const tooManyHolidays = 'A calendar can have at most 1,000 holidays'
export const holidayTwice = 'Each day can be a holiday only once'
export const targetWrong = 'Enter a time between one minute and a year'
export const percentWrong = 'Enter a share from 1 to 100 percent'
export const textTooLong = 'Keep the text within 5,000 characters'
export const reasonRequired = 'Enter a reason for the correction'
export const reasonTooLong = 'Keep the reason within 100 characters'
export const templateNameRequired = 'Enter a name for the template'
export const windowNameRequired = 'Enter a name for the maintenance window'
export const windowForNone = 'Choose at least one customer'
export const windowEndsBefore = 'Choose an end after the start'
export const dayPassed = 'Choose today or a later day'
export const dayTaken = 'A version already begins on this day. Remove it, or choose another day.'
export const versionGone = 'This version no longer exists.'
export const versionCounts = 'This version already counts. Add a new version instead.'
export const correctedMeanwhile = (name: string) =>
  `${name} has corrected this version. Reload the page and try again.`
export const templateGone = 'This template no longer exists.'
export const templateTaken = 'Another template has this name'
export const templateChangedMeanwhile =
  'This template has been changed. Reload the page and try again.'
export const templateFollowed =
  'Contracts follow this template. Give them other terms before you remove it.'
export const categoryUnknown = 'Choose categories that exist, each of them once'
export const recipientUnknown = 'Choose an active member of the team'
export const windowGone = 'This maintenance window no longer exists.'
export const windowPassed = 'Choose an end in the future'
export const windowChangedMeanwhile =
  'This maintenance window has been changed. Reload the page and try again.'
export const customerUnknown = 'Choose customers that exist'

// Holidays.
export const calendarTooLong = 'The calendar file must be 700,000 characters or less'

const CALENDAR_PROBLEMS: Record<CalendarProblem, (detail: string) => string> = {
  bad_address: () => 'Enter a URL, such as https://calendar.example.com/holidays.ics',
  not_https: () => 'For security, calendars can only be fetched over https.',
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
