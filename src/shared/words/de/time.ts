import { number, plural } from './language.ts'

export const justNow = 'gerade eben'
export const yesterday = 'gestern'
export const recently = 'vor Kurzem'
export const minutesAgoShort = (minutes: number) => `vor ${minutes} Min.`
export const hoursAgoShort = (hours: number) => `vor ${hours} Std.`
export const daysAgoShort = (days: number) => `vor ${days} Tagen`

/** How long something is, as short as can be said. */
export const minutesShort = (minutes: number) => `${number(minutes)}\u00a0Min.`
export const hoursShort = (hours: number) => `${number(hours)}\u00a0Std.`
export const daysShort = (days: number) => `${number(days)}\u00a0Tg.`

export const anyMoment = 'Jeden Moment'
export const inLessThanAnHour = 'In weniger als einer Stunde'
export const inHours = (hours: number) =>
  plural(hours, { one: `In ${hours} Stunde`, other: `In ${hours} Stunden` })
export const inDays = (days: number) =>
  plural(days, { one: `In ${days} Tag`, other: `In ${days} Tagen` })
