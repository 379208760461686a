import { FileCode } from 'lucide-react'
import { type MouseEvent, useState } from 'react'

import * as words from '#words/sso-guide.ts'
import { CopyButton } from '#web/ui/feedback/copy-button.tsx'

import styles from './portal-value-list.module.css'
import type { PortalValues } from './provider-guide.ts'
import { MetadataDialog } from './metadata-dialog.tsx'

// Hardly anybody looks at it.

const NAMES = ['entityId', 'acsUrl', 'ssoUrl', 'metadataUrl'] as const

type PortalValueListProps = {
  values: PortalValues
  customer: { id: string; name: string }
  /** Nothing answers at its addresses yet. */
  isNew: boolean
}

export function PortalValueList({ values, customer, isNew }: PortalValueListProps) {
  const [isViewing, setIsViewing] = useState(false)

  function view(event: MouseEvent) {
    // By itself the address is a download for most browsers.
    event.preventDefault()
    setIsViewing(true)
  }

  return (
    <>
      <dl className={styles.list}>
        {NAMES.map((name) => (
          <div key={name}>
            <dt className={styles.term}>{words.portalValues[name]}</dt>
            <dd className={styles.value}>
              <code className={styles.text}>{values[name]}</code>
              {name === 'metadataUrl' && !isNew && (
                <a
                  href={values.metadataUrl}
                  className={styles.view}
                  data-print="hide"
                  onClick={view}
                >
                  {words.view}
                  <FileCode aria-hidden="true" />
                </a>
              )}
              <CopyButton value={values[name]} name={words.portalValues[name]} />
            </dd>
            {name === 'metadataUrl' && isNew && (
              <dd className={styles.later}>{words.answersLater}</dd>
            )}
          </div>
        ))}
      </dl>
      {isViewing && <MetadataDialog customer={customer} open onClose={() => setIsViewing(false)} />}
    </>
  )
}
