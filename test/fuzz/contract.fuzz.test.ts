import { expect, test } from 'vitest'

import { api, type EndpointName } from '#shared/api.ts'
import { createTestDatabase } from '#test/test-database.ts'

import { fuzz } from './fuzz.ts'

const SEED = 20_260_302
const REQUESTS = 2_700

/** Endpoints that a run may never call with success. */
const SELDOM = new Set<EndpointName>([
  // Their success is a redirect.
  'finishSamlLogin',
  'startSamlLogin',
  // There may be no logo at the time, and nothing left to delete.
  'getLogo',
  'deleteCustomer',
  // No single answer names a person, a session, a deleted customer or the code of a refused
  // sign-in.
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
  // Earlier wrong guesses lock the account for this address.
  'adminLogin',
  // They need a password, a code or a link that nobody can guess, or something obtained with one.
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
  // They replace everything and need its current version.
  'updateSettings',
  'updateUsageLimits',
  'orderCategories',
])

const NAMES = Object.keys(api) as EndpointName[]

test('every endpoint answers well-formed and every row keeps the rules, whatever is sent', async () => {
  const mustSucceed = NAMES.filter((name) => !SELDOM.has(name))
  const report = await fuzz({
    databaseUrl: await createTestDatabase(),
    seed: SEED,
    requests: REQUESTS,
    mustSucceed,
  })
  expect(
    report.problems,
    `Again: npm run soak -- --seed ${SEED} --requests ${REQUESTS} --lanes 1`,
  ).toEqual([])

  const successes = Object.values(report.successes).reduce((sum, count) => sum + count, 0)
  expect(successes).toBeGreaterThan(report.requests / 5)
  expect(mustSucceed.filter((name) => !report.successes[name])).toEqual([])
}, 300_000)
