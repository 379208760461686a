import fc from 'fast-check'
import { expect, test } from 'vitest'

import { htmlToText, previewOf, textToHtml } from './plain-html.ts'

test('lines become paragraphs with escaped signs', () => {
  expect(textToHtml('Hello <b>,\n\nA & B "c"')).toBe(
    '<p>Hello &lt;b&gt;,</p><p></p><p>A &amp; B "c"</p>',
  )
})

test('a text is an empty document when it is only white space', () => {
  expect(textToHtml('')).toBe('')
  expect(textToHtml(' \n ')).toBe('')
  expect(htmlToText('')).toBe('')
})

test('HTML has no plain text when it contains more than lines', () => {
  expect(htmlToText('<p>Call <strong>me</strong></p>')).toBeNull()
  expect(htmlToText('<ul><li><p>One</p></li></ul>')).toBeNull()
})

test('plain text is unchanged when it is converted to HTML and back', () => {
  const line = fc.string({
    unit: fc.constantFrom('a', ' ', '&', '<', '>', '"', ';', 'lt', 'é', '\n'),
  })
  fc.assert(
    fc.property(line, (text) => {
      fc.pre(text.trim() !== '')
      expect(htmlToText(textToHtml(text))).toBe(text)
    }),
  )
})

test('formatted HTML is shown as its lines of text until the editor has loaded', () => {
  const html = '<h4>To do</h4><ul><li>A &amp; <strong>B</strong></li><li><p>C</p></li></ul><p></p>'
  expect(previewOf(html)).toBe('To do\nA & B\nC')
})
