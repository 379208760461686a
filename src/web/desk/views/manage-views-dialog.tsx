import { useMutation } from '@tanstack/react-query'
import { Pencil, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import type { SavedView } from '#shared/desk/queue/contract.ts'
import * as words from '#words/desk.ts'
import * as listWords from '#words/ui.ts'
import { useFocusWhen } from '#web/lib/use-when.ts'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog/dialog.tsx'
import { InlineConfirm } from '#web/ui/dialog/inline-confirm.tsx'
import { FormFailure } from '#web/ui/feedback/form-failure.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { useForm } from '#web/ui/form/use-form.ts'
import { focusMoved, MoveButtons, type Place } from '#web/ui/list/move-buttons.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'

import { useSavedViews } from './use-saved-views.ts'
import { checkView, ViewFields, type ViewValues } from './view-fields.tsx'
import styles from './views.module.css'

type ManageViewsDialogProps = { open: boolean; views: SavedView[]; onClose: () => void }

/** Dialog in which saved views are renamed, shared, moved and deleted. */
export function ManageViewsDialog({ open, views, onClose }: ManageViewsDialogProps) {
  const { change, move, remove } = useSavedViews()
  const done = useRef<HTMLButtonElement>(null)
  const lists = useRef<HTMLDivElement>(null)
  const [announcement, setAnnouncement] = useState('')
  const groups = [
    {
      title: words.ownViews,
      none: words.noOwnViews,
      among: views.filter(({ isShared }) => !isShared),
    },
    {
      title: words.sharedViews,
      none: words.noSharedViews,
      among: views.filter((view) => view.isShared),
    },
  ]

  function moveBy(view: SavedView, among: SavedView[], by: 1 | -1) {
    const place = among.indexOf(view) + by
    flushSync(() => {
      move.mutate({ id: view.id, place, from: views.indexOf(view), by })
      setAnnouncement(listWords.isNowAt(view.name, place + 1, among.length))
    })
    focusMoved(lists.current, view.id, by)
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.manageViews}
      description={words.manageViewsText}
      className={styles.dialog}
      initialFocus={done}
    >
      <div ref={lists} className={styles.groups}>
        {groups.map(({ title, none, among }) => (
          <section key={title}>
            <h3 className={styles.title}>{title}</h3>
            {among.length === 0 && <p className={styles.hint}>{none}</p>}
            <ul className={styles.lines}>
              {among.map((view, index) => (
                <ViewLine
                  key={view.id}
                  view={view}
                  place={{ isFirst: index === 0, isLast: index === among.length - 1 }}
                  onMove={(by) => moveBy(view, among, by)}
                  onChange={(values) => change.mutateAsync({ id: view.id, ...values })}
                  onRemove={() => remove.mutate(view)}
                  onGone={() => done.current?.focus()}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <VisuallyHidden>
        <output>{announcement}</output>
      </VisuallyHidden>
      <DialogActions>
        <Button ref={done} onClick={onClose}>
          {words.done}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

type ViewLineProps = {
  view: SavedView
  place: Place
  onMove: (by: 1 | -1) => void
  onChange: (values: ViewValues) => Promise<unknown>
  onRemove: () => void
  /** The line goes, with what had the focus. */
  onGone: () => void
}

function ViewLine({ view, place, onMove, onChange, onRemove, onGone }: ViewLineProps) {
  const { id, name, ownerName, isShared, mayChange } = view
  const [isEditing, setIsEditing] = useState(false)
  const editButton = useRef<HTMLButtonElement>(null)

  function endEditing() {
    flushSync(() => setIsEditing(false))
    editButton.current?.focus()
  }

  if (isEditing) {
    return (
      <li className={styles.editing}>
        <EditView view={view} onChange={onChange} onEnd={endEditing} />
      </li>
    )
  }
  return (
    <li className={styles.line}>
      <span className={styles.name} dir="auto">
        {name}
      </span>
      {isShared && (
        <span className={styles.hint}>
          {ownerName ? words.viewMadeBy(ownerName) : words.viewOfOthers}
        </span>
      )}
      {mayChange && (
        <InlineConfirm
          label={name}
          question={words.deleteViewQuestion(name)}
          note={words.deleteViewNote}
          onConfirm={onRemove}
          onFocusLost={onGone}
        >
          {(button) => (
            <span className={styles.actions}>
              <MoveButtons id={id} name={name} place={place} onMove={onMove} />
              <IconButton
                ref={editButton}
                label={words.editView(name)}
                onClick={() => setIsEditing(true)}
              >
                <Pencil aria-hidden="true" />
              </IconButton>
              <IconButton {...button} label={words.deleteView(name)}>
                <Trash2 aria-hidden="true" />
              </IconButton>
            </span>
          )}
        </InlineConfirm>
      )}
    </li>
  )
}

type EditViewProps = {
  view: SavedView
  onChange: (values: ViewValues) => Promise<unknown>
  onEnd: () => void
}

/** In the place of the view's line. */
function EditView({ view, onChange, onEnd }: EditViewProps) {
  const change = useMutation({ mutationFn: onChange, onSuccess: onEnd })
  const form = useForm<ViewValues>({
    initial: { name: view.name, isShared: view.isShared },
    check: checkView,
    sending: change,
  })

  useFocusWhen(true, () => form.element.current?.querySelector('input'))

  return (
    <Form form={form} className={styles.form} onSend={() => change.mutate(form.values)}>
      <FormFailure title={words.changeViewFailed} error={form.failure} />
      <ViewFields form={form} />
      <div className={styles.buttons}>
        <Button variant="ghost" onClick={onEnd}>
          {words.cancel}
        </Button>
        <Button type="submit" busy={change.isPending} busyLabel={words.savingView}>
          {words.saveViewChanges}
        </Button>
      </div>
    </Form>
  )
}
