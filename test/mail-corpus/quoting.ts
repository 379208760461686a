import { expect } from 'vitest'

import { ANN, HTML, type MailCase, mailOf, PLAIN } from './mime.ts'

const OLD = 'OLD WORDS of the desk.'
const NEW = 'It prints again.'
const ANSWER = [ANN, 'Subject: Re: [#1234] Printer', 'In-Reply-To: <ticket-1@msp.example>']
const MSP = 'MSP Support <support+tabc@msp.example>'

/** Header blocks of languages that have a list of words, and of those that have none. */
const BLOCKS: Record<string, string[]> = {
  English: [`From: ${MSP}`, 'Sent: Monday, January 5, 2026 10:00 AM', 'To: Ann', 'Subject: x'],
  'German, as GMX orders it': [
    'Gesendet: Dienstag, 24. November 2026 um 16:20 Uhr',
    `Von: ${MSP}`,
    'An: ann@customer.example',
    'Betreff: x',
  ],
  'German, without an address': [
    'Von: MSP Support',
    'Gesendet: Montag, 5. Januar 2026',
    'An: Ann',
    'Betreff: AW: Printer',
  ],
  Italian: [`Da: ${MSP}`, 'Inviato: lunedì 5 gennaio 2026 10:00', 'A: Ann', 'Oggetto: R: Printer'],
  Dutch: [`Van: ${MSP}`, 'Verzonden: maandag 5 januari 2026 10:00', 'Aan: Ann', 'Onderwerp: x'],
  Portuguese: [
    `De: ${MSP}`,
    'Enviada em: segunda-feira, 5 de janeiro de 2026 10:00',
    'Para: Ann',
    'Assunto: x',
  ],
  Polish: [`Od: ${MSP}`, 'Wysłano: poniedziałek, 5 stycznia 2026 10:00', 'Do: Ann', 'Temat: x'],
  Swedish: [`Från: ${MSP}`, 'Skickat: den 5 januari 2026 10:00', 'Till: Ann', 'Ämne: x'],
  Danish: [`Fra: ${MSP}`, 'Sendt: 5. januar 2026 10:00', 'Til: Ann', 'Emne: x'],
  Finnish: [
    `Lähettäjä: ${MSP}`,
    'Lähetetty: maanantai 5. tammikuuta 2026 10.00',
    'Vastaanottaja: Ann',
    'Aihe: x',
  ],
  Czech: [`Od: ${MSP}`, 'Odesláno: pondělí 5. ledna 2026 10:00', 'Komu: Ann', 'Předmět: x'],
  Hungarian: [`Feladó: ${MSP}`, 'Elküldve: 2026. január 5. 10:00', 'Címzett: Ann', 'Tárgy: x'],
  Turkish: [`Kimden: ${MSP}`, 'Gönderildi: 5 Ocak 2026 Pazartesi 10:00', 'Kime: Ann', 'Konu: x'],
  Russian: [`От: ${MSP}`, 'Отправлено: 5 января 2026 г. 10:00', 'Кому: Ann', 'Тема: x'],
  Greek: [`Από: ${MSP}`, 'Στάλθηκε: Δευτέρα, 5 Ιανουαρίου 2026 10:00', 'Προς: Ann', 'Θέμα: x'],
  Croatian: [`Šalje: ${MSP}`, 'Poslano: 5. siječnja 2026. 10:00', 'Prima: Ann', 'Predmet: x'],
  Lithuanian: [`Nuo: ${MSP}`, 'Išsiųsta: 2026 m. sausio 5 d. 10:00', 'Kam: Ann', 'Tema: x'],
  Chinese: [`发件人: ${MSP}`, '发送时间: 2026年1月5日 10:00', '收件人: Ann', '主题: x'],
  'Chinese, in full width': [
    `发件人：${MSP}`,
    '日期：2026年1月5日',
    '收件人：Ann',
    '主题：Printer',
  ],
  Japanese: [`差出人: ${MSP}`, '送信日時: 2026年1月5日 10:00', '宛先: Ann', '件名: x'],
  Korean: [
    `보낸 사람: ${MSP}`,
    '보낸 날짜: 2026년 1월 5일 월요일 오전 10:00',
    '받는 사람: Ann',
    '제목: x',
  ],
  Arabic: [`من: ${MSP}`, 'تم الإرسال: ٥ يناير ٢٠٢٦ ١٠:٠٠', 'إلى: Ann', 'الموضوع: x'],
  Hebrew: [`מאת: ${MSP}`, 'נשלח: יום שני 5 ינואר 2026 10:00', 'אל: Ann', 'נושא: x'],
  'a language by its subject': [
    'Kutoka: MSP',
    'Tarehe: 5.1.2026 10:00',
    'Kwa: Ann',
    'Mada: RE: [#1234] Printer',
  ],
  'a list of addresses in two lines': [
    `Från: ${MSP}`,
    'Skickat: den 5 januari 2026 10:00',
    'Till: ann@customer.example; bob@customer.example;',
    'eve@customer.example',
    'Ämne: x',
  ],
}

const ATTRIBUTIONS: Record<string, string> = {
  Italian: `Il giorno lun 5 gen 2026 alle ore 10:00 ${MSP} ha scritto:`,
  Dutch: `Op ma 5 jan 2026 om 10:00 schreef ${MSP}:`,
  Portuguese: `Em seg., 5 de jan. de 2026 às 10:00, ${MSP} escreveu:`,
  Polish: `pon., 5 sty 2026 o 10:00 ${MSP} napisał(a):`,
  'Polish, of Thunderbird': 'W dniu 5.01.2026 o 10:00, MSP Support pisze:',
  Swedish: `Den mån 5 jan. 2026 kl 10:00 skrev ${MSP}:`,
  Danish: `Den man. 5. jan. 2026 kl. 10.00 skrev ${MSP}:`,
  Finnish: `ma 5. tammik. 2026 klo 10.00 ${MSP} kirjoitti:`,
  Czech: `po 5. 1. 2026 v 10:00 odesílatel ${MSP} napsal:`,
  Hungarian: `${MSP} ezt írta (időpont: 2026. jan. 5., H, 10:00):`,
  Turkish: `${MSP}, 5 Oca 2026 Pzt, 10:00 tarihinde şunu yazdı:`,
  Russian: `пн, 5 янв. 2026 г. в 10:00, ${MSP}:`,
  Greek: `Στις Δευ 5 Ιαν 2026 στις 10:00, ο χρήστης ${MSP} έγραψε:`,
  Chinese: `${MSP} 于2026年1月5日周一 10:00写道：`,
  Japanese: `2026年1月5日(月) 10:00 ${MSP}:`,
  Korean: `2026년 1월 5일 (월) 오전 10:00, ${MSP}님이 작성:`,
  Arabic: `في الاثنين، ٥ يناير ٢٠٢٦ في ١٠:٠٠ ص تمت كتابة ما يلي بواسطة ${MSP}:\u200f`,
  Hebrew: `\u202bבתאריך יום ב׳, 5 בינו׳ 2026 ב-10:00 מאת ${MSP}:\u202c`,
}

const escape = (text: string) => text.replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const paragraphs = (lines: string[]) => lines.map((line) => `<p>${escape(line)}</p>`).join('')
const boldBlock = (lines: string[]) =>
  lines.map((line) => escape(line).replace(/^[^:：]*[:：]/, '<b>$&</b>')).join('<br>')
const cells = (lines: string[]) =>
  `<table>${lines.map((line) => `<tr><td>${escape(line).replace(/[:：]\s*/, ':</td><td>')}</td></tr>`).join('')}</table>`

/** Folded quotes: those of the desk, and nothing else. */
export function quoting(): MailCase[] {
  const folded = { text: NEW, quoted: expect.stringContaining(OLD) }
  return [...folds().map(([name, raw]) => ({ name, raw, is: folded })), ...wholes()]
}

function folds(): [name: string, raw: Buffer][] {
  const blocks = Object.entries(BLOCKS).flatMap(([name, lines]): [string, Buffer][] => [
    [`block, ${name}`, mailOf([...ANSWER, PLAIN], [NEW, '', ...lines, '', OLD].join('\r\n'))],
    [
      `block, ${name}, below a rule and directly above`,
      mailOf([...ANSWER, PLAIN], [NEW, '', '_'.repeat(32), ...lines, OLD].join('\r\n')),
    ],
    [
      `block, ${name}, bold`,
      mailOf([...ANSWER, HTML], `<p>${NEW}</p><p>${boldBlock(lines)}</p><p>${OLD}</p>`),
    ],
    [
      `block, ${name}, in cells`,
      mailOf([...ANSWER, HTML], `<p>${NEW}</p>${cells(lines)}<p>${OLD}</p>`),
    ],
  ])
  const attributions = Object.entries(ATTRIBUTIONS).flatMap(([name, line]): [string, Buffer][] => [
    [`line, ${name}`, mailOf([...ANSWER, PLAIN], `${NEW}\r\n\r\n${line}\r\n> ${OLD}`)],
    [
      `line, ${name}, directly below`,
      mailOf([...ANSWER, PLAIN], `${NEW}\r\n${line}\r\n\r\n> ${OLD}`),
    ],
    [
      `line, ${name}, wrapped`,
      mailOf([...ANSWER, PLAIN], `${NEW}\r\n\r\n${line.replace(/ (?=<)/, '\r\n')}\r\n\r\n> ${OLD}`),
    ],
    [
      `line, ${name}, of Gmail`,
      mailOf(
        [...ANSWER, HTML],
        `<div dir="ltr">${NEW}</div><br><div class="gmail_quote"><div dir="ltr" class="gmail_attr">${escape(line)}<br></div><blockquote class="gmail_quote">${OLD}</blockquote></div>`,
      ),
    ],
    ...(line.includes('@')
      ? [
          [
            `line, ${name}, above nothing marked`,
            mailOf([...ANSWER, HTML], paragraphs([NEW, line, OLD])),
          ] as [string, Buffer],
        ]
      : []),
  ])
  const gmx = (lines: string[]) =>
    `<div style="font-family: Verdana"><div>${NEW}</div>\r\n<div>&nbsp;\r\n<div name="quote" style="margin:10px"><div>${boldBlock(lines)}</div><div name="quoted-content">${OLD}</div></div></div></div>`
  const marked = (above: string, below: string) => `<p>${NEW}</p>${above}<p>${OLD}</p>${below}`
  const programs: [string, string][] = [
    ['GMX', gmx(BLOCKS['German, as GMX orders it'] ?? [])],
    ['Zimbra', marked('<hr id="zwchr"><div>From: "MSP"</div>', '')],
    ['Zimbra, new', marked('<div data-marker="__QUOTED_TEXT__">', '</div>')],
    ['Spark', marked('<div name="messageReplySection">', '</div>')],
    ['Tutanota', marked('<blockquote class="tutanota_quote">', '</blockquote>')],
    ['Front', marked('<blockquote type="cite" class="front-blockquote">', '</blockquote>')],
    ['NetEase', marked('<div id="isReplyContent">', '</div>')],
    ['QQ', marked('<div class="qmbox">', '</div>')],
    ['Outlook on phones', marked('<div class="ms-outlook-mobile-reference-message"></div>', '')],
    [
      'a picture that tells a server of its reader',
      marked('<blockquote type="cite">', '</blockquote><img src="https://shop.example/1.gif">'),
    ],
  ]
  return [
    ...blocks,
    ...attributions,
    ...programs.map(([name, html]): [string, Buffer] => [name, mailOf([...ANSWER, HTML], html)]),
    [
      'a header block of one who is known to be answered',
      mailOf(
        [ANN, 'Subject: AW: x', PLAIN],
        [NEW, '', ...(BLOCKS.Polish ?? []), '', OLD].join('\r\n'),
      ),
    ],
    [
      'a marked block in an element of Outlook',
      mailOf(
        [...ANSWER, HTML],
        `<p>${NEW}</p><div id="divRplyFwdMsg">-----Original Message-----<br>${boldBlock(BLOCKS.English ?? [])}</div><p>${OLD}</p>`,
      ),
    ],
    [
      'what its own writer wrote before',
      mailOf(
        [...ANSWER, PLAIN],
        `${NEW}\r\n\r\nOn 5 Jan 2026, Ann Lee <ann@customer.example> wrote:\r\n> ${OLD}`,
      ),
    ],
  ]
}

const FOREIGN = [
  'Von: Einkauf <einkauf@customer.example>',
  'Gesendet: Montag, 23. November 2026 08:00',
  'An: lieferant@firma.example',
  'Betreff: Bestellung 4711',
]

/** Mails of which every word is new to the desk, or is an answer. */
function wholes(): MailCase[] {
  const [first, second] = ['FIRST WORDS', 'SECOND WORDS']
  const pasted = ['Look:', '', ...FOREIGN, '', first, '', second].join('\r\n')
  const forwards = [
    'Fwd: x',
    'FW: x',
    'WG: x',
    'TR: x',
    'RV: x',
    'I: x',
    'Doorst: x',
    'ENC: x',
    'PD: x',
    'VB: x',
    'VS: x',
    'İLT: x',
    'A pasted mail',
    'Re: x',
  ].flatMap((subject): [string, string[], string][] => [
    [`${subject}, a block of others`, [`Subject: ${subject}`, PLAIN], pasted],
    [
      `${subject}, a line of others`,
      [`Subject: ${subject}`, PLAIN],
      `${first}\r\n\r\nOn 5 Jan 2026, Bob <bob@shop.example> wrote:\r\n> ${second}`,
    ],
  ])
  const gmail = (content: string) =>
    `<div class="gmail_quote"><div class="gmail_attr">On 5 Jan 2026, MSP &lt;support@msp.example&gt; wrote:<br></div>${content}</div>`
  const quote = (text: string) => `<blockquote class="gmail_quote">${text}</blockquote>`
  const reply = (type: string) => [...ANSWER.slice(1), type]
  const cases: [name: string, head: string[], body: string][] = [
    ...forwards,
    [
      'our own mail, forwarded in a new one',
      ['Subject: WG: Rechnung', PLAIN],
      [first, '', ...(BLOCKS.Dutch ?? []), '', second].join('\r\n'),
    ],
    ['a pasted block in an answer', reply(PLAIN), pasted],
    [
      'a pasted block in HTML',
      ['Subject: x', HTML],
      `<p>${first}</p><p>${boldBlock(FOREIGN)}</p><p>${second}</p>`,
    ],
    [
      'a pasted block in an answer in HTML',
      reply(HTML),
      `<p>${first}</p><p>${boldBlock(FOREIGN)}</p><p>${second}</p>`,
    ],
    [
      'a mail that Outlook forwards',
      ['Subject: WG: x', HTML],
      `<p>${first}</p><div style="border:none;border-top:solid #E1E1E1 1.0pt"><p>${boldBlock(FOREIGN)}</p></div><p>${second}</p>`,
    ],
    [
      'a marked block of others in an answer',
      reply(HTML),
      `<p>${first}</p><div id="divRplyFwdMsg">-----Original Message-----<br>${boldBlock(FOREIGN)}</div><p>${second}</p>`,
    ],
    [
      'a quote of others in a mail that answers nothing',
      ['Subject: x', HTML],
      `<p>${first}</p><blockquote type="cite">${second}</blockquote>`,
    ],
    [
      'a form with our address',
      ['Subject: Contact', PLAIN],
      `${first}\r\nName: Ann\r\nTo: support@msp.example\r\nDate: 5.1.2026 10:00\r\nMessage: ${second}`,
    ],
    [
      'answers between quotes in Gmail',
      reply(HTML),
      `<div>Hi</div>${gmail(`${quote('Which?')}<div>${first}</div>${quote('When?')}<div>${second}</div>`)}`,
    ],
    [
      'one answer between quotes in Gmail',
      reply(HTML),
      `<div>${first}</div>${gmail(`${quote('Which?')}${second}${quote('When?')}`)}`,
    ],
    [
      'answers between quotes with a quote in them',
      reply(HTML),
      `<div>${first}</div>${gmail(`<blockquote>Which?</blockquote><p>${second}</p><blockquote>When?</blockquote>`)}`,
    ],
  ]
  const all = { quoted: null, text: expect.stringMatching(/FIRST WORDS[^]*SECOND WORDS/) }
  const signature = ['-- ', 'Ann Lee']
  return [
    ...cases.map(([name, head, body]) => ({ name, raw: mailOf([ANN, ...head], body), is: all })),
    {
      name: 'a signature alone in a mail that answers nothing',
      raw: mailOf(
        [ANN, 'Subject: FW: x', PLAIN],
        [first, ...signature, '', ...FOREIGN, '', second].join('\r\n'),
      ),
      is: { text: expect.stringMatching(/FIRST[^]*4711[^]*SECOND/), quoted: '-- \nAnn Lee' },
    },
    {
      name: 'a pasted block above what is answered',
      raw: mailOf(
        reply(PLAIN).concat(ANN),
        [first, '', ...FOREIGN, '', second, '', ...(BLOCKS.English ?? []), '', OLD].join('\r\n'),
      ),
      is: { ...all, quoted: expect.stringMatching(/^From: MSP[^]*OLD WORDS/) },
    },
    {
      name: 'a line of others above what is answered',
      raw: mailOf(
        reply(PLAIN).concat(ANN),
        `On 4 Jan 2026, Bob <bob@shop.example> wrote:\r\n> ${first}\r\n\r\n${second}\r\n\r\nOn 5 Jan 2026, ${MSP} wrote:\r\n> ${OLD}`,
      ),
      is: { ...all, quoted: expect.stringMatching(/^On 5 Jan[^]*OLD WORDS/) },
    },
  ]
}
