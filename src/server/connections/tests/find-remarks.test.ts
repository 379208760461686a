import { expect, test } from 'vitest'

import { type ConnectionSettings, NEW_CONNECTION } from '#shared/connections/fields.ts'

import { aTestedAnswer } from '#test/a-connection-test-result.ts'
import { makeSigningKey } from '#test/saml-responses.ts'
import { findRemarks } from './find-remarks.ts'

const NOW = new Date('2026-03-03T10:00:00.000Z')
const PERSON = {
  ok: true,
  email: 'ada@northwind.example',
  firstName: 'Ada',
  lastName: 'King',
} as const
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)

type Seen = Parameters<typeof findRemarks>[1]['inspection']

function codes(seen: Partial<Seen>, settings: Partial<ConnectionSettings> = {}) {
  const inspection = { answer: aTestedAnswer({ clockDifferenceMs: 0 }), person: PERSON, ...seen }
  const found = findRemarks(
    { ...NEW_CONNECTION, ...settings },
    { inspection, address: '192.0.2.7', now: NOW },
  )
  return found.map(({ code }) => code)
}

test('findRemarks returns nothing when an answer is as it should be', () => {
  expect(codes({}, { ipRestrictions: ['192.0.2.0/24'] })).toEqual([])
  expect(codes({ answer: null, person: null })).toEqual([])
})

test('findRemarks notes a clock when it is ahead at all, or further behind than transmission takes', () => {
  const clock = (ms: number) => codes({ answer: aTestedAnswer({ clockDifferenceMs: ms }) })
  expect(clock(5_000)).toEqual([])
  expect(clock(5_001)).toEqual(['clock_ahead'])
  expect(clock(-30_000)).toEqual([])
  expect(clock(-30_001)).toEqual(['clock_behind'])
})

test('findRemarks notes a session when it ends soon, and a network when it is not allowed', () => {
  const session = (end: Date) =>
    codes({ answer: aTestedAnswer({ clockDifferenceMs: 0, sessionEndsAt: end.toISOString() }) })
  expect(session(later(29))).toEqual(['short_session'])
  expect(session(later(30))).toEqual([])
  expect(codes({}, { ipRestrictions: ['203.0.113.0/24'] })).toEqual(['address_restricted'])
})

test('findRemarks notes names when they are missing', () => {
  expect(codes({ person: { ...PERSON, firstName: null } })).toEqual(['no_first_name'])
  expect(codes({ person: { ...PERSON, lastName: null } })).toEqual(['no_last_name'])
  expect(codes({ person: { ...PERSON, firstName: null, lastName: null } })).toEqual(['no_names'])
})

test('findRemarks notes a certificate when it has ended or ends soon', async () => {
  const ending = async (endsAt: Date) => {
    const { certPem } = await makeSigningKey('idp.example', { endsAt })
    return codes({}, { cert: certPem })
  }
  expect(await ending(later(-60))).toEqual(['certificate_expired'])
  expect(await ending(later(60))).toEqual(['certificate_ends_soon'])
  expect(await ending(later(365 * 24 * 60))).toEqual([])
})
