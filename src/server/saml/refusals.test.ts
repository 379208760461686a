import { expect, test } from 'vitest'

import { refuse } from './refuse.ts'
import { SIGN_IN_REFUSALS } from './refusals.ts'

for (const [reason, { person, administrator }] of Object.entries(SIGN_IN_REFUSALS)) {
  test(`${reason} has a calm sentence for the person and an explanation for the administrator`, () => {
    expect(person).toMatch(/^[A-Z].*\.$/)
    expect(person.length).toBeLessThan(180)
    expect(person).not.toMatch(/SAML|XML|assertion|!/)
    expect(administrator).toMatch(/^[A-Z].*\.$/)
    expect(administrator).not.toBe(person)
  })
}

test('what a stranger wrote is cut and made printable before it is shown', () => {
  const { detail } = refuse('wrong_audience', { received: `a\u0000\n\u202Eb${'c'.repeat(1000)}` })
  expect(detail.received).toMatch(/^a bc+…$/)
  expect(detail.received?.length).toBe(301)
  expect(detail).not.toHaveProperty('expected')
})
