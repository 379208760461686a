import type { createTransport } from 'nodemailer'

import type { MailSettings } from '#server/config.ts'

/** For the address, the connection and the greeting. */
const CONNECT_MS = 2 * 60_000
/** As long as a client has to wait for each answer (RFC 5321, 4.5.3.2): ten minutes for the one to a mail. */
const ANSWER_MS = 10 * 60_000
/** For all of a mail: a server that sends a byte now and then is never silent. */
const MAIL_MS = 15 * 60_000
/** Most servers that accept mail of many clients allow so many connections of one. */
const CONNECTIONS = 5
const MAILS_PER_CONNECTION = 100
/** Another process or program may need the connection. */
const IDLE_MS = 30_000

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

/** A mail server's answer to an accepted mail. */
export type Receipt = {
  words: string
  /** The server's id of the mail, where it differs from ours. */
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

/** A mailer that keeps its connections until it is closed. A mail that is being sent is not cut off. */
export type OpenMailer = Mailer & { close(): void }

/** The mail server may have accepted the mail: it was sent whole, and the answer is missing. */
export class UnknownOutcome extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.name = 'UnknownOutcome'
  }
}

/** A mail server by its address, or with what signs in there. */
type Way =
  | MailSettings
  | { server: NonNullable<Parameters<typeof createTransport>[0]> & object; from: Mailer['from'] }

type Limits = { connectMs?: number; mailMs?: number; connections?: number | undefined }

/** Keeps its connections: to connect, encrypt and sign in takes longer than to send a mail. */
export function createMailer(
  { from, ...way }: Way,
  { connectMs = CONNECT_MS, mailMs = MAIL_MS, connections = CONNECTIONS }: Limits = {},
): OpenMailer {
  const sentWhole = new WeakSet<AbortSignal>()
  const open = async () => {
    const mails = await import('nodemailer')
    const transport = mails.createTransport({
      ...('url' in way ? { url: way.url } : way.server),
      pool: true,
      maxConnections: connections,
      maxMessages: MAILS_PER_CONNECTION,
      idleTimeout: IDLE_MS,
      connectionTimeout: connectMs,
      greetingTimeout: connectMs,
      socketTimeout: ANSWER_MS,
      // Refuse files and URLs as content: mail consists of text only.
      disableFileAccess: true,
      disableUrlAccess: true,
    })
    transport.use('stream', ({ data: { signal }, message }, done) => {
      message.processFunc((stream) => stream.once('end', () => signal && sentWhole.add(signal)))
      done()
    })
    return transport
  }
  let opened: ReturnType<typeof open> | undefined
  return {
    from,
    async send({ id, fromName, messageId = messageIdOf(id, from), ...mail }) {
      const transport = await (opened ??= open())
      const signal = AbortSignal.timeout(mailMs)
      try {
        const { response, serverMessageId } = await transport.sendMail({
          ...mail,
          from: { ...from, ...(fromName !== undefined && { name: fromName }) },
          messageId: `<${messageId}>`,
          signal,
        })
        return { words: response, serverId: serverMessageId ?? null }
      } catch (error) {
        const isAnswered = error instanceof Error && 'responseCode' in error
        throw sentWhole.has(signal) && !isAnswered ? new UnknownOutcome(error) : error
      }
    },
    close: () => void opened?.then((transport) => transport.close()),
  }
}

/** Id of a mail in all systems, without angle brackets. */
export function messageIdOf(id: string, { address }: Pick<Mailer['from'], 'address'>): string {
  return `${id}@${address.split('@').at(-1)}`
}
