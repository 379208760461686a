import { expect, test } from 'vitest'

import { wordsIn } from '#shared/words/catalogue.ts'

import { mailHtml, plainHtml, textOfHtml } from './text-of-html.ts'

test('an answer keeps its paragraphs, bullets, links and names of pictures when it is plain text', () => {
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

test('an answer names the pictures of the portal, and none of the mentioned people, when it is mailed', () => {
  const html =
    '<p><strong data-mention="1">@Ben</strong> <img src="/api/desk-files/1" alt="Plan"></p><script>1</script>'
  expect(mailHtml(html, wordsIn('en'))).toBe('<p><strong>@Ben</strong> <em>[Plan]</em></p>')
})

test('blanks stay as they were typed when a mail is written', () => {
  expect(textOfHtml('<p>Ports</p><p>\u00a0 443\u00a0\u00a0 SSH</p>', wordsIn('en'))).toBe(
    'Ports\n\n  443   SSH',
  )
  expect(plainHtml('Port   443\n  SSH')).toBe('<p>Port\u00a0\u00a0 443<br>\u00a0 SSH</p>')
})

test('each paragraph of a mail has its own direction when some are read from the right', () => {
  const html =
    '<p>Hello <strong>all</strong></p><p><strong>שלום</strong> Ada</p><ul><li>مرحبا</li><li>VPN</li></ul><p>1</p>'
  expect(mailHtml(html, wordsIn('en'))).toBe(
    '<p dir="ltr">Hello <strong>all</strong></p><p dir="rtl"><strong>שלום</strong> Ada</p><ul dir="rtl"><li dir="rtl">مرحبا</li><li dir="ltr">VPN</li></ul><p>1</p>',
  )
  expect(plainHtml('שלום\n\nHello')).toBe(
    '<div dir="rtl">שלום</div><div dir="auto"><br></div><div dir="ltr">Hello</div>',
  )
})
