import { expect, test } from 'vitest'

import { sendChoices, typedSendTime } from './send-choices.ts'

const offered = (now: string, zone: string) =>
  sendChoices(new Date(now), zone).map(({ choice, at }) => `${choice} ${at.toISOString()}`)

test('the offered moments to send are mornings of the customer when the agent is elsewhere', () => {
  // 23:30 on Wednesday in Berlin.
  expect(offered('2026-03-04T22:30:00Z', 'Europe/Berlin')).toEqual([
    'opening 2026-03-05T08:00:00.000Z',
    'tomorrow 2026-03-05T07:00:00.000Z',
    'monday 2026-03-09T07:00:00.000Z',
  ])
  // The same moment is Thursday morning in Tokyo, within business hours.
  expect(offered('2026-03-05T01:30:00Z', 'Asia/Tokyo')).toEqual([
    'tomorrow 2026-03-05T23:00:00.000Z',
    'monday 2026-03-08T23:00:00.000Z',
  ])
})

test('tomorrow is Monday, and is offered once, when today is Sunday', () => {
  expect(offered('2026-03-08T12:00:00Z', 'UTC')).toEqual([
    'opening 2026-03-09T09:00:00.000Z',
    'tomorrow 2026-03-09T08:00:00.000Z',
  ])
})

test('an offered morning has the same wall-clock time when the clocks have changed', () => {
  // In Berlin summer time begins on 2026-03-29.
  expect(offered('2026-03-28T12:00:00Z', 'Europe/Berlin')).toContain(
    'monday 2026-03-30T06:00:00.000Z',
  )
})

test("a typed moment is read by the customer's clock, and refused when it is past", () => {
  const now = new Date('2026-03-04T22:30:00Z')
  expect(typedSendTime('2026-03-05T08:15', 'Europe/Berlin', now)).toEqual(
    new Date('2026-03-05T07:15:00Z'),
  )
  expect(typedSendTime('2026-03-04T23:00', 'Europe/Berlin', now)).toBeNull()
  expect(typedSendTime('', 'Europe/Berlin', now)).toBeNull()
})
