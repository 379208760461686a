import type { Dashboard, SlaFigures } from '#shared/tickets/contract.ts'
import { rich } from '#shared/words/formats.ts'

import { number, percent } from './language.ts'

export const title = 'Übersicht'
export const welcome = (name: string) => `Willkommen zurück, ${name}!`
export const lead = 'Ihre Tickets und unsere Antwortzeiten.'
export const refresh = 'Aktualisieren'
export const refreshing = 'Wird aktualisiert …'
export const refreshed = 'Die Daten wurden aktualisiert'
export const refreshFailed = 'Die Tickets konnten nicht aktualisiert werden'

type Noun<Part> = (text: string) => Part
/** The noun is left out where there is little room. */
export const counts: Record<
  keyof Dashboard['counts'],
  <Part>(noun: Noun<Part>) => (string | Part)[]
> = {
  open: (noun) => rich`Offen${noun('e Tickets')}`,
  pending: (noun) => rich`Wartend${noun('e Tickets')}`,
  closed: (noun) => rich`Geschlossen${noun('e Tickets')}`,
  total: (noun) => rich`Gesamt${noun('zahl')}`,
}

export const activity = 'Ticket-Verlauf'
export const loadingActivity = 'Der Ticket-Verlauf wird geladen'
export const monthCount = (month: string, count: number) => `${month}: ${number(count)}`
export const noActivity = 'Keine Tickets in diesem Zeitraum'
export const perMonth = 'Erstellte Tickets pro Monat'
export const month = 'Monat'
export const tickets = 'Tickets'

export const recentTitle = 'Neueste Tickets'
export const ticketsShown = 'Angezeigte Tickets'
export const recent = 'Neueste'
export const all = 'Alle'
export const loadFailed = 'Ihre Tickets konnten nicht geladen werden'
export const noTickets = 'Noch keine Tickets'
export const createFirst = 'Erstes Ticket erstellen'
export const whenYouNeedHelp =
  'Brauchen Sie Hilfe? Erstellen Sie ein Ticket, und verfolgen Sie es hier.'
export const allTickets = 'Alle Tickets'
export const recentTickets = 'Neueste Tickets'
export const shownOf = (shown: number, total: number) => `${number(shown)} von ${number(total)}`
export const seeAll = 'Alle Tickets ansehen'
export const slaBreached = 'SLA verletzt'
export const loadingTickets = 'Tickets werden geladen'

export const attentionTitle = 'Wichtige Tickets'
export const attention = 'Wichtige Tickets'
export const allClear = 'Alles in Ordnung'
export const nothingUrgent = 'Keine offenen Tickets mit hoher Priorität.'

export const slaTitle = 'SLA-Einhaltung'
export const slaUnable =
  'Die SLA-Zahlen konnten nicht geladen werden. Bitte laden Sie die Seite neu.'
export const slaFailed = 'Die SLA-Zahlen konnten nicht berechnet werden'
export const slaLoading = 'SLA-Einhaltung wird geladen'
export const noFigures = 'Noch keine Daten'
export const noFiguresText = 'Sie erscheinen nach Ihrem ersten Ticket.'
export const clocks: Record<keyof SlaFigures, string> = {
  response: 'Erste Antwort',
  resolution: 'Lösung',
}
export const slaParts = {
  met: (count: number) => `${number(count)} eingehalten`,
  breached: (count: number) => `${number(count)} verletzt`,
  pending: (count: number) => `${number(count)} im Plan`,
}
export const average = (span: string) => `Durchschnitt: ${span}`
export const noAverage = 'Noch kein Durchschnitt'
export const nothingDue = 'Noch nichts fällig'
export const metInTime = <Part>(share: number, unit: (text: string) => Part) =>
  rich<string | Part>`${percent(share)}${unit(' rechtzeitig')}`

export const actionsTitle = 'Schnellzugriff'
export const createTicket = 'Ticket erstellen'
export const viewAll = 'Alle Tickets ansehen'
export const refreshData = 'Daten aktualisieren'
