import type { FoundConnection } from '#shared/connections/metadata/contract.ts'
import type { ConnectionValues } from '#web/connections/connection-values.ts'
import { Dialog } from '#web/kit/dialog/dialog.tsx'

import { type FoundChange, foundChanges } from './found-changes.ts'
import { MetadataPreview, titleOf } from './metadata-preview.tsx'
import styles from './metadata.module.css'

type FoundDialogProps = {
  values: ConnectionValues
  found: FoundConnection
  onApply: (changes: FoundChange[]) => void
  onClose: () => void
}

/** Shows what metadata that has been read would change. */
export function FoundDialog({ values, found, onApply, onClose }: FoundDialogProps) {
  return (
    <Dialog open onClose={onClose} title={titleOf(found.name)} className={styles.dialog}>
      <MetadataPreview
        changes={foundChanges(values, found)}
        notes={found.notes}
        onApply={onApply}
        onBack={onClose}
        onClose={onClose}
      />
    </Dialog>
  )
}
