import type { ComponentProps } from 'react'

import { classNames } from '#web/kit/parts/class-names.ts'
import styles from './text-input.module.css'

export function TextInput({ className, ...native }: ComponentProps<'input'>) {
  const dir = native.type === 'date' ? undefined : 'auto'
  return <input dir={dir} {...native} className={classNames(styles.control, className)} />
}

export function TextArea({ className, ...native }: ComponentProps<'textarea'>) {
  const areaClass = classNames(styles.control, styles.area, className)
  return <textarea dir="auto" {...native} className={areaClass} />
}

/** The class shapes the field together with its arrow. */
export function Select({ className, children, ...native }: ComponentProps<'select'>) {
  return (
    <span className={classNames(styles.select, className)}>
      <select {...native} className={styles.control}>
        {children}
      </select>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="m6 9 6 6 6-6" />
      </svg>
    </span>
  )
}
