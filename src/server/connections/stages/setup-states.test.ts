import { expect, test } from 'vitest'

import { TEST_NOW } from '#test/build-test-app.ts'

import { describeSetup } from './setup-states.ts'

const NOTHING = {
  isEnabled: false,
  lastSignInAt: null,
  stage: null,
  changedAt: null,
  failedAt: null,
  link: undefined,
}
const AT = TEST_NOW.toISOString()
const LINK = { createdAt: TEST_NOW, readyAt: null }

test('describeSetup says nothing when someone has signed in with live settings', () => {
  expect(describeSetup({ ...NOTHING, isEnabled: true, lastSignInAt: TEST_NOW })).toBeNull()
  expect(describeSetup({ ...NOTHING, isEnabled: true })).toEqual({ state: 'no_sign_in', at: null })
})

test('describeSetup says the latest step when single sign-on is off', () => {
  expect(describeSetup(NOTHING)).toEqual({ state: 'not_set_up', at: null })
  const draft = { ...NOTHING, stage: 'draft' as const, changedAt: TEST_NOW }
  expect(describeSetup(draft)).toEqual({ state: 'draft', at: AT })
  expect(describeSetup({ ...draft, link: LINK })).toEqual({ state: 'link_sent', at: AT })
  expect(describeSetup({ ...draft, link: { ...LINK, readyAt: TEST_NOW } })).toEqual({
    state: 'link_ready',
    at: AT,
  })
  const failed = { ...draft, link: LINK, failedAt: TEST_NOW }
  expect(describeSetup(failed)).toEqual({ state: 'test_failed', at: AT })
  expect(describeSetup({ ...failed, stage: 'pilot' })).toEqual({ state: 'pilot', at: AT })
})
