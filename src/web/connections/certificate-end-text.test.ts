import { expect, test } from 'vitest'

import { certificateEndText } from './certificate-end-text.ts'

test('the end of a certificate is told in whole days', () => {
  expect(certificateEndText({ isOver: true, days: 0 })).toBe('Certificate expired')
  expect(certificateEndText({ isOver: false, days: 0 })).toBe('Certificate ends within a day')
  expect(certificateEndText({ isOver: false, days: 1 })).toBe('Certificate ends in 1 day')
  expect(certificateEndText({ isOver: false, days: 12 })).toBe('Certificate ends in 12 days')
})
