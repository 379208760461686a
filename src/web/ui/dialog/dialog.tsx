import {
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'

import { classNames } from '#web/ui/display/class-names.ts'
import styles from './dialog.module.css'
import { openModal } from './open-modal.ts'

type DialogProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  /** Content and buttons. Errors belong here, too: the page behind is inert. */
  children: ReactNode
  /** Focused after opening; the least harmful button. */
  initialFocus?: RefObject<HTMLElement | null>
  className?: string
  /** For what loses nothing when it is closed by a click beside it. */
  closesOutside?: boolean
  /** Hides the dialog that is open below it, which is seen again afterwards. */
  replacesOthers?: boolean
}

export function Dialog({
  open,
  onClose,
  title,
  description,
  children,
  initialFocus,
  className,
  closesOutside,
  replacesOthers,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()

  // Not later: a dialog that is taken off the page closes before, and gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!open || !element) return undefined
    const close = openModal(element)
    // Focuses the given control instead of the first one; React has no autofocus attribute.
    initialFocus?.current?.focus()
    return close
  }, [open, initialFocus])

  function askToClose(event: SyntheticEvent) {
    // A file input or a select inside has events of the same name.
    if (event.target !== event.currentTarget) return
    // The owner decides: it may be busy.
    event.preventDefault()
    onClose()
  }

  function handleClosed(event: SyntheticEvent) {
    if (event.target !== event.currentTarget || !open) return
    // Told late of a closing after which it was opened again.
    if (dialog.current?.open) return
    // The browser does not ask at a second Esc; the owner still decides.
    dialog.current?.showModal()
    onClose()
  }

  return (
    <dialog
      ref={dialog}
      className={classNames(styles.dialog, replacesOthers && styles.replacing, className)}
      closedby={closesOutside ? 'any' : undefined}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      onCancel={askToClose}
      onClose={handleClosed}
    >
      {open && (
        <>
          <h2 id={`${id}-title`}>{title}</h2>
          {description && (
            <p id={`${id}-description`} className={styles.description}>
              {description}
            </p>
          )}
          {children}
        </>
      )}
    </dialog>
  )
}

/** The row of buttons at the end of a dialog. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}
