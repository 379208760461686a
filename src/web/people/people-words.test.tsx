import { expect, test } from 'vitest'
import type { Person } from '#shared/customers/people-contract.ts'
import { aViewer, inlineTexts, renderHtml, renderText } from '#web/render-text.tsx'
import { customerQueries } from '#web/customers/customer-queries.ts'
import { PeoplePage, peopleQueries } from './people-page.tsx'

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

function render({ people, q = '', nextCursor = null, hasFailed = false, html }: Listed) {
  const { queryKey } = peopleQueries.list(CUSTOMER, q)
  const parts = { pages: [{ rows: people, nextCursor }], pageParams: [null] }
  return (html ? renderHtml : renderText)(<PeoplePage />, {
    path: `${PATH}?q=${q}`,
    pattern: '/admin/customers/:customerId/people',
    loaded: [
      [customerQueries.detail(CUSTOMER).queryKey, { id: CUSTOMER, name: '東京' }],
      ...(people ? [[queryKey, parts] as const] : []),
    ],
    failed: hasFailed ? [queryKey] : [],
    viewer: { ...aViewer, isAdmin: true },
  })
}

const PEOPLE = [
  aPerson({}),
  aPerson({ id: '2', active: false, lastSignInAt: null, openSessions: 0 }),
  aPerson({ id: '3', openSessions: 1, lastSignInAt: '2025-01-05T10:00:00.000Z' }),
]

test.each<[string, Listed]>([
  ['with people', { people: PEOPLE, nextCursor: '1' }],
  ['while it loads', {}],
  ['when it cannot load', { hasFailed: true }],
  ['without anybody', { people: [] }],
  ['when nobody matches', { people: [], q: '1' }],
])('the people page takes every text from the catalogue %s', (_, listed) => {
  expect(inlineTexts(render(listed))).toEqual([])
})

test('a person leads to the tickets of this person at the customer', () => {
  expect(render({ people: PEOPLE, html: true })).toContain(
    `/desk?view=all&amp;customer=${CUSTOMER}&amp;q=1%402.3`,
  )
})
