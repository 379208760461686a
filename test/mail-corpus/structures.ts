import { expect } from 'vitest'

import { ANN, base64, HTML, type MailCase, mailOf, multipart, partsOf, PLAIN } from './mime.ts'

const TEXT = 'The backup of SRV02 failed.'
const LOG = [
  'Content-Type: text/plain; name="log.txt"',
  'Content-Disposition: attachment; filename="log.txt"',
  'Content-Transfer-Encoding: base64',
  '',
  'TE9HIExJTkUgMQ0K',
]
const INVITATION = ['BEGIN:VCALENDAR', 'METHOD:REQUEST', 'BEGIN:VEVENT', 'UID:1@x', 'END:VEVENT']
const invitationOf = (uid: string) => INVITATION.map((line) => line.replace('1@x', uid))

/** Boundaries as programs get them wrong. Each says the same. */
const BOUNDARIES: [name: string, type: string, body: string][] = [
  ['no boundary, and no part', 'multipart/mixed', TEXT],
  ['no boundary', 'multipart/mixed', partsOf('=_b', [[PLAIN, '', TEXT]])],
  ['no boundary, and parts that say nothing', 'multipart/mixed', partsOf('b', [['', TEXT]])],
  ['an empty boundary', 'multipart/mixed; boundary=""', partsOf('b', [[PLAIN, '', TEXT]])],
  [
    'a blank boundary',
    'multipart/mixed; boundary=" "',
    `--b\r\n${PLAIN}\r\n\r\n${TEXT}\r\n\r\n--\r\n--b--`,
  ],
  [
    'an empty boundary, and parts between it',
    'multipart/mixed; boundary=""',
    `--\r\n${PLAIN}\r\n\r\n${TEXT}\r\n----\r\n`,
  ],
  ['half of a type', 'multipart; boundary=b', partsOf('b', [[PLAIN, '', TEXT]])],
  ['another boundary', 'multipart/mixed; boundary=AAA', partsOf('BBB', [[PLAIN, '', TEXT]])],
  [
    'another boundary of dashes',
    'multipart/alternative; boundary="----=_Part_1"',
    partsOf('----=_Part_2', [[PLAIN, '', TEXT]]),
  ],
  ['another boundary, and no part', 'multipart/mixed; boundary=AAA', TEXT],
  [
    'a boundary that is given twice',
    'multipart/mixed; boundary=AAA; boundary=BBB',
    partsOf('BBB', [[PLAIN, '', TEXT]]),
  ],
  [
    'a fold that was lost',
    'multipart/alternative;\r\nboundary="b"',
    partsOf('b', [[PLAIN, '', TEXT]]),
  ],
  [
    'a fold and a semicolon that were lost',
    'multipart/alternative\r\nboundary=b',
    partsOf('b', [[PLAIN, '', TEXT]]),
  ],
  ['a boundary in capitals', 'Multipart/Mixed; BOUNDARY="B"', partsOf('B', [[PLAIN, '', TEXT]])],
  [
    'white space after the boundaries',
    'multipart/mixed; boundary=b',
    `--b \t\r\n${PLAIN}\r\n\r\n${TEXT}\r\n--b-- \r\n`,
  ],
  ['white space after the name', 'multipart/mixed; boundary="b "', partsOf('b', [['', TEXT]])],
  [
    'no blank line above the text',
    'multipart/mixed; boundary=b',
    `--b\r\n${PLAIN}\r\n${TEXT}\r\n--b--`,
  ],
  [
    'blanks in the blank line',
    'multipart/mixed; boundary=b',
    `--b\r\n${PLAIN}\r\n \r\n${TEXT}\r\n`,
  ],
  ['text above the first boundary alone', 'multipart/mixed; boundary=b', `${TEXT}\r\n--b--\r\n`],
  [
    'an inner part with the boundary of the outer one',
    'multipart/mixed; boundary=b',
    `--b\r\nContent-Type: multipart/alternative; boundary=b\r\n\r\n--b\r\n\r\n${TEXT}\r\n--b--\r\n--b--\r\n`,
  ],
  [
    'an end in the middle',
    'multipart/mixed; boundary=b',
    `--b\r\n\r\n \r\n--b--\r\n--b\r\n\r\n${TEXT}\r\n--b--`,
  ],
  [
    'base64 around the parts',
    'multipart/mixed; boundary=b\r\nContent-Transfer-Encoding: base64',
    base64(partsOf('b', [[PLAIN, '', TEXT]])),
  ],
]

/** Text and files of a mail: neither is lost. */
export function structures(): MailCase[] {
  const said = { text: TEXT, files: [] }
  const alternative = (parts: string[][]) => [
    'Content-Type: multipart/alternative; boundary=inner',
    '',
    partsOf('inner', parts),
  ]
  const unclosed = (parts: string[][]) =>
    alternative(parts).map((line) => line.replace(/--inner--\r\n$/, ''))
  const cases: [name: string, raw: Buffer, is: object][] = [
    ...BOUNDARIES.map(([name, type, body]): [string, Buffer, object] => [
      name,
      mailOf([ANN, 'MIME-Version: 1.0', `Content-Type: ${type}`], body),
      said,
    ]),
    ['no head', Buffer.from(TEXT), { text: TEXT }],
    [
      'a form whose visitor is wholly encoded',
      mailOf(
        [
          'From: Website <support@msp.example>',
          'Reply-To: =?utf-8?Q?Ann_Lee_=3Cann@customer.example=3E?=',
        ],
        TEXT,
      ),
      { isForm: true, from: { ok: true, address: 'ann@customer.example', name: 'Ann Lee' } },
    ],
    [
      'parts of which the head says nothing',
      mailOf(
        [ANN],
        partsOf('b', [
          [PLAIN, '', TEXT],
          [HTML, '', `<p>${TEXT}</p>`],
        ]),
      ),
      { ...said, html: `<p>${TEXT}</p>` },
    ],
    [
      'preformatted text',
      mailOf([ANN, HTML], '<pre>a\r\n b</pre>'),
      { text: 'a\n b', html: '<pre>a\n b</pre>' },
    ],
    [
      'an invitation, and again as a file of no type',
      multipart(
        'mixed',
        [ANN],
        [
          [PLAIN, '', TEXT],
          ['Content-Type: text/calendar', '', ...INVITATION],
          ['Content-Type: application/octet-stream; name=invite.ics', '', ...INVITATION],
        ],
      ),
      { text: TEXT, files: [{ filename: 'invite.ics' }] },
    ],
    ...['', '<html><head><title>x</title></head><body></body></html>', '<p>&nbsp;</p><br>'].map(
      (html): [string, Buffer, object] => [
        `HTML without words beside a text: ${html}`,
        multipart(
          'alternative',
          [ANN],
          [
            [PLAIN, '', TEXT],
            [HTML, '', html],
          ],
        ),
        { ...said, html: null },
      ],
    ),
    [
      'a picture beside a text',
      multipart(
        'alternative',
        [ANN],
        [
          [PLAIN, '', TEXT],
          [HTML, '', '<p><img src="https://shop.example/open.gif"></p>'],
        ],
      ),
      said,
    ],
    [
      'HTML that is hidden',
      mailOf([ANN, HTML], `<div style="display:none">${TEXT}</div>`),
      { text: TEXT },
    ],
    [
      'an empty text after a full one',
      multipart(
        'alternative',
        [ANN],
        [
          [PLAIN, '', TEXT],
          [PLAIN, '', ''],
        ],
      ),
      said,
    ],
    [
      'an inner part that is never closed',
      multipart(
        'mixed',
        [ANN],
        [
          unclosed([
            [PLAIN, '', TEXT],
            [HTML, '', `<p>${TEXT}</p>`],
          ]),
          LOG,
        ],
      ),
      {
        text: TEXT,
        html: `<p>${TEXT}</p>`,
        files: [{ filename: 'log.txt', contentType: 'text/plain' }],
      },
    ],
    [
      'two inner parts that are never closed',
      multipart(
        'mixed',
        [ANN],
        [
          [
            'Content-Type: multipart/related; boundary=middle',
            '',
            `--middle\r\n${unclosed([[HTML, '', `<p>${TEXT}</p>`]]).join('\r\n')}`,
          ],
          LOG,
        ],
      ),
      { text: TEXT, files: [{ filename: 'log.txt' }] },
    ],
    [
      'a text file within the text',
      multipart(
        'mixed',
        [ANN],
        [
          [PLAIN, '', TEXT],
          ['Content-Disposition: inline; filename=log.txt', PLAIN, '', 'LOG LINE'],
        ],
      ),
      { text: TEXT, files: [{ filename: 'log.txt', contentType: 'text/plain' }] },
    ],
    [
      'a text file with a name alone',
      multipart(
        'mixed',
        [ANN],
        [
          [PLAIN, '', TEXT],
          [`${PLAIN}; name="log.txt"`, '', 'LOG LINE'],
        ],
      ),
      { text: TEXT, files: [{ filename: 'log.txt' }] },
    ],
    [
      'a page as a file',
      multipart(
        'mixed',
        [ANN],
        [
          [PLAIN, '', TEXT],
          [`${HTML}; name="report.html"`, '', '<h1>Report</h1>'],
        ],
      ),
      { text: TEXT, html: null, files: [{ filename: 'report.html' }] },
    ],
    [
      'alternatives with names',
      multipart(
        'alternative',
        [ANN],
        [
          [`${PLAIN}; name=a.txt`, '', 'Plain'],
          [`${HTML}; name=a.html`, '', `<p>${TEXT}</p>`],
        ],
      ),
      said,
    ],
    [
      'text on both sides of a file',
      multipart(
        'mixed',
        [ANN],
        [[HTML, '', '<p>Before</p>'], LOG, [PLAIN, '', 'After'], [HTML, '', '<p>Last</p>']],
      ),
      { text: 'Before\n\nAfter\n\nLast', files: [{ filename: 'log.txt' }] },
    ],
    [
      'the parts of Apple Mail',
      multipart(
        'alternative',
        [ANN],
        [
          [PLAIN, '', 'Before After'],
          [
            'Content-Type: multipart/mixed; boundary=inner',
            '',
            partsOf('inner', [[HTML, '', '<p>Before</p>'], LOG, [HTML, '', '<p>After</p>']]),
          ],
        ],
      ),
      { text: 'Before\n\nAfter', files: [{ filename: 'log.txt' }] },
    ],
    [
      'an alternative that nobody knows',
      multipart(
        'alternative',
        [ANN],
        [
          [PLAIN, '', TEXT],
          ['Content-Type: text/x-amp-html', '', '<html amp4email><p>Other</p></html>'],
          [HTML, '', `<p>${TEXT}</p>`],
          ['Content-Type: text/watch-html', '', '<b>Small</b>'],
          ['Content-Type: application/x-own', '', '{}'],
        ],
      ),
      said,
    ],
    [
      'an alternative that nobody knows alone',
      multipart(
        'alternative',
        [ANN],
        [['Content-Type: text/enriched', '', `<bold>${TEXT}</bold>`]],
      ),
      said,
    ],
    ...[
      'Content-Type: text/enriched',
      'Content-Type: text/x-own',
      'Content-Type: plain/text',
      'Content-Type: text',
      'Content-Type: text/plain charset=utf-8',
      'Content-Type: "text/plain"; charset',
      'Content-Type: TEXT/PLAIN; CHARSET=UTF-8;',
      'Content-Type: text/plain;; charset=utf-8',
      'Content-Type: text/plain (words); charset=utf-8',
      'Content-Type:',
      `${PLAIN}\r\nContent-Disposition: inline; filename=""`,
      `${PLAIN}\r\nContent-Disposition: form-data`,
    ].map((head): [string, Buffer, object] => [head, mailOf([ANN, head], TEXT), said]),
    ...['&zwnj;&#8203;', '&shy;<!-- x -->', '<img width=1 src="https://shop.example/x">'].map(
      (html): [string, Buffer, object] => [
        `HTML that shows nothing: ${html}`,
        multipart(
          'alternative',
          [ANN],
          [
            [PLAIN, '', TEXT],
            [HTML, '', `<p>${html}</p>`],
          ],
        ),
        said,
      ],
    ),
    [
      'an alternative that nobody knows beside a file',
      multipart('mixed', [ANN], [['Content-Type: text/x-own', '', TEXT], LOG]),
      { text: TEXT, files: [{ filename: 'log.txt' }] },
    ],
    [
      'an invitation as an alternative and as a file',
      multipart(
        'mixed',
        [ANN],
        [
          alternative([
            [PLAIN, '', TEXT],
            ['Content-Type: text/calendar; method=REQUEST', '', ...INVITATION],
          ]),
          ['Content-Type: application/ics; name=invite.ics', '', ...INVITATION],
        ],
      ),
      { text: TEXT, remarks: ['calendar'], files: [{ filename: 'invite.ics' }] },
    ],
    [
      'two invitations',
      multipart(
        'mixed',
        [ANN],
        [
          [PLAIN, '', TEXT],
          ...['1@x', '2@x'].map((uid) => [
            'Content-Type: text/calendar; name=invite.ics',
            '',
            ...invitationOf(uid),
          ]),
        ],
      ),
      { files: [{ filename: 'invite.ics' }, { filename: 'invite.ics' }] },
    ],
    [
      'base64 with plain lines of a list below',
      mailOf(
        [ANN, PLAIN, 'Content-Transfer-Encoding: base64'],
        `${base64(`${TEXT}\n`)}\r\n_______\r\nThe list of the printers\r\n`,
      ),
      {
        text: expect.stringMatching(/^The backup of SRV02 failed\.\n_+\nThe list of the printers$/),
      },
    ],
    [
      'words that are said to be base64',
      mailOf([ANN, PLAIN, 'Content-Transfer-Encoding: base64'], TEXT),
      said,
    ],
    [
      'two runs of base64',
      mailOf(
        [ANN, PLAIN, 'Content-Transfer-Encoding: base64'],
        `${base64('The backup of ')}=\r\n${base64('SRV02 failed.')}`.replace('==', '='),
      ),
      {},
    ],
    [
      'nothing that can be read',
      mailOf([ANN, PLAIN, 'Content-Transfer-Encoding: base64'], 'A'),
      { broken: 'unreadable' },
    ],
    ['no word', mailOf([ANN, HTML], '<html><body><p>&nbsp;</p></body></html>'), { text: '' }],
    [
      'a text that is wrapped and goes on',
      mailOf(
        [ANN, 'Content-Type: text/plain; format=flowed'],
        'The backup of \r\nSRV02 failed.\r\n\r\n  indented\r\n-- \r\nAnn',
      ),
      { text: `${TEXT}\n\n indented`, quoted: '-- \nAnn' },
    ],
  ]
  return cases.map(([name, raw, is]) => ({ name, raw, is }))
}
