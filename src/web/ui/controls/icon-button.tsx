import type { ComponentProps } from 'react'

import { classNames } from '#web/ui/display/class-names.ts'
import styles from './icon-button.module.css'

/** For a link that looks like one. */
export const iconButtonClass = classNames(styles.button)

/** A square button of one icon. The label names the object, too: "Remove report.pdf". */
export function IconButton({
  label,
  title = label,
  className,
  type = 'button',
  ...native
}: ComponentProps<'button'> & { label: string }) {
  return (
    <button
      {...native}
      type={type}
      className={classNames(styles.button, className)}
      aria-label={label}
      title={title}
    />
  )
}
