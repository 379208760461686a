import type { ComponentProps } from 'react'

import * as words from '#words/desk.ts'
import type { SavedView } from '#shared/desk/queue/contract.ts'
import type { DeskFilters } from '#web/desk/filters/desk-filters.ts'
import { filtersToSave, isChanged } from '#web/desk/filters/saved-filters.ts'
import { useOnline } from '#web/lib/http/use-online.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import { DialogForm } from '#web/ui/form/dialog-form.tsx'
import { useForm } from '#web/ui/form/use-form.ts'

import { ManageViewsDialog } from './manage-views-dialog.tsx'
import { useSavedViews } from './use-saved-views.ts'
import { checkView, ViewFields, type ViewValues } from './view-fields.tsx'
import styles from './views.module.css'

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

type SaveViewDialogProps = {
  open: boolean
  filters: DeskFilters
  /** The filters and the order in words. */
  summary: string[]
  /** The view that is open, where the viewer may change it. */
  current: SavedView | undefined
  onSaved: (viewId: string) => void
  onClose: () => void
}

function SaveViewDialog({ open, onClose, ...content }: SaveViewDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.saveViewTitle}
      description={words.saveViewText}
    >
      <SaveViewForm {...content} onClose={onClose} />
    </Dialog>
  )
}

type SaveViewFormProps = Omit<SaveViewDialogProps, 'open'>

/** A form of its own each time the dialog opens. */
function SaveViewForm({ filters, summary, current, onSaved, onClose }: SaveViewFormProps) {
  const { save, change } = useSavedViews()
  const isOnline = useOnline()
  const form = useForm<ViewValues>({
    initial: { name: '', isShared: false },
    check: checkView,
    sending: save,
  })
  const given = { filters: filtersToSave(filters) }

  function send() {
    save.mutate(
      { ...form.values, ...given },
      {
        onSuccess: ({ id, name }) => {
          onSaved(id)
          toast.success(words.viewSavedAs(name))
        },
      },
    )
  }

  function update({ id, name }: SavedView) {
    change.mutate(
      { id, ...given },
      {
        onSuccess: () => {
          onSaved(id)
          toast.success(words.viewUpdated(name))
        },
      },
    )
  }

  return (
    <DialogForm
      form={form}
      canSend={isOnline && !change.isPending}
      action={{ label: words.saveNewView, busyLabel: words.savingView }}
      failure={{ title: words.saveViewFailed, error: form.failure ?? change.error }}
      onSend={send}
      onCancel={onClose}
    >
      <ul className={styles.summary}>
        {summary.map((text) => (
          <li key={text} dir="auto">
            {text}
          </li>
        ))}
      </ul>
      {filters.q !== '' && <p className={styles.hint}>{words.searchIsNotCounted}</p>}
      {current && isChanged(filters, current) && (
        <div className={styles.update}>
          <p>{words.viewIsChanged}</p>
          <Button
            busy={change.isPending}
            busyLabel={words.savingView}
            disabled={!isOnline || save.isPending}
            onClick={() => update(current)}
          >
            {words.updateView(current.name)}
          </Button>
        </div>
      )}
      <ViewFields form={form} />
    </DialogForm>
  )
}
