import type { ComponentProps } from 'react'

import { classNames } from '#web/ui/display/class-names.ts'
import { useGrowth } from '#web/lib/input/use-growth.ts'
import styles from './text-input.module.css'

export function TextInput({ className, ...native }: ComponentProps<'input'>) {
  const dir = native.type === 'date' ? undefined : 'auto'
  return <input dir={dir} {...native} className={classNames(styles.control, className)} />
}

export function TextArea({ className, ...native }: ComponentProps<'textarea'>) {
  const areaClass = classNames(styles.control, styles.area, className)
  return <textarea dir="auto" {...native} className={areaClass} />
}

/** Is as tall as its text. */
export function GrowingTextArea({ className, ref, ...native }: ComponentProps<'textarea'>) {
  const area = useGrowth(ref)
  return <TextArea {...native} ref={area} className={classNames(styles.growing, className)} />
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
