import { expect, test } from 'vitest'

import { wordsIn } from '#shared/words/catalogue.ts'

import { mailHtml, textOfHtml } from './text-of-html.ts'

test('an answer as plain text keeps its paragraphs, points, links and names of pictures', () => {
  const html =
    '<p>Use &lt;b&gt; &amp; <strong>wait</strong>.<br>Then:</p><ul><li>one</li><li><a href="https://a.example/?b=1">two</a></li></ul><p><a href="https://a.example/">https://a.example/</a> <img src="/api/desk-files/1" alt="Plan" /></p>'
  expect(textOfHtml(html, wordsIn('en'))).toBe(
    'Use <b> & wait.\nThen:\n\n- one\n- two (https://a.example/?b=1)\n\nhttps://a.example/ [Plan]',
  )
})

test('an answer as a mail shows it names the pictures of the portal, and nobody who was mentioned', () => {
  const html =
    '<p><strong data-mention="1">@Ben</strong> <img src="/api/desk-files/1" alt="Plan"></p><script>1</script>'
  expect(mailHtml(html, wordsIn('en'))).toBe('<p><strong>@Ben</strong> <em>[Plan]</em></p>')
})
