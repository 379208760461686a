import { expect, test } from 'vitest'

import { anAnswer, aSamlCustomer, beginSignIn, postAnswer } from '#test/saml-sign-in.ts'
import { buildTestApp } from '#test/build-test-app.ts'
import { aVisitor } from '#test/test-client.ts'

import { withoutPorts } from './forwarded-addresses.ts'

test('a forwarded address is read without its port and brackets', () => {
  expect(withoutPorts('203.0.113.7:52814')).toBe('203.0.113.7')
  expect(withoutPorts('[2001:db8::1]:443,198.51.100.1:80, 10.0.0.1')).toBe(
    '2001:db8::1, 198.51.100.1, 10.0.0.1',
  )
  expect(withoutPorts('[2001:db8::1]')).toBe('2001:db8::1')
  for (const text of ['2001:db8::1', 'unknown', '', '_hidden:80'])
    expect(withoutPorts(text)).toBe(text)
})

test('a sign-in is allowed when its address is on the list and the proxy adds a port', async () => {
  for (const trustProxy of [1, true, ['127.0.0.1']]) {
    const portal = await buildTestApp({ trustProxy })
    const customer = await aSamlCustomer(portal.deps, { ipRestrictions: ['203.0.113.0/24'] })
    const client = aVisitor(portal)
    const { requestId } = await beginSignIn(client, customer)
    const answer = anAnswer(portal.deps, customer, { inResponseTo: requestId })
    const res = await postAnswer(client, customer, answer, {
      headers: { 'x-forwarded-for': '203.0.113.7:52814' },
    })
    expect(res.headers.location).toBe('/dashboard?login=success')
  }
})
