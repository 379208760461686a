import { expect, test } from 'vitest'

import { aViewer, renderText } from '#web/render-text.tsx'

import { accountQueries } from './account-queries.ts'
import { AccountPage } from './account-page.tsx'
import { MailCard } from './mail-card.tsx'

const { queryKey } = accountQueries.mail()

test('the mail card shows the current choice and its effect', () => {
  const text = renderText(<MailCard />, {
    loaded: [[queryKey, { choice: 'digest' }]],
    viewer: { ...aViewer, isAgent: true },
  })
  for (const shown of ['All tickets', 'My tickets and mentions', 'Daily summary', 'Nothing'])
    expect(text).toContain(shown)
  expect(text).toContain('Your tickets and mentions, once every morning.')
  expect(renderText(<MailCard />, { failed: [queryKey] })).toContain(
    'Failed to load email notifications',
  )
})

test('the mail card offers mail about all tickets that a person sees when they see more than their own', () => {
  const offer = 'Also email me about tickets that I can see but don’t participate in'
  const shown = (allSeen?: boolean) =>
    renderText(<MailCard />, { loaded: [[queryKey, { choice: 'all', allSeen }]] })
  expect(shown(false)).toContain(offer)
  expect(shown()).not.toContain(offer)
})

test('the account has notifications and language, and nothing of the sign-in, when it is that of a customer', () => {
  const text = renderText(<AccountPage />, { loaded: [[queryKey, { choice: 'all' }]] })
  expect(text).toMatch(
    /Email notifications.*Updates to my tickets.*Daily summary.*Nothing.*Language/s,
  )
  for (const absent of ['My tickets and mentions', 'Two-step sign-in', 'Password', 'Sessions'])
    expect(text).not.toContain(absent)
})
