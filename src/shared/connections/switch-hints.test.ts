import { expect, test } from 'vitest'

import { hints } from '#words/connections.ts'

import { CONNECTION_FIELD_NAMES, connectionField } from './fields.ts'

/** Shown by a card of its own, which says more. */
const ELSEWHERE = ['followMetadata']

test('each switch of a connection has a hint below it', () => {
  const switches = CONNECTION_FIELD_NAMES.filter(
    (name) => connectionField(name).kind === 'switch' && !ELSEWHERE.includes(name),
  )
  expect(switches.filter((name) => !Object.hasOwn(hints, name))).toEqual([])
})
