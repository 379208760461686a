import type { Words } from '#shared/words/catalogue.ts'
import { translateDetail } from '#shared/sign-in-failures/detail-text.ts'
import { completeSettings, type ConnectionSettings } from '#shared/connections/fields.ts'
import type { ConnectionTest, NewestTest, ShownResult } from '#shared/connections/tests/contract.ts'
import type { TestResult } from '#shared/connections/tests/result.ts'
import { TEST_WAIT_MS } from '#shared/connections/tests/values.ts'

import { explanationOf } from '#server/access/sign-in-failures/present-failure.ts'
import { settingsFingerprint } from '#server/connections/settings/settings-fingerprint.ts'
import type { Deps } from '#server/deps.ts'
import { notFound } from '#server/platform/app-error.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import type { Tx } from '#server/platform/db/client.ts'
import {
  findNewestTest,
  findPassedAt,
  findTest,
  findTestedCustomer,
  type TestRow,
} from './queries.ts'

type ReadDeps = Pick<Deps, 'db' | 'now'> & { words: Words }

/** Says where a test of the customer's connection stands. */
export function getTest(
  { db, now, words }: ReadDeps,
  { customerId }: { customerId: string },
  testId: string,
): Promise<ConnectionTest> {
  return asStaff(db, async (tx) => {
    const customer = await findTestedCustomer(tx, customerId)
    const test = customer && (await findTest(tx, customerId, testId))
    if (!test) throw notFound((said) => said.connectionTests.gone)
    return present(words, test, { customer, now: now() })
  })
}

export function getNewestTest(
  { db, now, words }: ReadDeps,
  { customerId }: { customerId: string },
): Promise<NewestTest> {
  return asStaff(db, async (tx) => {
    const customer = await findTestedCustomer(tx, customerId)
    if (!customer) throw notFound((said) => said.connections.customerGone)
    const test = await findNewestTest(tx, customerId)
    return { test: test ? present(words, test, { customer, now: now() }) : null }
  })
}

/** When settings passed a test of this customer's connection last; null for those that never did. */
export async function passedTestAt(
  tx: Tx,
  customerId: string,
  settings: ConnectionSettings,
): Promise<string | null> {
  const passedAt = await findPassedAt(tx, customerId, settingsFingerprint(settings))
  return passedAt?.toISOString() ?? null
}

function present(
  words: Words,
  test: TestRow,
  { customer, now }: { customer: ConnectionTest['customer']; now: Date },
): ConnectionTest {
  const hasRunOut = test.createdAt.getTime() + TEST_WAIT_MS <= now.getTime()
  return {
    id: test.id,
    customer,
    state: test.state === 'waiting' && hasRunOut ? 'expired' : test.state,
    kind: completeSettings(test.settings).kind,
    provider: completeSettings(test.settings).provider,
    fingerprint: test.fingerprint,
    begunBy: test.begunBy,
    begunAt: test.createdAt.toISOString(),
    finishedAt: test.finishedAt?.toISOString() ?? null,
    result: test.result && explain(words, test.result),
  }
}

function explain(words: Words, { refusals, ...result }: TestResult): ShownResult {
  return {
    ...result,
    refusals: refusals.map((refusal) => {
      const { title, text, expected, received, settings, guide } = explanationOf(
        words,
        refusal.reason,
      )
      const known = translateDetail(words.signInFailures.details, refusal)
      return {
        reason: refusal.reason,
        expected: known.expected ?? expected,
        received: known.received ?? received,
        hint: known.hint ?? null,
        title,
        explanation: text,
        settings,
        guide,
      }
    }),
  }
}
