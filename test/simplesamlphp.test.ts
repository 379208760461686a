import { expect, test } from 'vitest'

import { createLoginUrl, newRequestId } from '#server/access/saml/library/login-url.ts'
import { readResponse } from '#server/access/saml/response/read-response.ts'
import type { SamlConnection } from '#server/access/saml/service-provider.ts'

import { freePort } from './free-port.ts'
import { attacker, aConnection, ours, sp } from './saml-setup.ts'
import { startSimpleSamlPhp } from './simplesamlphp.ts'

const ADA = {
  username: 'ada',
  password: "it's \\ secret",
  email: 'Ada@Northwind.example',
  firstName: 'Ada',
  lastName: 'King, Countess of Lovelace',
}

/** Opens the login page, fills it in, and returns the form that it answers. */
async function signInByForm(loginUrl: string) {
  const cookies = new Map<string, string>()
  async function open(url: string, body?: URLSearchParams): Promise<{ url: string; page: string }> {
    const response = await fetch(url, {
      method: body ? 'POST' : 'GET',
      body,
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      redirect: 'manual',
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      cookies.set(name, value)
    }
    const location = response.headers.get('location')
    return location ? open(new URL(location, url).href) : { url, page: await response.text() }
  }

  const login = await open(loginUrl)
  const authState = hiddenField(login.page, 'AuthState')
  const { username, password } = ADA
  const answer = await open(
    login.url.replace(/\?.*/, ''),
    new URLSearchParams({ username, password, AuthState: authState }),
  )
  return answer.page
}

function hiddenField(page: string, name: string) {
  const value = new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? ''
  return value.replaceAll('&amp;', '&').replaceAll('&#43;', '+')
}

test(
  'SimpleSAMLphp signs a person in, and answers a passive question with NoPassive',
  { timeout: 30_000 },
  async ({ skip, onTestFinished }) => {
    const idp = await startSimpleSamlPhp({ sp, users: [ADA], port: await freePort() })
    if (!idp) {
      skip('SimpleSAMLphp is not installed')
      return
    }
    onTestFinished(() => idp.close())
    const connection: SamlConnection = aConnection({
      entityId: idp.entityId,
      entryPoint: idp.ssoUrl,
      certs: [idp.certPem],
    })

    const requestId = newRequestId()
    const loginUrl = await createLoginUrl(connection, sp, {
      requestId,
      relayState: '',
      passive: false,
    })
    const samlResponse = hiddenField(await signInByForm(loginUrl), 'SAMLResponse')
    expect(await readResponse(connection, sp, { samlResponse, now: new Date() })).toMatchObject({
      ok: true,
      identity: {
        inResponseTo: requestId,
        nameId: ADA.email,
        email: 'ada@northwind.example',
        firstName: ADA.firstName,
        lastName: ADA.lastName,
      },
    })

    const question = { requestId: newRequestId(), relayState: '', passive: true }
    const page = await (await fetch(await createLoginUrl(connection, sp, question))).text()
    const answer = hiddenField(page, 'SAMLResponse')
    expect(
      await readResponse(connection, sp, { samlResponse: answer, now: new Date() }),
    ).toMatchObject({
      reason: 'no_passive',
      inResponseTo: question.requestId,
    })
  },
)

for (const cipher of [
  'http://www.w3.org/2009/xmlenc11#aes256-gcm',
  'http://www.w3.org/2001/04/xmlenc#aes256-cbc',
]) {
  test(
    `SimpleSAMLphp takes signed requests alone and encrypts with ${cipher.split('#')[1]}`,
    { timeout: 30_000 },
    async ({ skip, onTestFinished }) => {
      const requires = { certPem: ours.certPem, cipher }
      const idp = await startSimpleSamlPhp({ sp, users: [ADA], port: await freePort(), requires })
      if (!idp) {
        skip('SimpleSAMLphp is not installed')
        return
      }
      onTestFinished(() => idp.close())
      const connection = aConnection({
        entityId: idp.entityId,
        entryPoint: idp.ssoUrl,
        certs: [idp.certPem],
        decryptionKeys: [ours.privateKey],
      })
      const requestId = newRequestId()
      const request = { requestId, relayState: '', passive: false }
      for (const signWith of [undefined, attacker.privateKey]) {
        const refused = await fetch(await createLoginUrl(connection, sp, { ...request, signWith }))
        expect(await refused.text()).not.toContain('name="password"')
      }

      const signWith = ours.privateKey
      const loginUrl = await createLoginUrl(connection, sp, { ...request, signWith })
      const samlResponse = hiddenField(await signInByForm(loginUrl), 'SAMLResponse')
      expect(Buffer.from(samlResponse, 'base64').toString()).toContain('EncryptedAssertion')
      expect(await readResponse(connection, sp, { samlResponse, now: new Date() })).toMatchObject({
        ok: true,
        identity: { inResponseTo: requestId, email: 'ada@northwind.example' },
      })
    },
  )
}
