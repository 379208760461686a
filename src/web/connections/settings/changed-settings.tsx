import { ownValue } from '#shared/basic/own-value.ts'
import { tenantOf } from '#shared/connections/fields.ts'
import type { ChangedSetting, ShownValue } from '#shared/connections/stages/contract.ts'
import { certificateNamed as named } from '#words/certificates.ts'
import { applications } from '#words/connection-tests.ts'
import { labels } from '#words/connections.ts'
import * as words from '#words/connections.ts'
import { formatDay } from '#web/lib/format/format-time.ts'

import styles from './changed-settings.module.css'

type ChangedSettingsProps = {
  changes: ChangedSetting[]
  /** Nothing was set before. */
  isFirst?: boolean
}

/** Each setting that is different, with what it was, if anything, and what it is. */
export function ChangedSettings({ changes, isFirst = false }: ChangedSettingsProps) {
  const shown = changes.filter(({ field }) => !(isFirst && field === 'enabled'))

  return (
    <dl className={styles.changes}>
      {shown.map(({ field, before, after }) => (
        <div key={field} className={styles.change}>
          <dt>{labelOf(field, after)}</dt>
          {!isFirst && (
            <dd className={styles.before}>
              <span className={styles.when}>{words.before}</span>
              <span className={styles.value}>{valueText(field, before)}</span>
            </dd>
          )}
          <dd>
            {!isFirst && <span className={styles.when}>{words.after}</span>}
            <span className={styles.value}>{valueText(field, after)}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** An issuer of Microsoft is known by its tenant. */
function tenantIn(field: ChangedSetting['field'], value: ShownValue): string | null {
  return field === 'entityId' && typeof value === 'string' ? tenantOf({ entityId: value }) : null
}

function labelOf(field: ChangedSetting['field'], value: ShownValue): string {
  return tenantIn(field, value) === null ? labels[field] : applications.tenant
}

function valueText(field: ChangedSetting['field'], value: ShownValue): string {
  if (value === null) return words.shownValue.none
  if (typeof value === 'boolean') return value ? words.shownValue.on : words.shownValue.off
  if (Array.isArray(value)) return value.map((one) => valueText(field, one)).join(', ')
  if (typeof value === 'object') return named(value.sha256, formatDay(new Date(value.expiresAt)))
  if (field === 'entityId') return tenantIn(field, value) ?? value
  if (field === 'kind') return ownValue(words.kinds, value) ?? value
  if (field === 'clientProof') return ownValue(words.clientProofs, value) ?? value
  if (field !== 'provider') return value
  return Object.entries(words.providerNames).find(([known]) => known === value)?.[1] ?? value
}
