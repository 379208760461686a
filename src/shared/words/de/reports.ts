import { number, plural } from './language.ts'

// Answers of the server.
export const figureFormat =
  'Geben Sie die Kennzahl einer Woche an, zum Beispiel created.2026-01-05, mit dem Montag der Woche'
// The page.
export const title = 'Kennzahlen'
export const pageText =
  'Auslastung, Rückstand und Antwortzeiten. Wählen Sie eine Zahl, um ihre Tickets zu sehen.'
export const loading = 'Die Kennzahlen werden geladen'
export const loadFailed = 'Die Kennzahlen konnten nicht geladen werden'
export const table = 'Als Tabelle anzeigen'
export const filters = 'Filter'
export const period = 'Zeitraum'
export const lastWeeks = (weeks: number) => `Letzte ${number(weeks)} Wochen`
export const anyCustomer = 'Alle Kunden'
export const anyAgent = 'Alle Agenten'
export const formerCustomer = 'Gelöschter Kunde'
export const loadingNames = 'Wird geladen …'
export const namesFailed = 'Kunden und Agenten konnten nicht geladen werden'
export const responseMet = 'Erste Antwort eingehalten'
export const resolutionMet = 'Lösung eingehalten'
export const medianResponse = 'Erste Antwort (Median)'
export const noValue = '–'
export const points = (count: number) =>
  `${number(count)} ${plural(count, { one: 'Prozentpunkt', other: 'Prozentpunkte' })}`
export const change = (sign: number, by: string) =>
  sign === 0 ? 'Unverändert' : `${sign > 0 ? '↑' : '↓'} ${by}`
export const comparedTo = (changed: string, weeks: string) =>
  `${changed} gegenüber den ${weeks} Wochen davor`
export const nothingBefore = 'Kein Vergleichswert'
export const flowTitle = 'Erstellt und geschlossen nach Woche'
export const byAge = 'Offene Tickets nach Alter'
export const byCustomer = 'Offene Tickets nach Kunde'
export const byAgent = 'Offene Tickets nach Agent'
export const backlogTitle = 'Rückstand nach Woche'
export const backlogText = 'Tickets, die am Ende der Woche noch offen waren.'
export const responseTitle = 'Erste Antwort nach Woche'
export const resolutionTitle = 'Lösung nach Woche'
export const promiseText = 'Tickets, die in der Woche erstellt wurden, gemessen am Service-Level.'
export const noneOpen = 'Keine offenen Tickets'
export const noneInWeeks = 'Keine Tickets in diesem Zeitraum'
export const mostOnly = 'Angezeigt werden die mit den meisten Tickets. Der Export enthält alle.'
export const age = 'Alter'
export const customer = 'Kunde'
export const agent = 'Agent'
export const week = 'Woche ab'
export const open = 'Offen'
export const pending = 'Wartend'
export const met = 'Eingehalten'
export const breached = 'Verletzt'
export const running = 'Im Plan'
export const created = 'Erstellt'
export const closed = 'Geschlossen'
export const backlog = 'Rückstand'
export const nobody = 'Nicht zugewiesen'
export const formerAgent = 'Ehemaliger Agent'
export const ages = {
  under_1d: 'Unter 1 Tag',
  '1d_7d': '1 bis 7 Tage',
  '7d_30d': '7 bis 30 Tage',
  over_30d: 'Über 30 Tage',
}
export const partOf = (name: string, week: string, count: number) =>
  `${name}, Woche ab ${week}: ${number(count)}`
export const numberOf = (name: string, of: string) => `${name}: ${of}`
export const files = 'Export'
export const fileNames = {
  ages: 'Offene Tickets nach Alter (CSV)',
  customers: 'Offene Tickets nach Kunde (CSV)',
  agents: 'Offene Tickets nach Agent (CSV)',
  weeks: 'Kennzahlen nach Woche (CSV)',
  ratings: 'Zufriedenheit nach Monat (CSV)',
}

// In exported files.
export const heads = {
  age: 'Alter',
  open: 'Offen',
  pending: 'Wartend',
  customer: 'Kunde',
  customerId: 'Kunde (ID)',
  agent: 'Agent',
  agentId: 'Agent (ID)',
  week: 'Woche',
  created: 'Erstellt',
  closed: 'Geschlossen',
  backlog: 'Rückstand',
  responseMet: 'Erste Antwort eingehalten',
  responseBreached: 'Erste Antwort verletzt',
  responseRunning: 'Erste Antwort im Plan',
  resolutionMet: 'Lösung eingehalten',
  resolutionBreached: 'Lösung verletzt',
  resolutionRunning: 'Lösung im Plan',
  month: 'Monat',
  good: 'Gut',
  bad: 'Schlecht',
}
