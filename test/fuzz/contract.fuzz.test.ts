import { expect, test } from 'vitest'

import { api } from '#shared/api.ts'
import { createTestDatabase } from '#test/test-database.ts'

import { fuzz } from './fuzz.ts'

const SEED = 20_260_302
const REQUESTS = 2_500

/** Those that may well be refused each time. */
const SELDOM = new Set([
  // Their success is a redirect.
  'finishSamlLogin',
  'startSamlLogin',
  // There may be no logo at the time, and nothing left to delete.
  'getLogo',
  'deleteCustomer',
  // No answer to a single question names a person, a session, a customer that is deleted or the
  // code of a refused sign-in.
  'getSignInFailure',
  'changePerson',
  // A failed job is not named by any question either.
  'retryJob',
  'dismissJob',
  'changeStaff',
  'makeAccountLink',
  'removeSecondFactor',
  'endSession',
  'restoreCustomer',
  // Wrong guesses before it lock the account from this address.
  'adminLogin',
  // They ask for a password, a code or a link that nobody can guess, or for what comes by one.
  'readAccountLink',
  'setPassword',
  'confirmIdentity',
  'updateSignInRules',
  'changePassword',
  'beginTotp',
  'confirmTotp',
  'removeTotp',
  'beginPasskey',
  'addPasskey',
  'renamePasskey',
  'removePasskey',
  'makeRecoveryCodes',
  // For all that there is, as it is at this moment.
  'updateSettings',
  'updateUsageLimits',
  'orderCategories',
])

test('whatever is sent to any endpoint, the answer is well-formed and every row keeps the rules', async () => {
  const report = await fuzz({
    databaseUrl: await createTestDatabase(),
    seed: SEED,
    requests: REQUESTS,
  })
  expect(
    report.problems,
    `Again: npm run soak -- --seed ${SEED} --requests ${REQUESTS} --lanes 1`,
  ).toEqual([])

  const successes = Object.values(report.successes).reduce((sum, count) => sum + count, 0)
  expect(successes).toBeGreaterThan(report.requests / 5)
  const expected = Object.keys(api).filter((name) => !SELDOM.has(name))
  expect(expected.filter((name) => !report.successes[name])).toEqual([])
}, 300_000)
