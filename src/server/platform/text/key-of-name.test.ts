import { expect, test } from 'vitest'

import { keyOfName } from './key-of-name.ts'

test.each([
  ['Printer', 'PRINTER'],
  ['VPN & remote work', 'VPN_REMOTE_WORK'],
  ['  --Büro/Größe 2--  ', 'BURO_GROSSE_2'],
  ['a, b', 'A_B'],
  ['プリンター', 'CATEGORY_1'],
  ['___', 'CATEGORY_1'],
  ['x'.repeat(60), 'X'.repeat(50)],
])('keyOfName returns for %j the key %s', (name, key) => {
  expect(keyOfName(name, { taken: new Set(), stem: 'CATEGORY' })).toBe(key)
})

test('keyOfName appends the next number when the key is taken', () => {
  expect(keyOfName('Printer', { taken: new Set(['PRINTER']), stem: 'CATEGORY' })).toBe('PRINTER_2')
  expect(keyOfName('printer', { taken: new Set(['PRINTER', 'PRINTER_2']), stem: 'CATEGORY' })).toBe(
    'PRINTER_3',
  )
  expect(
    keyOfName('サーバー', { taken: new Set(['CATEGORY_1', 'CATEGORY_2']), stem: 'CATEGORY' }),
  ).toBe('CATEGORY_3')
})

test('keyOfName never returns the name itself, which would be shown as "Vpn"', () => {
  expect(keyOfName('VPN', { taken: new Set(), stem: 'CATEGORY' })).toBe('VPN_2')
})
