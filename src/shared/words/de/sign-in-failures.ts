import { rich } from '#shared/words/formats.ts'

import { number, plural } from './language.ts'

export const counted = {
  none: 'Keine Anmeldefehler gefunden',
  found: (count: number) =>
    plural(count, {
      one: `${number(count)} Art von Anmeldefehlern gefunden`,
      other: `${number(count)} Arten von Anmeldefehlern gefunden`,
    }),
  first: (count: number) =>
    plural(count, {
      one: 'Die erste Art von Anmeldefehlern wird angezeigt',
      other: `Die ersten ${number(count)} Arten von Anmeldefehlern werden angezeigt`,
    }),
}

export const title = 'Anmeldefehler'
export const about =
  'Anmeldungen über Single Sign-on, die in den letzten 30 Tagen abgelehnt wurden, und was zu ändern ist.'
export const oneCustomer = 'Ein Kunde'
export const allCustomers = 'Alle Kunden'
export const editCustomer = 'Kunden bearbeiten'
export const searchLabel = 'Nach einem Code suchen'
export const searchPlaceholder = 'Code von der Anmeldeseite …'
export const failedToLoad = 'Die Anmeldefehler konnten nicht geladen werden'
export const loading = 'Die Anmeldefehler werden geladen'

export const noneWithCode = 'Kein Anmeldefehler hat diesen Code'
export const codesAreKept =
  'Codes werden 30 Tage aufbewahrt. 0, 1, A, E, I, L, O, U und Y kommen darin nie vor.'
export const showAll = 'Alle anzeigen'
export const none = 'Keine Anmeldung wurde abgelehnt'
export const willAppear = 'Sobald eine abgelehnt wird, stehen hier ihr Code und was zu ändern ist.'

export const noCustomer = 'Kein Kunde'
export const yourTeam = 'Ihr Team'
export const times = (count: number) =>
  plural(count, { one: 'Einmal', other: `${number(count)}-mal` })
export const stops = (people: number) =>
  plural(people, {
    one: 'Hält 1 Person auf',
    other: `Hält ${number(people)} Personen auf`,
  })
export const stopped = (people: number) =>
  plural(people, {
    one: 'Eine Person war betroffen.',
    other: `${number(people)} Personen waren betroffen.`,
  })
export const worksAgain = 'Funktioniert wieder'
export const since = <Part>(time: Part) => rich`seit ${time}`
export const lastAt = <Part>(time: Part) => rich`zuletzt ${time}`
export const personRead = (sentence: string) => `Die Person las: „${sentence}“`
export const newestOf = (shown: number, count: number) =>
  `Die neuesten ${number(shown)} von ${number(count)}. Suchen Sie nach einem Code, um einen anderen zu finden.`

export const setting = 'Einstellung'
export const people = 'Personen'
export const guide = 'SSO-Anleitung'
export const failuresOf = (what: string) => `Anmeldefehler: ${what}`
export const code = 'Code'
export const when = 'Wann'
export const expected = 'Erwartet'
export const received = 'Erhalten'

// The parts of the set-up guide.
export const guideValues = 'Werte für den Anbieter'
export const guideAttributes = 'Erforderliche Attributzuordnung'
export const guideSteps = 'Schritte beim Anbieter'
export const guideBringBack = 'Was Sie vom Anbieter mitbringen'
export const guideSettings = 'Wichtige Einstellungen'
export const guideProblems = 'Wenn es nicht funktioniert'

// What the server answers.
export const noSuchCode = 'Keine abgelehnte Anmeldung der letzten 30 Tage hat diesen Code.'
export const searchForCode = 'Suchen Sie nach einem Code mit 8 Zeichen'
export const giveCustomer = 'Geben Sie die ID eines Kunden an'
export const giveLimit = 'Geben Sie eine Zahl von 1 bis 100 an'
