import { once } from 'node:events'
import type { Server } from 'node:net'
import { buffer } from 'node:stream/consumers'

import hoodiecrow from 'hoodiecrow-imap'
import { SMTPServer } from 'smtp-server'

import { type Letter, readLetter } from './letter.ts'
import { type Outgoing, writeAnswer } from './write-answer.ts'

/** How many mails are kept for the pages. */
const KEPT = 500

/** The mailbox of the service desk, and how the portal signs in to it. */
export const DESK_MAILBOX = {
  address: 'support@portico.example',
  user: 'support',
  password: 'post-office-of-the-demo',
}

export type PostOffice = {
  /** Mails that the portal has sent to people, newest first. */
  letters: Letter[]
  /** Delivers a person's mail to the service desk. */
  deliver: (mail: Outgoing) => Promise<void>
  close: () => Promise<void>
}

type Ports = { host: string; smtpPort: number; imapPort: number }

/** Takes what the portal sends, and holds the mailbox that it reads. Nothing leaves this machine. */
export async function startPostOffice({ host, smtpPort, imapPort }: Ports): Promise<PostOffice> {
  const letters: Letter[] = []
  let taken = 0
  const imap = hoodiecrow({
    plugins: ['AUTH-PLAIN', 'SASL-IR', 'ID', 'IDLE', 'LITERALPLUS', 'UNSELECT'],
    // Each start has an empty mailbox, and says so.
    storage: { INBOX: { uidvalidity: Math.floor(Date.now() / 1000), messages: [] } },
    users: { [DESK_MAILBOX.user]: { password: DESK_MAILBOX.password } },
  })
  const keep = (raw: Buffer | string) =>
    void imap.appendMessage('INBOX', [], new Date(), raw.toString('latin1'))

  async function take(raw: Buffer, to: string) {
    if (isOfTheDesk(to)) {
      keep(raw)
      return
    }
    // Counted before it is read: two may arrive together.
    taken += 1
    letters.unshift(await readLetter(raw, { id: String(taken), at: Date.now(), to }))
    letters.splice(KEPT)
  }

  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    // Mailers keep their connections open, and a stop would wait for them for half a minute.
    closeTimeout: 100,
    onData: (stream, { envelope }, done) =>
      void buffer(stream)
        .then((raw) =>
          Promise.all(envelope.rcptTo.map(({ address }) => take(raw, address.toLowerCase()))),
        )
        // oxlint-disable-next-line promise/no-callback-in-promise -- the library wants one
        .then(() => done(), done),
  })
  // A portal that is stopped breaks its connections.
  smtp.on('error', () => undefined)
  await listen(smtp.server, { host, port: smtpPort })
  await listen(imap.server, { host, port: imapPort })
  return {
    letters,
    async deliver(mail) {
      keep(await writeAnswer(mail))
    },
    async close() {
      await new Promise<void>((resolve) => smtp.close(resolve))
      imap.server.close()
    },
  }
}

async function listen(server: Server, at: { host: string; port: number }): Promise<void> {
  server.listen(at)
  await once(server, 'listening')
}

/** Also with what follows a plus: answers to a ticket have an address of their own. */
function isOfTheDesk(address: string): boolean {
  const [local = '', domain] = address.split('@')
  return `${local.split('+')[0]}@${domain}` === DESK_MAILBOX.address
}
