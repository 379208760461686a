import type { TestRefused, TestResult, TestedPerson } from '#shared/connections/tests/result.ts'
import { SIGN_IN_REFUSALS } from '#shared/access/every-refusal.ts'
import { completeSettings } from '#shared/connections/fields.ts'

import type { OidcDeps } from '#server/access/oidc/connection.ts'
import {
  inspectOidcAnswer,
  type OidcInspection,
  type TakeOidcAnswer,
} from '#server/access/oidc/test-answers.ts'
import type { Inspection } from '#server/access/saml/response/inspect-response.ts'
import {
  type AskedTest,
  inspectTestAnswer,
  type TakeTestAnswer,
} from '#server/access/saml/login/test-answers.ts'
import { checkPerson, sentNameOf } from '#server/access/sign-in/admission.ts'
import { type RefusalDetail, refuse } from '#server/access/sign-in/refuse.ts'
import { isOfAnother } from '#server/access/sign-in/sign-in-person.ts'
import { isLinkWorking } from '#server/access/setup-links/queries.ts'
import { findPersonByEmail, lockPersonOfProvider } from '#server/access/users/queries.ts'
import {
  findMemberByEmail,
  listAdministratorAddresses,
} from '#server/access/users/staff-queries.ts'
import type { Deps } from '#server/deps.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import { settingsFingerprint } from '#server/connections/settings/settings-fingerprint.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { findRemarks } from './find-remarks.ts'
import { finishTest } from './queries.ts'

type Refused = { reason: string; detail?: RefusalDetail }

/** Stores the content of a test's answer, and a sign-in's verdict on it. Signs no one in. */
export const takeTestAnswer: TakeTestAnswer = async (deps, test, { address, ...answer }) => {
  const inspection = await inspectTestAnswer(deps, test, answer)
  return inspection ? storeInspection(deps, test, { inspection, address }) : false
}

/** Stores the tenant of Microsoft that a test has found, with the test. Returns as `takeTestAnswer`. */
export type BindTenant = (
  deps: Pick<Deps, 'db' | 'now'>,
  test: AskedTest,
  found: { tenant: string; result: TestResult; address: string },
) => Promise<boolean>

/** Does the same for the answer of a provider of OpenID Connect. */
export async function takeOidcTestAnswer(
  deps: OidcDeps,
  test: AskedTest,
  { address, ...answer }: Parameters<TakeOidcAnswer>[2],
  bindTenant: BindTenant,
): ReturnType<TakeOidcAnswer> {
  const inspection = await inspectOidcAnswer(deps, test, answer)
  if (!inspection) return { isTaken: false }
  if ('next' in inspection) return { isTaken: true, next: inspection.next }
  return { isTaken: await storeInspection(deps, test, { inspection, address, bindTenant }) }
}

type Inspected = Pick<Inspection, 'isVerified' | 'refusals' | 'answer' | 'person'> &
  Pick<OidcInspection, 'tenant' | 'providerId'>

async function storeInspection(
  deps: Pick<Deps, 'db' | 'now'>,
  test: AskedTest,
  {
    inspection,
    address,
    bindTenant,
  }: { inspection: Inspected; address: string; bindTenant?: BindTenant },
): Promise<boolean> {
  const { person, refused } = await findPersonOf(deps, test, inspection)
  // Says the same, and what to do about it.
  const isSaid = inspection.refusals.some(({ reason }) => reason === 'oidc_foreign_consent')
  const refusals = [...inspection.refusals, ...(isSaid ? [] : refused)].map(storeRefusal)
  const remarks = findRemarks(test.settings, { inspection, address, now: deps.now() })
  const { isVerified, answer, tenant } = inspection
  const result: TestResult = { isVerified, refusals, remarks, answer, person }
  if (refusals.length > 0) return finishTest(deps.db, test, { state: 'failed', result })
  if (tenant !== undefined && bindTenant) return bindTenant(deps, test, { tenant, result, address })
  return finishTest(deps.db, test, { state: 'passed', result })
}

/**
 * Finishes a test that has found the tenant, as one of settings with it. Refuses where the person who began
 * the test may not connect a provider any more.
 */
export async function finishWithTenant(
  tx: Tx,
  test: AskedTest,
  { tenant, result, at }: { tenant: string; result: TestResult; at: Date },
): Promise<{ isTaken: boolean; isBound: boolean }> {
  if (!(await isEntitled(tx, test, at))) {
    const refusals = [storeRefusal(refuse('oidc_consent_void', { received: test.begunBy }))]
    const failed = { state: 'failed', result: { ...result, refusals } } as const
    return { isTaken: await finishTest(tx, test, failed), isBound: false }
  }
  const settings = { ...completeSettings(test.settings), entityId: tenant }
  const fingerprint = settingsFingerprint(settings)
  const bound = { settings: JSON.stringify(settings), fingerprint }
  const isTaken = await finishTest(tx, test, { state: 'passed', result, bound })
  return { isTaken, isBound: isTaken }
}

async function isEntitled(
  tx: Tx,
  { customerId, setupLinkId: id, begunById }: AskedTest,
  at: Date,
): Promise<boolean> {
  if (id === null) {
    const administrators = await listAdministratorAddresses(tx)
    return administrators.some((one) => one.id === begunById)
  }
  return isLinkWorking(tx, { customerId, id }, at)
}

/** Says whom a sign-in would make or match, and why it would not. */
async function findPersonOf(
  { db }: Pick<Deps, 'db'>,
  { customerId }: AskedTest,
  { person, providerId }: Pick<Inspected, 'person' | 'providerId'>,
): Promise<{ person: TestedPerson | null; refused: Refused[] }> {
  if (!person) return { person: null, refused: [] }
  const { email } = person
  return asStaff(db, async (tx) => {
    const barred = await checkPerson({ db: tx }, { id: customerId }, { email })
    const known =
      (providerId && (await lockPersonOfProvider(tx, { customerId, providerId }))) ??
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
    if (known && (await isOfAnother(tx, { customerId, email, providerId }))) {
      const refused = [refuse('oidc_other_person', { received: email })]
      return { person: { kind: 'existing', email, name: known.name, currentName }, refused }
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
