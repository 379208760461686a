import { expect, test } from 'vitest'

import { closedVerdict, dueLook, formatSpan } from './due-look.ts'

const NOW = new Date('2026-03-02T10:00:00.000Z')

function lookAt(time: string, state: 'breached' | 'near' | 'on_track') {
  const clock = 'response' as const
  return dueLook({ clock, at: `2026-03-${time}:00.000Z`, state }, NOW)
}

test('a promise shows the time that is left when it is kept so far', () => {
  expect(lookAt('02T13:05', 'on_track')).toEqual({ state: 'on_track', text: 'Due in 3h 5m' })
  expect(lookAt('02T10:12', 'near')).toEqual({ state: 'near', text: 'Due in 12m' })
  expect(lookAt('05T11:00', 'on_track').text).toBe('Due in 3d')
})

test('a paused promise says what is left of it', () => {
  const paused = { clock: 'resolution', at: null, left: 180, state: 'paused' } as const
  expect(dueLook(paused, NOW)).toEqual({ state: 'paused', text: 'Paused, 3h left' })
  expect(dueLook({ ...paused, left: 60 * 60 }, NOW).text).toBe('Paused, 60h left')
})

test('a broken promise says since when', () => {
  expect(lookAt('02T08:00', 'breached')).toEqual({ state: 'breached', text: '2h overdue' })
})

test('a promise does not count as kept when it was broken since it was read', () => {
  expect(lookAt('02T09:59', 'near')).toEqual({ state: 'breached', text: '1m overdue' })
})

test('a promise is near when it is due in this very minute', () => {
  expect(lookAt('02T10:00', 'on_track')).toEqual({ state: 'near', text: 'Due now' })
})

test.each([
  [0, '1m'],
  [59, '59m'],
  [60, '1h'],
  [185, '3h 5m'],
  [10 * 60 + 5, '10h'],
  [47 * 60, '47h'],
  [49 * 60, '2d'],
])('a span of %d minutes is shown in the units that matter', (minutes, text) => {
  expect(formatSpan(minutes * 60_000)).toBe(text)
})

test.each([
  ['met', 'met', 'met'],
  ['pending', 'met', 'pending'],
  ['pending', 'breached', 'breached'],
  ['breached', 'met', 'breached'],
  ['met', 'breached', 'breached'],
] as const)(
  'a closed ticket’s verdict is the worse of both when its response is %s and its resolution %s',
  (responseStatus, resolutionStatus, verdict) => {
    const sla = { slaStatus: resolutionStatus, responseStatus, resolutionStatus }
    expect(closedVerdict(sla)).toBe(verdict)
  },
)
