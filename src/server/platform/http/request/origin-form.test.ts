import { expect, test } from 'vitest'

import { toOriginForm } from './origin-form.ts'

test.each([
  ['/api/tickets?q=%61', '/api/tickets?q=%61'],
  ['/%61pi/%54ickets?q=%61', '/api/Tickets?q=%61'],
  ['https://portal.example/%61p%69/x', '/api/x'],
  ['/%2561pi/%2e%2e/%2fapi', '/%2561pi/%2e%2e/%2fapi'],
  ['http://portal.example', '/'],
])('the address %s is read as %s', (url, expected) => {
  expect(toOriginForm({ url })).toBe(expected)
})
