import { createServer } from 'node:http'

import { Provider } from 'oidc-provider'
import { expect, test } from 'vitest'

import { buildTestApp } from '#test/build-test-app.ts'
import { CLIENT_ID, CLIENT_SECRET, listenUntilEnd } from '#test/oidc-provider.ts'
import { anOidcCustomer, beginOidc, bringBack, postLogoutToken } from '#test/oidc-sign-in.ts'
import { userOf } from '#test/saml-sign-in.ts'
import { aVisitor } from '#test/test-client.ts'

/** Goes where the provider sends a browser, with its cookies, until it leads back to the portal. */
async function visit(address: string, portal: string): Promise<URL> {
  const cookies = new Map<string, string>()
  let next = address
  while (!next.startsWith(portal)) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(next, { headers: { cookie }, redirect: 'manual' })
    for (const set of response.headers.getSetCookie()) {
      const [name = '', value = ''] = set.split(';')[0]?.split('=') ?? []
      cookies.set(name, value)
    }
    const location = response.headers.get('location')
    if (location === null) throw new Error(`${response.status}: ${await response.text()}`)
    next = new URL(location, next).href
  }
  return new URL(next)
}

test('OpenID Connect signs a person in and out when the provider is another implementation', async () => {
  const { app, deps, setNow } = await buildTestApp()
  // The provider has the clock of the machine.
  setNow(new Date())
  const server = createServer()
  const issuer = await listenUntilEnd(server)
  const customer = await anOidcCustomer(deps, issuer)
  const email = `ada@${customer.domain}`
  const redirectUri = `${new URL(deps.config.publicUrl).origin}/api/auth/oidc/callback/${customer.id}`
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT_ID,
        client_secret: CLIENT_SECRET,
        redirect_uris: [redirectUri],
        backchannel_logout_uri: redirectUri.replace('/callback/', '/logout/'),
      },
    ],
    // Reaches the portal, which listens nowhere.
    fetch: async (_url, options) => {
      const form = await new Response(options?.body).text()
      const { statusCode } = await postLogoutToken({ app }, customer, form)
      return new Response(null, { status: statusCode })
    },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name'] },
    features: { devInteractions: { enabled: false }, backchannelLogout: { enabled: true } },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    findAccount: (_ctx, accountId) => ({
      accountId,
      claims: () => ({ sub: accountId, email, email_verified: true, given_name: 'Ada' }),
    }),
    async loadExistingGrant(ctx) {
      const { Grant } = ctx.oidc.provider
      const grant = new Grant({ clientId: CLIENT_ID, accountId: ctx.oidc.session?.accountId ?? '' })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
  const callback = provider.callback()
  server.on('request', (request, response) => {
    if (request.url?.startsWith('/interaction/')) {
      void provider.interactionFinished(request, response, { login: { accountId: 'ada-1' } })
    } else void callback(request, response)
  })

  const client = aVisitor({ app })
  const url = await beginOidc(client, customer)
  const back = await visit(url, redirectUri)
  const res = await bringBack(client, customer, back.searchParams)
  expect(res.headers.location).toBe('/dashboard?login=success')
  expect(await userOf(client)).toMatchObject({ email, name: 'Ada' })

  // Its method has no type.
  const known: unknown = await provider.Client.find(CLIENT_ID)
  await (known as { backchannelLogout: (sub: string) => Promise<void> }).backchannelLogout('ada-1')
  expect(await userOf(client)).toBeNull()
})
