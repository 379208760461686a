import type { ReactNode } from 'react'

import { CopyButton } from '#web/ui/feedback/copy-button.tsx'

import styles from './closed-box.module.css'

type ClosedBoxProps = { text: ReactNode; action?: ReactNode; unsent: ReactNode }

/** Stands where the box for replies was. What came too late can still be taken along. */
export function ClosedBox({ text, action, unsent }: ClosedBoxProps) {
  return (
    <div className={styles.note} data-print="hide">
      <div className={styles.line}>
        <p>{text}</p>
        {action}
      </div>
      {unsent}
    </div>
  )
}

type UnsentProps = { title: string; copy: { value: string; name: string }; children: ReactNode }

export function Unsent({ title, copy, children }: UnsentProps) {
  return (
    <div className={styles.unsent}>
      <h2 className={styles.title}>{title}</h2>
      <CopyButton {...copy} />
      {children}
    </div>
  )
}
