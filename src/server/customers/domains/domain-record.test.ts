import { expect, test } from 'vitest'

import { domainRecord, judgeRecord } from './domain-record.ts'

const { name, value } = domainRecord('contoso.example', 'secret')

test('the record is a text of ours at a name of ours', () => {
  expect(name).toBe('_portico.contoso.example')
  expect(value).toBe('portico-domain-proof=secret')
})

test.each([
  [[value], [], null],
  [['v=other', `"${value}"`], [], null],
  [[` ${value} `], undefined, null],
  [undefined, [], 'unreachable'],
  [[], [], 'missing'],
  [[], [value], 'wrong_name'],
  [['v=other'], undefined, 'other_value'],
])('the texts %j are judged when %j is at the doubled name: %j', (texts, doubled, problem) => {
  expect(judgeRecord(value, { texts, doubled })?.problem ?? null).toBe(problem)
})

test('the check reports the text that looks most like ours when all differ', () => {
  const texts = ['v=other', 'portico-domain-proof=of-before']
  expect(judgeRecord(value, { texts, doubled: [] })?.detail).toBe('portico-domain-proof=of-before')
})
