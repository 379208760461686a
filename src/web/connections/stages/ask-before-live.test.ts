import { expect, test } from 'vitest'

import { NEW_CONNECTION } from '#shared/connections/fields.ts'

import { askBeforeLive, stillAsked } from './ask-before-live.ts'

const PASSED = '2025-01-05T10:00:00.000Z'

function aConnection(entityId: string) {
  return { ...NEW_CONNECTION, enabled: true, entityId, certExpiresAt: null, callbackUrl: '' }
}

test('a draft goes live at once when it passed a test and the provider stays the same', () => {
  const live = aConnection('urn:one')
  const same = { settings: aConnection('urn:one'), testedAt: PASSED }
  expect(askBeforeLive(live, same)).toBeNull()
  expect(askBeforeLive(live, { ...same, testedAt: null })).toEqual({
    isUntested: true,
    signsOut: false,
  })
  expect(askBeforeLive(live, { ...same, settings: aConnection('urn:two') })).toEqual({
    isUntested: false,
    signsOut: true,
  })
})

test('the question before going live closes when a test passes meanwhile, and no other does', () => {
  expect(stillAsked('live', { isUntested: true, signsOut: false })).toBe('live')
  expect(stillAsked('live', { isUntested: false, signsOut: true })).toBe('live')
  expect(stillAsked('live', null)).toBeNull()
  expect(stillAsked('discard', null)).toBe('discard')
  expect(stillAsked(null, null)).toBeNull()
})
