import { rich } from '#shared/words/formats.ts'

import { number, plural } from './language.ts'

export const counted = {
  none: 'No failures found',
  found: (count: number) =>
    plural(count, {
      one: `${number(count)} kind of failure found`,
      other: `${number(count)} kinds of failures found`,
    }),
  first: (count: number) =>
    plural(count, {
      one: `The first kind of failure is shown`,
      other: `The first ${number(count)} kinds of failures are shown`,
    }),
}

export const title = 'Sign-in Failures'
export const about = 'Single sign-ons that were refused in the last 30 days, and what to change.'
export const oneCustomer = 'One customer'
export const allCustomers = 'All customers'
export const editCustomer = 'Edit Customer'
export const searchLabel = 'Search for a code'
export const searchPlaceholder = 'Code from the login page...'
export const failedToLoad = 'Failed to load the sign-in failures'
export const loading = 'Loading the sign-in failures'

export const noneWithCode = 'No failure has this code'
export const codesAreKept =
  'Codes are kept for 30 days. A 0, 1, A, E, I, L, O, U or Y is never part of one.'
export const showAll = 'Show all'
export const none = 'No sign-in was refused'
export const willAppear = 'When one is, its code and what to change will appear here.'

export const noCustomer = 'No customer'
export const yourTeam = 'Your team'
export const times = (count: number) =>
  plural(count, { one: 'Once', other: `${number(count)} times` })
export const stops = (people: number) =>
  plural(people, { one: 'Stops 1 person', other: `Stops ${number(people)} people` })
export const stopped = (people: number) =>
  plural(people, { one: 'It stopped 1 person.', other: `It stopped ${number(people)} people.` })
export const worksAgain = 'Works again'
export const since = <Part>(time: Part) => rich`since ${time}`
export const lastAt = <Part>(time: Part) => rich`last ${time}`
export const personRead = (sentence: string) => `The person read: “${sentence}”`
export const newestOf = (shown: number, count: number) =>
  `The newest ${number(shown)} of ${number(count)}. Search for a code to find any other.`

export const setting = 'Setting'
export const people = 'People'
export const guide = 'SSO guide'
export const failuresOf = (what: string) => `Failures: ${what}`
export const code = 'Code'
export const when = 'When'
export const expected = 'Expected'
export const received = 'Received'

// The parts of the set-up guide.
export const guideValues = 'Values for the provider'
export const guideAttributes = 'Required attribute mapping'
export const guideSteps = 'Steps at the provider'
export const guideBringBack = 'Bring back'
export const guideSettings = 'Settings that matter'
export const guideProblems = 'When it does not work'

// What the server answers.
export const noSuchCode = 'No refused sign-in of the last 30 days has this code.'
export const searchForCode = 'Search for a code of 8 characters'
export const giveCustomer = 'Give the id of a customer'
export const giveLimit = 'Give a number from 1 to 100'
