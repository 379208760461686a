import { expect, test } from 'vitest'

import { BYTE_ORDER_MARK, csvFile, csvRow } from './csv.ts'

test('csvRow separates with a semicolon when the language is German, and with a comma otherwise', () => {
  const cells = ['Müller, Größe', 1.5, null, 'a;b', 'say "hi"']
  expect(csvRow(cells, 'en')).toBe('"Müller, Größe",1.5,,"a;b","say ""hi"""\r\n')
  expect(csvRow(cells, 'de')).toBe('"Müller, Größe";1,5;;"a;b";"say ""hi"""\r\n')
})

test('csvFile begins with a byte order mark', () => {
  expect(csvFile([['a'], [1]], 'de')).toBe(`${BYTE_ORDER_MARK}a\r\n1\r\n`)
})

test.each([
  '+49 30 1234567',
  '+49 30 1234567 angerufen',
  'called +49 (0)30 / 123-4567, then 110',
  'Mobile; +1 555 010 9999',
  '+493012345678',
])('csvRow leaves %j as it is when it is a phone number', (text) => {
  expect(csvRow([text], 'en').replaceAll('"', '')).toBe(`${text}\r\n`)
})

test.each([
  ['=1+1', "'=1+1"],
  ['+1+1', "'+1+1"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['+49 30 1234567=1', "'+49 30 1234567=1"],
  ["+4930123456+cmd|' /C calc'!A0", "'+4930123456+cmd|' /C calc'!A0"],
  ["+49 30 1234567 cmd|' /C calc'!A0", "'+49 30 1234567 cmd|' /C calc'!A0"],
  ['+49 30 1234567; -A1', '"\'+49 30 1234567; \'-A1"'],
  ['a;=1+1', '"a;\'=1+1"'],
  ['a\t=1+1', "a\t'=1+1"],
  ['a|=1+1', "a|'=1+1"],
  ['a,+HYPERLINK(1)', '"a,\'+HYPERLINK(1)"'],
])('csvRow neutralizes %j', (text, written) => {
  expect(csvRow([text], 'en')).toBe(`${written}\r\n`)
  expect(csvRow([text], 'de')).toBe(`${written}\r\n`)
})
