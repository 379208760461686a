import { expect, test } from 'vitest'

import { liftAbove } from './lift-above.ts'

const CORNER = { right: 390, bottom: 787 }

test('the button to the top rises when it would cover another button', () => {
  const submit = { left: 250, right: 376, top: 740, bottom: 784 }
  expect(liftAbove(CORNER, [submit])).toBe(39)
})

test('the button to the top stays in its corner when nothing is there', () => {
  const above = { left: 250, right: 376, top: 600, bottom: 644 }
  const below = { left: 250, right: 376, top: 790, bottom: 834 }
  const beside = { left: 14, right: 200, top: 740, bottom: 784 }
  expect(liftAbove(CORNER, [above, below, beside])).toBe(0)
  expect(liftAbove(CORNER, [])).toBe(0)
})

test('the button to the top rises further when another control is above the first', () => {
  const submit = { left: 250, right: 376, top: 740, bottom: 784 }
  const choice = { left: 14, right: 376, top: 680, bottom: 724 }
  expect(liftAbove(CORNER, [submit, choice])).toBe(99)
})
