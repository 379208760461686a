import { RENEW_BEFORE_MS } from '#shared/connections/certificate-end.ts'
import type { ConnectionSettings } from '#shared/connections/fields.ts'
import type { TestResult } from '#shared/connections/tests/result.ts'
import type { TestRemark } from '#shared/connections/tests/values.ts'

import type { Inspection } from '#server/access/saml/response/inspect-response.ts'
import { checkAddress } from '#server/access/sign-in/admission.ts'
import { certificateEndOf } from '#server/connections/settings/list-expiring-certificates.ts'

/** A clock that is ahead shows at once; behind, an answer looks like one that was long on its way. */
const AHEAD_MS = 5_000
const BEHIND_MS = 30_000
const SHORT_SESSION_MS = 30 * 60_000

type Remarks = TestResult['remarks']
type Seen = { inspection: Pick<Inspection, 'answer' | 'person'>; address: string; now: Date }

/** Finds faults that do not stop a sign-in, but concern an administrator. */
export function findRemarks(
  settings: ConnectionSettings,
  { inspection: { answer, person }, address, now }: Seen,
): Remarks {
  return [
    ...ofCertificates(settings, { answer, now }),
    ...ofTimes(answer, now),
    ...ofNames(person),
    ...(checkAddress(settings, { ip: address }) ? [remark('address_restricted', address)] : []),
  ]
}

function remark(code: TestRemark, detail: string | null = null) {
  return { code, detail }
}

function ofCertificates(
  settings: ConnectionSettings,
  { answer, now }: { answer: Inspection['answer']; now: Date },
): Remarks {
  const signers = answer?.signatures.filter(({ isConfirmed }) => isConfirmed) ?? []
  const end = certificateEndOf(settings.cert)
  const remainingMs = end ? end.getTime() - now.getTime() : Infinity
  return [
    ...(end && remainingMs <= 0 ? [remark('certificate_expired', end.toISOString())] : []),
    ...(end && remainingMs > 0 && remainingMs <= RENEW_BEFORE_MS
      ? [remark('certificate_ends_soon', end.toISOString())]
      : []),
    ...(signers.some(({ certificate }) => certificate?.is === 'previous')
      ? [remark('signed_by_previous')]
      : []),
  ]
}

function ofTimes(answer: Inspection['answer'], now: Date): Remarks {
  const ms = answer?.clockDifferenceMs ?? 0
  const end = answer?.sessionEndsAt ? new Date(answer.sessionEndsAt) : undefined
  return [
    ...(ms > AHEAD_MS ? [remark('clock_ahead', String(ms))] : []),
    ...(ms < -BEHIND_MS ? [remark('clock_behind', String(-ms))] : []),
    ...(end && end.getTime() - now.getTime() < SHORT_SESSION_MS
      ? [remark('short_session', end.toISOString())]
      : []),
  ]
}

function ofNames(person: Inspection['person']): Remarks {
  if (!person) return []
  const { firstName, lastName } = person
  if (!firstName && !lastName) return [remark('no_names')]
  return [
    ...(firstName ? [] : [remark('no_first_name')]),
    ...(lastName ? [] : [remark('no_last_name')]),
  ]
}
