import { expect, test } from 'vitest'

import * as words from '#words/operations.ts'
import { renderHtml, renderText } from '#web/render-text.tsx'

import { JobKinds } from './background-work-page.tsx'

const IDLE = { isScheduled: true, waiting: 0, failed: 0, oldestAt: null }
const KINDS = [
  { ...IDLE, name: 'clean', title: '1' },
  { ...IDLE, name: 'sync', title: '2', isScheduled: false },
]

test('the jobs fold away when none waits and none failed', () => {
  const page = renderHtml(<JobKinds kinds={KINDS} />)
  expect(page).not.toContain('<table')
  expect(renderText(<JobKinds kinds={KINDS} />)).toContain(words.healthy(2))
})

test('a job stands in the table when something of it failed or waits', () => {
  const failed = { ...IDLE, name: 'mail', title: '3', failed: 1 }
  const page = renderHtml(<JobKinds kinds={[...KINDS, failed]} />)
  expect(page.match(/<th scope="row">(.)<\/th>/g)).toEqual(['<th scope="row">3</th>'])
})
