import { expect, test } from 'vitest'

import type { FailureKind } from '#shared/health/values.ts'

import { areasFor, findMarked, findPage } from './staff-areas.ts'

const ADMIN = areasFor({ isAdmin: true })
const AGENT = areasFor({ isAdmin: false })

function found(areas: typeof ADMIN, pathname: string, search?: string) {
  const { area, page } = findPage(areas, pathname, search) ?? {}
  return [area?.to, page?.to]
}

test('areasFor leaves out what an agent may not enter', () => {
  expect(AGENT.map(({ to }) => to)).toEqual(['/desk', '/desk/reports', '/desk/time'])
  expect(ADMIN.map(({ to }) => to)).toEqual([
    '/desk',
    '/admin/dashboard',
    '/admin/customers',
    '/desk/reports',
    '/admin/settings',
  ])
})

test('findPage finds the area and the page when the path is a page or below one', () => {
  expect(found(ADMIN, '/desk/tickets/1')).toEqual(['/desk', '/desk'])
  expect(found(AGENT, '/desk/tickets/1')).toEqual(['/desk', '/desk'])
  expect(found(ADMIN, '/admin/customers/edit/1')).toEqual(['/admin/customers', '/admin/customers'])
  expect(found(ADMIN, '/admin/customers/deleted')).toEqual([
    '/admin/customers',
    '/admin/customers/deleted',
  ])
  expect(found(ADMIN, '/admin/settings/signing-keys')).toEqual([
    '/admin/settings',
    '/admin/settings/signing-keys',
  ])
  expect(found(ADMIN, '/admin/mail/alerts/new')).toEqual(['/admin/settings', '/admin/mail/alerts'])
})

test('findPage finds the line of a filtered list when the address has its filter among others', () => {
  const lineAt = (search: string) => found(ADMIN, '/admin/customers', search)[1]
  expect(lineAt('?q=north&setup=in_progress')).toBe('/admin/customers?setup=in_progress')
  expect(lineAt('?q=setup=in_progress')).toBe('/admin/customers')
  expect(found(ADMIN, '/admin/customers/1', '?setup=in_progress')[1]).toBe('/admin/customers')
})

test('findPage finds the area that a page is in when another area is above its path', () => {
  expect(found(ADMIN, '/desk/time/kinds')).toEqual(['/admin/settings', '/desk/time/kinds'])
  expect(found(ADMIN, '/desk/time')).toEqual(['/desk', '/desk/time'])
  expect(found(AGENT, '/desk/time')).toEqual(['/desk/time', '/desk/time'])
})

test('findPage finds nothing when a page is in no area', () => {
  expect(found(ADMIN, '/account')).toEqual([undefined, undefined])
  expect(found(AGENT, '/admin/customers')).toEqual([undefined, undefined])
})

function marked(...kinds: FailureKind[]) {
  return [
    ...findMarked(
      ADMIN,
      kinds.map((kind) => ({ kind, subjectId: '1' })),
    ),
  ]
}

test('findMarked marks the area and the page that handle the failure', () => {
  expect(marked('crm_refused')).toEqual(['/admin/settings', '/admin/crm'])
  expect(marked('mail_stopped')).toEqual(['/admin/settings', '/admin/mail/sent'])
  expect(marked('metadata_unreadable')).toEqual(['/admin/customers'])
  expect(marked('backup_failed')).toEqual(['/admin/dashboard'])
  expect(marked()).toEqual([])
})
