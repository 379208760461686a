import { createHash, sign } from 'node:crypto'
import type { ServerResponse } from 'node:http'

import { expect, test } from 'vitest'

import type { SignInRefusal } from '#shared/access/sign-in-refusals.ts'

import { TEST_NOW } from '#test/build-test-app.ts'
import {
  type Behavior,
  CLIENT_ID,
  CLIENT_SECRET,
  encode,
  hs256,
  jwkOf,
  KEYS,
  rs256,
  startOidcProvider,
} from '#test/oidc-provider.ts'
import {
  anOidcCustomer,
  anOidcSignIn,
  aPerson,
  beginOidc,
  bringBack,
  expectRefused,
} from '#test/oidc-sign-in.ts'
import { aVisitor } from '#test/test-client.ts'

import { askProvider, redeemCode } from './exchange.ts'
import type { OidcConnection } from './provider.ts'

type SignIn = Awaited<ReturnType<typeof anOidcSignIn>>
type Back = ReturnType<typeof bringBack>
type Flow = [
  name: string,
  reason: SignInRefusal,
  behavior: Behavior,
  options?: {
    settings?: Parameters<typeof anOidcSignIn>[1]
    /** Changes what the browser brings back. */
    answer?: (query: URLSearchParams, signIn: SignIn) => void
    /** Brings it back another way. */
    bring?: (signIn: SignIn, query: URLSearchParams) => Back
  },
]

const NOW = TEST_NOW.getTime() / 1000
const pem = KEYS.rsa.publicKey.export({ type: 'spki', format: 'pem' }).toString()
const der = KEYS.rsa.publicKey.export({ type: 'spki', format: 'der' })

function claims(changes: Record<string, unknown>): Behavior {
  return { claims: changes }
}

function header(changes: Record<string, unknown>): Behavior {
  return { header: changes }
}

/** Sends the response by hand. */
function sends(status: number, body = '', headers: Record<string, string> = {}) {
  return (response: ServerResponse) =>
    void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body)
}

function discovers(changes: Record<string, unknown>): Behavior {
  return { discovery: (document) => ({ ...document, ...changes }) }
}

/** Changes one part of the token, without another signature. */
function part(at: 0 | 1 | 2, text: string): Behavior {
  return {
    token: (token) => token.split('.').with(at, text).join('.'),
  }
}

const withHead = (head: object) => part(0, encode(head))
const set = (name: string, value: string) => ({
  answer: (query: URLSearchParams) => query.set(name, value),
})
const add = (name: string, value: string) => ({
  answer: (query: URLSearchParams) => query.append(name, value),
})
const drop = (name: string) => ({ answer: (query: URLSearchParams) => query.delete(name) })
const fail = (error: string) => ({
  answer: (query: URLSearchParams) => {
    query.delete('code')
    query.set('error', error)
  },
})

const REDIRECT = { location: 'http://169.254.169.254/latest/meta-data' }
const HUGE = 'x'.repeat(400_000)

const FLOWS: Flow[] = [
  // Issuer, and mixing up two providers.
  ['a foreign issuer', 'oidc_wrong_issuer', claims({ iss: 'https://evil.example' })],
  [
    'an issuer with a slash more',
    'oidc_wrong_issuer',
    { claims: (c) => ({ ...c, iss: `${String(c.iss)}/` }) },
  ],
  [
    'an issuer in capitals',
    'oidc_wrong_issuer',
    { claims: (c) => ({ ...c, iss: String(c.iss).toUpperCase() }) },
  ],
  ['no issuer', 'oidc_wrong_issuer', claims({ iss: undefined })],
  ['a list of issuers', 'oidc_wrong_issuer', { claims: (c) => ({ ...c, iss: [c.iss] }) }],
  ['a number as the issuer', 'oidc_wrong_issuer', claims({ iss: 1 })],
  ['an empty issuer', 'oidc_wrong_issuer', claims({ iss: '' })],
  [
    'an iss parameter of another provider',
    'oidc_response_issuer',
    {},
    set('iss', 'https://evil.example'),
  ],
  ['an empty iss parameter', 'oidc_response_issuer', {}, set('iss', '')],
  [
    'an iss parameter with a slash more',
    'oidc_response_issuer',
    {},
    { answer: (q, { provider }) => q.set('iss', `${provider.issuer}/`) },
  ],
  [
    'no iss parameter where it is announced',
    'oidc_response_issuer',
    discovers({ authorization_response_iss_parameter_supported: true }),
  ],
  [
    'two iss parameters',
    'oidc_malformed_return',
    {},
    {
      answer: (q, { provider }) => {
        q.append('iss', provider.issuer)
        q.append('iss', 'https://evil.example')
      },
    },
  ],
  [
    'a discovery document of another issuer',
    'oidc_discovery_issuer',
    discovers({ issuer: 'https://evil.example' }),
  ],
  [
    'a discovery document with a slash more',
    'oidc_discovery_issuer',
    { discovery: (d) => ({ ...d, issuer: `${String(d.issuer)}/` }) },
  ],

  // Discovery document.
  [
    'a discovery document without an issuer',
    'oidc_bad_discovery',
    discovers({ issuer: undefined }),
  ],
  ['a discovery document without keys', 'oidc_bad_discovery', discovers({ jwks_uri: undefined })],
  [
    'a discovery document without a token endpoint',
    'oidc_bad_discovery',
    discovers({ token_endpoint: undefined }),
  ],
  [
    'a discovery document without an authorization endpoint',
    'oidc_bad_discovery',
    discovers({ authorization_endpoint: undefined }),
  ],
  [
    'an authorization endpoint that is a script',
    'oidc_bad_discovery',
    discovers({ authorization_endpoint: 'javascript:alert(1)' }),
  ],
  [
    'an authorization endpoint of data',
    'oidc_bad_discovery',
    discovers({ authorization_endpoint: 'data:text/html,x' }),
  ],
  [
    'a discovery document without the code flow',
    'oidc_bad_discovery',
    discovers({ response_types_supported: ['id_token'] }),
  ],
  [
    'a provider with plain PKCE alone',
    'oidc_bad_discovery',
    discovers({ code_challenge_methods_supported: ['plain'] }),
  ],
  [
    'a provider with HS256 alone',
    'oidc_bad_discovery',
    discovers({ id_token_signing_alg_values_supported: ['HS256', 'none'] }),
  ],
  ['a discovery document that is a list', 'oidc_bad_discovery', { discovery: () => [] }],
  ['a discovery document that is no JSON', 'oidc_bad_discovery', { discovery: () => '<html>' }],
  ['a missing discovery document', 'oidc_bad_discovery', { endpoint: { discovery: sends(404) } }],
  [
    'a discovery document that redirects inside',
    'oidc_unreachable',
    { endpoint: { discovery: sends(302, '', REDIRECT) } },
  ],
  [
    'a discovery document that redirects to itself',
    'oidc_unreachable',
    { endpoint: { discovery: sends(301, '', { location: '/.well-known/openid-configuration' }) } },
  ],
  [
    'an enormous discovery document',
    'oidc_unreachable',
    { endpoint: { discovery: sends(200, HUGE) } },
  ],
  [
    'a discovery document that breaks off',
    'oidc_unreachable',
    { endpoint: { discovery: (response) => void response.destroy() } },
  ],

  // Endpoints that lead inside.
  [
    'keys at a private address',
    'oidc_unreachable',
    discovers({ jwks_uri: 'https://10.0.0.1/keys' }),
  ],
  [
    'keys at the address of a cloud’s metadata',
    'oidc_unreachable',
    discovers({ jwks_uri: 'https://169.254.169.254/keys' }),
  ],
  [
    'keys at an IPv6 address of our own network',
    'oidc_unreachable',
    discovers({ jwks_uri: 'https://[fd00::1]/keys' }),
  ],
  [
    'a token endpoint at a private address',
    'oidc_unreachable',
    discovers({ token_endpoint: 'https://192.168.0.1/token' }),
  ],
  [
    'a token endpoint with a password',
    'oidc_unreachable',
    {
      discovery: (d) => ({
        ...d,
        token_endpoint: String(d.token_endpoint).replace('//', '//user:secret@'),
      }),
    },
  ],
  [
    'keys that redirect to a private address',
    'oidc_unreachable',
    { endpoint: { keys: sends(302, '', REDIRECT) } },
  ],
  [
    'keys that redirect to a file',
    'oidc_unreachable',
    { endpoint: { keys: sends(307, '', { location: 'file:///etc/passwd' }) } },
  ],
  [
    'a token endpoint that redirects',
    'oidc_unreachable',
    { endpoint: { token: sends(307, '', REDIRECT) } },
  ],
  ['enormous keys', 'oidc_unreachable', { endpoint: { keys: sends(200, HUGE) } }],
  [
    'keys that break off',
    'oidc_unreachable',
    { endpoint: { keys: (response) => void response.destroy() } },
  ],
  [
    'an enormous answer of the token endpoint',
    'oidc_unreachable',
    { endpoint: { token: sends(200, HUGE) } },
  ],

  // Keys.
  ['keys that are none', 'oidc_bad_response', { jwks: () => ({ keys: 'none' }) }],
  ['keys that are no JSON', 'oidc_bad_response', { jwks: () => '<html>' }],
  ['keys that are missing', 'oidc_bad_response', { endpoint: { keys: sends(404) } }],
  ['no keys', 'oidc_unknown_key', { jwks: () => ({ keys: [] }) }],
  [
    'a key that is not published',
    'oidc_unknown_key',
    { header: { kid: 'other' }, signature: rs256(KEYS.other.privateKey) },
  ],
  [
    'a key that is for encryption',
    'oidc_unknown_key',
    { jwks: () => ({ keys: [jwkOf(KEYS.rsa, { kid: 'rsa', use: 'enc' })] }) },
  ],
  [
    'a key of another algorithm',
    'oidc_unknown_key',
    { jwks: () => ({ keys: [jwkOf(KEYS.rsa, { kid: 'rsa', alg: 'PS256' })] }) },
  ],
  ['a key of another type', 'oidc_unknown_key', { header: { kid: 'ec' } }],
  [
    'two keys of one name',
    'oidc_unknown_key',
    {
      jwks: () => ({ keys: [jwkOf(KEYS.rsa, { kid: 'rsa' }), jwkOf(KEYS.other, { kid: 'rsa' })] }),
    },
  ],
  [
    'a symmetric key among the keys',
    'oidc_weak_algorithm',
    {
      header: { alg: 'HS256', kid: 'oct' },
      signature: hs256('shared'),
      jwks: () => ({ keys: [{ kty: 'oct', kid: 'oct', k: encode('shared') }] }),
    },
  ],
  [
    'an RSA key of 1024 bits',
    'oidc_weak_key',
    {
      jwks: () => ({ keys: [jwkOf(KEYS.weak, { kid: 'rsa' })] }),
      signature: rs256(KEYS.weak.privateKey),
    },
  ],

  // Algorithms and key confusion.
  [
    'no signature',
    'oidc_weak_algorithm',
    { header: { alg: 'none' }, signature: () => Buffer.alloc(0) },
  ],
  ['no signature, in capitals', 'oidc_weak_algorithm', header({ alg: 'None' })],
  ['no signature, with a leftover one', 'oidc_weak_algorithm', header({ alg: 'NONE' })],
  [
    'HS256 with the public key in PEM',
    'oidc_weak_algorithm',
    { header: { alg: 'HS256' }, signature: hs256(pem) },
  ],
  [
    'HS256 with the public key in DER',
    'oidc_weak_algorithm',
    { header: { alg: 'HS256' }, signature: hs256(der) },
  ],
  [
    'HS256 with the modulus',
    'oidc_weak_algorithm',
    { header: { alg: 'HS256' }, signature: hs256(String(jwkOf(KEYS.rsa).n)) },
  ],
  [
    'HS256 with the client secret',
    'oidc_weak_algorithm',
    { header: { alg: 'HS256' }, signature: hs256(CLIENT_SECRET) },
  ],
  ['HS384', 'oidc_weak_algorithm', { header: { alg: 'HS384' }, signature: hs256(CLIENT_SECRET) }],
  ['HS512', 'oidc_weak_algorithm', { header: { alg: 'HS512' }, signature: hs256(CLIENT_SECRET) }],
  [
    'RS1',
    'oidc_weak_algorithm',
    {
      header: { alg: 'RS1' },
      signature: (data) => sign('sha1', Buffer.from(data), KEYS.rsa.privateKey),
    },
  ],
  ['a list of algorithms', 'oidc_weak_algorithm', header({ alg: ['RS256'] })],
  ['no algorithm', 'oidc_weak_algorithm', header({ alg: undefined })],
  ['an empty algorithm', 'oidc_weak_algorithm', header({ alg: '' })],
  ['RS256 in small letters', 'oidc_weak_algorithm', header({ alg: 'rs256' })],
  ['ES256K', 'oidc_weak_algorithm', header({ alg: 'ES256K' })],
  [
    'an algorithm that the provider does not announce',
    'oidc_bad_response',
    { ...discovers({ id_token_signing_alg_values_supported: ['ES256'] }) },
  ],

  // Signatures.
  ['a signature of another key', 'oidc_bad_signature', { signature: rs256(KEYS.other.privateKey) }],
  ['an empty signature', 'oidc_bad_signature', part(2, '')],
  ['a signature of zeros', 'oidc_bad_signature', { signature: () => Buffer.alloc(256) }],
  ['a shortened signature', 'oidc_bad_signature', { token: (token) => token.slice(0, -20) }],
  [
    'changed claims',
    'oidc_bad_signature',
    { token: (token) => changed(token, { email: 'root@northwind.example' }) },
  ],
  [
    'a changed person',
    'oidc_bad_signature',
    { token: (token) => changed(token, { sub: 'person-2' }) },
  ],
  [
    'a changed header',
    'oidc_bad_signature',
    {
      token: (token) =>
        token
          .split('.')
          .with(0, encode({ kid: 'rsa', alg: 'RS256' }))
          .join('.'),
    },
  ],
  [
    'the signature of other data',
    'oidc_bad_signature',
    { signature: () => rs256(KEYS.rsa.privateKey)('other') },
  ],
  [
    'an EC signature that is zero',
    'oidc_bad_signature',
    { header: { alg: 'ES256', kid: 'ec' }, signature: () => Buffer.alloc(64) },
  ],
  [
    'an EC signature in DER',
    'oidc_bad_signature',
    {
      header: { alg: 'ES256', kid: 'ec' },
      signature: (data) => sign('sha256', Buffer.from(data), KEYS.ec.privateKey),
    },
  ],
  ['an RSA signature that is said to be PSS', 'oidc_bad_signature', header({ alg: 'PS256' })],
  [
    'an EdDSA signature of zeros',
    'oidc_bad_signature',
    { header: { alg: 'EdDSA', kid: 'ed' }, signature: () => Buffer.alloc(64) },
  ],

  // Headers that bring a key along.
  ['a jku header', 'oidc_token_header', header({ jku: 'https://evil.example/keys' })],
  ['an x5u header', 'oidc_token_header', header({ x5u: 'https://evil.example/cert' })],
  [
    'a jwk header',
    'oidc_token_header',
    { header: { jwk: jwkOf(KEYS.other) }, signature: rs256(KEYS.other.privateKey) },
  ],
  ['an x5c header', 'oidc_token_header', header({ x5c: ['MIIB'] })],
  ['a crit header', 'oidc_token_header', header({ crit: ['exp'] })],
  ['a b64 header', 'oidc_token_header', header({ b64: false })],
  ['a kid that is an object', 'oidc_token_header', header({ kid: { kty: 'RSA' } })],
  ['a kid that leads to a file', 'oidc_unknown_key', header({ kid: '../../../../dev/null' })],
  ['a kid of SQL', 'oidc_unknown_key', header({ kid: "' union select 'key" })],
  ['an access token as the ID token', 'oidc_malformed_token', header({ typ: 'at+jwt' })],
  ['a logout token as the ID token', 'oidc_malformed_token', header({ typ: 'logout+jwt' })],
  [
    'a logout event in the ID token',
    'oidc_malformed_token',
    claims({ events: { 'http://schemas.openid.net/event/backchannel-logout': {} } }),
  ],

  // Shape of the token.
  [
    'a token of two parts',
    'oidc_malformed_token',
    { token: (token) => token.split('.').slice(0, 2).join('.') },
  ],
  ['a token of four parts', 'oidc_malformed_token', { token: (token) => `${token}.AA` }],
  ['an encrypted token', 'oidc_encrypted_token', { token: () => 'a.b.c.d.e' }],
  ['a token with blanks', 'oidc_malformed_token', { token: (token) => ` ${token}` }],
  [
    'a token in base64 with padding',
    'oidc_malformed_token',
    { token: (token) => token.replace('.', '=.') },
  ],
  ['a header that is no JSON', 'oidc_malformed_token', part(0, encode('{'))],
  ['a header that is a list', 'oidc_malformed_token', part(0, encode('[]'))],
  ['claims that are no JSON', 'oidc_malformed_token', part(1, encode('{'))],
  ['claims that are null', 'oidc_malformed_token', part(1, encode('null'))],
  [
    'claims that are not UTF-8',
    'oidc_malformed_token',
    part(1, Buffer.from([0xff, 0xfe]).toString('base64url')),
  ],
  ['an oversized token', 'oidc_too_large', claims({ groups: 'g'.repeat(40_000) })],
  ['an ID token that is an object', 'oidc_bad_response', { token: () => ({}) }],
  ['an ID token that is empty', 'oidc_bad_response', { token: () => '' }],
  ['no ID token', 'oidc_bad_response', { tokens: (t) => ({ ...t, id_token: undefined }) }],
  ['no access token', 'oidc_bad_response', { tokens: (t) => ({ ...t, access_token: undefined }) }],
  ['tokens that are no JSON', 'oidc_bad_response', { tokens: () => '<html>' }],
  ['tokens that are a list', 'oidc_bad_response', { tokens: () => [] }],
  ['a header in the place of the signed one', 'oidc_weak_algorithm', withHead({ alg: 'none' })],

  // Audience and party.
  ['another audience', 'oidc_wrong_audience', claims({ aud: 'other' })],
  ['no audience', 'oidc_wrong_audience', claims({ aud: undefined })],
  ['an empty list of audiences', 'oidc_wrong_audience', claims({ aud: [] })],
  ['an audience that contains ours', 'oidc_wrong_audience', claims({ aud: 'portico-evil' })],
  ['an audience in capitals', 'oidc_wrong_audience', claims({ aud: 'PORTICO' })],
  ['an audience in an object', 'oidc_wrong_audience', claims({ aud: { 0: 'portico' } })],
  ['audiences that are not all texts', 'oidc_wrong_audience', claims({ aud: ['portico', 1] })],
  ['several audiences without a party', 'oidc_wrong_party', claims({ aud: ['portico', 'other'] })],
  [
    'several audiences with another party',
    'oidc_wrong_party',
    claims({ aud: ['portico', 'other'], azp: 'other' }),
  ],
  ['one audience with another party', 'oidc_wrong_party', claims({ azp: 'other' })],
  ['a party that is null', 'oidc_wrong_party', claims({ azp: null })],
  ['a party that is empty', 'oidc_wrong_party', claims({ azp: '' })],

  // Subject.
  ['no subject', 'oidc_no_subject', claims({ sub: undefined })],
  ['an empty subject', 'oidc_no_subject', claims({ sub: '' })],
  ['a subject of blanks', 'oidc_no_subject', claims({ sub: '  ' })],
  ['a number as the subject', 'oidc_no_subject', claims({ sub: 1 })],
  ['a long subject', 'oidc_no_subject', claims({ sub: 's'.repeat(256) })],
  ['a subject of other letters', 'oidc_no_subject', claims({ sub: 'рerson-1' })],
  ['a subject with a null character', 'oidc_no_subject', claims({ sub: 'person\0' })],
  ['a subject with a blank at its end', 'oidc_no_subject', claims({ sub: 'person-1 ' })],

  // Times.
  ['a token that has expired', 'oidc_expired', claims({ exp: NOW - 61 })],
  ['a token that expired long ago', 'oidc_expired', claims({ exp: 1 })],
  ['no expiry', 'oidc_bad_times', claims({ exp: undefined })],
  ['an expiry that is a text', 'oidc_bad_times', claims({ exp: String(NOW + 300) })],
  ['an expiry without end', 'oidc_bad_times', { token: (token) => claimed(token, '"exp":1e999') }],
  ['an expiry of milliseconds', 'oidc_bad_times', claims({ exp: 253_402_300_800 })],
  ['an expiry that is negative', 'oidc_bad_times', claims({ exp: -1 })],
  ['a token from the future', 'oidc_not_yet_valid', claims({ iat: NOW + 61 })],
  ['no time of issue', 'oidc_bad_times', claims({ iat: undefined })],
  ['a time of issue that is a text', 'oidc_bad_times', claims({ iat: 'now' })],
  ['a time of issue that is null', 'oidc_bad_times', claims({ iat: null })],
  ['an old token', 'oidc_too_old', claims({ iat: NOW - 961, exp: NOW + 9_999 })],
  ['a token that is not valid yet', 'oidc_not_yet_valid', claims({ nbf: NOW + 61 })],
  ['a beginning that is a text', 'oidc_bad_times', claims({ nbf: '0' })],
  [
    'a person who proves themselves in the future',
    'oidc_not_yet_valid',
    claims({ auth_time: NOW + 61 }),
  ],

  // Nonce, and tokens that belong to another sign-in.
  ['no nonce', 'oidc_wrong_nonce', claims({ nonce: undefined })],
  ['another nonce', 'oidc_wrong_nonce', claims({ nonce: 'guess' })],
  ['an empty nonce', 'oidc_wrong_nonce', claims({ nonce: '' })],
  ['a list with the nonce', 'oidc_wrong_nonce', { claims: (c) => ({ ...c, nonce: [c.nonce] }) }],
  ['the hash of another access token', 'oidc_other_token', claims({ at_hash: halfHash('other') })],
  ['a hash that is empty', 'oidc_other_token', claims({ at_hash: '' })],
  ['a token of the sign-in before', 'oidc_wrong_nonce', {}, { bring: replayToken }],

  // State, code and browser.
  ['no state', 'oidc_malformed_return', {}, drop('state')],
  ['an empty state', 'oidc_malformed_return', {}, set('state', '')],
  ['a guessed state', 'unknown_request', {}, set('state', 'guess')],
  ['two states', 'oidc_malformed_return', {}, add('state', 'guess')],
  ['a state with a null character', 'oidc_malformed_return', {}, set('state', 'a\0')],
  ['a long state', 'oidc_malformed_return', {}, set('state', 's'.repeat(300))],
  ['a state that was answered', 'unknown_request', {}, { bring: replay }],
  ['a state of another customer', 'unknown_request', {}, { bring: atAnother }],
  ['a state that has expired', 'unknown_request', {}, { bring: late }],
  [
    'another browser',
    'other_browser',
    {},
    { bring: (signIn, query) => bringBack(aVisitor(signIn), signIn.customer, query) },
  ],
  ['another browser that signs in, too', 'other_browser', {}, { bring: fromOtherSignIn }],
  ['no code', 'oidc_malformed_return', {}, drop('code')],
  ['an empty code', 'oidc_malformed_return', {}, set('code', '')],
  ['two codes', 'oidc_malformed_return', {}, add('code', 'guess')],
  ['a long code', 'oidc_malformed_return', {}, set('code', 'c'.repeat(9_000))],
  ['a guessed code', 'oidc_code_refused', {}, set('code', 'guess')],
  ['a code of another browser', 'oidc_code_refused', {}, { bring: stolenCode }],
  [
    'a code of another browser at a careless provider',
    'oidc_wrong_nonce',
    { isCareless: true },
    { bring: stolenCode },
  ],
  ['a code that was redeemed', 'oidc_code_refused', {}, { bring: redeemedCode }],
  [
    'a challenge that was left out',
    'oidc_code_refused',
    {},
    { bring: (signIn) => tampered(signIn, (url) => url.searchParams.delete('code_challenge')) },
  ],
  [
    'a challenge that was replaced',
    'oidc_code_refused',
    {},
    {
      bring: (signIn) => tampered(signIn, (url) => url.searchParams.set('code_challenge', 'guess')),
    },
  ],
  [
    'a nonce that was left out',
    'oidc_wrong_nonce',
    {},
    { bring: (signIn) => tampered(signIn, (url) => url.searchParams.delete('nonce')) },
  ],
  [
    'a redirect URI that was replaced',
    'oidc_code_refused',
    {},
    {
      bring: (signIn) =>
        tampered(signIn, (url) => url.searchParams.set('redirect_uri', 'https://evil.example')),
    },
  ],

  // Answers of other flows, and errors.
  ['an ID token through the browser', 'oidc_malformed_return', {}, add('id_token', 'a.b.c')],
  [
    'an access token through the browser',
    'oidc_malformed_return',
    {},
    add('access_token', 'token'),
  ],
  ['an answer in a token', 'oidc_malformed_return', {}, add('response', 'a.b.c')],
  ['a code with an error', 'oidc_malformed_return', {}, add('error', 'access_denied')],
  ['a person whom the provider refuses', 'oidc_denied', {}, fail('access_denied')],
  ['an error that is a script', 'oidc_denied', {}, fail('<script>alert(1)</script>')],
  ['an error of the provider', 'oidc_denied', {}, fail('server_error')],
  [
    'a client that the provider does not know',
    'oidc_client_refused',
    {},
    { settings: { clientSecret: 'wrong' } },
  ],
  ['a client without a secret', 'oidc_client_refused', {}, { settings: { clientProof: 'none' } }],
  [
    'a token endpoint that fails',
    'oidc_bad_response',
    { endpoint: { token: sends(500, 'error') } },
  ],
  [
    'a token endpoint with an odd error',
    'oidc_bad_response',
    { endpoint: { token: sends(400, '{"error":"odd"}') } },
  ],
  [
    'a token endpoint that answers in HTML',
    'oidc_bad_response',
    { endpoint: { token: sends(200, '<html>', { 'content-type': 'text/html' }) } },
  ],

  // The address.
  ['an unverified address', 'oidc_unverified_email', claims({ email_verified: false })],
  [
    'an address that is said in a text to be unverified',
    'oidc_unverified_email',
    claims({ email_verified: 'false' }),
  ],
  [
    'an address whose verification is null',
    'oidc_unverified_email',
    claims({ email_verified: null }),
  ],
  [
    'an address whose verification is a number',
    'oidc_unverified_email',
    claims({ email_verified: 1 }),
  ],
  ['an address in another domain', 'foreign_domain', claims({ email: 'ada@evil.example' })],
  [
    'an address in a domain below',
    'foreign_domain',
    { claims: (c) => ({ ...c, email: String(c.email).replace('@', '@sub.') }) },
  ],
  [
    'an address with ours before the at sign',
    'foreign_domain',
    { claims: (c) => ({ ...c, email: `${String(c.email).replace('@', '.')}@evil.example` }) },
  ],
  [
    'two at signs',
    'oidc_invalid_email',
    { claims: (c) => ({ ...c, email: `ada@evil.example@${String(c.email).split('@')[1]}` }) },
  ],
  [
    'a line break in the address',
    'oidc_invalid_email',
    { claims: (c) => ({ ...c, email: `ada\n${String(c.email)}` }) },
  ],
  [
    'a guest of a directory',
    'oidc_invalid_email',
    { claims: (c) => ({ ...c, email: `ada_evil.example#EXT#@${String(c.email).split('@')[1]}` }) },
  ],
  [
    'letters that look alike',
    'oidc_invalid_email',
    { claims: (c) => ({ ...c, email: String(c.email).replace('ada', 'аda') }) },
  ],
  [
    'several addresses',
    'oidc_several_emails',
    { claims: (c) => ({ ...c, email: [c.email, `root@${String(c.email).split('@')[1]}`] }) },
  ],
  [
    'no address anywhere',
    'oidc_no_email',
    { claims: (c) => ({ ...c, email: undefined }), userinfo: { email: undefined } },
  ],
  ['a name in the place of an address', 'oidc_invalid_email', claims({ email: 'ada' })],
  [
    'an address in a claim that was not chosen',
    'oidc_no_email',
    { userinfo: { mail_nickname: 1 } },
    { settings: { emailAttribute: 'upn' } },
  ],

  // Userinfo.
  [
    'userinfo of another person',
    'oidc_other_subject',
    { claims: { email: undefined }, userinfo: { sub: 'person-2' } },
  ],
  [
    'userinfo without a subject',
    'oidc_userinfo',
    { claims: { email: undefined }, userinfo: { sub: undefined } },
  ],
  [
    'userinfo with an unverified address',
    'oidc_unverified_email',
    {
      claims: { email: undefined, email_verified: undefined },
      userinfo: { email_verified: false },
    },
  ],
  [
    'an unverified address that userinfo calls verified',
    'oidc_unverified_email',
    { claims: { email: undefined, email_verified: false } },
  ],
  [
    'userinfo in another domain',
    'foreign_domain',
    { claims: { email: undefined }, userinfo: { email: 'ada@evil.example' } },
  ],
  [
    'userinfo that is no JSON',
    'oidc_userinfo',
    { claims: { email: undefined }, userinfo: () => '<html>' },
  ],
  [
    'userinfo that is missing',
    'oidc_userinfo',
    { claims: { email: undefined }, endpoint: { userinfo: sends(404) } },
  ],
  [
    'userinfo that refuses',
    'oidc_userinfo',
    {
      claims: { email: undefined },
      endpoint: {
        userinfo: sends(401, '', { 'www-authenticate': 'Bearer error="invalid_token"' }),
      },
    },
  ],
  [
    'userinfo that redirects inside',
    'oidc_unreachable',
    { claims: { email: undefined }, endpoint: { userinfo: sends(302, '', REDIRECT) } },
  ],
  [
    'enormous userinfo',
    'oidc_unreachable',
    { claims: { email: undefined }, endpoint: { userinfo: sends(200, HUGE) } },
  ],

  // The person.
  ['another person with the address of a person', 'oidc_other_person', {}, { bring: asAnother }],
  ['a person who was deactivated', 'person_deactivated', {}, { bring: afterDeactivation }],
  [
    'a network that is not allowed',
    'address_not_allowed',
    {},
    { settings: { ipRestrictions: ['192.0.2.1'] } },
  ],
]

function halfHash(text: string): string {
  return createHash('sha256').update(text).digest().subarray(0, 16).toString('base64url')
}

/** Changes claims without another signature. */
function changed(token: string, changes: object): string {
  const [head, body = '', signature] = token.split('.')
  const before: object = JSON.parse(Buffer.from(body, 'base64url').toString())
  return [head, encode({ ...before, ...changes }), signature].join('.')
}

/** Adds a claim that JSON.stringify does not write. */
function claimed(token: string, text: string): string {
  const [head, body = '', signature] = token.split('.')
  const json = Buffer.from(body, 'base64url')
    .toString()
    .replace(/"exp":\d+/, text)
  return [head, encode(json), signature].join('.')
}

/** Begins another sign-in, at the provider as the person has become. */
async function again({ client, customer, provider }: SignIn, by = client) {
  return provider.authorize(await beginOidc(by, customer))
}

async function replay({ client, customer }: SignIn, query: URLSearchParams) {
  await bringBack(client, customer, query)
  client.cookies.delete('portico_session')
  return bringBack(client, customer, query)
}

/** Has the provider send the ID token of the sign-in before. */
async function replayToken(signIn: SignIn, query: URLSearchParams) {
  const { client, customer, provider } = signIn
  const sent: string[] = []
  const token = (idToken: string) => sent[sent.push(idToken) && 0]
  provider.change({ behavior: { token } })
  await bringBack(client, customer, query)
  return bringBack(client, customer, await again(signIn))
}

async function atAnother(signIn: SignIn, query: URLSearchParams) {
  const { client, deps, provider } = signIn
  signIn.customer = await anOidcCustomer(deps, provider.issuer)
  return bringBack(client, signIn.customer, query)
}

function late({ client, customer, setNow }: SignIn, query: URLSearchParams) {
  setNow(new Date(TEST_NOW.getTime() + 31 * 60_000))
  return bringBack(client, customer, query)
}

async function fromOtherSignIn(signIn: SignIn, query: URLSearchParams) {
  const other = aVisitor(signIn)
  await again(signIn, other)
  return bringBack(other, signIn.customer, query)
}

async function stolenCode(signIn: SignIn, query: URLSearchParams) {
  const stolen = await again(signIn, aVisitor(signIn))
  query.set('code', stolen.get('code') ?? '')
  return bringBack(signIn.client, signIn.customer, query)
}

async function redeemedCode(signIn: SignIn, query: URLSearchParams) {
  await bringBack(signIn.client, signIn.customer, query)
  const next = await again(signIn)
  next.set('code', query.get('code') ?? '')
  return bringBack(signIn.client, signIn.customer, next)
}

/** Changes what the browser takes to the provider. */
async function tampered({ client, customer, provider }: SignIn, change: (url: URL) => void) {
  const url = new URL(await beginOidc(client, customer))
  change(url)
  return bringBack(client, customer, provider.authorize(url.href))
}

async function asAnother(signIn: SignIn, query: URLSearchParams) {
  const { client, customer, provider, email } = signIn
  await bringBack(client, customer, query)
  provider.change({ person: aPerson(email, 'person-2') })
  return bringBack(client, customer, await again(signIn))
}

async function afterDeactivation(signIn: SignIn, query: URLSearchParams) {
  const { client, customer, deps } = signIn
  await bringBack(client, customer, query)
  await deps.db
    .updateTable('users')
    .set({ active: false })
    .where('customerId', '=', customer.id)
    .execute()
  return bringBack(client, customer, await again(signIn))
}

for (const [name, reason, behavior, { settings, answer, bring } = {}] of FLOWS) {
  test(`OpenID Connect lets no one in when it meets ${name}`, async () => {
    const signIn = await anOidcSignIn(behavior, settings)
    const found = await expectRefused(signIn, reason, (url) => {
      const back = signIn.provider.authorize(url)
      answer?.(back, signIn)
      return bring ? bring(signIn, back) : bringBack(signIn.client, signIn.customer, back)
    })
    expect(found.customer?.id).toBe(signIn.customer.id)
  })
}

test('the hostile flows are at least as many as are promised', () => {
  expect(new Set(FLOWS.map(([name]) => name)).size).toBe(FLOWS.length)
  expect(FLOWS.length).toBeGreaterThanOrEqual(120)
})

test('OpenID Connect gives up when an endpoint is slow', async () => {
  for (const endpoint of ['discovery', 'keys', 'token'] as const) {
    const provider = await startOidcProvider(TEST_NOW, aPerson('ada@northwind.example'), {
      endpoint: { [endpoint]: () => undefined },
    })
    const connection: OidcConnection = {
      kind: 'oidc',
      redirectUri: 'http://here/',
      issuer: provider.issuer,
      clientId: CLIENT_ID,
      clientProof: 'client_secret',
      clientSecret: CLIENT_SECRET,
      signingKey: null,
      domains: ['northwind.example'],
      emailAttribute: null,
      firstNameAttribute: null,
      lastNameAttribute: null,
    }
    const outside = { now: TEST_NOW, allowsLoopback: true, maxMs: 50 }
    const bound = { state: 's', nonce: 'n', verifier: 'v'.repeat(43) }
    const url = await askProvider(connection, outside, bound)
    const refusal =
      typeof url === 'string'
        ? await redeemCode(connection, outside, { ...bound, query: provider.authorize(url) })
        : url
    expect(refusal, endpoint).toMatchObject({
      reason: 'oidc_unreachable',
      detail: { received: expect.stringContaining('no_answer') },
    })
  }
})
