import { expect, test } from 'vitest'

import { errorFromAnswer, networkError, timeoutError } from '#web/lib/http/api-error.ts'

import { idpSessionIn, isWebAddress, loginFailure, readLoginInitiation } from './login-answer.ts'

const ORIGIN = 'https://portal.example'

test('a redirect is followed only when it leads to a web address', () => {
  expect(isWebAddress('https://idp.example/sso', ORIGIN)).toBe(true)
  expect(isWebAddress('/api/auth/saml/login/1', ORIGIN)).toBe(true)
  expect(isWebAddress('javascript:alert(1)', ORIGIN)).toBe(false)
  expect(isWebAddress('https://', ORIGIN)).toBe(false)
})

test('a started sign-in returns the address where it continues', () => {
  const redirectUrl = 'https://idp.example/sso'
  expect(readLoginInitiation({ success: true, redirectUrl }, ORIGIN)).toEqual({
    ok: true,
    redirectUrl,
    hasCodes: false,
    isEmergency: false,
  })
  expect(readLoginInitiation({ success: true, redirectUrl, emailCode: true }, ORIGIN)).toEqual({
    ok: true,
    redirectUrl,
    hasCodes: true,
    isEmergency: false,
  })
  expect(readLoginInitiation({ success: true }, ORIGIN)).toEqual({
    ok: false,
    message: 'No redirect URL returned from server',
  })
})

test('a started sign-in offers a passkey on the page for the code when there is no provider', () => {
  const answer = { success: true, passkey: true } as const
  const redirectUrl = '/login/code#email=a%40b.example'
  expect(readLoginInitiation({ ...answer, redirectUrl }, ORIGIN)).toEqual({
    ok: true,
    redirectUrl: `${redirectUrl}&passkey=1`,
    hasCodes: false,
    isEmergency: false,
  })
})

test('a started sign-in is an emergency when passkeys count next to a provider', () => {
  const redirectUrl = 'https://idp.example/login/code'
  const answer = { success: true, redirectUrl, emailCode: true, passkey: true } as const
  expect(readLoginInitiation(answer, ORIGIN)).toEqual({
    ok: true,
    redirectUrl,
    hasCodes: true,
    isEmergency: true,
  })
})

test('a refused sign-in shows a general error when the answer has none', () => {
  expect(readLoginInitiation({ success: false, error: 'Unknown' }, ORIGIN)).toEqual({
    ok: false,
    message: 'Unknown',
  })
  expect(readLoginInitiation({ success: false }, ORIGIN)).toEqual({
    ok: false,
    message: 'Login failed. Please try again.',
  })
})

test('a session at an identity provider is ignored when it lacks a customer or an address', () => {
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

test.each([
  ['the server cannot be reached', networkError(), /^Unable to connect to server/],
  [
    'the address is refused',
    errorFromAnswer(400, { fields: { email: 'No address' } }),
    /^No address$/,
  ],
  ['the answer has a message', errorFromAnswer(503, { message: 'Wait' }), /^Wait$/],
  [
    'the answer has an error alone',
    errorFromAnswer(502, { error: 'bad_gateway' }),
    /^bad_gateway$/,
  ],
  ['the answer has no text', errorFromAnswer(502, undefined), /^Authentication failed$/],
  ['the answer came too late', timeoutError(5000), /^timeout of 5000ms exceeded$/],
  ['the start had no address to lead to', new Error('No redirect'), /^No redirect$/],
])('a failed sign-in says why when %s', (_, error, text) => {
  expect(loginFailure(error)).toMatch(text)
})
