import fc from 'fast-check'
import { expect, test } from 'vitest'

import { isBlankHtml, sanitizeAgentHtml } from './sanitize-agent-html.ts'

const FILE = '/api/desk-files/01900000-0000-7000-8000-000000000001'
const REL = 'rel="noopener noreferrer nofollow" target="_blank"'

test('sanitizing keeps everything that an answer needs', () => {
  const html = [
    '<h3>Steps</h3><p>Hold <strong>Shift</strong>, <em>then</em> <u>wait</u>:<br />ten seconds.</p>',
    '<ol><li>One</li></ol><ul><li>Two</li></ul><blockquote>Three</blockquote>',
    '<pre><code>ipconfig /flushdns</code></pre>',
    '<table><thead><tr><th colspan="2">Site</th></tr></thead><tbody><tr><td>A</td><td>B</td></tr></tbody></table>',
  ].join('')
  expect(sanitizeAgentHtml(html)).toBe(html)
})

test('sanitizing replaces elements by allowed ones when editors write others', () => {
  expect(sanitizeAgentHtml('<h1>a</h1><h2>b</h2><h6>c</h6><b>d</b><i>e</i>')).toBe(
    '<h3>a</h3><h3>b</h3><h4>c</h4><strong>d</strong><em>e</em>',
  )
})

test('a link opens in a window that knows nothing of the portal when it is clicked', () => {
  expect(
    sanitizeAgentHtml('<a href="https://a.example/x?y=1&z=2" target="_top" rel="opener">a</a>'),
  ).toBe(`<a href="https://a.example/x?y=1&amp;z=2" ${REL}>a</a>`)
  expect(sanitizeAgentHtml('<a href="mailto:it@a.example">a</a>')).toBe(
    `<a href="mailto:it@a.example" ${REL}>a</a>`,
  )
})

test.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\tscript:alert(1)',
  'java&#10;script:alert(1)',
  '&#106;avascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  '//a.example',
  '/api/auth/logout',
  '',
])('a link loses its address when it leads to %j', (href) => {
  expect(sanitizeAgentHtml(`<a href="${href}">a</a>`)).toBe('<a>a</a>')
})

test('an image is shown when it is one of our own files, and always has a text', () => {
  expect(sanitizeAgentHtml(`<img src="${FILE}?inline=1" alt="A screen">`)).toBe(
    `<img src="${FILE}?inline=1" alt="A screen" />`,
  )
  expect(sanitizeAgentHtml(`<img src="${FILE}" width="1">`)).toBe(`<img src="${FILE}" alt="" />`)
})

test.each([
  ['<img src="https://a.example/b.png" alt="A <screen>">', 'A &lt;screen&gt;'],
  ['<img src="https://a.example/b.png" alt="  ">', 'b.png'],
  ['<img src="https://a.example/x/Gr%C3%B6%C3%9Fe%20A.png?w=3">', 'Größe A.png'],
  ['<img src="https://a.example/%ff.png">', '%ff.png'],
  ['<img src="https://a.example/">', 'a.example'],
  ['<img src="http://a.example/b.png" srcset="https://a.example/c.png 2x">', 'b.png'],
])('an image becomes a named link when it is of another host: %s', (image, text) => {
  const src = URL.parse(/src="([^"]*)"/.exec(image)?.[1] ?? '')?.href
  expect(sanitizeAgentHtml(`<p>${image}<b>!</b></p>`)).toBe(
    `<p><a href="${src}" ${REL}>${text}</a><strong>!</strong></p>`,
  )
})

test('an image of another host leaves its text when it is within a link, since links do not nest', () => {
  const link = `<a href="https://a.example/" ${REL}>`
  const image = '<img src="https://b.example/b.png" alt="Shop">'
  expect(sanitizeAgentHtml(`<a href="https://a.example/">${image}</a>${image}`)).toBe(
    `${link}<em>Shop</em></a><a href="https://b.example/b.png" ${REL}>Shop</a>`,
  )
})

test.each(['width="1" height="1"', 'height="0"', "width='1px'"])(
  'an image is left out when it only counts readers: %s',
  (size) => {
    expect(sanitizeAgentHtml(`<p>a<img src="https://a.example/open.gif" ${size}>b</p>`)).toBe(
      '<p>ab</p>',
    )
  },
)

test.each([
  '//a.example/b.png',
  'data:image/png;base64,AA==',
  'javascript:alert(1)',
  'x',
  '',
  '/api/auth/logout',
  `${FILE}/../../auth/logout`,
  `${FILE}?inline=1&x=1`,
])('an image is left out when its address is %j', (src) => {
  expect(sanitizeAgentHtml(`<p>a<img src="${src}" onerror="alert(1)">b</p>`)).toBe('<p>ab</p>')
})

test.each([
  '<script>alert(1)</script>',
  '<style>p { color: red }</style>',
  '<svg><script>alert(1)</script><a href="javascript:alert(1)">x</a></svg>',
  '<math><mtext><img src="x" onerror="alert(1)"></mtext></math>',
  '<iframe src="https://a.example">x</iframe>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<textarea><img src=x onerror=alert(1)></textarea>',
  '<template><img src=x onerror=alert(1)></template>',
  '<!-- <img src=x onerror=alert(1)> -->',
  '<link rel="stylesheet" href="//a.example"><meta http-equiv="refresh" content="0;url=//a.example">',
  '<base href="//a.example"><form action="//a.example"><input name="password"></form>',
])('sanitizing leaves nothing when given %s', (html) => {
  expect(sanitizeAgentHtml(html)).toBe('')
})

test('sanitizing removes attributes when they run scripts or change the style', () => {
  expect(
    sanitizeAgentHtml(
      '<p onclick="alert(1)" style="position:fixed" class="banner" id="main" name="body" dir="rtl">a</p>',
    ),
  ).toBe('<p>a</p>')
})

test('text stays text when it looks like HTML', () => {
  expect(sanitizeAgentHtml('<p>1 < 2 &amp; &lt;script&gt;</p>')).toBe(
    '<p>1 &lt; 2 &amp; &lt;script&gt;</p>',
  )
})

test('sanitizing leaves only allowed elements and attributes when they are combined at random', () => {
  const pieces =
    '<p> </p> <b> </b> <a_href="https://a.example"> </a> <ul> <li> <table> <td_onclick="x"> </table> ' +
    '<svg> </svg> <math> <style> </style> <script> </script> <img_src=x> <img_src="https://a.example/b"> ' +
    '<noscript> <!-- --> <textarea> </textarea> <div > " \' < &lt; & text \0 / _'
  const piece = fc.constantFrom(...pieces.split(' ').map((text) => text.replace('_', ' ')))
  const allowed =
    /^<(\/?(p|strong|em|ul|li|table|td)|a( href="[^"<>]*" rel="[a-z ]*" target="_blank")?|\/a)>$/
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (chosen) => {
      const html = sanitizeAgentHtml(chosen.join(''))
      for (const [element] of html.matchAll(/<[^>]*>?/g)) expect(element).toMatch(allowed)
    }),
  )
})

test('an answer is blank when nothing of it would be visible', () => {
  expect(isBlankHtml(sanitizeAgentHtml('<p>&nbsp;<br></p><ul><li></li></ul>'))).toBe(true)
  expect(isBlankHtml(sanitizeAgentHtml('<p>a</p>'))).toBe(false)
  expect(isBlankHtml(sanitizeAgentHtml(`<img src="${FILE}">`))).toBe(false)
})
