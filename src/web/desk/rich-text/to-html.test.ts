import { expect, test } from 'vitest'

import { schema } from './schema.ts'
import { toHtml } from './to-html.ts'

const { nodes } = schema
const text = (words: string, mark?: 'strong' | 'code') =>
  schema.text(words, mark && [schema.mark(mark)])
const shown = (...inline: Parameters<typeof nodes.paragraph.create>[1][]) =>
  toHtml(nodes.doc.create(null, nodes.paragraph.create(null, inline as never))).replaceAll(
    '\u00a0',
    '·',
  )

test('blanks are kept as they were typed when an answer is written as HTML', () => {
  expect(shown(text('  Port   443'))).toBe('<p>· Port·· 443</p>')
  expect(shown(text('a '), text('  b', 'strong'), text(' c'))).toBe(
    '<p>a <strong>· b</strong> c</p>',
  )
  expect(shown(text('a'), nodes.hard_break.create(), text(' b'))).toBe('<p>a<br />·b</p>')
})

test('code keeps ordinary blanks, so that it can be copied', () => {
  expect(shown(text('ls   -l', 'code'))).toBe('<p><code>ls   -l</code></p>')
})
