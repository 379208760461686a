import type { SlaStatus } from '#shared/sla/sla.ts'
import { rich } from '#shared/words/formats.ts'

// How the service level of a ticket stands. What the receipt says has a file of its own, because few open it.

export const states: Record<SlaStatus, string> = {
  pending: 'On track',
  met: 'Met',
  breached: 'Breached',
}
export const response = 'First response'
export const resolution = 'Resolution'
export const due = <Part>(time: Part) => rich<string | Part>`Due ${time}`
export const answeredAfter = (span: string) => `Answered after ${span}`
export const closedAfter = (span: string) => `Closed after ${span}`
export const onlyHoursCount = (hours: string) => `Only business hours count: ${hours}.`
export const otherTimesAre = (zone: string) => `Other times on this page are ${zone}.`
export const howCounted = 'How this was counted'
export const loading = 'Loading how this was counted'
export const loadFailed = 'Failed to load how this was counted'
