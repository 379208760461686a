import { useMutation, useQuery } from '@tanstack/react-query'
import { useContext, useRef } from 'react'

import type { MetadataInput } from '#shared/connections/metadata/contract.ts'
import * as words from '#words/certificates.ts'
import type {
  ConnectionForm,
  ConnectionValues,
} from '#web/connections/settings/connection-values.ts'
import { ReadingContext } from './reading-calls.ts'
import { Dialog, DialogActions } from '#web/ui/dialog/dialog.tsx'
import { FormFailure } from '#web/ui/feedback/form-failure.tsx'
import { Loading, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import { Button } from '#web/ui/controls/button.tsx'

import { type FoundChange, foundChanges } from './found-changes.ts'
import { MetadataPreview } from './metadata-preview.tsx'
import { MetadataSource } from './metadata-source.tsx'
import styles from './metadata.module.css'

type MetadataDialogProps = { form: ConnectionForm; onClose: () => void }

/** Reads the metadata of an identity provider, shows what it would change, and fills the form with it. */
export function MetadataDialog({ form, onClose }: MetadataDialogProps) {
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
          changes={foundChanges(form.values, found)}
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
  onApply: (changes: FoundChange[]) => void
  onClose: () => void
}

/** Reads the metadata at an address that is known, and shows what it would change. */
export function FoundDialog({ from, values, onApply, onClose }: FoundDialogProps) {
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
          changes={foundChanges(values, found)}
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
