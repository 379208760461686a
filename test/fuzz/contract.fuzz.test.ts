import { expect, test } from 'vitest'

import { api } from '#shared/api.ts'
import { createTestDatabase } from '#test/test-database.ts'

import { fuzz } from './fuzz.ts'

const SEED = 20_260_302
const REQUESTS = 1_500

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
  // A redirect is the success of the first two, and a deletion may find nothing left to delete. No
  // answer to a single question names a person, or a customer that is deleted.
  const seldom = ['finishSamlLogin', 'startSamlLogin', 'deleteCustomer', 'changePerson']
  const expected = Object.keys(api).filter((name) => ![...seldom, 'restoreCustomer'].includes(name))
  expect(expected.filter((name) => !report.successes[name])).toEqual([])
}, 300_000)
