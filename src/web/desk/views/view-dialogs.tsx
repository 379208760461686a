import type { ComponentProps } from 'react'

import { ManageViewsDialog } from './manage-views-dialog.tsx'
import { SaveViewDialog } from './save-view-dialog.tsx'

type ViewDialogsProps = Omit<
  ComponentProps<typeof SaveViewDialog> & ComponentProps<typeof ManageViewsDialog>,
  'open'
> & { opened: 'saving' | 'managing' | null }

export function ViewDialogs({ opened, views, ...saving }: ViewDialogsProps) {
  return (
    <>
      <SaveViewDialog {...saving} open={opened === 'saving'} />
      <ManageViewsDialog open={opened === 'managing'} views={views} onClose={saving.onClose} />
    </>
  )
}
