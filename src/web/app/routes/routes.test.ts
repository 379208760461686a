import { expect, test } from 'vitest'

import { findRoute } from './preload.ts'
import { routes } from './routes.tsx'

const table = Object.values(routes)

test.each(table)('findRoute finds the row of $path when given one of its addresses', (route) => {
  expect(findRoute(table, route.path.replace(/:\w+/, 'some-id'))).toBe(route)
})

test('findRoute finds nothing when no row matches', () => {
  expect(findRoute(table, '/tickets/1/archive')).toBeUndefined()
})

test('a page is not preloaded when a visitor sees the current one', () => {
  const early = table.filter(({ guard, preload }) => guard === 'none' && preload !== undefined)
  expect(early).toEqual([])
})
