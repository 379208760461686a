import { expect, test } from 'vitest'

import { APPLICATION_KINDS } from '#shared/connections/fields.ts'
import { loadGuide } from '#web/sso-guide/load-guide.ts'

import { guideLabel, KIND_GUIDES, kindOfGuide } from './guide-names.ts'

const guides = await Promise.all(
  KIND_GUIDES.map(async (kind) => [kind, await loadGuide(kind)] as const),
)
const applications = await Promise.all(
  APPLICATION_KINDS.map(async (kind) => await loadGuide(`${kind}_application`)),
)
const all = [...guides.map(([, guide]) => guide), ...applications]

test('a kind of connection other than SAML has a guide of its name', () => {
  expect(guides.map(([kind, guide]) => [kind, guide.product])).toEqual(
    KIND_GUIDES.map((kind) => [kind, guideLabel(kind)]),
  )
  expect(KIND_GUIDES.map(kindOfGuide)).toEqual(KIND_GUIDES)
  expect(kindOfGuide('microsoft_entra')).toBe('saml')
})

test('the guide of a product says which values to copy in both directions when it signs in by OpenID Connect', async () => {
  const oidc = await loadGuide('oidc')
  for (const { product, steps, bringBack } of [oidc, ...oidc.otherProducts]) {
    const given = steps.flatMap(({ entries = [] }) =>
      entries.flatMap((entry) => ('ours' in entry ? entry.ours : [])),
    )
    expect(given, product).toEqual(expect.arrayContaining(['redirectUri', 'postLogoutUri']))
    expect(
      bringBack.map(({ ours }) => ours),
      product,
    ).toEqual(['entityId', 'clientId', 'clientSecret'])
  }
})

test('the guide of an application registers its redirect URI and brings two values back', () => {
  for (const { product, steps, bringBack } of applications) {
    const given = steps.flatMap(({ entries = [] }) =>
      entries.flatMap((entry) => ('ours' in entry ? entry.ours : [])),
    )
    expect(given, product).toContain('redirectUri')
    expect(
      bringBack.map(({ ours }) => ours),
      product,
    ).toEqual(['clientId', 'clientSecret'])
  }
})

test('a guide explains what can go wrong in sentences', () => {
  for (const { product, steps, problems } of all) {
    expect(problems.length, product).toBeGreaterThan(2)
    const sentences = [
      ...steps.map(({ text }) => text),
      ...problems.flatMap(({ cause, fix }) => [cause, fix]),
    ]
    expect(sentences.filter((text) => !/[.?!]$/.test(text))).toEqual([])
    expect(steps.filter(({ title }) => title.endsWith('.'))).toEqual([])
  }
})
