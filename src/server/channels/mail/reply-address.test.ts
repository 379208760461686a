import { randomUUID } from 'node:crypto'

import { expect, test } from 'vitest'

import { makeReplyAddress, readReplyAddress } from './reply-address.ts'

const SECRET = Buffer.alloc(32, 7)
const BASE = 'support@msp.example'

function make(ticketId: string, { isInternal = false, base = BASE } = {}) {
  return makeReplyAddress(SECRET, { base, ticketId, isInternal })
}

test('a reply address names its ticket, and whether an answer to it is a note', () => {
  for (const isInternal of [false, true]) {
    const ticketId = randomUUID()
    const address = make(ticketId, { isInternal }) ?? ''
    expect(address).toMatch(/^support\+t[a-z2-7]+@msp\.example$/)
    expect(readReplyAddress(SECRET, address)).toEqual({ ticketId, isInternal })
    // Systems on the way change case.
    expect(readReplyAddress(SECRET, address.toUpperCase())).toEqual({ ticketId, isInternal })
  }
})

test('a reply address is short enough for a mailbox of usual length, and left out when that is longer', () => {
  const ticketId = randomUUID()
  expect((make(ticketId) ?? '').split('@')[0]?.length).toBeLessThanOrEqual(64)
  expect(make(ticketId, { base: 'helpdesk-of-the-berlin-office@msp.example' })).toBeUndefined()
  expect(make(ticketId, { base: 'support+mail@msp.example' })).toMatch(/^support\+t[^+]+@/)
})

test('an address belongs to no ticket when it was changed or signed with another secret', () => {
  const address = make(randomUUID()) ?? ''
  const tag = address.slice('support+t'.length, address.indexOf('@'))
  for (let at = 0; at < tag.length; at += 1) {
    const other = tag[at] === 'a' ? 'b' : 'a'
    const changed = `support+t${tag.slice(0, at)}${other}${tag.slice(at + 1)}@msp.example`
    expect(readReplyAddress(SECRET, changed), changed).toBeUndefined()
  }
  for (const no of [BASE, '', '@', 'support+t@x', 'support+tabc@x', 'support+t0189@x', 'a b+t11@x'])
    expect(readReplyAddress(SECRET, no), no).toBeUndefined()
  expect(readReplyAddress(Buffer.alloc(32, 8), address)).toBeUndefined()
})
