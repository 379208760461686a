import { expect, onTestFinished, test } from 'vitest'

import { readConfig } from '#server/config.ts'
import { buildUpgradeNotice } from './upgrade-notice.ts'

function aNotice() {
  const app = buildUpgradeNotice(readConfig({}))
  onTestFinished(() => app.close())
  return app
}

test('the notice tells programs by a code and readers by a page when the database is migrated', async () => {
  const app = aNotice()
  const answer = await app.inject({ url: '/api/tickets' })
  expect(answer.statusCode).toBe(503)
  expect(answer.headers['retry-after']).toBe('15')
  expect(answer.json()).toEqual({
    error: 'unavailable',
    reason: 'upgrading',
    message: 'Portico is being upgraded. Please try again in a minute.',
  })

  const headers = { accept: 'text/html', 'accept-language': 'de' }
  const page = await app.inject({ url: '/tickets', headers })
  expect(page.statusCode).toBe(503)
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(page.body).toContain('Portico wird gerade aktualisiert.')
  expect(page.headers['x-content-type-options']).toBe('nosniff')
})

test('the notice is alive and not ready when it is probed, and takes nothing that is sent', async () => {
  const app = aNotice()
  expect((await app.inject({ url: '/healthz' })).json()).toEqual({ status: 'alive' })
  const ready = await app.inject({ url: '/readyz' })
  expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'upgrading' }])
  const sent = await app.inject({ method: 'POST', url: '/api/tickets', payload: 'x' })
  expect(sent.json()).toMatchObject({ reason: 'upgrading' })
})
