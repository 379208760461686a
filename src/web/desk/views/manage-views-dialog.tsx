import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import type { SavedView } from '#shared/desk/views/contract.ts'
import * as words from '#words/desk.ts'
import * as listWords from '#words/ui.ts'
import { Dialog, DialogActions } from '#web/ui/dialog/dialog.tsx'
import { focusMoved } from '#web/ui/list/move-buttons.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'

import { useSavedViews } from './use-saved-views.ts'
import { ViewLine } from './view-line.tsx'
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
