import { expect, test } from 'vitest'

import { renderText } from '#web/render-text.tsx'

import { noticeQueries, SignOnNotices } from './sign-on-notices.tsx'

const { stopped, metadata, domains } = noticeQueries

test('the dashboard lists the connections that need attention, the most urgent first', () => {
  const text = renderText(<SignOnNotices />, {
    loaded: [
      [stopped.queryKey, [{ customerId: '1', name: 'Northwind', version: 4, stopped: 1 }]],
      [metadata.queryKey, [{ customerId: '2', name: 'Contoso', kind: 'new_certificate' }]],
      [
        domains.queryKey,
        [
          {
            customerId: '3',
            name: 'Fabrikam',
            shown: 'fabrikam.example',
            state: 'gone',
            refusedFrom: '2026-03-01',
          },
        ],
      ],
    ],
  })
  expect(text).toMatch(
    /stopped working after a change\s*Northwind\s*: 1 person can’t sign in since version 4/,
  )
  expect(text).toMatch(/Northwind[^]*Contoso\s*: New certificate to review[^]*Fabrikam\s*: .*Mar 1/)
})

test('the dashboard mentions no single sign-on when nothing needs attention', () => {
  const none = [stopped, metadata, domains].map(({ queryKey }) => [queryKey, []] as const)
  expect(renderText(<SignOnNotices />, { loaded: none }).trim()).toBe('')
})
