import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'

type ReceivedMail = { from: string; to: string[]; headers: string; body: string }

/** Starts a mail server that stores the mails it gets, until the test is over. */
export async function aMailServer({ refuses = false } = {}) {
  const mails: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(_address, _session, done) {
      done(refuses ? new Error('No such mailbox') : null)
    },
    onData(stream, { envelope }, done) {
      let raw = ''
      stream.setEncoding('utf8')
      stream.on('data', (part: string) => (raw += part))
      stream.on('end', () => {
        const [headers = '', ...body] = raw.split('\r\n\r\n')
        mails.push({
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map(({ address }) => address),
          headers,
          body: readable(body.join('\r\n\r\n')),
        })
        done()
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
    settings: {
      url: `smtp://127.0.0.1:${port}`,
      from: { name: 'Portico', address: 'support@portico.example' },
    },
  }
}

/** Removes the line breaks and escapes of quoted-printable. */
function readable(body: string): string {
  return body
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    )
}
