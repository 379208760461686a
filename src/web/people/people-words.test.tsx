import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import type { Person } from '#shared/customers/people-contract.ts'
import { aViewer, inlineTexts, renderHtml, renderText } from '#web/render-text.tsx'
import { ticketQueries } from '#web/tickets/queries/ticket-queries.ts'
import { customerQueries } from '#web/customers/customer-queries.ts'
import { listPeople, type PeopleSource } from './people-list.tsx'
import { colleagues, ColleaguesPage, peopleOf, PeoplePage } from './people-page.tsx'
import { VisibilityDialog } from './visibility-dialog.tsx'

const CUSTOMER = '1'
const PATH = `/admin/customers/${CUSTOMER}/people`
const HOUR_MS = 3_600_000

function aPerson(change: Partial<Person>): Person {
  return {
    id: '1',
    name: '王芳',
    email: '1@2.3',
    active: true,
    createdAt: '2025-01-05T10:00:00.000Z',
    lastSignInAt: new Date(Date.now() - 3 * HOUR_MS).toISOString(),
    openSessions: 2,
    passkeys: 0,
    isLinked: false,
    visibility: 'own',
    categories: [],
    mayAnswer: false,
    isPortalManager: false,
    isExternal: false,
    ...change,
  }
}

type Listed = {
  people?: Person[]
  q?: string
  nextCursor?: string | null
  hasFailed?: boolean
  html?: boolean
}

const PAGES: Record<'customer' | 'manager', { source: PeopleSource; page: ReactNode }> = {
  customer: { source: peopleOf(CUSTOMER), page: <PeoplePage /> },
  manager: { source: colleagues, page: <ColleaguesPage /> },
}

function render(
  { people, q = '', nextCursor = null, hasFailed = false, html }: Listed,
  { source, page } = PAGES.customer,
) {
  const { queryKey } = listPeople(source, q)
  const parts = { pages: [{ rows: people, nextCursor }], pageParams: [null] }
  return (html ? renderHtml : renderText)(page, {
    path: `${PATH}?q=${q}`,
    pattern: '/admin/customers/:customerId/people',
    loaded: [
      [customerQueries.detail(CUSTOMER).queryKey, { id: CUSTOMER, name: '東京' }],
      [ticketQueries.knownCategories().queryKey, [{ id: 'LIFTS', name: 'エレベーター' }]],
      ...(people ? [[queryKey, parts] as const] : []),
    ],
    failed: hasFailed ? [queryKey] : [],
    viewer: { ...aViewer, isAdmin: source.isOfStaff },
  })
}

const PEOPLE = [
  aPerson({}),
  aPerson({ id: '2', active: false, lastSignInAt: null, openSessions: 0 }),
  aPerson({ id: '3', openSessions: 1, lastSignInAt: '2025-01-05T10:00:00.000Z' }),
  aPerson({ id: '4', visibility: 'categories', categories: ['LIFTS'], mayAnswer: true }),
  aPerson({ id: '5', visibility: 'all', isPortalManager: true }),
  aPerson({ id: '6', isExternal: true }),
  aPerson({ id: '7', passkeys: 2, isLinked: true }),
  aPerson({ id: aViewer.id }),
]

test.each<[string, Listed]>([
  ['with people', { people: PEOPLE, nextCursor: '1' }],
  ['while it loads', {}],
  ['when it cannot load', { hasFailed: true }],
  ['without anybody', { people: [] }],
  ['when nobody matches', { people: [], q: '1' }],
])('the people page takes every text from the catalogue %s', (_, listed) => {
  for (const page of Object.values(PAGES)) expect(inlineTexts(render(listed, page))).toEqual([])
})

test.each(['categories', 'all'] as const)(
  'the dialog of a visibility takes every text from the catalogue when it is %s',
  (visibility) => {
    const person = aPerson({ visibility, categories: ['LIFTS'] })
    const loaded = [
      [ticketQueries.categories().queryKey, [{ id: 'DOORS', name: 'ドア' }]],
      [ticketQueries.knownCategories().queryKey, [{ id: 'LIFTS', name: 'エレベーター' }]],
    ] as const
    const text = renderText(
      <VisibilityDialog person={person} onSave={async () => {}} onClose={() => {}} />,
      { loaded: [...loaded] },
    )
    expect(inlineTexts(text)).toEqual([])
    expect(text.includes('エレベーター')).toBe(visibility === 'categories')
  },
)

test('a portal manager can change a person only when it is neither themselves nor someone external', () => {
  const canChange = (person: Partial<Person>) =>
    !/<td[^>]*><\/td>/.test(render({ people: [aPerson(person)], html: true }, PAGES.manager))
  expect(canChange({})).toBe(true)
  expect(canChange({ id: aViewer.id })).toBe(false)
  expect(canChange({ isExternal: true })).toBe(false)
})

test('a person leads to the tickets of this person at the customer', () => {
  expect(render({ people: PEOPLE, html: true })).toContain(
    `/desk?view=all&amp;customer=${CUSTOMER}&amp;q=1%402.3`,
  )
})
