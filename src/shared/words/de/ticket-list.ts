import { rich } from '#shared/words/formats.ts'

import { number, plural } from './language.ts'

export const title = 'Meine Support-Tickets'
export const refresh = 'Aktualisieren'
export const newTicket = 'Neues Ticket'
export const loading = 'Ihre Tickets werden geladen'
export const loadFailed = 'Ihre Tickets konnten nicht geladen werden'
export const refreshed = 'Die Tickets wurden aktualisiert'
export const refreshFailed = 'Die Tickets konnten nicht aktualisiert werden'
export const found = (count: number) =>
  plural(count, {
    one: `${number(count)} neues Ticket`,
    other: `${number(count)} neue Tickets`,
  })
export const updated = 'Die Liste der Tickets wurde aktualisiert'
export const hasNewTicket = 'Ihr neues Ticket steht jetzt in der Liste'

export const search = 'Tickets durchsuchen'
export const searchHint = 'Tickets durchsuchen …'
export const status = 'Status'
export const anyStatus = 'Alle Status'
export const priority = 'Priorität'
export const anyPriority = 'Alle Prioritäten'
export const sortBy = 'Sortieren nach'
export const sorts = { createdAt: 'Erstelldatum', priority: 'Priorität' }
export const direction = 'Reihenfolge'
export const directions = { desc: 'Neueste zuerst', asc: 'Älteste zuerst' }
export const priorityOrders = { desc: 'Hohe Priorität oben', asc: 'Niedrige Priorität oben' }

export const tableTitle = 'Ihre Support-Tickets'
export const subject = 'Betreff'
export const category = 'Kategorie'
export const created = 'Erstellt'
export const slaBreached = 'SLA verletzt'

export const noneFound = 'Keine Tickets gefunden'
export const noneMatch = 'Kein Ticket passt zu Ihren Filtern'
export const clearFilters = 'Filter zurücksetzen'
export const noneYet = 'Sie haben noch kein Ticket erstellt'
export const create = 'Ticket erstellen'

export const readAt = <Part>(time: Part) => rich<string | Part>`Zuletzt aktualisiert: ${time}.`
/** Within the sentence above. */
export const justNow = 'gerade eben'
export const isLive = 'Wird alle 5 Minuten aktualisiert.'
export const isPaused = 'Die Aktualisierung ist angehalten.'
export const pause = 'Aktualisierung anhalten'
export const resume = 'Aktualisierung fortsetzen'
