import { createVerify, generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

import { expect, onTestFinished, test } from 'vitest'

import { freePort } from '#test/free-port.ts'
import { createTokenSource, type TokenWish } from './create-token-source.ts'
import { lacksRole } from './lacks-role.ts'

const { signal } = new AbortController()

type Answer = { status?: number; json: unknown }

/** Starts a server for tokens, which answers as it is told and remembers what it was asked. */
async function aTokenServer() {
  const asked: { path: string; fields: URLSearchParams }[] = []
  let answer: Answer = { json: { access_token: 'first', expires_in: '3599' } }
  const server = createServer((request, response) => void take(request, response))
  async function take(request: IncomingMessage, response: ServerResponse) {
    asked.push({ path: request.url ?? '', fields: new URLSearchParams(await text(request)) })
    response.writeHead(answer.status ?? 200, { 'Content-Type': 'application/json' })
    response.end(typeof answer.json === 'string' ? answer.json : JSON.stringify(answer.json))
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`
  return {
    asked,
    servers: { microsoft: url, google: `${url}/token` },
    answer: (next: Answer) => void (answer = next),
  }
}

const APP: TokenWish = {
  kind: 'client-credentials',
  tenantId: 'tenant/../x',
  clientId: 'client',
  clientSecret: 'the secret of the app',
}

function microsoftSays(code: string, rest = 'Trace ID: 1') {
  const error_description = `${code}: Some words. ${rest}`
  return { status: 401, json: { error: 'invalid_client', error_description } }
}

test('a token of Microsoft is requested once, and again when it is about to end or was refused', async () => {
  const server = await aTokenServer()
  let now = new Date('2026-03-03T10:00:00Z')
  const tokens = createTokenSource({ now: () => now }, server.servers)
  const both = await Promise.all([tokens.get(APP, signal), tokens.get(APP, signal)])
  expect(both).toEqual(['first', 'first'])
  expect(server.asked).toHaveLength(1)
  expect(server.asked[0]?.path).toBe('/tenant%2F..%2Fx/oauth2/v2.0/token')
  expect(Object.fromEntries(server.asked[0]?.fields ?? [])).toEqual({
    grant_type: 'client_credentials',
    client_id: 'client',
    client_secret: 'the secret of the app',
    scope: 'https://outlook.office365.com/.default',
  })
  server.answer({ json: { access_token: 'second', expires_in: 3599 } })
  now = new Date('2026-03-03T10:45:00Z')
  expect(await tokens.get(APP, signal)).toBe('first')
  now = new Date('2026-03-03T10:50:00Z')
  expect(await tokens.get(APP, signal)).toBe('second')
  tokens.forget(APP)
  await tokens.get(APP, signal)
  // Another secret gets a token of its own.
  await tokens.get({ ...APP, clientSecret: 'new' }, signal)
  expect(server.asked).toHaveLength(4)
})

test('a refusal is explained with the remedy, without the secret, when it is of Microsoft', async () => {
  const server = await aTokenServer()
  const tokens = createTokenSource({ now: () => new Date() }, server.servers)
  const cases: [Answer, RegExp][] = [
    [microsoftSays('AADSTS7000215'), /the client secret’s value, not its ID/],
    [microsoftSays('AADSTS7000222'), /has expired/],
    [microsoftSays('AADSTS700016'), /no app with this client ID/],
    [microsoftSays('AADSTS90002'), /no tenant/],
    [microsoftSays('AADSTS53003'), /conditional access/],
    [
      microsoftSays('AADSTS99999', 'Nobody knows it.'),
      /Server response: AADSTS99999: Some words. Nobody/,
    ],
    [{ status: 502, json: '<html>Bad gateway</html>' }, /Server response: 502/],
    [{ json: { token: 'x' } }, /unexpected response/],
  ]
  for (const [answer, words] of cases) {
    server.answer(answer)
    const problem: unknown = await tokens.get(APP, signal).catch((error: unknown) => error)
    expect(problem).toMatchObject({ step: 'sign-in', message: expect.stringMatching(words) })
    expect(String(problem)).not.toContain('the secret of the app')
  }
  const nowhere = `http://127.0.0.1:${await freePort()}`
  const away = createTokenSource({ now: () => new Date() }, { microsoft: nowhere, google: nowhere })
  await expect(away.get(APP, signal)).rejects.toMatchObject({ step: 'connect' })
})

test('a service account of Google signs for one mailbox, and a refusal of Google is explained', async () => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const key = JSON.stringify({
    type: 'service_account',
    client_email: 'portico@project.iam.gserviceaccount.com',
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
  })
  const server = await aTokenServer()
  const now = new Date('2026-03-03T10:00:00Z')
  const tokens = createTokenSource({ now: () => now }, server.servers)
  const wish: TokenWish = { kind: 'service-account', key, mailbox: 'support@msp.example' }
  expect(await tokens.get(wish, signal)).toBe('first')
  const { fields } = server.asked[0] ?? {}
  expect(fields?.get('grant_type')).toBe('urn:ietf:params:oauth:grant-type:jwt-bearer')
  const [head = '', claims = '', signature = ''] = fields?.get('assertion')?.split('.') ?? []
  const decoded: unknown = JSON.parse(Buffer.from(claims, 'base64url').toString())
  const seconds = now.getTime() / 1000
  expect(decoded).toEqual({
    iss: 'portico@project.iam.gserviceaccount.com',
    sub: 'support@msp.example',
    scope: 'https://mail.google.com/',
    aud: server.servers.google,
    iat: seconds - 30,
    exp: seconds + 3570,
  })
  const verify = createVerify('RSA-SHA256').update(`${head}.${claims}`)
  expect(verify.verify(publicKey, signature, 'base64url')).toBe(true)

  tokens.forget(wish)
  const cases: [string, string, RegExp][] = [
    ['unauthorized_client', 'Client is unauthorized', /Domain-wide delegation/],
    ['invalid_grant', 'Invalid JWT Signature.', /service account key was deleted/],
    ['invalid_grant', 'Invalid JWT: Token must be a short-lived token', /clock/],
    ['invalid_grant', 'Invalid email or User ID', /no mailbox with this address/],
    ['invalid_grant', 'Other', /rejected the service account/],
    ['server_error', 'Later', /Server response: Later/],
  ]
  for (const [error, error_description, words] of cases) {
    server.answer({ status: 400, json: { error, error_description } })
    const asked = tokens.get(wish, signal)
    await expect(asked).rejects.toMatchObject({ message: expect.stringMatching(words) })
  }
  const broken = createTokenSource({ now: () => now }, server.servers).get(
    { ...wish, key: '{"private_key": "PRIVATE KEY"}' },
    signal,
  )
  await expect(broken).rejects.toMatchObject({ step: 'settings' })
})

test('a token lacks a role when it does not name it, and an unreadable one is inconclusive', () => {
  const tokenOf = (claims: object) => ({
    user: 'x',
    accessToken: `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`,
  })
  expect(lacksRole(tokenOf({ roles: ['IMAP.AccessAsApp'] }), 'IMAP.AccessAsApp')).toBe(false)
  expect(lacksRole(tokenOf({ roles: ['SMTP.SendAsApp'] }), 'IMAP.AccessAsApp')).toBe(true)
  expect(lacksRole(tokenOf({}), 'IMAP.AccessAsApp')).toBe(true)
  expect(lacksRole({ user: 'x', accessToken: 'opaque' }, 'IMAP.AccessAsApp')).toBe(false)
  expect(lacksRole({ user: 'x', password: 'x' }, 'IMAP.AccessAsApp')).toBe(false)
})
