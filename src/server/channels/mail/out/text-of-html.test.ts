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

test.each([
  ['<ol><li>one</li><li>two</li></ol>', '1. one\n2. two'],
  ['<ol start="3"><li>three</li></ol><p>Then</p>', '3. three\n\nThen'],
  [
    '<ul><li>one<ol><li>first</li><li>second<ul><li>deep</li></ul></li></ol></li><li>two</li></ul>',
    '- one\n   1. first\n   2. second\n      - deep\n- two',
  ],
  [
    '<p>You wrote:</p><blockquote><p>a</p><p>b</p></blockquote><p>No.</p>',
    'You wrote:\n\n> a\n>\n> b\n\nNo.',
  ],
  ['<blockquote>a<blockquote>b</blockquote></blockquote>', '> a\n> > b'],
  ['<p>a&nbsp;&nbsp;&nbsp;b<br>&nbsp;&nbsp;c</p>', 'a   b\n  c'],
  ['<pre>a  b\n  c</pre>', 'a  b\n  c'],
  [
    '<p><a href="https://a.example/"><img src="/x" alt="Plan"></a></p>',
    '[Plan] (https://a.example/)',
  ],
])('the answer %j as plain text is %j', (html, text) => {
  expect(textOfHtml(html, wordsIn('en'))).toBe(text)
})

test('an answer as a mail shows it names the pictures of the portal, and nobody who was mentioned', () => {
  const html =
    '<p><strong data-mention="1">@Ben</strong> <img src="/api/desk-files/1" alt="Plan"></p><script>1</script>'
  expect(mailHtml(html, wordsIn('en'))).toBe('<p><strong>@Ben</strong> <em>[Plan]</em></p>')
})
