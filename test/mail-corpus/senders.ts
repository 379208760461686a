import { ANN, type MailCase, mailOf, multipart, PLAIN } from './mime.ts'

const OWN = 'Authentication-Results: mx.msp.example;'
const PASS = 'dmarc=pass header.from=customer.example'

/** Sender of a mail, and the proof of it. */
export function senders(): MailCase[] {
  const refused: [string[], string][] = [
    [[], 'no-from'],
    [[ANN, 'From: eve@evil.example'], 'several-from'],
    [[ANN, ANN], 'several-from'],
    [['From: ann@customer.example, eve@evil.example'], 'several-addresses'],
    [['From: Team: ann@customer.example;'], 'several-addresses'],
    [['From: ann@customer.example <eve@evil.example>'], 'unreadable-from'],
    [['From: "ann@customer.example"@evil.example'], 'unreadable-from'],
    [['From: Ann'], 'unreadable-from'],
    [['From:'], 'unreadable-from'],
    [['From: <>'], 'unreadable-from'],
  ]
  const verdicts: [string[], string][] = [
    [[`${OWN} ${PASS}`], 'dmarc'],
    [
      [
        `${OWN}\r\n\tspf=pass smtp.mailfrom=ann@customer.example;\r\n\tdkim=pass header.d=customer.example`,
      ],
      'aligned',
    ],
    [
      [
        `${OWN} dmarc=fail header.from=customer.example`,
        'Received: from evil by mx',
        `${OWN} ${PASS}`,
      ],
      'none',
    ],
    [[`${OWN} none`], 'none'],
    [[`${OWN} spf=softfail smtp.mailfrom=ann@customer.example`], 'none'],
    [[`${OWN} dkim=pass header.d=evil.example`], 'none'],
    [[`${OWN} dkim=none (${PASS})`], 'none'],
    [[`Authentication-Results: evil.example; ${PASS}`], 'none'],
    [[`Reply-To: ann@customer.example`], 'none'],
    [[], 'none'],
  ]
  return [
    ...refused.map(([lines, reason]) => ({
      name: `from ${lines.join(' and ')}`,
      raw: mailOf([...lines, 'Subject: x', PLAIN], 'Text'),
      is: { from: { ok: false, reason }, text: 'Text', authentication: { verdict: 'none' } },
    })),
    ...verdicts.map(([lines, verdict]) => ({
      name: lines.join(' / '),
      raw: mailOf([...lines, ANN, PLAIN], 'Text'),
      is: { authentication: { verdict } },
    })),
  ]
}

/** Every kind of mail that a program sends. */
export function automatics(): MailCase[] {
  const kinds: [string[], string | null, string?][] = [
    [['Auto-Submitted: auto-replied (vacation)'], 'absence'],
    [['Precedence: bulk', 'X-Autoreply: yes'], 'absence'],
    [
      ['X-Auto-Response-Suppress: All', 'X-MS-Exchange-Inbox-Rules-Loop: ann@customer.example'],
      'absence',
    ],
    [['X-Autorespond: away'], 'absence'],
    [['Auto-Submitted: auto-replied'], 'auto-reply'],
    [['Return-Path: <>'], 'auto-reply'],
    [['List-Id: <news.shop.example>', 'Precedence: bulk'], 'list'],
    [['Auto-Submitted: auto-generated', 'X-Auto-Response-Suppress: All'], 'bulk'],
    [['List-Id: <news.shop.example>'], 'list', 'perhaps'],
    [['List-Unsubscribe: <https://shop.example/out>'], 'list', 'perhaps'],
    [['Precedence: list'], 'list', 'perhaps'],
    [['Precedence: bulk'], 'bulk', 'perhaps'],
    [['Precedence: junk'], 'bulk', 'perhaps'],
    [['Auto-Submitted: auto-generated'], 'bulk', 'perhaps'],
    [['X-Auto-Response-Suppress: All'], 'bulk', 'perhaps'],
    [['X-MS-Exchange-Inbox-Rules-Loop: it@customer.example'], 'bulk', 'perhaps'],
    [['X-Portico-Installation: i-1'], 'loop'],
    [['X-Failed-Recipients: bob@customer.example'], 'bounce'],
    [['List-Id: <support.msp.example>', 'Precedence: list'], null],
    [['X-Auto-Response-Suppress: DR, RN, NRN, OOF, AutoReply'], null],
    [['Subject: Automatic reply: away'], null],
    [['Auto-Submitted: no'], null],
  ]
  return kinds.flatMap(([lines, automatic, doubt]) =>
    ['plain', 'html'].map((kind) => ({
      name: `${lines.join(' and ')}, ${kind}`,
      raw: mailOf([...lines, ANN, `Content-Type: text/${kind}`], 'I am away.'),
      is: { automatic, isDoubtful: doubt !== undefined, text: 'I am away.' },
    })),
  )
}

/** News of mails that could not be delivered, as servers write them. */
export function bounces(): MailCase[] {
  const from = 'From: Mail Delivery System <MAILER-DAEMON@mx.customer.example>'
  const report = 'report; report-type=delivery-status'
  const returned = [
    'Content-Type: message/rfc822',
    '',
    'Message-ID: <m1@msp.example>',
    'Subject: Ticket',
    '',
    'Text',
  ]
  const reports = [
    ['failed', '5.1.1', true],
    ['failed', '5.2.2', true],
    ['failed', '5.7.1', true],
    ['failed', '4.4.7', false],
    ['delayed', '4.2.2', false],
    ['delayed', '4.7.1', false],
  ] as const
  const statusOf = (action: string, status: string) => [
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.customer.example',
    '',
    'Final-Recipient: rfc822; Bob@customer.example',
    `Action: ${action}`,
    `Status: ${status}`,
  ]
  const failed = reports.flatMap(([action, status, isPermanent]) =>
    [returned, ['Content-Type: text/rfc822-headers', '', 'Message-ID: <m1@msp.example>', '']].map(
      (part, index) => ({
        name: `a bounce, ${action} ${status}, ${index}`,
        raw: multipart(
          report,
          [from, 'Return-Path: <>'],
          [[PLAIN, '', 'Sorry'], statusOf(action, status), part],
        ),
        is: {
          automatic: 'bounce',
          bounce: {
            address: 'bob@customer.example',
            status,
            isPermanent,
            messageIds: ['m1@msp.example'],
          },
        },
      }),
    ),
  )
  const news = ['delivered', 'relayed', 'expanded'].map((action) => ({
    name: `the news that a mail was ${action}`,
    raw: multipart(report, [from], [[PLAIN, '', 'Done'], statusOf(action, '2.0.0'), returned]),
    is: { automatic: 'auto-reply', bounce: null },
  }))
  const receipt = {
    name: 'a receipt',
    raw: multipart('report; report-type=disposition-notification', [ANN], [[PLAIN, '', 'Read']]),
    is: { automatic: 'auto-reply', bounce: null },
  }
  return [...failed, ...news, receipt]
}
