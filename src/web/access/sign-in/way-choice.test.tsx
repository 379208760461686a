import { afterEach, expect, test, vi } from 'vitest'

import { waysOf } from './way-choice.tsx'

afterEach(() => vi.unstubAllGlobals())

/** A browser that has passkeys; `stored` is what it remembers. */
function aBrowser(stored: Record<string, string> = {}) {
  vi.stubGlobal('PublicKeyCredential', true)
  vi.stubGlobal('window', { localStorage: { getItem: (key: string) => stored[key] ?? null } })
}

test('the provider comes first when it works', () => {
  aBrowser({ 'has-passkey': 'yes' })
  expect(waysOf({ hasCodes: true, isEmergency: false })).toEqual(['provider', 'code'])
})

test('the provider comes last when it may be down', () => {
  aBrowser()
  expect(waysOf({ hasCodes: true, isEmergency: true })).toEqual(['code', 'passkey', 'provider'])
})

test('the passkey comes first when this browser has used one and the provider may be down', () => {
  aBrowser({ 'has-passkey': 'yes' })
  expect(waysOf({ hasCodes: true, isEmergency: true })).toEqual(['passkey', 'code', 'provider'])
})

test('no passkey is offered when the browser has none', () => {
  aBrowser({ 'has-passkey': 'yes' })
  vi.stubGlobal('PublicKeyCredential', undefined)
  expect(waysOf({ hasCodes: true, isEmergency: true })).toEqual(['code', 'provider'])
})
