import { expect, test } from 'vitest'

import { paths } from './paths.ts'

import type { Link } from './navigation.ts'

test('a link does not compile when no route has its address', () => {
  const linkTo = (to: Parameters<typeof Link>[0]['to']) => to
  const links = [
    () => linkTo(paths.ticket('1')),
    // @ts-expect-error No route has this path.
    () => linkTo(paths.archive),
    // @ts-expect-error A piece of text may lead anywhere.
    () => linkTo('/archive'),
    // @ts-expect-error So may a text that begins with an address.
    () => linkTo(`${paths.tickets}/archive`),
    // @ts-expect-error The id is missing.
    () => linkTo(paths.ticket()),
  ]
  expect(links).toHaveLength(5)
})
