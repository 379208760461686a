import { expect, test } from 'vitest'

import {
  categoriesFor,
  categoriesOf,
  mapValues,
  pipelineOf,
  priorityFor,
  priorityOf,
  resolutionFor,
  resolutionOf,
  stageFor,
  statusOf,
} from './mapping.ts'
import type { CrmCatalog, Mapping } from '#server/channels/crm/port.ts'

const options = (...values: string[]) => values.map((value) => ({ value, label: value }))
const stage = (value: string, label: string, isClosed = false, pipelineId = '0') => ({
  value,
  label,
  isClosed,
  pipelineId,
})

/** Configuration of a new account of the CRM, with a second pipeline. */
const CATALOG: CrmCatalog = {
  pipelines: options('0', '7'),
  stages: [
    stage('1', 'New'),
    stage('2', 'Waiting on contact'),
    stage('3', 'Waiting on us'),
    stage('4', 'Closed', true),
    stage('71', 'Someday', false, '7'),
    stage('72', 'Archived', true, '7'),
  ],
  priorities: options('URGENT', 'LOW', 'MEDIUM', 'HIGH'),
  categories: [
    ...options('HARDWARE_ISSUE', 'BILLING_ISSUE'),
    { value: 'cat_12', label: 'VPN & remote work' },
  ],
  resolutions: options('ISSUE_FIXED', 'REFUND_APPLIED'),
  owners: [],
}

const CATEGORIES = [
  { id: 'HARDWARE_ISSUE', name: 'HARDWARE_ISSUE' },
  { id: 'VPN', name: 'VPN & remote work' },
]

function aMap(stored: Mapping[] = [], catalog = CATALOG) {
  return mapValues({ catalog, pipelineId: '0', categories: CATEGORIES, stored })
}

test('mapValues maps the stages of every pipeline by name, and nothing when the name is unknown', () => {
  const map = aMap()
  const stages = ['1', '2', '3', '4', '71', '72', '99', null]
  expect(stages.map((one) => statusOf(map, one))).toEqual([
    'Open',
    'Pending',
    'Open',
    'Closed',
    'Open',
    'Closed',
    undefined,
    undefined,
  ])
})

test.each([
  ['On hold', 'Pending'],
  ['Awaiting customer reply', 'Pending'],
  ['Waiting for the client', 'Pending'],
  ['Waiting on third party', 'Open'],
  ['Depending on others', 'Open'],
])('a stage called %s is %s until an administrator changes that', (label, status) => {
  const map = aMap([], { ...CATALOG, stages: [stage('5', label)] })
  expect(statusOf(map, '5')).toBe(status)
})

test("stageFor begins with the first, goes on from the ticket's stage, and leaves it when it means the same", () => {
  const map = aMap()
  expect(stageFor(map, 'Open')).toBe('1')
  expect(stageFor(map, 'Open', '2')).toBe('3')
  expect(stageFor(map, 'Open', '3')).toBe('3')
  expect(stageFor(map, 'Pending', '3')).toBe('2')
  expect(stageFor(map, 'Closed', '2')).toBe('4')
  expect(stageFor(map, 'Open', '4')).toBe('1')
  // In a stage of another pipeline with this meaning it stays, too.
  expect(stageFor(map, 'Closed', '72')).toBe('72')
  expect(stageFor(map, 'Pending', '71')).toBe('2')
})

test('the names are overridden when an administrator has chosen', () => {
  const map = aMap([
    { kind: 'stage', theirs: '3', ours: 'Pending' },
    { kind: 'priority', theirs: 'URGENT', ours: 'Medium' },
    { kind: 'category', theirs: 'BILLING_ISSUE', ours: 'VPN' },
  ])
  expect(statusOf(map, '3')).toBe('Pending')
  expect(priorityOf(map, 'URGENT')).toBe('Medium')
  expect(categoriesOf(map, ['BILLING_ISSUE'])).toEqual(['VPN'])
})

test('priorities are mapped by name, and a more urgent one becomes High and stays as it is', () => {
  const map = aMap()
  expect(['LOW', 'URGENT', 'STRANGE', null].map((one) => priorityOf(map, one))).toEqual([
    'Low',
    'High',
    undefined,
    undefined,
  ])
  expect(priorityFor(map, 'High')).toBe('HIGH')
  expect(priorityFor(map, 'High', 'URGENT')).toBe('URGENT')
  expect(priorityFor(map, 'Low', 'URGENT')).toBe('LOW')
})

test('categories are mapped by key or name, and values that only the CRM has stay there', () => {
  const map = aMap()
  expect(categoriesOf(map, ['cat_12', 'BILLING_ISSUE'])).toEqual(['VPN'])
  expect(categoriesFor(map, ['HARDWARE_ISSUE', 'NOBODY_KNOWS'])).toEqual(['HARDWARE_ISSUE'])
  expect(categoriesFor(map, ['VPN'], ['BILLING_ISSUE', 'HARDWARE_ISSUE'])).toEqual([
    'BILLING_ISSUE',
    'cat_12',
  ])
})

test('a resolution is left out when the CRM does not have it', () => {
  const map = aMap()
  expect(resolutionFor(map, 'REFUND_APPLIED')).toBe('REFUND_APPLIED')
  expect(resolutionFor(map, 'FEATURE_REQUEST_TRACKED')).toBeUndefined()
  expect(resolutionOf(map, 'ISSUE_FIXED')).toBe('ISSUE_FIXED')
})

test('a pipeline is replaced by the first one when it is gone', () => {
  expect([pipelineOf(CATALOG, '7'), pipelineOf(CATALOG, '9'), pipelineOf(CATALOG, null)]).toEqual([
    '7',
    '0',
    '0',
  ])
})
