import type { ComponentProps, MouseEvent, ReactNode } from 'react'

import styles from './button.module.css'
import { classNames } from '#web/ui/display/class-names.ts'
import { Spinner } from '#web/ui/display/spinner.tsx'

export type ButtonVariant = 'primary' | 'plain' | 'danger' | 'ghost'

/** For a link that looks like a button. Its icon, if any, goes before the text. */
export function buttonClass(variant: ButtonVariant = 'plain'): string {
  return classNames(styles.button, styles[variant])
}

type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant
  /** Keeps the focus and at least the width, shows a spinner and does nothing when pressed. */
  busy?: boolean
  busyLabel?: string
  icon?: ReactNode
}

export function Button({
  variant = 'plain',
  busy = false,
  busyLabel,
  icon,
  className,
  children,
  onClick,
  type = 'button',
  ...native
}: ButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    // Also keeps a submit button from submitting, by mouse and by Enter in a field.
    if (busy) event.preventDefault()
    else onClick?.(event)
  }

  return (
    <button
      {...native}
      type={type}
      className={classNames(buttonClass(variant), className)}
      aria-disabled={busy || native['aria-disabled']}
      onClick={handleClick}
    >
      <span className={styles.face} data-shown={!busy}>
        {icon}
        {children}
      </span>
      {busy && (
        <span className={styles.face} data-shown>
          <Spinner />
          {busyLabel ?? children}
        </span>
      )}
    </button>
  )
}
