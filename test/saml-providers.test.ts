import { GUIDE_NAMES, storedAs } from '#web/sso-guide/guide/guide-names.ts'
import { PROVIDER_GUIDES } from '#test/provider-guides.ts'
import { expect, test } from 'vitest'

import { SAML_PROVIDERS, type SamlProvider } from '#shared/customers/values.ts'

import { serviceProviderFor } from '#server/access/saml/service-provider.ts'
import type { BringBack } from '#web/sso-guide/guide/provider-guide.ts'

import { aDomain, aNewCustomer, anAdminPortal, someSaml } from './a-new-customer.ts'
import {
  otherProductResponses,
  responseAtFirst,
  responsesAsGuided,
  type Setting,
  type Shape,
} from './saml-providers.ts'
import { judge, NOW, sp } from './saml-setup.ts'
import { anAnswer, beginSignIn, postAnswer, userOf } from './saml-sign-in.ts'
import { aVisitor } from './test-client.ts'

// Each test enters at both sides what the guide says, and then signs a person in.

const SETTING = { now: NOW, email: 'Ada@Northwind.example', sp }

/** Fills the blanks of the guide's example. */
function fillIn(example: string) {
  return example.replaceAll(/<[^<>]+>/g, 'a1')
}

/** Returns a pattern for what the guide's example describes. */
function patternOf(example: string) {
  const parts = example.split(/<[^<>]+>/).map((part) => part.replaceAll(/[.?]/g, String.raw`\$&`))
  return new RegExp(`^${parts.join('[^<>]+')}$`)
}

function exampleOf(bringBack: BringBack[], ours: BringBack['ours']) {
  return bringBack.find((value) => value.ours === ours)?.example ?? ''
}

async function signIn(
  provider: SamlProvider,
  bringBack: BringBack[],
  respond: (setting: Setting) => Shape[],
) {
  const portal = await anAdminPortal()
  const { config, now } = portal.deps
  const domain = aDomain()
  const answersFor = (customerId: string) =>
    respond({
      now: now(),
      email: `Ada@${domain}`,
      sp: serviceProviderFor(config.publicUrl, customerId),
    })
  const [first] = answersFor('not-known-yet')
  expect(first?.issuer).toMatch(patternOf(exampleOf(bringBack, 'entityId')))
  const switches = PROVIDER_GUIDES[provider].switches.map(({ name, isOn }) => [name, isOn])
  const saml = someSaml({
    provider,
    entityId: first?.issuer,
    entryPoint: fillIn(exampleOf(bringBack, 'entryPoint')),
    ...Object.fromEntries(switches),
  })
  const created = await portal.admin.post('/api/admin/customers', aNewCustomer({ domain, saml }))
  expect(created.statusCode, created.body).toBe(201)
  const customer = created.json()
  const people = []
  for (const response of answersFor(customer.id)) {
    const client = aVisitor(portal)
    const { url, requestId } = await beginSignIn(client, customer)
    expect(url.href).toContain(saml.entryPoint)
    const answer = anAnswer(portal.deps, customer, { ...response, inResponseTo: requestId })
    const res = await postAnswer(client, customer, answer)
    expect(res.headers.location, response.sign).toBe('/dashboard?login=success')
    people.push(await userOf(client))
  }
  return { people, ada: { name: 'Ada Lovelace', email: `ada@${domain}` } }
}

for (const provider of SAML_PROVIDERS) {
  const { product: name, bringBack } = PROVIDER_GUIDES[provider]
  test(`signing in works when ${name} is set up as its guide says`, async () => {
    const { people, ada } = await signIn(provider, bringBack, (setting) =>
      responsesAsGuided(provider, setting),
    )
    expect(people.length).toBeGreaterThan(0)
    for (const person of people) expect(person).toMatchObject(ada)
  })

  test(`signing in works when ${name} signs the response in place of the assertion`, async () => {
    const [response] = responsesAsGuided(provider, SETTING)
    expect(await judge({ ...response, sign: 'response' }, { entityId: response?.issuer })).toBe(
      'accepted',
    )
  })
}

const { custom } = PROVIDER_GUIDES
const storedAsCustom = GUIDE_NAMES.filter((name) => storedAs(name) !== name)
const products = [...custom.otherProducts, ...storedAsCustom.map((name) => PROVIDER_GUIDES[name])]
for (const { product: name, bringBack } of products) {
  test(`signing in works when ${name} is set up as the guide says`, async () => {
    const { people, ada } = await signIn('custom', bringBack, (setting) =>
      Object.entries(otherProductResponses(setting)).flatMap(([product, response]) =>
        product === name ? response : [],
      ),
    )
    expect(people).toEqual([expect.objectContaining(ada)])
  })
}

test('signing in fails with some providers when the steps of the guide are left out', async () => {
  const results = SAML_PROVIDERS.map(async (provider) => {
    const response = responseAtFirst(provider, SETTING)
    return [provider, await judge(response, { entityId: response.issuer })]
  })
  expect(Object.fromEntries(await Promise.all(results))).toEqual({
    microsoft_entra: 'accepted',
    google_identity: 'accepted',
    okta: 'accepted',
    auth0: 'weak_algorithm',
    ping_identity: 'no_email',
    onelogin: 'accepted',
    aws_iam: 'no_email',
    ibm_security_verify: 'accepted',
    oracle_idcs: 'accepted',
    forgerock: 'no_email',
    custom: 'no_email',
  })
})
