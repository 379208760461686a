import { CONNECTION_FIELD_NAMES, type ConnectionSettings } from '#shared/connections/fields.ts'
import { isNamedCertificate } from '#shared/connections/named-certificate.ts'
import type { ChangedSetting, ShownValue } from '#shared/connections/stages/contract.ts'

import { auditConnection } from './audit-connection.ts'

/** Lists what is different between settings, as a person may read it. */
export function compareSettings(
  before: ConnectionSettings,
  after: ConnectionSettings,
): ChangedSetting[] {
  const [old, now] = [auditConnection(before), auditConnection(after)]
  return CONNECTION_FIELD_NAMES.map((field) => ({
    field,
    before: shown(old[field]),
    after: shown(now[field]),
  })).filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after))
}

function shown(value: unknown): ShownValue {
  if (typeof value === 'boolean') return value
  if (Array.isArray(value)) {
    const certificates = value.filter(isNamedCertificate)
    return value.length === 0 ? null : certificates.length > 0 ? certificates : value.map(String)
  }
  if (typeof value === 'object' && value !== null && isNamedCertificate(value)) return value
  return typeof value === 'string' && value !== '' ? value : null
}
