import { rich } from '#shared/words/formats.ts'

// When a ticket is answered and solved at the latest, and by whose clock.

export const loading = 'Loading when you will be answered'
export const answerBy = <Part>(time: Part) => rich<string | Part>`First answer by ${time}`
export const resolutionBy = <Part>(time: Part) => rich<string | Part>`Resolution by ${time}`
export const hoursCount = (hours: string) => `Business hours count: ${hours}.`

/** As in `Mon to Fri, 9:00 AM to 5:00 PM`. */
export const businessHours = (of: { first: string; last: string; from: string; to: string }) =>
  `${of.first} to ${of.last}, ${of.from} to ${of.to}`
/** Of a time zone that is named after a place. */
export const timeOfPlace = (place: string) => `${place} time`
export const onThisDevice = <Part>(time: string, zone: string, quiet: (text: string) => Part) =>
  rich<string | Part>`${time} ${zone} ${quiet('(this device)')}`
