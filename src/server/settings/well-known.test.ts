import { expect, test } from 'vitest'

import { asStaff } from '#server/platform/db/as-role.ts'
import { buildTestApp, type TestApp } from '#test/build-test-app.ts'

async function withContact({ deps }: TestApp, contactUrl: string | null) {
  await asStaff(deps.db, (tx) => tx.updateTable('installation').set({ contactUrl }).execute())
}

test('robots.txt keeps search engines out, as text', async () => {
  const { app } = await buildTestApp()
  const answer = await app.inject('/robots.txt')
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(answer.body).toBe('User-agent: *\nDisallow: /\n')
})

test('security.txt names the contact of the installation when it has an address', async () => {
  const first = await buildTestApp()
  await withContact(first, 'https://msp.example/security')
  const portal = await buildTestApp()
  const answer = await portal.app.inject('/.well-known/security.txt')
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(answer.body.split('\n')).toEqual([
    'Contact: https://msp.example/security',
    'Expires: 2026-06-01T10:00:00.000Z',
    'Preferred-Languages: en, de',
    `Canonical: ${portal.deps.config.publicUrl}/.well-known/security.txt`,
    '',
  ])
})

test('security.txt is not there when the installation has no contact', async () => {
  const first = await buildTestApp()
  await withContact(first, null)
  const { app } = await buildTestApp()
  expect((await app.inject('/.well-known/security.txt')).statusCode).toBe(404)
})
