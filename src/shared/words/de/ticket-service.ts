import type { SlaStatus } from '#shared/sla/sla.ts'
import { rich } from '#shared/words/formats.ts'

// How the service level of a ticket stands. What the receipt says has a file of its own, because few open it.

export const states: Record<SlaStatus, string> = {
  pending: 'Im Plan',
  met: 'Eingehalten',
  breached: 'Verletzt',
}
export const response = 'Erste Antwort'
export const resolution = 'Lösung'
export const due = <Part>(time: Part) => rich<string | Part>`Fällig: ${time}`
export const answeredAfter = (span: string) => `Beantwortet nach ${span}`
export const closedAfter = (span: string) => `Geschlossen nach ${span}`
export const onlyHoursCount = (hours: string) => `Nur die Servicezeiten zählen: ${hours}.`
export const otherTimesAre = (zone: string) => `Andere Zeiten auf dieser Seite: ${zone}.`
export const howCounted = 'So wurde gezählt'
export const loading = 'Die Zählung wird geladen'
export const loadFailed = 'Die Zählung konnte nicht geladen werden'
