import { rich } from '#shared/words/formats.ts'

// When a ticket is answered and solved at the latest, and by whose clock.

export const loading = 'Wann Sie Antwort erhalten, wird geladen'
export const answerBy = <Part>(time: Part) => rich<string | Part>`Erste Antwort bis ${time}`
export const resolutionBy = <Part>(time: Part) => rich<string | Part>`Lösung bis ${time}`
export const hoursCount = (hours: string) => `Es zählen die Servicezeiten: ${hours}.`

/** As in `Mo bis Fr, 09:00 bis 17:00 Uhr`. */
export const businessHours = (of: { first: string; last: string; from: string; to: string }) =>
  `${of.first} bis ${of.last}, ${of.from} bis ${of.to}\u00a0Uhr`
/** Of a time zone that is named after a place. */
export const timeOfPlace = (place: string) => `Ortszeit ${place}`
export const onThisDevice = <Part>(time: string, zone: string, quiet: (text: string) => Part) =>
  rich<string | Part>`${time} ${zone} ${quiet('(dieses Gerät)')}`
