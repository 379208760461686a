import { useMutation } from '@tanstack/react-query'
import { useContext, useRef } from 'react'

import type { MetadataInput } from '#shared/connections/metadata/contract.ts'
import * as words from '#words/saml-metadata.ts'
import type { ConnectionForm } from '#web/connections/connection-values.ts'
import { ReadingContext } from '#web/connections/reading-calls.ts'
import { Dialog } from '#web/kit/dialog/dialog.tsx'
import { toast } from '#web/kit/feedback/toast.tsx'

import { type FoundChange, foundChanges } from './found-changes.ts'
import { MetadataPreview, titleOf } from './metadata-preview.tsx'
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
    toast.success(words.applied)
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={found ? titleOf(found.name) : words.title}
      description={found ? undefined : words.description}
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
