import type { MailPart } from '#shared/tickets/mail.ts'
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx'

import { PlainText } from '#web/tickets/html/plain-text.tsx'
import { SafeHtml } from '#web/tickets/html/safe-html.tsx'
import styles from './system-message.module.css'

/** Most tickets have no mail: only those that have one load what shows it. */
const MailParts = lazyPart(
  async () => (await import('#web/tickets/attachments/rare-parts.ts')).rareParts.MailParts,
  {
    waiting: <span className={styles.place} />,
  },
)

type SystemMessageProps = {
  text: string
  /** Text of agents is HTML; that of anyone else is not interpreted. */
  isHtml?: boolean
  mail?: MailPart | undefined
}

/** Text of a comment. A mail shows its new part, and folds away the rest. */
export function SystemMessage({ text, isHtml = false, mail }: SystemMessageProps) {
  const html = isHtml ? text : mail?.html
  return (
    <>
      {html ? <SafeHtml html={html} /> : <PlainText text={text} />}
      {mail && <MailParts mail={mail} quoted={<PlainText text={mail.quoted ?? ''} />} />}
    </>
  )
}
