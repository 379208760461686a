import { expect, test } from 'vitest'

import { splitText } from './split-text.ts'

/** Text of an answer to a mail that the desk sent. */
const DESK = {
  isAnswer: true,
  isReply: true,
  ownAddresses: ['s@msp.example', 'support@msp.example'],
  from: 'ann@customer.example',
  subject: 'Re: Printer',
}

const ANSWER = 'It prints again.\n\nThank you'

test.each([
  'On Mon, 5 Jan 2026 at 10:00, MSP Support <support+t1@msp.example> wrote:\n> Please restart it.\n>\n> Ana',
  'On Mon, 5 Jan 2026 at 10:00, MSP Support <\nsupport+t1@msp.example> wrote:\n\n> Please restart it.',
  'On 5 Jan 2026, at 10:00, MSP Support\n<support+t1@msp.example>\nwrote:\n\nPlease restart it.',
  'Am Mo., 5. Jan. 2026 um 10:00 Uhr schrieb MSP Support <support@msp.example>:\n\n> Bitte neu starten.',
  'Am 05.01.2026 um 10:00 schrieb MSP Support:\n> Bitte neu starten.',
  'MSP Support <support@msp.example> schrieb am 05.01.2026 um\n10:00:\n> Bitte neu starten.',
  'Le lun. 5 janv. 2026 à 10:00, MSP Support <support@msp.example> a\nécrit :\n\n> Redémarrez.',
  'Le 05/01/2026 à 10:00, MSP Support a écrit :\n> Redémarrez.',
  'El lun, 5 ene 2026 a las 10:00, MSP Support (<support@msp.example>)\nescribió:\n\n> Reinícielo.',
  'Il giorno lun 5 gen 2026 alle ore 10:00 MSP <support@msp.example> ha scritto:\n> Riavviare.',
  '---- On Mon, 05 Jan 2026 10:00:00 +0100 MSP Support <support@msp.example> wrote ---\n\nPlease restart it.',
  '---- Am Mo, 05 Jan 2026 10:00:00 +0100 schrieb MSP Support <support@msp.example> ----\n\n> Bitte',
  '> Please restart it.\n> Ana',
  '-----Original Message-----\nFrom: MSP Support\nSubject: Printer\n\nPlease restart it.',
  '-----Original Message-----\nFrom: MSP Support\nSubject: Printer\n\n> Please restart it.\n> Ana',
  '________________________________\nFrom: MSP Support <support@msp.example>\nSent: Monday, January 5, 2026 10:00 AM\nTo: Ann\nSubject: Re: Printer\n\nPlease restart it.',
  '*From:* MSP Support <support@msp.example>\n*Date:* Monday\n*To:* Ann\n*Subject:* Re: Printer\n\nPlease',
  'Von: MSP Support <support@msp.example>\nGesendet: Montag, 5. Januar 2026 10:00\nAn: Ann Lee\nBetreff: AW: Drucker\n\nBitte neu starten.',
  '-----Ursprüngliche Nachricht-----\nVon: MSP Support\n\nBitte neu starten.',
  'De : MSP Support <support@msp.example>\nEnvoyé : lundi 5 janvier 2026 10:00\nÀ : Ann Lee\nObjet : RE: Imprimante\n\nRedémarrez.',
  "-----Message d'origine-----\nDe : MSP\n\nRedémarrez.",
  'De: MSP Support <support@msp.example>\nEnviado: lunes, 5 de enero de 2026 10:00\nPara: Ann\nAsunto: RE: Impresora\n\nReinícielo.',
  '-- \nAnn Lee\nCustomer Ltd',
  '--\nAnn Lee\n\nOn Mon, 5 Jan 2026 at 10:00, MSP <support@msp.example> wrote:\n> Please restart it.',
  'Sent from my iPhone',
  'Von meinem iPhone gesendet\n\n> Am 05.01.2026 um 10:00 schrieb MSP Support <support@msp.example>:\n> \n> Bitte',
  'Envoyé de mon iPhone',
  'Enviado desde mi Galaxy',
  'Get Outlook for Android\n________________________________\nFrom: MSP\nSent: Monday\nTo: Ann\nSubject: x\n\nPlease',
])('the text below an answer is folded when it is %j', (below) => {
  expect(splitText(`${ANSWER}\n\n${below}\n`, DESK)).toEqual({
    text: ANSWER,
    quoted: below.trimEnd(),
  })
})

test('an answer is found when it is below its quote', () => {
  const quote = 'On 5 Jan 2026, MSP Support <support@msp.example> wrote:\n> Please\n> restart it.'
  expect(splitText(`${quote}\n\n${ANSWER}`, DESK)).toEqual({ text: ANSWER, quoted: quote })
  expect(splitText(`${quote}\n\n${ANSWER}\n\n-- \nAnn`, DESK)).toEqual({
    text: ANSWER,
    quoted: `${quote}\n-- \nAnn`,
  })
})

test.each([
  'Hello\n\nOn 5 Jan 2026, MSP <support@msp.example> wrote:\n> Which one?\nThe left one.\n> Since when?\nToday.',
  '> Which one?\nThe left one.\n> Since when?\nToday.',
  'See below.\n\n> Which one?\n\nThe left one.',
  'See below.\n\n-----Original Message-----\nFrom: MSP <s@msp.example>\nSent: Monday, 5 January 2026\nTo: Ann\n\n> Which one?\nThe left one.\n> Since when?\nToday.',
])('an answer is left whole when it is between its quotes: %j', (text) => {
  expect(splitText(text, DESK)).toEqual({ text, quoted: null })
})

test.each([
  'See below\n\n---------- Forwarded message ---------\nFrom: Bob <bob@shop.example>\nDate: Mon, 5 Jan 2026\nSubject: Invoice\nTo: Ann\n\nPay',
  'FYI\n\nAnfang der weitergeleiteten Nachricht:\n\nVon: Bob\nDatum: Montag\nBetreff: x\n\nZahlen',
  'Voir\n\nDébut du message transféré :\n\nDe: Bob\nDate: lundi\nObjet: x\n\nPayez',
  'Ver\n\n---------- Forwarded message ---------\nDe: Bob\nDate: lunes\nSubject: x\n\nPague',
])('a forwarded text is the message when it is %j', (text) => {
  expect(splitText(text, DESK).quoted).toBeNull()
})

test.each([
  'On Monday my colleague wrote: nothing works.',
  'From: the printer room we see no light.\nTo: be fixed.',
  'Von: wem ist das?\nDanke',
  'Am Montag schrieb ich schon einmal.',
  'Thanks.\n\nOn 3 April 2026 at 10:00 the vendor wrote:\n“No stock.”\n\nNow what?',
  'The list:\n-- one\n--two',
  'a > b and\nb > c',
  '> all of it is quoted',
  '-- \nOnly a signature',
  'De: rien',
  '',
])("%j is the author's own", (text) => {
  expect(splitText(text, DESK)).toEqual({ text: text.trimEnd(), quoted: null })
})

test('nothing of a mail is lost', () => {
  const lines = ['a', 'b', 'c', 'd', 'e', 'f'].flatMap((letter) => [
    `${letter} ${letter}`,
    `> ${letter}`,
    '',
    '-- ',
  ])
  for (let from = 0; from < lines.length; from += 1) {
    const given = lines.slice(from, from + 7)
    const { text, quoted } = splitText(given.join('\n'), DESK)
    const kept = `${text}\n${quoted ?? ''}`.replaceAll(/\s/g, '')
    const wanted = given.join('').replaceAll(/\s/g, '')
    expect(kept.split('').toSorted()).toEqual(wanted.split('').toSorted())
  }
})
