import { expect, test } from 'vitest'

import { categoryKey } from './category-key.ts'

test.each([
  ['Printer', 'PRINTER'],
  ['VPN & remote work', 'VPN_REMOTE_WORK'],
  ['  --Büro/Größe 2--  ', 'BURO_GROSSE_2'],
  ['a, b', 'A_B'],
  ['プリンター', 'CATEGORY_1'],
  ['___', 'CATEGORY_1'],
  ['x'.repeat(60), 'X'.repeat(50)],
])('the key of %j is %s', (name, key) => {
  expect(categoryKey(name, new Set())).toBe(key)
})

test('categoryKey appends the next number when the key is taken', () => {
  expect(categoryKey('Printer', new Set(['PRINTER']))).toBe('PRINTER_2')
  expect(categoryKey('printer', new Set(['PRINTER', 'PRINTER_2']))).toBe('PRINTER_3')
  expect(categoryKey('サーバー', new Set(['CATEGORY_1', 'CATEGORY_2']))).toBe('CATEGORY_3')
})

test('categoryKey never returns the name itself, which would be shown as "Vpn"', () => {
  expect(categoryKey('VPN', new Set())).toBe('VPN_2')
})
