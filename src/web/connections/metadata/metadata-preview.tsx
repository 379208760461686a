import { useRef } from 'react'

import type { FoundConnection } from '#shared/connections/metadata/contract.ts'
import { SAML_PROVIDER_LABELS } from '#shared/customers/values.ts'
import * as words from '#words/certificates.ts'
import { CertificateFacts } from '#web/connections/certificates/certificate-facts.tsx'
import { CONNECTION_LABELS, isOfKind } from '#web/connections/settings/connection-values.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { DialogActions } from '#web/ui/dialog/dialog.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { useWhen } from '#web/lib/use-when.ts'

import type { FoundChange } from './found-changes.ts'
import styles from './metadata.module.css'

type MetadataPreviewProps = {
  changes: FoundChange[]
  notes: FoundConnection['notes']
  onApply: (changes: FoundChange[]) => void
  onBack: () => void
  onClose: () => void
}

/** Each value of before beside the new one. */
export function MetadataPreview(props: MetadataPreviewProps) {
  const { changes, notes, onApply, onBack, onClose } = props
  const top = useRef<HTMLDivElement>(null)
  const isNew = changes.some(({ isChanged }) => isChanged)
  useWhen(true, () => top.current?.focus({ preventScroll: true }))

  return (
    // Focused in place of a button, which can be far below: what changes is read from its beginning.
    <div ref={top} tabIndex={-1} className={styles.preview}>
      {notes.map(({ code, detail }) => (
        <Banner key={code} tone={code === 'wants_signed_requests' ? 'danger' : 'info'}>
          {words.metadataNote(code, detail)}
        </Banner>
      ))}
      {!isNew && <p>{words.allTheSame}</p>}
      <dl className={styles.changes}>
        {changes.map((change) => (
          <div key={change.place} className={styles.change}>
            <dt>{CONNECTION_LABELS[change.place]}</dt>
            {change.isChanged ? (
              <Changed {...change} />
            ) : (
              <dd className={styles.unchanged}>{words.valueUnchanged}</dd>
            )}
          </div>
        ))}
      </dl>
      <DialogActions>
        <Button onClick={onBack}>{words.back}</Button>
        {isNew ? (
          <Button variant="primary" onClick={() => onApply(changes)}>
            {words.applyValues}
          </Button>
        ) : (
          <Button variant="primary" onClick={onClose}>
            {words.close}
          </Button>
        )}
      </DialogActions>
    </div>
  )
}

function Changed({ place, before, after, isKept }: FoundChange) {
  const isCertificate = isOfKind(place, 'certificate', 'certificates')
  if (isKept) return <dd className={styles.unchanged}>{words.keptCertificate}</dd>
  return (
    <>
      <dd className={styles.before}>
        <span className={styles.when}>{words.now}</span>
        {String(before).trim() === '' ? (
          words.blankValue
        ) : (
          <span className={styles.value}>
            {isCertificate ? words.anotherCertificate : shown(place, before)}
          </span>
        )}
      </dd>
      <dd className={styles.after}>
        <span className={styles.when}>{words.newValue}</span>
        {isCertificate ? (
          <div className={styles.certificates}>
            {[after].flat().length === 0 && words.blankValue}
            {[after].flat().map((cert) => (
              <CertificateFacts key={String(cert)} cert={String(cert)} />
            ))}
          </div>
        ) : (
          <span className={styles.value}>{shown(place, after)}</span>
        )}
      </dd>
    </>
  )
}

function shown(place: FoundChange['place'], value: FoundChange['after']): string {
  if (typeof value === 'boolean') return value ? words.on : words.off
  if (Array.isArray(value)) return value.join(', ')
  if (place !== 'saml.provider') return value
  return Object.entries(SAML_PROVIDER_LABELS).find(([known]) => known === value)?.[1] ?? value
}
