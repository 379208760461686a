import { expect } from 'vitest'

import { ANN, base64, HTML, type MailCase, multipart, partsOf, PLAIN } from './mime.ts'

const ANSWER = [ANN, 'Subject: Re: Printer', 'In-Reply-To: <ticket-1@msp.example>']
const pictureOf = (name: string, content = name, cid = name) => [
  `Content-Type: image/png; name="${name}"`,
  `Content-Disposition: inline; filename="${name}"`,
  `Content-ID: <${cid}>`,
  'Content-Transfer-Encoding: base64',
  '',
  base64(`\x89PNG ${content}`),
]
const shown = (cid: string) => `<img src="cid:${cid}">`
const quote = (html: string) => `<blockquote type="cite">${html}</blockquote>`
const gmail = (html: string) =>
  `<div class="gmail_quote"><div class="gmail_attr">On 5 Jan 2026, MSP &lt;support@msp.example&gt; wrote:</div>${html}</div>`

/** Pictures of which nothing is known: each of them is new, and is kept. */
export function pictures(): MailCase[] {
  const cases: [name: string, head: string[], html: string, files: object[]][] = [
    [
      'a picture below a signature',
      [ANN],
      `See below.<div>-- <br>Ann Lee</div><div>${shown('a.png')}</div>`,
      [{ filename: 'a.png', isInline: false }],
    ],
    [
      'a picture below the signature of Gmail',
      ANSWER,
      `<div>See below.</div><div class="gmail_signature">Ann Lee<br>${shown('a.png')}</div>`,
      [{ filename: 'a.png' }],
    ],
    [
      'a picture as the only answer',
      ANSWER,
      `<div>${shown('a.png')}</div>${quote('Please send a picture.')}`,
      [{ filename: 'a.png', isInline: true }],
    ],
    [
      'a picture between quotes',
      ANSWER,
      `<div>Hi</div>${quote('Which?')}<div>${shown('a.png')}</div>${quote('When?')}`,
      [{ filename: 'a.png', isInline: true }],
    ],
    [
      'a picture between quotes in Gmail',
      ANSWER,
      `<div>Hi</div>${gmail(`${quote('Which?')}<div>${shown('a.png')}</div>${quote('When?')}`)}`,
      [{ filename: 'a.png', isInline: true }],
    ],
    [
      'a picture below a quote',
      ANSWER,
      `${quote('Which?')}<div>${shown('a.png')}</div>`,
      [{ filename: 'a.png', isInline: true }],
    ],
    [
      'a picture within a quote',
      ANSWER,
      `<div>Hi</div>${quote(`Which? ${shown('a.png')}`)}`,
      [{ filename: 'a.png', isInline: false }],
    ],
    [
      'CID in capitals',
      [ANN],
      '<p>Here: <img src="CID:a.png"></p>',
      [{ filename: 'a.png', isInline: true }],
    ],
    [
      'a picture that nothing shows',
      [ANN],
      '<p>Here</p>',
      [{ filename: 'a.png', isInline: false }],
    ],
  ]
  const twice = [
    pictureOf('a.png', 'same', '1'),
    pictureOf('b.png', 'same', '2'),
    pictureOf('a.png', 'same', '3'),
  ]
  return [
    ...cases.map(([name, head, html, files]) => ({
      name,
      raw: multipart('related', head, [[HTML, '', html], pictureOf('a.png')]),
      is: { files, leftOut: [] },
    })),
    ...['[image: a.png]', '[cid:a.png]', '\ufffc', ''].map((text) => ({
      name: `a picture alone beside the text ${text}`,
      raw: multipart(
        'related',
        [ANN],
        [
          [
            'Content-Type: multipart/alternative; boundary=inner',
            '',
            partsOf('inner', [
              [PLAIN, '', text],
              [HTML, '', `<div>${shown('a.png')}</div>`],
            ]),
          ],
          pictureOf('a.png'),
        ],
      ),
      is: { text: '', files: [{ filename: 'a.png', isInline: true }] },
    })),
    {
      name: 'a picture under two names',
      raw: multipart('mixed', [ANN], [[PLAIN, '', 'Here'], ...twice]),
      is: { files: [{ filename: 'a.png' }, { filename: 'b.png' }], leftOut: [] },
    },
    {
      name: 'a picture in capitals has its place',
      raw: multipart(
        'related',
        [ANN],
        [[HTML, '', '<p>Here: <img src="CID:a.png"></p>'], pictureOf('a.png')],
      ),
      is: { html: expect.stringContaining('<img src="CID:a.png"') },
    },
  ]
}
