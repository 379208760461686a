import { expect, test } from 'vitest'

import { passageOf } from './passage.ts'

const FILL = 'one two three four five six seven eight nine ten '.repeat(6)

test('a passage shows the first term with the words around it, in any spelling', () => {
  expect(passageOf('The\nCafé printer', ['cafe'])).toBe('The Café printer')
  const passage = passageOf(`${FILL}the TONER is empty ${FILL}`, ['empty', 'toner'])
  expect(passage).toMatch(/^… \w.*the TONER is empty.*\w …$/)
  expect(passage.length).toBeLessThan(170)
})

test('a passage is the beginning of a text when no term is found as it was typed', () => {
  expect(passageOf(FILL, ['nowhere'])).toMatch(/^one two .* …$/)
  expect(passageOf('x'.repeat(500), ['nowhere'])).toMatch(/^x+ …$/)
})
