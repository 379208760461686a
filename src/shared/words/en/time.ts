import { plural } from './language.ts'

export const justNow = 'Just now'
export const yesterday = 'Yesterday'
export const recently = 'recently'
export const minutesAgoShort = (minutes: number) => `${minutes}m ago`
export const hoursAgoShort = (hours: number) => `${hours}h ago`
export const daysAgoShort = (days: number) => `${days}d ago`

export const anyMoment = 'Any moment now'
export const inLessThanAnHour = 'In less than an hour'
export const inHours = (hours: number) =>
  plural(hours, { one: `In ${hours} hour`, other: `In ${hours} hours` })
export const inDays = (days: number) =>
  plural(days, { one: `In ${days} day`, other: `In ${days} days` })
