import { useMutation, useQuery } from '@tanstack/react-query'
import { useContext, useRef } from 'react'

import { providerNames } from '#words/connections.ts'
import * as words from '#words/certificates.ts'
import type { FoundConnection, MetadataInput } from '#shared/connections/metadata/contract.ts'
import { CertificateFacts } from '#web/connections/certificates/certificate-facts.tsx'
import {
  CONNECTION_LABELS,
  type ConnectionForm,
  type ConnectionValues,
  isOfKind,
} from '#web/connections/settings/connection-values.ts'
import { useWhen } from '#web/lib/use-when.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog/dialog.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { FormFailure } from '#web/ui/feedback/form-failure.tsx'
import { Loading, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'

import { type FoundChange, foundChanges } from './found-changes.ts'
import { MetadataSource } from './metadata-source.tsx'
import { ReadingContext } from '#web/connections/page/connection-calls.ts'
import styles from './metadata.module.css'

type MetadataDialogProps = {
  form: ConnectionForm
  /** Settings that people sign in with. */
  live: ConnectionValues
  onClose: () => void
}

/** Reads the metadata of an identity provider, shows what it would change, and fills the form with it. */
export function MetadataDialog({ form, live, onClose }: MetadataDialogProps) {
  const first = useRef<HTMLTextAreaElement>(null)
  const { readMetadata } = useContext(ReadingContext)
  const read = useMutation({
    mutationFn: (input: MetadataInput) => readMetadata(input),
  })
  const found = read.data && 'found' in read.data ? read.data.found : null

  function apply(changes: FoundChange[]) {
    for (const { place, after } of changes) form.change(place, after)
    onClose()
    toast.success(words.valuesApplied)
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={found ? titleOf(found.name) : words.importTitle}
      description={found ? undefined : words.importDescription}
      initialFocus={first}
      className={styles.dialog}
    >
      <MetadataSource read={read} field={first} isHidden={found !== null} onCancel={onClose} />
      {found && (
        <MetadataPreview
          changes={foundChanges(form.values, found, live)}
          notes={found.notes}
          onApply={apply}
          onBack={read.reset}
          onClose={onClose}
        />
      )}
    </Dialog>
  )
}

type FoundDialogProps = {
  from: { url: string; entityId: string }
  values: ConnectionValues
  live: ConnectionValues
  onApply: (changes: FoundChange[]) => void
  onClose: () => void
}

/** Reads the metadata at an address that is known, and shows what it would change. */
export function FoundDialog({ from, values, live, onApply, onClose }: FoundDialogProps) {
  const { readMetadata } = useContext(ReadingContext)
  const read = useQuery({
    queryKey: ['found-metadata', from] as const,
    queryFn: () => readMetadata({ source: { url: from.url }, entityId: from.entityId }),
    // Fetched each time it is opened, so that it is current.
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  const found = read.data && 'found' in read.data ? read.data.found : null
  const problem = read.data && 'problem' in read.data ? read.data : null

  return (
    <Dialog open onClose={onClose} title={titleOf(found?.name ?? null)} className={styles.dialog}>
      {found ? (
        <MetadataPreview
          changes={foundChanges(values, found, live)}
          notes={found.notes}
          onApply={(changes) => {
            onApply(changes)
            onClose()
          }}
          onBack={onClose}
          onClose={onClose}
        />
      ) : (
        <>
          {read.isPending ? (
            <Loading label={words.readingMetadata}>
              <SkeletonText width="half" />
              <SkeletonText />
            </Loading>
          ) : problem ? (
            <p role="alert">{words.metadataProblem(problem.problem, problem.detail)}</p>
          ) : (
            <FormFailure title={words.metadataReadFailed} error={read.error} />
          )}
          <DialogActions>
            <Button onClick={onClose}>{words.close}</Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  )
}

function titleOf(name: string | null): string {
  return name === null ? words.unnamedProvider : words.foundAt(name)
}

type MetadataPreviewProps = {
  changes: FoundChange[]
  notes: FoundConnection['notes']
  onApply: (changes: FoundChange[]) => void
  onBack: () => void
  onClose: () => void
}

/** Each value of before beside the new one. */
function MetadataPreview(props: MetadataPreviewProps) {
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
      <dd>
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
  return Object.entries(providerNames).find(([known]) => known === value)?.[1] ?? value
}
