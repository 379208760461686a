import { number } from './language.ts'

export const title = 'Kunden'
export const lead = 'Die Organisationen, die Sie betreuen.'
export const add = 'Kunden hinzufügen'
export const search = 'Kunden suchen'
export const searchHint = 'Kunden suchen …'
export const clearSearch = 'Suche zurücksetzen'
export const toDeleted = 'Gelöschte Kunden'
export const loading = 'Kunden werden geladen'
export const loadFailed = 'Die Kunden konnten nicht geladen werden'

export const noMatch = 'Kein Kunde passt zu Ihrer Suche'
export const whatIsSearched = 'Gesucht wird in Namen und E-Mail-Domains'
export const noneYet = 'Noch keine Kunden'
export const whereTheyAppear = 'Die Organisationen, die Sie hinzufügen, erscheinen hier'

export const name = 'Name'
export const domain = 'Domain'
export const mspStartDate = 'Betreut seit'
export const status = 'Status'
export const saml = 'SAML'
export const provider = 'Anbieter'
export const actions = 'Aktionen'
export const noDomain = 'Keine Domain'
export const moreDomains = (count: number) => `+${number(count)} weitere`
/** In a card of a narrow window. */
export const startInCard = 'Seit'
export const noStart = 'Nicht festgelegt'
export const noProvider = '–'

export const actionsFor = (customer: string) => `Aktionen für ${customer}`
export const peopleOf = (customer: string) => `Personen von ${customer}`
export const signInFailuresOf = (customer: string) => `Anmeldefehler von ${customer}`
export const ssoGuideFor = (customer: string) => `SSO-Anleitung für ${customer}`
export const edit = (customer: string) => `${customer} bearbeiten`
export const remove = (customer: string) => `${customer} löschen`
export const askRemove = (customer: string) => `${customer} löschen?`
export const whatRemovingDoes = (days: number) =>
  `Alle Personen dieses Kunden werden abgemeldet. Er lässt sich ${number(days)} Tage lang wiederherstellen.`
export const removed = 'Kunde gelöscht'
export const removeFailed = 'Der Kunde konnte nicht gelöscht werden'
