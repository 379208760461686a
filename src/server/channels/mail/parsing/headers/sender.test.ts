import { expect, test } from 'vitest'

import { readAddresses, readSender } from './sender.ts'

test.each([
  ['ann@customer.example', 'ann@customer.example'],
  ['Ann Lee <Ann@Customer.example>', 'ann@customer.example'],
  ['"Lee, Ann" <ann@customer.example>', 'ann@customer.example'],
  ['"ann@customer.example" <ann@customer.example>', 'ann@customer.example'],
  ['ann@customer.example <ann@customer.example>', 'ann@customer.example'],
  ["'ann@customer.example' <ann@customer.example>", 'ann@customer.example'],
  ['Ann <ann@customer.example>;', 'ann@customer.example'],
  ['ann@customer.example, ', 'ann@customer.example'],
  ['=?utf-8?B?QW5u?= <ann@customer.example>', 'ann@customer.example'],
  ['Ann (from (the) office) <ann@customer.example> (home)', 'ann@customer.example'],
  ["Ann O'Lee <ann.o-lee+x@customer.example>", 'ann.o-lee+x@customer.example'],
  ['<ann@customer.example>', 'ann@customer.example'],
])('the sender of %j is %s', (value, address) => {
  expect(readSender([value])).toMatchObject({ ok: true, address })
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
  [["'ann@a.example' <bob@b.example>"], 'unreadable-from'],
  [['Ann <ann@a.example'], 'unreadable-from'],
  [['"Ann <ann@a.example>, bob@b.example'], 'unreadable-from'],
  [['Ann (oh <ann@a.example> <bob@b.example>'], 'unreadable-from'],
  [['"ann@a.example x"@b.example'], 'unreadable-from'],
  [['"ann"@b.example'], 'unreadable-from'],
  [['<ann@a.example@b.example>'], 'unreadable-from'],
  [['ann@[127.0.0.1]'], 'unreadable-from'],
  [['<@relay.example:ann@a.example>'], 'unreadable-from'],
  [['MAILER-DAEMON'], 'unreadable-from'],
  [['<>'], 'unreadable-from'],
  [[''], 'unreadable-from'],
])('no sender is found when From is %j: %s', (values, reason) => {
  expect(readSender(values)).toEqual({ ok: false, reason })
})

test.each([
  ['Lee, Ann <ann@customer.example>', 'Lee, Ann'],
  ['=?utf-8?Q?M=C3=BCller,_Petra?= <ann@customer.example>', 'Müller, Petra'],
  ['=?utf-8?Q?M=C3=BCller?=, =?utf-8?Q?Petra?= <ann@customer.example>', 'Müller, Petra'],
  ['Nagios: srv01 <ann@customer.example>', 'Nagios: srv01'],
  ['Nagios; srv01 <ann@customer.example>', 'Nagios; srv01'],
  ['Ann [IT] Lee <ann@customer.example>', 'Ann [IT] Lee'],
  ['Ann (IT <ann@customer.example>', 'Ann (IT'],
  ['"Ann <ann@customer.example>', 'Ann'],
  ['Ann "Annie Lee <ann@customer.example>', 'Ann Annie Lee'],
  ['Ann "Annie" Lee <ann@customer.example>', 'Ann Annie Lee'],
  ['"Ann \\"Annie\\" Lee" <ann@customer.example>', 'Ann "Annie" Lee'],
  ["'Ann Lee' < ann@customer.example >", "'Ann Lee'"],
  ['Ann @ Customer <ann@customer.example>', 'Ann @ Customer'],
  ['=?utf-8?Q?Ann_Lee_=3Cann@customer.example=3E?=', 'Ann Lee'],
  ['=?utf-8?B?QW5uIExlZSA8YW5uQGN1c3RvbWVyLmV4YW1wbGU+?=', 'Ann Lee'],
  ['=?utf-8?Q?Ann_Lee?= =?utf-8?Q?_=3Cann=40customer.example=3E?=', 'Ann Lee'],
])('the sender %j is read with the name %s when it is sloppy', (value, name) => {
  expect(readSender([value])).toEqual({ ok: true, address: 'ann@customer.example', name })
})

test.each([
  ['Petra <petra@müller.example>', 'utf8', 'petra@müller.example', 'Petra'],
  ['Jörg <jörg@customer.example>', 'utf8', 'jörg@customer.example', 'Jörg'],
  ['Jörg <jorg@customer.example>', 'latin1', 'jorg@customer.example', 'Jörg'],
  ['root <root@srv-backup>', 'utf8', 'root@srv-backup', 'root'],
  ['root@localhost', 'utf8', 'root@localhost', ''],
] as const)('the bytes of %j are read before its address', (value, encoding, address, name) => {
  const bytes = Buffer.from(value, encoding).toString('latin1')
  expect(readSender([bytes])).toEqual({ ok: true, address, name })
})

test.each([
  ['=?utf-8?Q?bob@b.example?= <ann@a.example>', undefined],
  ['=?utf-8?Q?bob=40b.example?= <ann@a.example>', 'ann@a.example'],
  ['=?utf-8?Q?Bob_=3Cbob@b.example=3E?= <ann@a.example>', undefined],
  ['=?utf-8?Q?ann@a.example,_bob@b.example?=', undefined],
  ['=?utf-8?Q?=3Cann@a.example=3E_=3Cbob@b.example=3E?=', undefined],
  ['Lee, bob@b.example <ann@a.example>', undefined],
  ['Team: Ann <ann@a.example>;', undefined],
])('an address is not the sender when it is within the name of %j', (value, address) => {
  const found = readSender([value])
  expect(found.ok ? found.address : undefined).toBe(address)
})

test.each([
  [
    'Lee, Ann <ann@a.example>, Bob <bob@b.example>',
    [
      ['Lee, Ann', 'ann@a.example'],
      ['Bob', 'bob@b.example'],
    ],
  ],
  [
    'Team: ann@a.example, "Lee, Bob" <bob@b.example>;, c@c.example',
    [
      ['', 'ann@a.example'],
      ['Lee, Bob', 'bob@b.example'],
      ['', 'c@c.example'],
    ],
  ],
  [
    'ann@a.example (Ann), <bob@b.example>',
    [
      ['', 'ann@a.example'],
      ['', 'bob@b.example'],
    ],
  ],
  ['undisclosed-recipients:;', []],
])('the addresses of %j are read with their names', (value, expected) => {
  expect(readAddresses(value).map(({ name, address }) => [name, address])).toEqual(expected)
})
