import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'

export type ReceivedMail = {
  from: string
  to: string[]
  subject: string
  headers: string
  body: string
}

/**
 * Outcome of a mail: it is refused with an answer, accepted once a promise is kept, or accepted
 * while the answer to it is lost. A function runs at the moment when it is accepted and not yet
 * answered.
 */
type Refusal = { code: number; words: string; at?: 'recipient' | 'data' }
type Fate = Refusal | { answersAfter: Promise<void> } | 'lost' | (() => unknown)

/** Starts a mail server that stores the mails it gets, until the test is over. */
export async function aMailServer({ refuses = false } = {}) {
  const mails: ReceivedMail[] = []
  const fates: Fate[] = []
  const refusalAt = (place: 'recipient' | 'data') => {
    const [next] = fates
    if (next === undefined || typeof next !== 'object' || !('code' in next)) return null
    if ((next.at ?? 'recipient') !== place) return null
    fates.shift()
    return Object.assign(new Error(next.words), { responseCode: next.code })
  }
  let connections = 0
  const server = new SMTPServer({
    authOptional: true,
    // Mailers keep their connections.
    closeTimeout: 1,
    onConnect(_session, done) {
      connections += 1
      done()
    },
    disabledCommands: ['STARTTLS'],
    onRcptTo(_address, _session, done) {
      done(refuses ? new Error('No such mailbox') : refusalAt('recipient'))
    },
    onData(stream, { envelope }, done) {
      let raw = ''
      stream.setEncoding('utf8')
      stream.on('data', (part: string) => (raw += part))
      stream.on('end', () => {
        const refusal = refusalAt('data')
        if (refusal) return done(refusal)
        const [headers = '', ...body] = raw.split('\r\n\r\n')
        mails.push({
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map(({ address }) => address),
          subject: subjectOf(headers),
          headers,
          body: readable(body.join('\r\n\r\n')),
        })
        const [fate] = fates
        if (fate === undefined) return done()
        if (typeof fate === 'object' && 'code' in fate) return done()
        fates.shift()
        if (typeof fate === 'object') return void answerAfter(fate.answersAfter, done)
        if (typeof fate === 'function') fate()
        for (const { _socket: socket } of server.connections) socket.destroy()
      })
    },
  })
  // Ignore broken connections: tests break them on purpose.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)))
  const address = server.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    mails,
    countConnections: () => connections,
    closeConnections() {
      for (const { _socket: socket } of server.connections) socket.end()
    },
    /** Outcomes of the next mails, one after the other. */
    fates,
    settings: {
      url: `smtp://127.0.0.1:${port}`,
      from: { name: 'Portico', address: 'support@portico.example' },
    },
  }
}

async function answerAfter(kept: Promise<void>, answer: () => void) {
  await kept
  answer()
}

/** Reads the subject, which is in encoded words when it has characters beyond ASCII. */
function subjectOf(headers: string): string {
  const [, subject = ''] = /^Subject: (.*(?:\r\n .*)*)/m.exec(headers) ?? []
  return subject
    .replaceAll(/\?=\r\n =\?UTF-8\?Q\?/g, '')
    .replaceAll('\r\n', '')
    .replaceAll(/=\?UTF-8\?Q\?([^?]*)\?=/g, (_, word: string) =>
      readable(word.replaceAll('_', ' ')),
    )
}

/** Removes the line breaks and escapes of quoted-printable. */
function readable(body: string): string {
  return body
    .replaceAll('=\r\n', '')
    .replaceAll(/(?:=[0-9A-F]{2})+/g, (bytes) =>
      Buffer.from(bytes.replaceAll('=', ''), 'hex').toString(),
    )
}
