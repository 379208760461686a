import { expect, test } from 'vitest'

import { arrowStep } from './arrow-step.ts'

test.each([
  ['ArrowRight', 'ltr', 1],
  ['ArrowLeft', 'ltr', -1],
  ['ArrowRight', 'rtl', -1],
  ['ArrowLeft', 'rtl', 1],
  ['ArrowDown', 'rtl', 0],
])('%s in a page read %s moves by %i', (key, direction, step) => {
  const currentTarget = { matches: (selector: string) => selector === `:dir(${direction})` }
  expect(arrowStep({ key, currentTarget })).toBe(step)
})
