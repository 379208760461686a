import { expect, test } from 'vitest'

import * as words from '#words/operations.ts'
import { AT } from '#web/page-fixtures.tsx'
import { renderHtml, renderText } from '#web/render-text.tsx'

import { JobKinds } from './background-work-page.tsx'

const IDLE = { isScheduled: true, waiting: 0, failed: 0, oldestAt: null, lastRun: null }
const KINDS = [
  { ...IDLE, name: 'clean', title: '1' },
  { ...IDLE, name: 'sync', title: '2', isScheduled: false },
]

test('the jobs fold away when none waits and none failed', () => {
  const page = renderHtml(<JobKinds kinds={KINDS} />)
  expect(page.indexOf('<details')).toBeLessThan(page.indexOf('<table'))
  expect(renderText(<JobKinds kinds={KINDS} />)).toContain(words.healthy(2))
})

test('a job says when it ran last and how long it took', () => {
  const run = (tookMs: number) =>
    renderText(
      <JobKinds kinds={[{ ...IDLE, name: 'a', title: '1', lastRun: { at: AT, tookMs } }]} />,
    )
  expect(run(320)).toContain('320 ms')
  expect(run(4_240)).toContain('4.2 s')
  expect(run(200_000)).toContain('3 min 20 s')
})

test('a job stands in the table when something of it failed or waits', () => {
  const failed = { ...IDLE, name: 'mail', title: '3', failed: 1 }
  const page = renderHtml(<JobKinds kinds={[...KINDS, failed]} />)
  expect(page.match(/<th scope="row">(.)<\/th>/g)?.[0]).toBe('<th scope="row">3</th>')
})
