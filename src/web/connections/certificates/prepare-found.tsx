import { useState } from 'react'

import * as words from '#words/certificates.ts'
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx'
import type { DraftForm } from '#web/connections/settings/use-draft-form.ts'
import { Button } from '#web/ui/controls/button.tsx'

const FoundDialog = lazyPart(
  async () => (await import('#web/connections/metadata/metadata-dialog.tsx')).FoundDialog,
)

type PrepareFoundProps = {
  /** Where the metadata is, and which provider of it is meant. */
  from: { url: string; entityId: string }
  form: DraftForm
}

/** Makes a draft of what the metadata has now, once it was looked through. */
export function PrepareFound({ from, form }: PrepareFoundProps) {
  const [isLooking, setIsLooking] = useState(false)

  return (
    <>
      <Button onClick={() => setIsLooking(true)}>{words.prepare}</Button>
      {isLooking && (
        <FoundDialog
          from={from}
          values={form.values}
          onApply={form.prepare}
          onClose={() => setIsLooking(false)}
        />
      )}
    </>
  )
}
