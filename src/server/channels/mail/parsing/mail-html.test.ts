import { expect, test } from 'vitest'

import { placePictures, readMailHtml } from './mail-html.ts'

/** Text of an answer to a mail that the desk sent. */
const DESK = {
  isAnswer: true,
  isReply: true,
  ownAddresses: ['s@msp.example', 'support@msp.example'],
  from: 'ann@customer.example',
  subject: 'Re: Printer',
}

const NEW = '<div>It prints again.</div><div><br></div><div>Thank you</div>'

test.each([
  [
    'Gmail',
    '<br><div class="gmail_quote gmail_quote_container"><div dir="ltr" class="gmail_attr">On Mon, MSP &lt;<a href="mailto:s@msp.example">s@msp.example</a>&gt; wrote:<br></div><blockquote class="gmail_quote" style="margin:0">Please restart it.</blockquote></div>',
  ],
  [
    'Gmail, with its signature',
    '<div><br></div><span class="gmail_signature_prefix">-- </span><br><div dir="ltr" class="gmail_signature">Please restart it.</div>',
  ],
  [
    'Outlook',
    '<div style="border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0cm 0cm 0cm"><p class="MsoNormal"><b>Von:</b> MSP</p></div><p>Please restart it.</p>',
  ],
  [
    'Outlook on the web',
    '<div id="appendonsend"></div><hr style="width:98%"><div id="divRplyFwdMsg"><b>From:</b> MSP<br></div><div>Please restart it.</div>',
  ],
  [
    'Outlook on the web, quoted by another',
    '<div id="x_divRplyFwdMsg">From: MSP</div>Please restart it.',
  ],
  [
    'the new Outlook',
    '<div id="mail-editor-reference-message-container"><div>Please restart it.</div></div>',
  ],
  [
    'Apple Mail',
    '<div><br><blockquote type="cite"><div>On 5 Jan 2026, at 10:00, MSP wrote:</div><br><div>Please restart it.</div></blockquote></div><br>',
  ],
  [
    'Thunderbird',
    '<br><div class="moz-cite-prefix">Am 05.01.26 um 10:00 schrieb MSP:<br></div><blockquote type="cite" cite="mid:1">Please restart it.</blockquote><p><br></p>',
  ],
  [
    'Yahoo',
    '<div id="yahoo_quoted_1" class="yahoo_quoted"><div>On Monday, MSP wrote:</div><div>Please restart it.</div></div>',
  ],
  [
    'Proton',
    '<div class="protonmail_quote">On Monday, MSP wrote:<blockquote class="protonmail_quote" type="cite">Please restart it.</blockquote></div>',
  ],
  [
    'a program that marks nothing',
    '<div>On Mon, 5 Jan 2026 at 10:00, MSP &lt;s@msp.example&gt; wrote:</div><div>Please restart it.</div>',
  ],
  [
    'a program that writes header blocks',
    '<p><b>Von:</b> MSP<br><b>Gesendet:</b> Montag<br><b>An:</b> Ann<br><b>Betreff:</b> AW: x</p><p>Please restart it.</p>',
  ],
  [
    'a phone',
    '<div>Von meinem iPhone gesendet</div><blockquote type="cite">Please restart it.</blockquote>',
  ],
])('quotes are folded when they are of %s', (_program, below) => {
  const read = readMailHtml(
    `<html><head><title>x</title></head><body>${NEW}${below}</body></html>`,
    DESK,
  )
  expect(read?.html).toBe('<p>It prints again.</p><p>Thank you</p>')
  expect(read?.text).toBe('It prints again.\n\nThank you')
  expect(read?.quoted).toContain('Please restart it.')
})

test.each([
  [
    'an answer within',
    '<div class="gmail_quote"><div class="gmail_attr">On Mon, MSP wrote:</div><blockquote class="gmail_quote">Which?</blockquote><div>The left one</div><blockquote class="gmail_quote">When?</blockquote></div>',
  ],
  [
    'answers between',
    '<div>Hi</div><blockquote type="cite">Which?</blockquote><div>The left one</div><blockquote type="cite">When?</blockquote><div>Now</div>',
  ],
  [
    'a forwarded mail',
    '<div>See</div><div class="gmail_quote"><div class="gmail_attr">---------- Forwarded message ---------<br>From: Bob</div>Pay<blockquote>x</blockquote></div>',
  ],
  ['nothing but a quote', '<blockquote type="cite">Which?</blockquote>'],
  ['a quotation of its own', '<p>They say:</p><blockquote>No</blockquote><p>Why?</p>'],
])('a mail is left whole when it has %s', (_what, html) => {
  const read = readMailHtml(html, DESK)
  expect(read?.quoted).toBeNull()
  for (const word of html.replaceAll(/<[^>]*>/g, ' ').match(/\w+/g) ?? [])
    expect(read?.text).toContain(word)
})

test('an answer is found when it is below its quote', () => {
  const read = readMailHtml(
    '<blockquote type="cite">Which?</blockquote><div>The left one</div>',
    DESK,
  )
  expect(read).toMatchObject({ html: '<p>The left one</p>', quoted: '> Which?' })
})

test.each([
  ['<div>a</div><div>b</div>', '<p>a<br />b</p>', 'a\nb'],
  ['<p>a</p><p>b</p>', '<p>a</p><p>b</p>', 'a\n\nb'],
  [
    '<p class="MsoNormal">a</p><p class="MsoNormal">b</p><p class="MsoNormal">&nbsp;</p><p class="MsoNormal">c</p>',
    '<p>a<br />b</p><p>c</p>',
    'a\nb\n\nc',
  ],
  ['a<br><br>b<br>c', '<p>a</p><p>b<br />c</p>', 'a\n\nb\nc'],
  ['<div>a<br></div><div>b</div>', '<p>a<br />b</p>', 'a\nb'],
  ['<b>a<div>b</div></b>', '<p><strong>a<br />b</strong></p>', 'a\nb'],
  [
    '<ul><li>a</li><li><p>b</p></li></ul><ol><li>c</li></ol>d',
    '<ul><li>a</li><li>b</li></ul><ol><li>c</li></ol><p>d</p>',
    '- a\n- b\n\n1. c\n\nd',
  ],
  [
    '<table><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></table>',
    '<table><tbody><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></tbody></table>',
    'a\tb\nc\td',
  ],
  [
    '<table><tr><td><table><tr><td>a</td></tr></table></td><td>b</td></tr></table>',
    '<p>a<br />b</p>',
    'a\nb',
  ],
  [
    '<ul><li>a<ol><li>b</li></ol></li><li>c</li></ul>',
    '<ul><li>a<ol><li>b</li></ol></li><li>c</li></ul>',
    '- a\n   1. b\n- c',
  ],
  ['<ol start="4"><li>a</li></ol>', '<ol start="4"><li>a</li></ol>', '4. a'],
  [
    '<ol><li value="5">a</li><li>b</li></ol>',
    '<ol><li value="5">a</li><li>b</li></ol>',
    '5. a\n6. b',
  ],
  ['<pre>a\n  b</pre>', '<pre>a\n  b</pre>', 'a\n  b'],
  ['<div style="display:none">secret</div><p>a <span hidden>b</span>c</p>', '<p>a c</p>', 'a c'],
  ['<p onclick="x()">a<script>x()</script></p>', '<p>a</p>', 'a'],
  ['a &lt;b&gt; &amp;amp; c', '<p>a &lt;b&gt; &amp;amp; c</p>', 'a <b> &amp; c'],
])('%j is shown as %j', (given, html, text) => {
  const read = readMailHtml(given, DESK)
  expect(read?.html.replaceAll(/<\/?tbody>/g, '')).toBe(html.replaceAll(/<\/?tbody>/g, ''))
  expect(read?.text).toBe(text)
})

test("pictures keep their place when they are the mail's own, and others become links", () => {
  const read = readMailHtml(
    '<p>a<img src="cid:Image%201@x" alt="A">b<img src="https://shop.example/logo.png"><img src="/api/desk-files/01900000-0000-7000-8000-000000000001"></p><blockquote type="cite"><img src="cid:old"></blockquote>',
    DESK,
  )
  expect(read).toMatchObject({
    pictures: ['Image 1@x'],
    quotedPictures: ['old'],
    hasRemotePictures: true,
  })
  expect(read?.html).toContain('<img src="cid:Image%201@x" alt="A" />')
  expect(read?.html).toContain('>logo.png (shop.example)</a>')
  expect(read?.html).not.toContain('desk-files')
  const placed = placePictures(read?.html ?? '', (id) =>
    id === 'Image 1@x' ? '/api/f' : undefined,
  )
  expect(placed).toContain('a<img src="/api/f" alt="A" />b')
  expect(placePictures(read?.html ?? '', () => undefined)).not.toContain('<img')
  const inCapitals = readMailHtml('<p>a<img src="CID:Image%201@x"></p>', DESK)?.html ?? ''
  expect(placePictures(inCapitals, () => '/api/f')).toBe('<p>a<img src="/api/f" alt="" /></p>')
})

test('a picture becomes a file in its place when it is written within the HTML', () => {
  const read = readMailHtml(
    '<p>a<img alt="A" src="data:image/png;base64,iVBORw0KGgo=">b<img src="data:image/svg+xml;base64,PHN2Zz4="></p>',
    DESK,
  )
  expect(read?.html).toBe('<p>a<img src="cid:embedded-1" alt="A" />b</p>')
  expect(read?.embedded).toMatchObject([{ contentType: 'image/png', cid: 'embedded-1' }])
  expect(read?.embedded[0]?.bytes).toHaveLength(8)
})

test('HTML is not read when it is too large or too deep', () => {
  expect(readMailHtml('<table><tr><td>'.repeat(20_000), DESK)).toBeNull()
  expect(readMailHtml('<div>'.repeat(1000), DESK)).toBeNull()
  expect(readMailHtml(`<p>${'a'.repeat(2_000_000)}</p>`, DESK)).toBeNull()
})

test.each([
  '<div class="yahoo_quoted"><div>On 5 Jan 2026, MSP wrote:</div><blockquote>Which one?</blockquote><div>The left one.</div></div>',
  '<div class="zmail_extra"><div>---- On 5 Jan 2026 MSP wrote ---</div><blockquote>Which one?</blockquote><div>The left one.</div></div>',
  '<div id="divRplyFwdMsg"><b>From:</b> MSP<br><b>Sent:</b> Monday, 5 January 2026</div><p>&gt; Which one?</p><p>The left one.</p><p>&gt; Since when?</p>',
  '<div id="divRplyFwdMsg"><b>From:</b> MSP<br><b>Sent:</b> Monday, 5 January 2026</div><blockquote>Which one?</blockquote><p>The left one.</p>',
])('an answer is shown when it is within what a program puts around a quote: %s', (quote) => {
  expect(readMailHtml(`${NEW}${quote}`, DESK)?.text).toContain('The left one.')
})

test('a picture within HTML is kept when it has no quotation marks around it', () => {
  const read = readMailHtml('<p>See</p><img src=data:image/png;base64,iVBORw0KGgo= alt=x>', DESK)
  expect(read).toMatchObject({ text: 'See', pictures: ['embedded-1'] })
  expect(read?.embedded[0]?.bytes).toEqual(Buffer.from('iVBORw0KGgo=', 'base64'))
})
