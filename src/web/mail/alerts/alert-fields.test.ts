import { expect, test } from 'vitest'

import * as words from '#words/alert-rules.ts'

import { checkFields, hasPreset, toDraft, toFields, toInput, withPreset } from './alert-fields.ts'

const WHOLE = {
  ...withPreset(toFields(undefined), 'icinga'),
  name: 'Icinga',
  sender: 'icinga@msp.example',
  customerId: '1',
  requesterEmail: 'ann@northwind.example',
  categories: ['NETWORK'],
}

test('a tool fills in patterns and words, and the name only when there is none', () => {
  const zabbix = withPreset({ ...WHOLE, name: ' ' }, 'zabbix')
  expect(zabbix).toMatchObject({
    name: 'Zabbix',
    sender: 'icinga@msp.example',
    bodyPatterns: 'Host: {host}\nSeverity: {severity}',
    recoveryStates: 'Resolved',
  })
  expect(withPreset(WHOLE, 'zabbix').name).toBe('Icinga')
})

test('the form sends a pattern for each line and a word between commas', () => {
  const values = {
    ...WHOLE,
    subjectPatterns: ' {host} is {state} \n\n',
    highStates: 'DOWN,, a b ,',
  }
  expect(toInput(values, 3)).toMatchObject({
    version: 3,
    subjectPatterns: ['{host} is {state}'],
    highStates: ['DOWN', 'a b'],
    lowStates: ['UNKNOWN'],
  })
  const draft = toDraft({ ...values, customerId: '' }, null)
  expect(draft).toMatchObject({ customerId: null, ruleId: null, highStates: ['DOWN', 'a b'] })
  expect(draft).not.toHaveProperty('sender')
})

test('the form names what is missing, and the pattern or word that is impossible', () => {
  expect(checkFields(WHOLE)).toEqual({})
  expect(Object.keys(checkFields(toFields(undefined)))).toEqual([
    'name',
    'sender',
    'customerId',
    'requesterEmail',
    'categories',
    'subjectPatterns',
    'highStates',
  ])
  const lines = (count: number) => '{host} {state}\n'.repeat(count)
  const wrong: [string, string][] = [
    ['{hots}', words.patternUnknown],
    ['{host} {host}', words.patternTwice],
    ['{host}{service}', words.patternTouching],
    ['Report', words.patternEmpty],
    [`{host} ${'x'.repeat(300)}`, words.shorterPattern],
    [lines(13), words.fewerPatterns],
  ]
  for (const [subjectPatterns, problem] of wrong)
    expect(checkFields({ ...WHOLE, subjectPatterns })).toEqual({ subjectPatterns: problem })
  const many = Array.from({ length: 21 }, (_, index) => `s${index}`).join()
  expect(checkFields({ ...WHOLE, lowStates: many, highStates: 'x'.repeat(41) })).toEqual({
    lowStates: words.fewerStates,
    highStates: words.shorterState,
  })
})

test('withPreset renames a rule when its name is that of another tool', () => {
  const zabbix = withPreset(toFields(undefined), 'zabbix')
  expect(withPreset(zabbix, 'icinga').name).toBe('Icinga 2')
  expect(withPreset({ ...zabbix, name: 'Ours' }, 'icinga').name).toBe('Ours')
})

test('hasPreset finds the tool until its patterns are changed', () => {
  const zabbix = withPreset(toFields(undefined), 'zabbix')
  expect(hasPreset(zabbix, 'zabbix')).toBe(true)
  expect(hasPreset(zabbix, 'icinga')).toBe(false)
  expect(hasPreset({ ...zabbix, highStates: 'x' }, 'zabbix')).toBe(false)
})
