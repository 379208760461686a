import type { SlaMark, SlaStretch } from '#shared/sla/receipt.ts'
import { rich } from '#shared/words/formats.ts'

import { number, plural } from './language.ts'

// How the service level of a ticket was counted.

export const countedIn = (hours: string, zone: string) => `Minutes are counted ${hours}, ${zone}.`
export const priorityIs = (priority: string) => `The priority is ${priority}.`
export const deviceBelow = (zone: string) => `Below each time is that of this device, ${zone}.`
export const asOf = <Part>(time: Part) => rich<string | Part>`As of ${time}`
export const lineByLine = (clock: string, zone: string) => `${clock}, line by line, in ${zone}`
export const when = 'When'
export const what = 'What'
export const minutes = 'Minutes'
export const total = 'Total'
export const fewerLines = 'Show fewer lines'
export const moreLines = (lines: number, inMinutes: number) =>
  plural(lines, {
    one: `${number(lines)} more line, ${minuteCount(inMinutes)}`,
    other: `${number(lines)} more lines, ${minuteCount(inMinutes)}`,
  })
const minuteCount = (count: number) =>
  plural(count, { one: `${number(count)} minute`, other: `${number(count)} minutes` })
export const businessTime = 'Business time'
export const target = 'Target'
export const onDevice = 'on this device'
export const asData = 'Download as data'
export const theData = 'the data'
export const dataIsEnough = 'Every figure can be worked out again from the data alone.'

export const lines: Record<SlaMark | SlaStretch, string> = {
  created: 'Clock started',
  priority_changed: 'Priority changed',
  due: 'Due',
  answered: 'Answered',
  closed: 'Closed',
  out_of_hours: 'Out of hours',
  running: 'Running',
  overdue: 'Overdue',
}
export const raisedOutOfHours = 'Raised out of hours'
export const closedRunsOn = 'Closed, clock runs on'
export const priorityChangedTo = (priority: string) => `Priority changed to ${priority}`

// How a clock came out.
export const left = (span: string) => `${span} left`
export const metWith = (span: string) => `Met with ${span} to spare`
export const metJustInTime = 'Met just in time'
export const overdueBy = (span: string) => `Overdue by ${span}`
export const overdueJust = 'Overdue by less than a minute'
export const breachedBy = (span: string) => `Breached by ${span}`
export const breachedJust = 'Breached by less than a minute'
/** Before the minutes, in the last line of the sum. */
export const differences = {
  overdue: 'Overdue by',
  breached: 'Breached by',
  met: 'To spare',
  pending: 'Left',
}
