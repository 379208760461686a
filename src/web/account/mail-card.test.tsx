import { expect, test } from 'vitest'

import { renderText } from '#web/render-text.tsx'

import { accountQueries } from './account-queries.ts'
import { MailCard } from './mail-card.tsx'

const { queryKey } = accountQueries.mail()

test('the mail card shows the current choice and its effect', () => {
  const text = renderText(<MailCard />, { loaded: [[queryKey, { choice: 'digest' }]] })
  for (const shown of ['All tickets', 'My tickets and mentions', 'Daily summary', 'Nothing'])
    expect(text).toContain(shown)
  expect(text).toContain('Your tickets and mentions, once every morning.')
  expect(renderText(<MailCard />, { failed: [queryKey] })).toContain(
    'Failed to load email notifications',
  )
})
