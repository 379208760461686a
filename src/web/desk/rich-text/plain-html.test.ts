import fc from 'fast-check'
import { expect, test } from 'vitest'

import { htmlToText, previewOf, textToHtml } from './plain-html.ts'

test('lines become paragraphs with their signs escaped', () => {
  expect(textToHtml('Hello <b>,\n\nA & B "c"')).toBe(
    '<p>Hello &lt;b&gt;,</p><p></p><p>A &amp; B "c"</p>',
  )
})

test('white space alone is an empty document', () => {
  expect(textToHtml('')).toBe('')
  expect(textToHtml(' \n ')).toBe('')
  expect(htmlToText('')).toBe('')
})

test('HTML with more than lines has no text of its own', () => {
  expect(htmlToText('<p>Call <strong>me</strong></p>')).toBeNull()
  expect(htmlToText('<ul><li><p>One</p></li></ul>')).toBeNull()
})

test('text comes back as it was written', () => {
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

test('formatted HTML is shown as its lines of text until the editor is there', () => {
  const html = '<h4>To do</h4><ul><li>A &amp; <strong>B</strong></li><li><p>C</p></li></ul><p></p>'
  expect(previewOf(html)).toBe('To do\nA & B\nC')
})
