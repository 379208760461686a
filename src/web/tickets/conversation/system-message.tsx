import type { MailPart } from '#shared/tickets/mail.ts'

import { PlainText } from '#web/tickets/html/plain-text.tsx'
import { SafeHtml } from '#web/tickets/html/safe-html.tsx'
import { MailParts } from '#web/tickets/attachments/mail-parts.tsx'

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
