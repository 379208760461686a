import { number, plural } from './language.ts'

export const search = 'Suche'
export const loadFailed = 'Die Suche konnte nicht geladen werden. Bitte versuchen Sie es erneut.'
export const loadFailedAgain =
  'Die Suche konnte nicht geladen werden. Bitte laden Sie die Seite neu.'
export const ticketsAndPages = 'Tickets und Seiten durchsuchen'
export const hint = 'Tickets und Seiten suchen …'
export const escapeKey = 'Esc'
export const results = 'Ergebnisse'

// Its groups, and what is in them.
export const recentTickets = 'Neueste Tickets'
export const tickets = 'Tickets'
export const pages = 'Seiten'
export const dashboard = 'Übersicht'
export const myTickets = 'Meine Tickets'
export const newTicket = 'Neues Ticket'
export const adminDashboard = 'Admin-Übersicht'
export const desk = 'Desk'
export const actions = 'Aktionen'
export const toTheme = {
  dark: 'Zum dunklen Design wechseln',
  light: 'Zum hellen Design wechseln',
}
export const signOut = 'Abmelden'
export const signInFailures = 'Anmeldefehler'
export const signInFailure = (code: string) => `Anmeldefehler ${code}`
export const seeAll = (text: string) => `Alle Tickets mit „${text}“ ansehen`

// Results of a search.
export const ticketsFailed = 'Ihre Tickets konnten nicht geladen werden'
export const noneFound = (text: string) => `Keine Tickets mit „${text}“ gefunden`
export const found = (count: number) =>
  plural(count, {
    one: `${number(count)} Ticket gefunden`,
    other: `${number(count)} Tickets gefunden`,
  })
export const retry = 'Erneut versuchen'
