import { expect, test } from 'vitest'

import { paths } from '#web/lib/navigation/paths.ts'
import { renderHtml } from '#web/render-text.tsx'

import { axisTicks, Chart } from './chart.tsx'

test.each([
  [2, [0, 1, 2]],
  [4, [0, 1, 2, 3, 4]],
  [7, [0, 2, 4, 6]],
  [20, [0, 5, 10, 15, 20]],
  [63, [0, 20, 40, 60]],
  [1000, [0, 500, 1000]],
])('an axis up to %d has the ticks %j', (axisMax, ticks) => {
  expect(axisTicks(axisMax)).toEqual(ticks)
})

function chartWith(label?: string): string {
  const part = { tone: 'plain', heightPx: 20 } as const
  const columns = [
    { key: 'a', parts: [{ ...part, title: 'May: 2', to: paths.tickets }] },
    { key: 'b', parts: [{ ...part, title: 'June: 0' }] },
  ]
  return renderHtml(<Chart label={label} kind="grouped" columns={columns} axisMax={2} />)
}

test('a chart with a name has a link with a name for each bar that leads somewhere, which the keyboard reaches', () => {
  const html = chartWith('Tickets per month')
  const [link = '', ...others] = html.match(/<a [^>]*>/g) ?? []
  expect(others).toEqual([])
  expect(link).toContain('aria-label="May: 2"')
  expect(link).not.toContain('tabindex')
  expect(html).toMatch(/^<div[^>]* aria-hidden="false"/)
})

test('a chart without a name is for eyes and pointers alone', () => {
  expect(chartWith()).toMatch(/^<div[^>]* aria-hidden="true"/)
  expect(chartWith()).toMatch(/<a [^>]*tabindex="-1"/i)
})
