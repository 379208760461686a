import { expect, test } from 'vitest'

import { contactParts } from './contact-parts.ts'

const targets = (line: string) => contactParts(line).flatMap(({ href }) => href ?? [])

test.each([
  ['Phone: +49 (0)30 1234-567', ['tel:+49301234567']],
  ['030/1234567 or 0171 2345678', ['tel:0301234567', 'tel:01712345678']],
  ['Call (555) 123-4567', ['tel:5551234567']],
  ['1-800-555-0199', ['tel:18005550199']],
  ['help@msp.example, +1 555 010 9999', ['mailto:help@msp.example', 'tel:+15550109999']],
])(
  'a line of contact details is a link when it can be called or written to: %s',
  (line, expected) => {
    expect(targets(line)).toEqual(expected)
    expect(
      contactParts(line)
        .map(({ text }) => text)
        .join(''),
    ).toBe(line)
  },
)

test.each([
  'Mon-Fri 9:00-17:00',
  'Musterweg 12, 10115 Berlin',
  'VAT DE123456789',
  'San Francisco, CA 94103-1234',
  'Since 2019-2026',
  '2026-11-27',
])('a line of contact details leads nowhere when it has no number to call: %s', (line) => {
  expect(targets(line)).toEqual([])
})
