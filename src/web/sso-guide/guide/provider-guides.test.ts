import { expect, test } from 'vitest'

import { SIGN_IN_REFUSALS } from '#shared/access/every-refusal.ts'
import { refusals } from '#words/sign-in.ts'
import { signInSentence } from '#shared/access/sign-in-refusals.ts'

import { GUIDE_LABELS, GUIDE_NAMES, storedAs } from './guide-names.ts'
import type { PortalValues, ProductGuide } from './provider-guide.ts'
import { shownText } from './guide-content.tsx'
import { PROVIDER_GUIDES } from '#test/provider-guides.ts'

const OURS: PortalValues = {
  entityId: 'https://portal.example/saml/metadata/01890a5d-ac96-774b-bcce-b302099a8057',
  acsUrl: 'https://portal.example/api/auth/saml/callback/01890a5d-ac96-774b-bcce-b302099a8057',
  ssoUrl: 'https://portal.example/api/auth/saml/login/01890a5d-ac96-774b-bcce-b302099a8057',
  metadataUrl: 'https://portal.example/saml/metadata/01890a5d-ac96-774b-bcce-b302099a8057',
}

const guides = GUIDE_NAMES.map((provider) => ({ provider, guide: PROVIDER_GUIDES[provider] }))
const otherProducts = guides.flatMap(({ guide }) => guide.otherProducts)
const products: ProductGuide[] = [...guides.map(({ guide }) => guide), ...otherProducts]

function entriesOf({ steps }: ProductGuide) {
  return steps.flatMap(({ entries = [] }) => entries)
}

function composedIn(guide: ProductGuide) {
  const entries = entriesOf(guide).flatMap((entry) => ('compose' in entry ? entry : []))
  return entries.map(({ compose }) => compose(OURS)).join('')
}

/** Returns the values to enter there, by themselves or in a text that we compose. */
function givenIn(guide: ProductGuide): string[] {
  const composed = composedIn(guide)
  const inside = (['entityId', 'acsUrl', 'ssoUrl'] as const).filter((ours) =>
    composed.includes(OURS[ours]),
  )
  return [...entriesOf(guide).flatMap((entry) => ('ours' in entry ? entry.ours : [])), ...inside]
}

/** Every text of a guide with the way to it, such as `steps.0.title`. */
function textsOf(value: unknown, path: string): { path: string; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${path}.${key}`))
}

const texts = guides.flatMap(({ provider, guide }) => textsOf(guide, provider))

test('a provider has the guide of its name', () => {
  const names = guides.map(({ provider, guide }) => [provider, guide.product])
  expect(Object.fromEntries(names)).toEqual(GUIDE_LABELS)
})

test('a guide by name is stored as custom when the specification has no value for it', () => {
  const stored = GUIDE_NAMES.filter((name) => storedAs(name) !== name)
  expect(stored).toEqual(['keycloak', 'ad_fs', 'shibboleth', 'jumpcloud', 'duo'])
  expect(new Set(stored.map(storedAs))).toEqual(new Set(['custom']))
})

test('a provider is given our entity id and ACS URL, and the address where sign-ins begin', () => {
  for (const { provider, guide } of guides) {
    expect(givenIn(guide), provider).toEqual(
      expect.arrayContaining(['entityId', 'acsUrl', 'ssoUrl']),
    )
  }
})

test('a product is given our entity id and ACS URL, by themselves or in our metadata, when it is no known provider', () => {
  expect(otherProducts.length).toBeGreaterThan(0)
  for (const product of otherProducts) {
    const given = givenIn(product)
    const isComplete =
      given.includes('metadataUrl') || (given.includes('entityId') && given.includes('acsUrl'))
    expect(isComplete, product.product).toBe(true)
  }
})

test("a product's guide says what to bring back for each of our three fields", () => {
  for (const { product: name, bringBack } of products) {
    expect(
      bringBack.map(({ ours }) => ours).filter((ours) => ours !== 'metadataUrl'),
      name,
    ).toEqual(['entityId', 'entryPoint', 'cert'])
  }
})

test('a guide names the URL that fills all fields first when its provider publishes one', () => {
  const named = guides.filter(({ guide }) => guide.bringBack[0]?.ours === 'metadataUrl')
  expect(named.map(({ provider }) => provider)).toEqual(
    expect.arrayContaining(['microsoft_entra', 'okta', 'auth0', 'onelogin', 'keycloak']),
  )
})

test('a guide maps the three attributes and explains its errors', () => {
  for (const { provider, guide } of guides) {
    expect(
      guide.attributes.map(({ ours }) => ours),
      provider,
    ).toEqual(['email', 'firstName', 'lastName'])
    expect(guide.problems.length, provider).toBeGreaterThan(2)
  }
})

test('a guide recommends nothing that is refused here: never SHA-1', () => {
  const chosen = guides.map(({ guide }) => guide.signing.choose.algorithm)
  expect(new Set(chosen)).toEqual(new Set(['RSA-SHA256']))
})

test('a guide quotes our login page only with texts that it shows, and no form', () => {
  const problems = products.flatMap((product) => product.problems)
  const shown = problems.map(shownText)
  const sentences = SIGN_IN_REFUSALS.map((reason) =>
    signInSentence(refusals, reason, { hasCode: true }),
  )
  const quoted = shown.filter((text) => text.startsWith('This portal’s sign-in page: '))
  expect(quoted.length).toBeGreaterThan(7)
  for (const [, quote = ''] of quoted.join().matchAll(/“([^”]+)”/g)) {
    expect(sentences.some((sentence) => sentence.startsWith(quote))).toBe(true)
  }
  expect(shown.filter((text) => /login page says/i.test(text))).toEqual([])

  // The holder of a setup link reads them, too, and has no form of a customer.
  expect(texts.filter(({ text }) => /\b(customer form|our form)\b/i.test(text))).toEqual([])
})

test('the start of a guide fits the sentence “Start in the …, at …”', () => {
  for (const { provider, guide } of guides) {
    expect(guide.start.console, provider).not.toMatch(/^(the|your) /i)
    expect(guide.start.address, provider).not.toMatch(/^where /i)
  }
})

test('a text of a guide is not empty, padded or HTML', () => {
  expect(texts.length).toBeGreaterThan(1000)
  const wrong = texts.filter(
    ({ text }) =>
      text.trim() !== text ||
      text === '' ||
      /<\/|<(a|b|br|code|div|em|i|li|p|script|span|strong|ul)\b|&#?\w+;/i.test(text),
  )
  expect(wrong).toEqual([])
})

test('a text of a guide is a sentence, except when it is a title', () => {
  const isSentence = (path: string) =>
    /\.(text|note|cause|fix|why|access|tile|rotation|signed|encrypted)$/.test(path)
  const unfinished = texts.filter(({ path, text }) => isSentence(path) && !/[.?!]$/.test(text))
  const finished = texts.filter(({ path, text }) => path.endsWith('.title') && text.endsWith('.'))
  expect([...unfinished, ...finished]).toEqual([])
})

test('a text of a guide has angle brackets only when it is an example, around the part that differs', () => {
  const bracketed = texts.filter(
    ({ path, text }) => /[<>]/.test(text) && !path.endsWith('.example'),
  )
  expect(bracketed).toEqual([])
})

test('the OneLogin validator matches our ACS URL and nothing similar', () => {
  const validator = new RegExp(composedIn(PROVIDER_GUIDES.onelogin))
  expect(OURS.acsUrl).toMatch(validator)
  expect(OURS.acsUrl.replace('portal.example', 'portalxexample')).not.toMatch(validator)
  expect(`${OURS.acsUrl}/x`).not.toMatch(validator)
  expect(`https://evil.example/?${OURS.acsUrl}`).not.toMatch(validator)
})

test('the Auth0 settings are JSON that names our addresses', () => {
  expect(JSON.parse(composedIn(PROVIDER_GUIDES.auth0))).toMatchObject({
    audience: OURS.entityId,
    recipient: OURS.acsUrl,
    destination: OURS.acsUrl,
  })
})
