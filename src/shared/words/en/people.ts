import { number, plural } from './language.ts'

export const title = 'People'
export const titleOf = (customer: string) => `People, ${customer}`

export const search = 'Search people'
export const searchHint = 'Search people...'
export const clearSearch = 'Clear search'
export const nobodyMatches = 'No people match your search'
export const whatIsSearched = 'Try a different name or email'
export const nobodyYet = 'No people yet'
export const whenTheyAppear = 'People appear here after they sign in for the first time'

export const loading = 'Loading people'
export const loadFailed = 'Failed to load people'
export const counted = {
  none: 'No people found',
  found: (count: number) =>
    plural(count, {
      one: `${number(count)} person found`,
      other: `${number(count)} people found`,
    }),
  first: (count: number) =>
    plural(count, {
      one: `Showing the first person`,
      other: `Showing the first ${number(count)} people`,
    }),
}

export const name = 'Name'
export const email = 'Email'
export const status = 'Status'
export const lastSignIn = 'Last Sign-in'
export const lastSignInInCard = 'Last sign-in'
export const signedIn = 'Signed In'
export const signedInInCard = 'Signed in'
export const actions = 'Actions'
export const never = 'Never'
export const notSignedIn = 'Signed out'
export const sessions = (count: number) =>
  plural(count, {
    one: `${number(count)} session`,
    other: `${number(count)} sessions`,
  })

export const ticketsOf = (person: string) => `${person}, tickets`
export const actionsFor = (person: string) => `Actions for ${person}`
export const deactivate = 'Deactivate'
export const deactivating = 'Deactivating...'
export const askDeactivate = (person: string) => `Deactivate ${person}?`
export const whatDeactivatingDoes =
  'They’re signed out immediately, can’t sign in and get no email until you reactivate them. Their tickets stay.'
export const deactivated = 'Person deactivated and signed out'
export const deactivateFailed = 'Failed to deactivate person'
export const reactivate = 'Reactivate'
export const reactivatePerson = (person: string) => `Reactivate ${person}`
export const reactivated = 'Person reactivated'
export const reactivateFailed = 'Failed to reactivate person'

// Answers of the server.
export const gone = 'This person no longer exists.'
export const sayWhetherActive = 'Choose whether this person can sign in'
export const sayWhatChanges = 'Choose what to change'
export const chooseVisibility = 'Choose what this person sees'
export const chooseCategories = 'Select at least one category'
export const notYourself =
  'You can’t change your own access. Ask another portal manager or your support team.'
export const isExternal = 'This person is external. Only your support team can add or remove them.'
export const unknownCursor = 'Use the cursor from the previous page’s Link header'

/** Mail to administrators about a person who signed in with a new address. */
export const addressChanged = {
  subject: (person: string) => `${person} signed in with a new email address`,
  fact: (person: string, before: string, after: string) =>
    `${person} used to sign in as ${before}. Their identity provider now sends ${after} for the same person, so their account and tickets moved to the new address.`,
  check:
    'If these are two people, their identity provider sends the same persistent NameID for both. Fix it there, then deactivate the account.',
  open: 'Open people',
}
