import { expect } from 'vitest'

import { ANN, HTML, type MailCase, mailOf, multipart, PLAIN } from './mime.ts'

/** Nothing of this may be left in what a page shows. */
const HARM =
  /<(?:script|style|svg|math|iframe|object|form|input|base|meta|link|div)\b|\son\w+\s*=|javascript:|\bstyle=|src="(?!cid:)/i

const HTML_ATTACKS = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="java&#10;script:alert(1)">x</a>',
  '<svg><script>alert(1)</script></svg>',
  '<math><mtext><img src=x onerror=alert(1)></mtext></math>',
  '<iframe src="https://evil.example"></iframe>',
  '<form action="https://evil.example"><input name=password></form>',
  '<base href="https://evil.example"><meta http-equiv=refresh content="0;url=https://evil.example">',
  '<p style="background:url(https://evil.example/x.png)">x</p>',
  '<table background="https://evil.example/x.png"><tr><td>a</td><td>b</td></tr></table>',
  '<img src="https://evil.example/open.gif" width=1 height=1>',
  '<img srcset="https://evil.example/a.png 2x" src="https://evil.example/b.png">',
  '<video poster="https://evil.example/a.png"></video>',
  '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
  '<img src="/api/desk-files/01900000-0000-7000-8000-000000000001">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<!-- <img src=x onerror=alert(1)> -->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<template><img src=x onerror=alert(1)></template>',
  '<p title="&lt;script&gt;">x</p>&lt;script&gt;alert(1)&lt;/script&gt;',
  '<img src="cid:a&quot; onerror=&quot;alert(1)">',
  '<img src=\'cid:a" onerror="alert(1)\'>',
  '<a href="https://good.example" onclick="alert(1)" style="position:fixed">x</a>',
]

const NAMES: [header: string, filename: string][] = [
  ['filename="../../etc/passwd"', 'passwd'],
  ['filename="..\\\\..\\\\boot.ini"', 'boot.ini'],
  ['filename="/etc/shadow"', 'shadow'],
  ['filename=".."', 'application'],
  ['filename=""', 'application'],
  ["filename*=utf-8''photo%E2%80%AEgpj.exe", 'photogpj.exe'],
  ['filename="=?utf-8?B?4oCuZ3BqLmV4ZQ==?="', 'gpj.exe'],
  ["filename*=utf-8''a%00b%0Ac.txt", 'abc.txt'],
  ['filename*0=long; filename*1=er.txt', 'longer.txt'],
  ["filename*=iso-8859-1''Gr%F6%DFe.txt", 'Größe.txt'],
  ['filename="a\\"b.txt"', 'a"b.txt'],
  [`filename="${'a'.repeat(400)}.txt"`, `${'a'.repeat(251)}.txt`],
]

export function hostileMails(): MailCase[] {
  return [
    ...HTML_ATTACKS.map((attack) => ({
      name: attack,
      raw: mailOf([ANN, HTML], `<p>Before</p>${attack}<p>After</p>`),
      is: {
        html: expect.not.stringMatching(HARM),
        text: expect.stringMatching(/^Before[^]*After$/),
      },
    })),
    ...NAMES.map(([header, filename]) => ({
      name: header,
      raw: multipart(
        'mixed',
        [ANN],
        [
          [PLAIN, '', 'Text'],
          [
            'Content-Type: application/octet-stream',
            `Content-Disposition: attachment; ${header}`,
            '',
            'x',
          ],
        ],
      ),
      is: { files: [{ filename }] },
    })),
  ]
}

/** Mails whose text is not all that they are. */
export function remarkable(): MailCase[] {
  const text = [PLAIN, '', 'Text']
  const file = (type: string, name: string) => [
    `Content-Type: ${type}; name=${name}`,
    'Content-Transfer-Encoding: base64',
    '',
    'MIAGCSqG',
  ]
  const cases: [string, Buffer, string, number][] = [
    [
      'S/MIME, signed',
      multipart(
        'signed; protocol="application/pkcs7-signature"',
        [ANN],
        [text, file('application/pkcs7-signature', 'smime.p7s')],
      ),
      'signed',
      0,
    ],
    [
      'PGP, signed',
      multipart(
        'signed; protocol="application/pgp-signature"',
        [ANN],
        [text, file('application/pgp-signature', 'signature.asc')],
      ),
      'signed',
      0,
    ],
    [
      'S/MIME, opaque',
      mailOf(
        [ANN, ...file('application/pkcs7-mime; smime-type=signed-data', 'smime.p7m').slice(0, 2)],
        'MIAGCSqG',
      ),
      'opaque',
      1,
    ],
    [
      'S/MIME, encrypted',
      mailOf(
        [
          ANN,
          ...file('application/pkcs7-mime; smime-type=enveloped-data', 'smime.p7m').slice(0, 2),
        ],
        'MIAGCSqG',
      ),
      'encrypted',
      1,
    ],
    [
      'PGP, encrypted',
      multipart(
        'encrypted; protocol="application/pgp-encrypted"',
        [ANN],
        [
          ['Content-Type: application/pgp-encrypted', '', 'Version: 1'],
          file('application/octet-stream', 'encrypted.asc'),
        ],
      ),
      'encrypted',
      2,
    ],
    [
      'PGP, in the text',
      mailOf([ANN, PLAIN], '-----BEGIN PGP MESSAGE-----\r\n\r\nhQEMA\r\n-----END PGP MESSAGE-----'),
      'encrypted',
      0,
    ],
    [
      'winmail.dat',
      multipart('mixed', [ANN], [text, file('application/ms-tnef', 'winmail.dat')]),
      'winmail',
      1,
    ],
    [
      'an invitation',
      multipart(
        'alternative',
        [ANN],
        [text, ['Content-Type: text/calendar; method=REQUEST', '', 'BEGIN:VCALENDAR']],
      ),
      'calendar',
      1,
    ],
    [
      'pictures of others',
      mailOf([ANN, HTML], '<p>Text <img src="https://shop.example/a.png"></p>'),
      'remote-pictures',
      0,
    ],
  ]
  return cases.map(([name, raw, remark, files]) => ({
    name,
    raw,
    is: { remarks: [remark], files: Array.from({ length: files }, () => ({})) },
  }))
}
