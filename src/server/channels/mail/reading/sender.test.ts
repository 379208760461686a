import { expect, test } from 'vitest'

import { readSender } from './sender.ts'

test.each([
  ['ann@customer.example', 'ann@customer.example'],
  ['Ann Lee <Ann@Customer.example>', 'ann@customer.example'],
  ['"Lee, Ann" <ann@customer.example>', 'ann@customer.example'],
  ['"ann@customer.example" <ann@customer.example>', 'ann@customer.example'],
  ['ann@customer.example <ann@customer.example>', 'ann@customer.example'],
  ['=?utf-8?B?QW5u?= <ann@customer.example>', 'ann@customer.example'],
  ['Ann (from (the) office) <ann@customer.example> (home)', 'ann@customer.example'],
  ["Ann O'Lee <ann.o-lee+x@customer.example>", 'ann.o-lee+x@customer.example'],
  ['<ann@customer.example>', 'ann@customer.example'],
])('the sender of %j is %s', (value, address) => {
  expect(readSender([value])).toEqual({ ok: true, address })
})

test.each([
  [[], 'no-from'],
  [['ann@a.example', 'bob@b.example'], 'several-from'],
  [['ann@a.example', 'ann@a.example'], 'several-from'],
  [['ann@a.example, bob@b.example'], 'several-addresses'],
  [['Ann <ann@a.example> Bob <bob@b.example>'], 'several-addresses'],
  [['ann@a.example bob@b.example'], 'several-addresses'],
  [['Team: ann@a.example, bob@b.example;'], 'several-addresses'],
  [['Team: ann@a.example;'], 'several-addresses'],
  [['undisclosed-recipients:;'], 'several-addresses'],
  [['ann@a.example <bob@b.example>'], 'unreadable-from'],
  [['Ann <ann@a.example'], 'unreadable-from'],
  [['"Ann <ann@a.example>'], 'unreadable-from'],
  [['Ann (oh <ann@a.example>'], 'unreadable-from'],
  [['"ann@a.example x"@b.example'], 'unreadable-from'],
  [['"ann"@b.example'], 'unreadable-from'],
  [['<ann@a.example@b.example>'], 'unreadable-from'],
  [['ann@[127.0.0.1]'], 'unreadable-from'],
  [['<@relay.example:ann@a.example>'], 'unreadable-from'],
  [['MAILER-DAEMON'], 'unreadable-from'],
  [['<>'], 'unreadable-from'],
  [[''], 'unreadable-from'],
])('nobody is the sender of %j: %s', (values, reason) => {
  expect(readSender(values)).toEqual({ ok: false, reason })
})
