import { expect, test } from 'vitest'

import { findRoute } from './preload.ts'
import { routes } from './routes.tsx'

const table = Object.values(routes)

test.each(table)('findRoute finds the row of $path at an address of it', (route) => {
  expect(findRoute(table, route.path.replace(/:\w+/, 'some-id'))).toBe(route)
})

test('findRoute finds nothing where no row matches', () => {
  expect(findRoute(table, '/tickets/1/archive')).toBeUndefined()
})

test('no page that a visitor sees is fetched before it is asked for', () => {
  const early = table.filter(({ guard, preload }) => guard === 'none' && preload !== undefined)
  expect(early).toEqual([])
})
