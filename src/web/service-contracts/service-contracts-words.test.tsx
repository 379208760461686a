import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'

import type { ContractVersion, TryOut as Tried } from '#shared/service-contracts/contract.ts'
import type { ServiceTerms } from '#shared/sla/terms.ts'
import { slaReceipt } from '#shared/sla/receipt.ts'
import { customerQueries } from '#web/customers/customer-queries.ts'
import { deskChoices } from '#web/desk/desk-choices.ts'
import { A_CUSTOMER, AT } from '#web/page-fixtures.tsx'
import { aViewer, inlineTexts, renderText } from '#web/render-text.tsx'
import { settingsQueries } from '#web/settings/settings-queries.ts'
import { ticketQueries } from '#web/tickets/queries/ticket-queries.ts'

import { ContractPage } from './contract-page.tsx'
import { CorrectionPage, NewVersionPage } from './version-pages.tsx'
import { contractQueries } from './contract-queries.ts'
import { MaintenancePage } from './maintenance-page.tsx'
import { templatePages } from './templates-page.tsx'
import { startingTerms } from './terms-form-model.ts'
import { BothReceipts, TriedResult } from './try-out.tsx'

// Zones have the names of their places in every language.
vi.mock('#web/ui/controls/time-zone-options.tsx', () => ({ TimeZoneOptions: () => null }))

const ID = '1'
const AGENT = '7'
const LIFTS = 'LIFTS'

const standard = startingTerms('extended', 'UTC')
const TERMS: ServiceTerms = {
  ...standard,
  calendar: {
    ...standard.calendar,
    name: '暦',
    holidays: [
      { date: '2099-12-24', name: '祭', intervals: [{ from: '09:00', to: '12:00' }], counts: true },
      { date: '2099-12-25', name: '日', intervals: [], counts: true },
    ],
  },
  categoryTargets: [{ category: LIFTS, targets: standard.targets }],
  escalations: [
    { percent: 80, to: 'assignee' },
    { percent: 90, to: 'everybody' },
    { percent: 95, to: AGENT },
    { percent: 100, to: '8' },
  ],
  text: '契約',
}

function aVersion(id: string, validFrom: string, reason: string | null = null): ContractVersion {
  const first = { terms: TERMS, at: AT, reason: null, by: '李雷' }
  return {
    id,
    validFrom,
    startsAt: `${validFrom}T00:00:00.000Z`,
    template: id === '2' ? { id: '5', name: '雛形' } : null,
    revisions: reason === null ? [first] : [first, { ...first, reason }],
  }
}

const VERSIONS = [
  aVersion('1', '2020-01-01'),
  aVersion('2', '2024-01-01', '祝日'),
  aVersion('3', '2099-01-01'),
]
const TEMPLATES = [0, 1, 2].map((followers) => ({
  id: String(followers),
  name: '雛形',
  terms: TERMS,
  version: 1,
  followers,
}))

const SETTINGS = { timeZone: 'UTC' }

const AROUND = [
  [customerQueries.detail(ID).queryKey, { ...A_CUSTOMER, name: '東京', timeZone: 'UTC' }],
  [settingsQueries.settings().queryKey, SETTINGS],
  [ticketQueries.knownCategories().queryKey, [{ id: LIFTS, name: 'エレベーター' }]],
  [
    deskChoices().queryKey,
    { customers: [{ id: ID, name: '東京' }], agents: [{ id: AGENT, name: '李雷' }] },
  ],
] as const

function render(
  page: ReactNode,
  {
    versions = VERSIONS,
    templates = TEMPLATES,
    path = `/c/${ID}`,
    pattern = '/c/:customerId',
  } = {},
) {
  return renderText(page, {
    path,
    pattern,
    viewer: { ...aViewer, isAdmin: true },
    loaded: [
      ...AROUND,
      [contractQueries.ofCustomer(ID).queryKey, { versions, currentId: versions[1]?.id ?? null }],
      [contractQueries.templates().queryKey, templates],
    ],
  })
}

test('the contract takes its texts from the catalogue when it has versions, and none', () => {
  expect(inlineTexts(render(<ContractPage />))).toEqual([])
  expect(inlineTexts(render(<ContractPage />, { versions: [] }))).toEqual([])
})

test('the form of a version takes its texts from the catalogue when it is new and when it corrects', () => {
  expect(inlineTexts(render(<NewVersionPage />))).toEqual([])
  expect(inlineTexts(render(<NewVersionPage />, { versions: [], templates: [] }))).toEqual([])
  const path = `/c/${ID}?version=2`
  expect(inlineTexts(render(<CorrectionPage />, { path }))).toEqual([])
  expect(inlineTexts(render(<CorrectionPage />, { path: `/c/${ID}?version=9` }))).toEqual([])
})

test('the pages of templates take their texts from the catalogue when there are some, and none', () => {
  const { TemplatePage, TemplatesPage } = templatePages
  expect(inlineTexts(render(<TemplatesPage />))).toEqual([])
  expect(inlineTexts(render(<TemplatesPage />, { templates: [] }))).toEqual([])
  const pattern = '/t/:templateId'
  for (const id of ['0', '1', '9'])
    expect(inlineTexts(render(<TemplatePage />, { path: `/t/${id}`, pattern }))).toEqual([])
  expect(inlineTexts(render(<TemplatePage />))).toEqual([])
})

test('the maintenance windows take their texts from the catalogue when there are some, and none', () => {
  const windows = ['2020', '2098', '2099'].map((year) => ({
    id: year,
    name: '保守',
    customers: year === '2020' ? null : [{ id: ID, name: '東京' }],
    startsAt: year === '2098' ? AT : `${year}-01-01T00:00:00.000Z`,
    endsAt: `${year}-01-02T00:00:00.000Z`,
    countsFrom: `${year}-01-01T12:00:00.000Z`,
    version: 1,
  }))
  for (const list of [windows, []]) {
    const loaded = [...AROUND, [contractQueries.windows().queryKey, list] as const]
    expect(inlineTexts(renderText(<MaintenancePage />, { loaded }))).toEqual([])
  }
})

test('a try-out takes its texts from the catalogue when results change, and when none do', () => {
  const changed = {
    id: '1',
    number: 1,
    subject: '件名',
    createdAt: AT,
    before: { responseStatus: 'met', resolutionStatus: 'pending' },
    after: { responseStatus: 'breached', resolutionStatus: 'met' },
  } as const
  const some: Tried = {
    tickets: 1234,
    before: { breached: 12 },
    after: { breached: 1 },
    changed: [changed],
    changedCount: 2,
  }
  const none = { ...some, changed: [], changedCount: 0 }
  for (const tried of [some, none]) {
    const result = <TriedResult tried={tried} isOutdated onCompare={() => {}} />
    expect(inlineTexts(renderText(result))).toEqual([])
  }
  const events = [{ type: 'created', at: new Date(AT), byAgent: false, priority: 'High' }]
  const receipt = JSON.parse(
    JSON.stringify(slaReceipt(events, { timeZone: 'UTC', now: new Date(AT) })),
  )
  const both = <BothReceipts customerId={ID} terms={TERMS} ticket={changed} />
  const key = ['service-contracts', 'tried', ID, changed.id, TERMS]
  expect(
    inlineTexts(renderText(both, { loaded: [[key, { before: receipt, after: receipt }]] })),
  ).toEqual([])
})

test('the pages say in words of the catalogue that they failed to load', () => {
  const failed = [
    contractQueries.ofCustomer(ID).queryKey,
    contractQueries.templates().queryKey,
    contractQueries.windows().queryKey,
  ]
  const around = { path: `/c/${ID}`, pattern: '/c/:customerId', loaded: [...AROUND], failed }
  const { TemplatesPage } = templatePages
  for (const page of [
    <ContractPage key="c" />,
    <NewVersionPage key="n" />,
    <TemplatesPage key="t" />,
    <MaintenancePage key="m" />,
  ])
    expect(inlineTexts(renderText(page, around))).toEqual([])
})
