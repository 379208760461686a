import { createTransport } from 'nodemailer'

import type { MailSettings } from '#server/config.ts'

const TIMEOUT_MS = 10_000

export type Mail = {
  /** The same at each try, so that a mail server that has taken it already may notice. */
  id: string
  /** Separate fields, so that no name can become another address or a header. */
  to: { name: string; address: string }
  subject: string
  text: string
  html: string
  /** Whole, as an earlier attempt had it. Without angle brackets. */
  messageId?: string
  /** Instead of the sender's own name. */
  fromName?: string
  replyTo?: string
  inReplyTo?: string
  references?: string[]
  headers?: Record<string, string>
}

/** What a mail server says when it has taken a mail. */
export type Receipt = {
  words: string
  /** What it calls the mail, where that is not what we called it. */
  serverId: string | null
}

export type Mailer = {
  from: { name: string; address: string }
  /**
   * Sends a mail. Resolves when the mail server has accepted it. Do not call it within a
   * transaction: it may take long.
   */
  send(mail: Mail): Promise<Receipt>
}

/** A mail server by its address, or with what signs in there. */
type Way =
  | MailSettings
  | { server: NonNullable<Parameters<typeof createTransport>[0]> & object; from: Mailer['from'] }

export function createMailer({ from, ...way }: Way, { timeoutMs = TIMEOUT_MS } = {}): Mailer {
  const transport = createTransport({
    ...('url' in way ? way : way.server),
    connectionTimeout: timeoutMs,
    // Refuse files and URLs as content: mail consists of text only.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    from,
    async send({ id, fromName, messageId = messageIdOf(id, from), ...mail }) {
      const { response, serverMessageId } = await transport.sendMail({
        ...mail,
        from: { ...from, ...(fromName !== undefined && { name: fromName }) },
        messageId: `<${messageId}>`,
        signal: AbortSignal.timeout(timeoutMs),
      })
      return { words: response, serverId: serverMessageId ?? null }
    },
  }
}

/** What a mail is called everywhere, without angle brackets. */
export function messageIdOf(id: string, { address }: Pick<Mailer['from'], 'address'>): string {
  return `${id}@${address.split('@').at(-1)}`
}
