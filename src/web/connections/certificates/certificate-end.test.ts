import { expect, test } from 'vitest'

import { certificateEnds } from '#words/connections.ts'

test('the end of a certificate is given in whole days', () => {
  expect(certificateEnds({ isOver: true, days: 0 })).toBe('Certificate expired')
  expect(certificateEnds({ isOver: false, days: 0 })).toBe('Certificate expires within a day')
  expect(certificateEnds({ isOver: false, days: 1 })).toBe('Certificate expires in 1 day')
  expect(certificateEnds({ isOver: false, days: 12 })).toBe('Certificate expires in 12 days')
})
