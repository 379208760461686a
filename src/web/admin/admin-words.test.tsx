import { expect, test } from 'vitest'

import { customerQueries } from '#web/customers/customer-queries.ts'
import { inlineTexts, renderText } from '#web/render-text.tsx'

import { AdminDashboardPage } from './admin-dashboard-page.tsx'

const counts = customerQueries.counts().queryKey
const recent = customerQueries.recent().queryKey
const COUNTED = { total: 4, active: 3, inactive: 1, samlEnabled: 2 }

test.each<[string, Parameters<typeof renderText>[1]]>([
  [
    'without customers',
    {
      loaded: [
        [counts, COUNTED],
        [recent, []],
      ],
    },
  ],
  ['while it loads', {}],
  ['when it cannot load', { failed: [counts, recent] }],
])('the admin dashboard takes every text from the catalogue %s', (_, around) => {
  expect(inlineTexts(renderText(<AdminDashboardPage />, around))).toEqual([])
})
