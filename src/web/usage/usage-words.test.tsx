import { expect, test } from 'vitest'
import { USAGE_LIMITS } from '#shared/usage/values.ts'
import { inlineTexts, renderText } from '#web/render-text.tsx'
import { readLimits, toTexts } from './limit-texts.ts'
import { UsagePage, usageQueries } from './usage-page.tsx'

const USE = { tickets: 1234, replies: 1, bytesToday: 1, bytesInAll: 1_400_000_000, streams: 1 }
const CUSTOMER = { id: '1', name: '東京', ...USE }
const PERSON = { ...CUSTOMER, name: '王芳', email: '1@2.3', customerName: '東京' }
const STORED = { version: 1, updatedAt: null, updatedBy: null, ticketsPerHourOfPerson: 1 }
const LIMITS = { ...Object.fromEntries(USAGE_LIMITS.map((name) => [name, 1])), ...STORED }

const usage = usageQueries.usage('bytesInAll').queryKey
const limits = usageQueries.limits().queryKey

test.each<[string, Parameters<typeof renderText>[1]]>([
  [
    'with people',
    {
      loaded: [
        [usage, { customers: [CUSTOMER], people: [PERSON] }],
        [limits, LIMITS],
      ],
    },
  ],
  ['without', { loaded: [[usage, { customers: [], people: [] }]] }],
  ['while it loads', {}],
  ['when it cannot load', { failed: [usage, limits] }],
])('the usage page takes every text from the catalogue %s', (_, around) => {
  expect(inlineTexts(renderText(<UsagePage />, around))).toEqual([])
})

test('the usage page takes its text from the catalogue when a limit is invalid', () => {
  const limit = Object.fromEntries(USAGE_LIMITS.map((name) => [name, 1]))
  const texts = { ...toTexts(limit as never), streamsOfPerson: '?', requestsAtOnceOfPerson: '1' }
  const { problems } = readLimits(texts)
  expect(Object.values(problems)).toHaveLength(2)
  for (const problem of Object.values(problems)) expect(inlineTexts(problem)).toEqual([])
})
