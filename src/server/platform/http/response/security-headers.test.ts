import { expect, test } from 'vitest'

import { buildTestApp } from '#test/build-test-app.ts'
import { aPortal } from '#test/a-portal.ts'
import { aVisitor } from '#test/test-client.ts'

test('every answer forbids inline scripts, framing and content sniffing', async () => {
  const portal = await aPortal()
  const answers = [
    await portal.client.get('/api/tickets'),
    await portal.client.get('/api/nothing'),
    await portal.client.get('/nothing'),
    await portal.client.post('/api/tickets', {}),
    await aVisitor(portal).get('/api/tickets'),
    await aVisitor(portal).get(`/saml/metadata/${portal.customer.id}`),
  ]
  for (const { headers } of answers) {
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=(), '),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    })
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("script-src 'self'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("base-uri 'none'")
    expect(policy).toMatch(/trusted-types dompurify ProseMirrorClipboard(;|$)/)
    expect(policy).not.toMatch(/unsafe|\*|http:/)
    expect(headers['x-powered-by']).toBeUndefined()
    expect(headers['access-control-allow-origin']).toBeUndefined()
  }
})

test('an answer forbids caching when its caller is signed in', async () => {
  const { client } = await aPortal()
  for (const url of ['/api/tickets', '/api/auth/user', '/api/dashboard', '/%61pi/dashboard']) {
    expect((await client.get(url)).headers['cache-control'], url).toBe('no-store')
  }
})

test('answers carry HSTS only when the portal is served over https', async () => {
  const plain = await aVisitor(await buildTestApp()).get('/api/auth/user')
  expect(plain.headers['strict-transport-security']).toBeUndefined()
  const secure = await aVisitor(await buildTestApp({ isSecure: true })).get('/api/auth/user')
  expect(secure.headers['strict-transport-security']).toBe('max-age=31536000')
})
