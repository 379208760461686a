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
}

export type Mailer = {
  /**
   * Sends a mail. Resolves when the mail server has accepted it. Do not call it within a
   * transaction: it may take long.
   */
  send(mail: Mail): Promise<void>
}

export function createMailer({ url, from }: MailSettings, { timeoutMs = TIMEOUT_MS } = {}): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: timeoutMs,
    // Refuse files and URLs as content: mail consists of text only.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ id, ...mail }) {
      const messageId = `<${id}@${from.address.split('@').at(-1)}>`
      const signal = AbortSignal.timeout(timeoutMs)
      await transport.sendMail({ ...mail, messageId, from, signal })
    },
  }
}
