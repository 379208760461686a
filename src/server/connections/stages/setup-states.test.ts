import { expect, test } from 'vitest'

import type { SetupState } from '#shared/customers/values.ts'
import { TEST_NOW } from '#test/build-test-app.ts'

import { describeSetup } from './setup-states.ts'

const NOTHING = { isEnabled: false, lastSignInAt: null, isPilot: false, steps: [] }
const NO_STEP = { at: null, by: null }

function step(state: SetupState, minutes = 0) {
  return { state, at: new Date(TEST_NOW.getTime() + minutes * 60_000), by: 'Sam' }
}

test('describeSetup says nothing when someone has signed in with live settings', () => {
  expect(describeSetup({ ...NOTHING, isEnabled: true, lastSignInAt: TEST_NOW })).toBeNull()
  expect(describeSetup({ ...NOTHING, isEnabled: true })).toEqual({
    state: 'no_sign_in',
    ...NO_STEP,
  })
})

test('describeSetup says the latest step, and who took it, when single sign-on is off', () => {
  const lastOf = (...steps: ReturnType<typeof step>[]) =>
    describeSetup({ ...NOTHING, steps })?.state
  expect(describeSetup(NOTHING)).toEqual({ state: 'not_set_up', ...NO_STEP })
  expect(describeSetup({ ...NOTHING, steps: [step('draft')] })).toEqual({
    state: 'draft',
    at: TEST_NOW.toISOString(),
    by: 'Sam',
  })
  expect(lastOf(step('link_sent'), step('draft', 5), step('testing', 13))).toBe('testing')
  expect(lastOf(step('link_sent', 2), step('draft'))).toBe('link_sent')
  expect(lastOf(step('link_sent'), step('testing'), step('link_ready'))).toBe('link_ready')
  expect(lastOf(step('draft', 5), step('test_passed', 8), step('off', 9))).toBe('off')
  expect(lastOf(step('off', 9), step('draft', 10))).toBe('draft')
})

test('describeSetup says that a pilot runs when something is tested meanwhile', () => {
  const steps = [step('pilot'), step('testing', 5)]
  expect(describeSetup({ ...NOTHING, isPilot: true, steps })?.state).toBe('pilot')
})
