import type { SlaMark, SlaStretch } from '#shared/sla/receipt.ts'
import { rich } from '#shared/words/formats.ts'

import { number, plural } from './language.ts'

// How the service level of a ticket was counted.

export const countedIn = (hours: string, zone: string) =>
  `Gezählt werden die Minuten ${hours}, ${zone}.`
export const priorityIs = (priority: string) => `Die Priorität ist ${priority}.`
export const deviceBelow = (zone: string) =>
  `Unter jeder Zeit steht die Zeit dieses Geräts, ${zone}.`
export const asOf = <Part>(time: Part) => rich<string | Part>`Stand: ${time}`
export const lineByLine = (clock: string, zone: string) => `${clock}, Zeile für Zeile, ${zone}`
export const when = 'Wann'
export const what = 'Was'
export const minutes = 'Minuten'
export const total = 'Summe'
export const fewerLines = 'Weniger Zeilen anzeigen'
export const moreLines = (lines: number, inMinutes: number) =>
  plural(lines, {
    one: `${number(lines)} weitere Zeile, ${minuteCount(inMinutes)}`,
    other: `${number(lines)} weitere Zeilen, ${minuteCount(inMinutes)}`,
  })
const minuteCount = (count: number) =>
  plural(count, { one: `${number(count)} Minute`, other: `${number(count)} Minuten` })
export const businessTime = 'Servicezeit'
export const target = 'Ziel'
export const onDevice = 'auf diesem Gerät'
export const asData = 'Als Daten herunterladen'
export const theData = 'Daten'
export const dataIsEnough = 'Jede Zahl lässt sich allein aus den Daten nachrechnen.'

export const lines: Record<SlaMark | SlaStretch, string> = {
  created: 'Uhr gestartet',
  priority_changed: 'Priorität geändert',
  due: 'Fällig',
  answered: 'Beantwortet',
  closed: 'Geschlossen',
  out_of_hours: 'Außerhalb der Servicezeiten',
  running: 'Läuft',
  overdue: 'Überfällig',
}
export const raisedOutOfHours = 'Außerhalb der Servicezeiten erstellt'
export const closedRunsOn = 'Geschlossen, die Uhr läuft weiter'
export const priorityChangedTo = (priority: string) => `Priorität in ${priority} geändert`

// How a clock came out.
export const left = (span: string) => `Noch ${span}`
export const metWith = (span: string) => `Eingehalten, ${span} vor Ablauf`
export const metJustInTime = 'Gerade noch eingehalten'
export const overdueBy = (span: string) => `Um ${span} überfällig`
export const overdueJust = 'Um weniger als eine Minute überfällig'
export const breachedBy = (span: string) => `Um ${span} verletzt`
export const breachedJust = 'Um weniger als eine Minute verletzt'
/** Before the minutes, in the last line of the sum. */
export const differences = {
  overdue: 'Überfällig um',
  breached: 'Verletzt um',
  met: 'Übrig',
  pending: 'Noch',
}
