import { expect, test } from 'vitest'

import type { TicketListItem } from '#shared/tickets/contract.ts'

import { findTickets } from './find-tickets.ts'

/** A ticket of which only what is searched is there. */
function aTicket(number: number, subject: string, description = ''): TicketListItem {
  return { id: `id-${number}`, number, subject, description } as TicketListItem
}

const VPN = aTicket(1042, 'VPN drops', 'Every ten minutes')
const PRINTER = aTicket(1043, 'Printer', 'Prints 1042 pages of nothing')

test('the search finds known tickets with the text until the server has answered', () => {
  const known = [VPN, PRINTER]
  expect(findTickets('vpn', { found: undefined, known })).toEqual([VPN])
  expect(findTickets('TEN minutes', { found: undefined, known })).toEqual([VPN])
  expect(findTickets('scanner', { found: undefined, known })).toEqual([])
})

test('the answer of the server replaces what was known, also when it is empty', () => {
  expect(findTickets('vpn', { found: [PRINTER], known: [VPN] })).toEqual([PRINTER])
  expect(findTickets('vpn', { found: [], known: [VPN] })).toEqual([])
})

test('the search finds a known ticket first and once when its whole number is typed', () => {
  const known = [PRINTER, VPN]
  expect(findTickets('#1042', { found: [], known })).toEqual([VPN])
  expect(findTickets('1042', { found: [PRINTER, VPN], known })).toEqual([VPN, PRINTER])
  expect(findTickets('104', { found: [], known })).toEqual([])
})

test('the search finds a known ticket of the desk by its subject when it has no description', () => {
  const { description: _, ...atDesk } = VPN
  expect(findTickets('vpn', { found: undefined, known: [atDesk] })).toEqual([atDesk])
  expect(findTickets('ten minutes', { found: undefined, known: [atDesk] })).toEqual([])
})
