import { inflateSync } from 'node:zlib'

import { expect, test } from 'vitest'

import { makePdf } from './make-pdf.ts'
import { makePng } from './make-png.ts'

test('makePng writes a row of pixels for each line', () => {
  const png = makePng({ width: 3, height: 2, ground: [1, 2, 3] }, [
    { x: 2, y: 1, width: 1, height: 1, colour: [9, 9, 9] },
  ])
  const start = png.indexOf('IDAT') + 4
  const pixels = inflateSync(png.subarray(start, png.indexOf('IEND') - 8))
  expect([...pixels]).toEqual([0, 1, 2, 3, 1, 2, 3, 1, 2, 3, 0, 1, 2, 3, 1, 2, 3, 9, 9, 9])
})

test('makePdf writes a table that finds each object', () => {
  const pdf = makePdf('A (short) guide', ['One', 'Two']).toString('latin1')
  const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(pdf)?.[1])
  expect(pdf.slice(table, table + 5)).toBe('xref\n')
  const offsets = [...pdf.slice(table).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, at]) =>
    Number(at),
  )
  expect(offsets).toHaveLength(5)
  for (const [index, at] of offsets.entries()) {
    expect(pdf.slice(at)).toMatch(new RegExp(`^${index + 1} 0 obj\n`))
  }
  expect(pdf).toContain(String.raw`(A \(short\) guide) Tj`)
})
