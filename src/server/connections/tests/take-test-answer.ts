import type { TestRefused, TestResult, TestedPerson } from '#shared/connections/tests/result.ts'
import { SIGN_IN_REFUSALS } from '#shared/access/every-refusal.ts'

import { inspectOidcAnswer, type TakeOidcAnswer } from '#server/access/oidc/test-answers.ts'
import type { Inspection } from '#server/access/saml/response/inspect-response.ts'
import {
  type AskedTest,
  inspectTestAnswer,
  type TakeTestAnswer,
} from '#server/access/saml/login/test-answers.ts'
import { checkPerson, sentNameOf } from '#server/access/sign-in/admission.ts'
import { type RefusalDetail, refuse } from '#server/access/sign-in/refuse.ts'
import { findPersonByEmail } from '#server/access/users/queries.ts'
import { findMemberByEmail } from '#server/access/users/staff-queries.ts'
import type { Deps } from '#server/deps.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import { findRemarks } from './find-remarks.ts'
import { finishTest } from './queries.ts'

type Refused = { reason: string; detail?: RefusalDetail }

/** Stores the content of a test's answer, and a sign-in's verdict on it. Signs no one in. */
export const takeTestAnswer: TakeTestAnswer = async (deps, test, { address, ...answer }) => {
  const inspection = await inspectTestAnswer(deps, test, answer)
  return inspection ? storeInspection(deps, test, { inspection, address }) : false
}

/** Does the same for the answer of a provider of OpenID Connect. */
export const takeOidcAnswer: TakeOidcAnswer = async (deps, test, { address, ...answer }) => {
  const inspection = await inspectOidcAnswer(deps, test, answer)
  return inspection ? storeInspection(deps, test, { inspection, address }) : false
}

type Inspected = Pick<Inspection, 'isVerified' | 'refusals' | 'answer' | 'person'>

async function storeInspection(
  deps: Pick<Deps, 'db' | 'now'>,
  test: AskedTest,
  { inspection, address }: { inspection: Inspected; address: string },
): Promise<boolean> {
  const { person, refused } = await findPersonOf(deps, test, inspection)
  const refusals = [...inspection.refusals, ...refused].map(storeRefusal)
  const result: TestResult = {
    isVerified: inspection.isVerified,
    refusals,
    remarks: findRemarks(test.settings, { inspection, address, now: deps.now() }),
    answer: inspection.answer,
    person,
  }
  const state = refusals.length === 0 ? 'passed' : 'failed'
  return finishTest(deps.db, test, { state, result })
}

/** Says whom a sign-in would make or match, and why it would not. */
async function findPersonOf(
  { db }: Pick<Deps, 'db'>,
  { customerId }: AskedTest,
  { person }: Pick<Inspection, 'person'>,
): Promise<{ person: TestedPerson | null; refused: Refused[] }> {
  if (!person) return { person: null, refused: [] }
  const { email } = person
  return asStaff(db, async (tx) => {
    const barred = await checkPerson({ db: tx }, { id: customerId }, { email })
    const known =
      (await findPersonByEmail(tx, { customerId, email })) ??
      (await findMemberByEmail(tx, { customerId, email }))
    const currentName = known?.name ?? null
    const name = sentNameOf(person) ?? currentName ?? email
    if (barred) {
      const kind = barred.reason === 'foreign_domain' ? 'foreign_domain' : 'deactivated'
      return { person: { kind, email, name, currentName }, refused: [barred] }
    }
    if (known && !known.active) {
      const refused = [refuse('person_deactivated', { received: email })]
      return { person: { kind: 'deactivated', email, name, currentName }, refused }
    }
    return { person: { kind: known ? 'existing' : 'new', email, name, currentName }, refused: [] }
  })
}

export function storeRefusal({ reason, detail = {} }: Refused): TestRefused {
  return {
    reason: SIGN_IN_REFUSALS.find((one) => one === reason) ?? 'malformed',
    expected: detail.expected ?? null,
    received: detail.received ?? null,
    hint: detail.hint ?? null,
    ...(detail.said && { said: detail.said }),
  }
}
