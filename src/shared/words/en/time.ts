import { number, plural } from './language.ts'

export const justNow = 'Just now'
export const yesterday = 'Yesterday'
export const recently = 'recently'
export const minutesAgoShort = (minutes: number) => `${minutes}m ago`
export const hoursAgoShort = (hours: number) => `${hours}h ago`
export const daysAgoShort = (days: number) => `${days}d ago`

/** How long something is, as short as can be said. */
export const minutesShort = (minutes: number) => `${number(minutes)}m`
export const hoursShort = (hours: number) => `${number(hours)}h`
export const daysShort = (days: number) => `${number(days)}d`

export const anyMoment = 'Any moment now'
export const inLessThanAnHour = 'In less than an hour'
export const inHours = (hours: number) =>
  plural(hours, { one: `In ${hours} hour`, other: `In ${hours} hours` })
export const inDays = (days: number) =>
  plural(days, { one: `In ${days} day`, other: `In ${days} days` })
