import { expect, test } from 'vitest'

import { renderText } from '#web/render-text.tsx'

import { SignedOutBanner } from './arrival-banner.tsx'

test('the login page says whether the provider has confirmed when a person has signed out', () => {
  const confirmed = renderText(<SignedOutBanner where="everywhere" />)
  expect(confirmed.trim()).toBe('You’re signed out here and at your identity provider.')
  // Anybody can write an address, which then promises nothing.
  for (const where of ['here', 'elsewhere']) {
    const text = renderText(<SignedOutBanner where={where} />)
    expect(text).toContain(
      'You’re signed out here, but your identity provider didn’t confirm the sign-out.',
    )
  }
})
