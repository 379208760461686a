import type { ReactNode } from 'react'

import { CopyButton } from '#web/ui/feedback/copy-button.tsx'

import styles from './closed-box.module.css'

/** Stands where the box for replies was. What came too late can still be taken along. */
export function ClosedBox({ text, unsent }: { text: ReactNode; unsent: ReactNode }) {
  return (
    <div className={styles.note} data-print="hide">
      <p>{text}</p>
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
