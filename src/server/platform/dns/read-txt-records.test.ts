import { expect, test } from 'vitest'

import { aDnsServer } from '#test/dns-server.ts'

import { readTxtRecords } from './read-txt-records.ts'

const NAME = '_portico.xn--mnchen-3ya.example'

test('readTxtRecords joins a text when it comes in chunks', async () => {
  const dns = await aDnsServer()
  const long = 'x'.repeat(600)
  dns.zone.set(NAME, ['first', long])
  expect(await readTxtRecords(NAME, { servers: [dns.address] })).toEqual(['first', long])
})

test('readTxtRecords returns nothing when the name or its text is missing, and throws when a server fails', async () => {
  const dns = await aDnsServer()
  const read = (name: string) => readTxtRecords(name, { servers: [dns.address], timeoutMs: 100 })
  dns.zone.set('empty.example', [])
  dns.zone.set('fails.example', 'fails')
  dns.zone.set('silent.example', 'silent')
  expect(await read('missing.example')).toEqual([])
  expect(await read('empty.example')).toEqual([])
  expect(await read('fails.example')).toBeUndefined()
  expect(await read('silent.example')).toBeUndefined()
})

test('readTxtRecords counts the text of any name server when another has an older answer or none', async () => {
  const [older, newer, away] = await Promise.all([aDnsServer(), aDnsServer(), aDnsServer()])
  newer.zone.set(NAME, ['proof'])
  away.zone.set(NAME, 'silent')
  const servers = [older.address, newer.address, away.address]
  expect(await readTxtRecords(NAME, { servers, timeoutMs: 100 })).toEqual(['proof'])
  expect(
    await readTxtRecords(NAME, { servers: [older.address, away.address], timeoutMs: 100 }),
  ).toEqual([])
})
