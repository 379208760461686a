import { simpleParser } from 'mailparser'

/** A mail as the pages show it. */
export type Letter = {
  id: string
  at: number
  from: string
  /** Owner of the mailbox. */
  to: string
  /** Address for an answer. */
  replyTo: string
  subject: string
  messageId: string
  /** The mails before it, oldest first. */
  references: string[]
  text: string
  html: string | null
  head: string
}

type Envelope = Pick<Letter, 'id' | 'at' | 'to'>

/** Reads what the portal has sent. */
export async function readLetter(raw: Buffer, envelope: Envelope): Promise<Letter> {
  const mail = await simpleParser(raw, { skipTextToHtml: true })
  const from = mail.from?.value[0]?.address ?? ''
  return {
    ...envelope,
    from: mail.from?.text ?? '',
    replyTo: mail.replyTo?.value[0]?.address ?? from,
    subject: mail.subject ?? '',
    messageId: mail.messageId ?? '',
    references: [mail.references ?? []].flat(),
    text: mail.text ?? '',
    html: typeof mail.html === 'string' ? mail.html : null,
    head: raw.toString('latin1').split('\r\n\r\n', 1)[0] ?? '',
  }
}
