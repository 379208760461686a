import type { ReactNode } from 'react'

import type { LeftOut, MailPart } from '#shared/tickets/mail.ts'
import { LEFT_OUT_REASONS } from '#shared/tickets/mail-values.ts'
import * as words from '#words/mail.ts'

import styles from './mail-parts.module.css'

type MailPartsProps = {
  mail: MailPart
  /** Quoted part of the mail, as the conversation shows plain text. */
  quoted: ReactNode
}

/** Parts of a mail besides its new text: its quote, what was not kept, and its warnings. */
export function MailParts({ mail, quoted }: MailPartsProps) {
  const leftOut = LEFT_OUT_REASONS.flatMap((why) => {
    const ofReason = mail.leftOut.filter((one) => one.why === why)
    return ofReason.length > 0 ? [{ why, ofReason }] : []
  })
  return (
    <>
      {mail.quoted !== null && (
        <details className={styles.quoted}>
          <summary>{words.showQuoted}</summary>
          {quoted}
        </details>
      )}
      {mail.remarks.length + leftOut.length > 0 && (
        <ul className={styles.remarks}>
          {mail.remarks.map((remark) => (
            <li key={remark}>{words.remarks[remark]}</li>
          ))}
          {leftOut.map(({ why, ofReason }) => (
            <li key={why}>
              {words.leftOut(why, ofReason.length)} <Names of={ofReason} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** Each apart from the others, so that one that is written from right to left turns none of them. */
function Names({ of }: { of: LeftOut[] }) {
  const names = new Set(of.flatMap(({ name }) => name ?? []))
  return [...names].map((name, index) => (
    <span key={name}>
      {index > 0 && ', '}
      <bdi>{name}</bdi>
    </span>
  ))
}
