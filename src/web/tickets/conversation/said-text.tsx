import { lazy, Suspense } from 'react'

import type { MailPart } from '#shared/tickets/mail.ts'
import { ErrorBoundary } from '#web/kit/feedback/error-boundary.tsx'

import { PlainText } from './plain-text.tsx'
import { SafeHtml } from './safe-html.tsx'
import styles from './said-text.module.css'

/** Most tickets have no mail: only those that have one load what shows it. */
const MailParts = lazy(async () => ({
  default: (await import('./rare-parts.ts')).rareParts.MailParts,
}))

type SaidTextProps = {
  text: string
  /** What agents write is HTML; of anybody else nothing is interpreted. */
  isHtml?: boolean
  mail?: MailPart | undefined
}

/** What somebody wrote. A mail shows its new part, and folds away the rest. */
export function SaidText({ text, isHtml = false, mail }: SaidTextProps) {
  const html = isHtml ? text : mail?.html
  return (
    <>
      {html ? <SafeHtml html={html} /> : <PlainText text={text} />}
      {mail && (
        <ErrorBoundary fallback={null}>
          <Suspense fallback={<span className={styles.place} />}>
            <MailParts mail={mail} quoted={<PlainText text={mail.quoted ?? ''} />} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  )
}
