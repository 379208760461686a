import { expect, test } from 'vitest'
import type { SamlKey, SamlKeys } from '#shared/connections/contract.ts'
import { renderText } from '#web/render-text.tsx'
import { samlKeyQueries, SamlKeysCard } from './saml-keys-card.tsx'

const { queryKey } = samlKeyQueries.keys()

function aKey(state: SamlKey['state']): SamlKey {
  return {
    id: state,
    state,
    certificate: '-----BEGIN CERTIFICATE-----',
    fingerprint256: `AA:${state}`,
    createdAt: '2026-03-02T10:00:00.000Z',
    expiresAt: '2036-03-02T10:00:00.000Z',
  }
}

function render(keys?: SamlKeys) {
  return renderText(<SamlKeysCard />, {
    loaded: keys ? [[queryKey, keys]] : [],
    failed: keys ? [] : [queryKey],
  })
}

test('the keys card offers one step of a change at a time', () => {
  const one = render({ keys: [aKey('current')], usedBy: [] })
  expect(one).toMatch(/In use[^]*AA:current[^]*Not used by any customer yet[^]*Create new key/)

  const two = render({ keys: [aKey('current'), aKey('next')], usedBy: [] })
  expect(two).toMatch(/In use[^]*New[^]*Switch to new key[^]*Discard new key/)
  expect(two).not.toContain('Create new key')

  const old = render({ keys: [aKey('current'), aKey('previous')], usedBy: [] })
  expect(old).toMatch(/In use[^]*Old[^]*Delete old key/)
  expect(old).not.toContain('Switch')
})

test('the keys card names the customers when their providers have the certificate', () => {
  const usedBy = [{ id: '1', name: 'Northwind' }]
  const text = render({ keys: [aKey('current')], usedBy })
  expect(text).toMatch(/1 customer’s provider[^]*Northwind/)
})

test('the card of keys says so when it cannot be loaded', () => {
  expect(render()).toContain('Failed to load signing keys')
})
