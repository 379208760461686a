import { ExternalLink } from 'lucide-react'

import { CopyButton } from '#web/ui/copy-button.tsx'

import { PORTAL_VALUE_LABELS } from './portal-values.ts'
import styles from './portal-value-list.module.css'
import type { PortalValues } from './provider-guide.ts'

const NAMES = ['entityId', 'acsUrl', 'ssoUrl', 'metadataUrl'] as const

export function PortalValueList({ values }: { values: PortalValues }) {
  return (
    <dl className={styles.list}>
      {NAMES.map((name) => (
        <div key={name} className={styles.item}>
          <dt className={styles.term}>{PORTAL_VALUE_LABELS[name]}</dt>
          <dd className={styles.value}>
            <code className={styles.text}>{values[name]}</code>
            {name === 'metadataUrl' && (
              <a
                href={values.metadataUrl}
                target="_blank"
                rel="noreferrer"
                className={styles.view}
                data-print="hide"
              >
                View
                <ExternalLink aria-hidden="true" />
              </a>
            )}
            <CopyButton value={values[name]} name={PORTAL_VALUE_LABELS[name]} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
