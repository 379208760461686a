import { expect, test } from 'vitest'

import { fillPlaceholders, findPlaceholders, firstNameOf } from './placeholders.ts'

const VALUES = {
  'requester.firstName': 'Ada',
  'requester.name': 'Ada <Lovelace> & Co',
  'requester.email': undefined,
  'customer.name': 'Engines {{ticket.number}}',
  'ticket.number': '12',
  'ticket.subject': ' ',
  'agent.firstName': 'Ana',
  'agent.name': 'Ana Lopez',
}

test.each([
  ['<p>Hi {{requester.firstName}},</p>', ['requester.firstName']],
  ['<p>Hi {{ Vorname }} and {{}}</p>', ['Vorname', '']],
  ['<p>{{requester.<strong>name</strong>}}</p>', ['requester.name']],
  ['<p>{{a}} {{a}}</p>', ['a']],
  [
    '<p><a href="https://x.example/%7B%7Bticket.number%7D%7D?q={{b}}">x</a></p>',
    ['ticket.number', 'b'],
  ],
  ['<p>{{one</p><p>two}}</p>', []],
  ['<p>{{one<br />two}}</p>', []],
  ['<p>{ {x} } and {{{{</p>', []],
  ['<p>Ansible: <code>{{ item }}</code></p><pre><code>{{ hosts }}</code></pre>', []],
  [
    '<blockquote><p>Set {{agent.email}}</p><blockquote><p>{{a}}</p></blockquote><p>{{b}}</p></blockquote>',
    [],
  ],
  ['<blockquote><p>{{a}}</p></blockquote><p>Hi {{b}}</p>', ['b']],
  ['', []],
])('the placeholders left in %s are %j', (html, names) => {
  expect(findPlaceholders(html)).toEqual(names)
})

test('a placeholder stays when it is unknown, and others are filled as text, in links as part of the address', () => {
  expect(
    fillPlaceholders(
      '<p>Hi {{requester.firstname}} {{ requester.name }}: {{ticket.nr}}</p>',
      VALUES,
    ),
  ).toBe('<p>Hi Ada Ada &lt;Lovelace&gt; &amp; Co: {{ticket.nr}}</p>')
  const link = (address: string) => `<a href="https://x.example/${address}">see</a>`
  expect(fillPlaceholders(link('%7B%7Bagent.name%7D%7D?n={{ticket.number}}'), VALUES)).toBe(
    link('Ana%20Lopez?n=12'),
  )
})

test('a placeholder stays when it has no value, so that it stops the sending', () => {
  const left = fillPlaceholders('<p>{{requester.email}} {{ticket.subject}}</p>', VALUES)
  expect(findPlaceholders(left)).toEqual(['requester.email', 'ticket.subject'])
})

test('a value never counts as a placeholder, neither for the next filling nor as one that is left', () => {
  const filled = fillPlaceholders('<p>{{customer.name}}</p>', VALUES)
  expect(filled).toBe('<p>Engines <code>{{ticket.number}}</code></p>')
  expect(findPlaceholders(filled)).toEqual([])
})

test.each([
  ['Ada Lovelace', 'Ada'],
  ['Lovelace, Ada King', 'Ada'],
  ['  Ada ', 'Ada'],
  ['Müller,', 'Müller'],
  ['ada@engines.example', undefined],
  ['', undefined],
])('the first name of %j is %j', (name, first) => {
  expect(firstNameOf(name)).toBe(first)
})
