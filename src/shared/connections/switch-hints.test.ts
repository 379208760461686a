import { expect, test } from 'vitest'

import { fields } from '#words/connections.ts'

import { CONNECTION_FIELD_NAMES, connectionField } from './fields.ts'

/** Shown by a card of its own, which says more. */
const ELSEWHERE = ['followMetadata']

test('each switch of a connection says below it what it does', () => {
  const switches = CONNECTION_FIELD_NAMES.filter(
    (name) => connectionField(name).kind === 'switch' && !ELSEWHERE.includes(name),
  )
  const silent = switches.filter((name) => {
    const texts: { label: string; hint?: string } = fields[name]
    return texts.hint === undefined
  })
  expect(silent).toEqual([])
})
