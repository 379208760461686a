import type { ComponentProps, RefObject } from 'react'

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
export function Form({ form, canSend = true, onSend, onWrong, ...native }: FormProps) {
  const { element, isSending, attempt } = form

  return (
    <form
      noValidate
      {...native}
      ref={element}
      onSubmit={(event) => {
        event.preventDefault()
        if (!canSend || isSending) return
        if (attempt()) onSend()
        else onWrong?.()
      }}
    />
  )
}
