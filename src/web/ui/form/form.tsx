import type { ComponentProps, RefObject } from 'react'

import * as words from '#words/ui.ts'
import { classNames } from '#web/ui/display/class-names.ts'

import styles from './form.module.css'

type FormProps = Omit<ComponentProps<'form'>, 'ref' | 'onSubmit'> & {
  form: { element: RefObject<HTMLFormElement | null>; isSending: boolean; attempt: () => boolean }
  /** False while it cannot be sent at all, such as offline. */
  canSend?: boolean
  /** Called when nothing is wrong with the values and nothing is being sent. */
  onSend: () => void
  /** Called when a field is wrong, after it has taken the focus. */
  onWrong?: () => void
}

/** The form element of `useForm`: one request at a time, and none while something is wrong. */
export function Form({
  form,
  canSend = true,
  onSend,
  onWrong,
  className,
  children,
  ...native
}: FormProps) {
  const { element, isSending, attempt } = form

  return (
    <form
      noValidate
      {...native}
      className={classNames(styles.form, className)}
      ref={element}
      onSubmit={(event) => {
        event.preventDefault()
        if (!canSend || isSending) return
        if (attempt()) onSend()
        else onWrong?.()
      }}
    >
      <RequiredNote />
      {children}
    </form>
  )
}

/** Says once in a form what the star means: shown where a field has one. */
export function RequiredNote() {
  return <p className={styles.note}>{words.requiredFields}</p>
}
