import { number, plural } from './language.ts'

export const title = 'People'
export const titleOf = (customer: string) => `People, ${customer}`

export const search = 'Search people'
export const searchHint = 'Search people...'
export const clearSearch = 'Clear search'
export const nobodyMatches = 'No people match your search'
export const whatIsSearched = 'Try a different name or email.'
export const nobodyYet = 'No people yet'
export const whenTheyAppear = 'People appear here once they sign in or take part in a ticket.'

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
export const lastSignIn = 'Last Sign-in'
export const lastSignInInCard = 'Last sign-in'
export const actions = 'Actions'
export const never = 'Never'
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
  'They’ll be signed out immediately, and can’t sign in or get email until you reactivate them. Their tickets stay.'
export const deactivated = 'Person deactivated and signed out'
export const deactivateFailed = 'Failed to deactivate person'
export const reactivate = 'Reactivate'
export const reactivatePerson = (person: string) => `Reactivate ${person}`
export const reactivated = 'Person reactivated'
export const reactivateFailed = 'Failed to reactivate the person. Try again.'

// Visibility of a person.

export const leadForManagers = 'What your colleagues see, and who can sign in.'
export const you = '(you)'
export const external = 'External'
export const portalManager = 'Portal manager'
export const sees = 'Visibility'
export const seesOwn = 'Own tickets'
export const seesAll = 'All tickets'
export const seesParticipating = 'Tickets they participate in, by email'
export const canReply = 'Can reply'

export const changeVisibility = 'Change visibility...'
export const visibilityOf = (person: string) => `What ${person} sees`
export const whatTheyAlwaysSee =
  'They always see and can reply to their own tickets and those they participate in. Other people’s confidential tickets stay hidden.'
export const visibilities = {
  own: { text: 'Own tickets', hint: 'No other tickets.' },
  categories: {
    text: 'Tickets in some categories',
    hint: 'Also their colleagues’ tickets in the categories you select.',
  },
  all: { text: 'All tickets', hint: 'Also all of their colleagues’ tickets.' },
}
export const archived = (category: string) => `${category} (archived)`
export const mayReply = 'Can reply to these tickets'
export const whatReplyingMeans =
  'They can also change, close and reopen these tickets. Without this, they can only read them.'
export const save = 'Save'
export const saving = 'Saving...'
export const visibilityChanged = 'Visibility changed'
export const visibilityFailed = 'Failed to change visibility'

export const makeManager = 'Make portal manager'
export const askMakeManager = (person: string) => `Make ${person} a portal manager?`
export const whatManagersDo =
  'They decide what their colleagues see, and which of them can sign in. This doesn’t show them additional tickets, and they can’t change their own visibility.'
export const isManager = (person: string) => `${person} is now a portal manager`
export const removeManager = 'Remove as portal manager'
export const askRemoveManager = (person: string) => `Remove ${person} as portal manager?`
export const whatRemovingManagerDoes =
  'They can no longer change what their colleagues see. Settings they made stay in place.'
export const isNoManager = (person: string) => `${person} is no longer a portal manager`
export const managerFailed = 'Failed to update portal manager'

export const removePasskeys = (count: number) =>
  plural(count, { one: 'Remove passkey...', other: 'Remove passkeys...' })
export const askRemovePasskeys = (count: number, person: string) =>
  plural(count, {
    one: `Remove ${person}’s passkey?`,
    other: `Remove all ${number(count)} of ${person}’s passkeys?`,
  })
export const whatRemovingPasskeysDoes =
  'Use this if they lost a device, for example. They’ll be signed out everywhere and notified by email. They can add a new passkey after they sign in again.'
export const confirmRemovingPasskeys = 'Remove'
export const removingPasskeys = 'Removing...'
export const passkeysRemoved = 'Passkeys removed and person signed out'
export const removePasskeysFailed = 'Failed to remove passkeys'

export const unlink = 'Unlink provider account...'
export const askUnlink = (person: string) => `Unlink ${person}’s provider account?`
export const whatUnlinkingDoes =
  'Do this if their account at the identity provider was recreated. They’ll be signed out everywhere. The next provider account that signs in with their email address gets this account and its tickets, so check first that the address is still theirs.'
export const confirmUnlinking = 'Unlink'
export const unlinking = 'Unlinking...'
export const unlinked = 'Provider account unlinked and person signed out'
export const unlinkFailed = 'Failed to unlink provider account'

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
    'If these are two different people, their identity provider sends the same persistent NameID for both. Fix it there, then deactivate the account.',
  open: 'Open the People page',
}
