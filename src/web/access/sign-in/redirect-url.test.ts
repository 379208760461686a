import { expect, test } from 'vitest'

import { idpSessionIn, isWebAddress, readLoginInitiation } from './redirect-url.ts'

const ORIGIN = 'https://portal.example'

test('a redirect leads to a web address only', () => {
  expect(isWebAddress('https://idp.example/sso', ORIGIN)).toBe(true)
  expect(isWebAddress('/api/auth/saml/login/1', ORIGIN)).toBe(true)
  expect(isWebAddress('javascript:alert(1)', ORIGIN)).toBe(false)
  expect(isWebAddress('https://', ORIGIN)).toBe(false)
})

test('a started sign-in says where to go on', () => {
  const redirectUrl = 'https://idp.example/sso'
  expect(readLoginInitiation({ success: true, redirectUrl }, ORIGIN)).toEqual({
    ok: true,
    redirectUrl,
  })
  expect(readLoginInitiation({ success: true }, ORIGIN)).toEqual({
    ok: false,
    message: 'No redirect URL returned from server',
  })
})

test('a refused sign-in has the error of the answer, or a general one', () => {
  expect(readLoginInitiation({ success: false, error: 'Unknown' }, ORIGIN)).toEqual({
    ok: false,
    message: 'Unknown',
  })
  expect(readLoginInitiation({ success: false }, ORIGIN)).toEqual({
    ok: false,
    message: 'Login failed. Please try again.',
  })
})

test('a session at an identity provider needs a customer and an address', () => {
  const detection = {
    authenticated: false,
    hasIdpSession: true,
    customer: { name: 'Northwind' },
    redirectUrl: '/api/auth/saml/login/1?passive=1',
  }
  expect(idpSessionIn(detection, ORIGIN)).toEqual({
    customerName: 'Northwind',
    redirectUrl: detection.redirectUrl,
    activeUrl: `${ORIGIN}/api/auth/saml/login/1`,
  })
  expect(idpSessionIn(null, ORIGIN)).toBeNull()
  expect(idpSessionIn({ ...detection, hasIdpSession: false }, ORIGIN)).toBeNull()
  expect(idpSessionIn({ ...detection, customer: null }, ORIGIN)).toBeNull()
  expect(idpSessionIn({ ...detection, redirectUrl: null }, ORIGIN)).toBeNull()
})
