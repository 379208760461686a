import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'

import hoodiecrow from 'hoodiecrow-imap'
import { onTestFinished } from 'vitest'

import type { MailDoor } from '#server/channels/mail/mailboxes/mail-server.ts'

/** The day and hour at which mails of tests come in, unless a test says otherwise. */
const CAME_IN = new Date('2026-03-03T10:00:00Z')

/** Starts an IMAP server of another implementation, with one empty inbox, until the test is over. */
export async function anImapServer() {
  const sockets = new Set<Socket>()
  const imap = hoodiecrow({
    plugins: ['AUTH-PLAIN', 'SASL-IR', 'XOAUTH2', 'ID', 'IDLE', 'LITERALPLUS', 'UNSELECT'],
    storage: { INBOX: { uidvalidity: 7, messages: [] } },
    users: {
      support: {
        password: 'right',
        xoauth2: { accessToken: 'granted', sessionTimeout: 3_600_000 },
      },
    },
  })
  const { server } = imap
  server.on('connection', (socket) => {
    sockets.add(socket)
    // Tests break connections on purpose.
    socket.on('error', () => undefined)
    socket.on('close', () => sockets.delete(socket))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  function dropConnections() {
    for (const socket of sockets) socket.destroy()
  }
  onTestFinished(() => {
    dropConnections()
    server.close()
  })
  const door: MailDoor = {
    host: '127.0.0.1',
    port,
    encryption: 'none',
    provider: 'other',
    credentials: { user: 'support', password: 'right' },
  }
  return {
    port,
    door,
    inbox: imap.getMailbox('INBOX'),
    /** Delivers a mail, and returns its id. */
    deliver(raw: string, { at = CAME_IN, flags = [] }: { at?: Date; flags?: string[] } = {}) {
      return imap.appendMessage('INBOX', flags, at, raw).message.uid
    },
    dropConnections,
    /** Takes the mailbox away: connections are refused. */
    stop() {
      server.close()
      dropConnections()
    },
    /** The mailbox is there again. */
    async comeBack() {
      server.listen(port, '127.0.0.1')
      await once(server, 'listening')
    },
    /** Recreates the mailbox: its mails have other ids. */
    beginAnew() {
      const inbox = imap.getMailbox('INBOX')
      inbox.uidvalidity += 1
      for (const [index, message] of inbox.messages.entries()) message.uid = index + 1
      inbox.uidnext = inbox.messages.length + 1
    },
  }
}
