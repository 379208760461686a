import { expect, test } from 'vitest'

import { currentMark } from './frame-link.ts'

const LINKS = [{ to: '/dashboard' }, { to: '/tickets' }, { to: '/tickets/new' }]

function marksAt(pathname: string) {
  return LINKS.map(({ to }) => currentMark(to, pathname, LINKS))
}

test('currentMark marks the link of the page itself', () => {
  expect(marksAt('/dashboard')).toEqual(['page', undefined, undefined])
})

test('currentMark marks the link above when a page has no link of its own', () => {
  expect(marksAt('/tickets/1')).toEqual([undefined, 'true', undefined])
})

test('currentMark leaves the link above alone when the page has a link of its own', () => {
  expect(marksAt('/tickets/new')).toEqual([undefined, undefined, 'page'])
})

test('currentMark marks nothing when the page is elsewhere', () => {
  expect(marksAt('/tickets-of-others')).toEqual([undefined, undefined, undefined])
})
