import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { CONNECTION_KINDS } from '#shared/connections/fields.ts'
import { inlineTexts, renderText } from '#web/render-text.tsx'
import { AttributeTable } from '#web/sso-guide/guide/attribute-table.tsx'
import { guideQueries, loadGuide } from '#web/sso-guide/load-guide.ts'
import { GUIDE_NAMES, KIND_GUIDES } from '#web/sso-guide/guide/guide-names.ts'
import { MetadataDialog } from '#web/sso-guide/guide/metadata-dialog.tsx'
import { NextSteps } from '#web/sso-guide/guide/next-steps.tsx'
import { PortalValueList } from '#web/sso-guide/guide/portal-value-list.tsx'
import type { ProviderGuide } from '#web/sso-guide/guide/provider-guide.ts'
import { PROVIDER_GUIDES } from '#test/provider-guides.ts'

const CUSTOMER = { id: '1', name: '東京', domain: '2.3' }
const VALUES = { entityId: '1', acsUrl: '2', ssoUrl: '3', metadataUrl: '4' }

/** Texts of our own. Everything else of a guide is on the console's screen, or an address. */
const SAID = /^(?:title|text|note|cause|fix|why|access|tile|rotation|signed|encrypted|where|role)$/

function saidIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'string' ? (SAID.test(key) ? [inner] : []) : saidIn(inner),
  )
}

test.each(GUIDE_NAMES)(
  'the guide of %s takes every text from the catalogue when it is shown',
  (provider) => {
    const said = saidIn(PROVIDER_GUIDES[provider])
    expect(said.length).toBeGreaterThan(25)
    expect(said.flatMap(inlineTexts)).toEqual([])
  },
)

test.each([...KIND_GUIDES, 'microsoft_application', 'google_application'] as const)(
  'the guide of %s takes every text from the catalogue when it is no provider of SAML',
  async (name) => {
    const said = saidIn(await loadGuide(name))
    expect(said.length).toBeGreaterThan(13)
    expect(said.flatMap(inlineTexts)).toEqual([])
  },
)

const attributes: ProviderGuide['attributes'] = [
  { ours: 'email', choose: '1', sentAs: '2' },
  { ours: 'firstName', choose: '1', sentAs: 'firstName' },
]

/** Without the names of what is sent to us, which stay. */
const shown = (page: ReactNode, around?: Parameters<typeof renderText>[1]) =>
  renderText(page, around).replaceAll(/\b(?:email|firstName|lastName)\b/g, '')

test.each<[string, () => ReactNode, Parameters<typeof renderText>[1]?]>([
  ['our values', () => <PortalValueList values={VALUES} customer={CUSTOMER} isNew={false} />],
  ['values of a new one', () => <PortalValueList values={VALUES} customer={CUSTOMER} isNew />],
  ['its attributes', () => <AttributeTable guide={{ product: '東京', attributes }} />],
  ...CONNECTION_KINDS.flatMap((kind) =>
    [true, false].map((isNew): [string, () => ReactNode] => [
      `what is next for ${kind}, ${isNew ? 'new' : 'known'}`,
      () => <NextSteps customer={CUSTOMER} kind={kind} isNew={isNew} />,
    ]),
  ),
  [
    'what is next of a new one',
    () => <NextSteps customer={{ ...CUSTOMER, domain: '' }} kind="saml" isNew />,
  ],
  ['no metadata yet', () => <MetadataDialog customer={CUSTOMER} open onClose={() => {}} />],
  [
    'no metadata',
    () => <MetadataDialog customer={CUSTOMER} open onClose={() => {}} />,
    { failed: [guideQueries.metadata('1').queryKey] },
  ],
])('the guide takes every text from the catalogue when it is shown: %s', (_, show, around) => {
  expect(inlineTexts(shown(show(), around))).toEqual([])
})
