import { createSocket } from 'node:dgram'
import { once } from 'node:events'

import { onTestFinished } from 'vitest'

const TXT = 16
const MAX_CHUNK = 255
const HEADER_LENGTH = 12

/** Texts at a name, or the way in which the server fails. A name that is not here does not exist. */
type Zone = Map<string, string[] | 'fails' | 'silent'>

/** Starts a name server on UDP that has TXT records alone, until the test is over. */
export async function aDnsServer() {
  const zone: Zone = new Map()
  const asked: string[] = []
  const socket = createSocket('udp4')
  socket.on('message', (question, { address, port }) => {
    const { name, end } = readName(question)
    asked.push(name)
    const found = zone.get(name.toLowerCase())
    if (found === 'silent') return
    socket.send(answerTo(question.subarray(0, end + 4), found), port, address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  onTestFinished(() => new Promise<void>((resolve) => void socket.close(() => resolve())))
  return { zone, asked, address: `127.0.0.1:${socket.address().port}` }
}

function readName(message: Buffer): { name: string; end: number } {
  const labels: string[] = []
  let at = HEADER_LENGTH
  for (let length = message.readUInt8(at); length > 0; length = message.readUInt8(at)) {
    labels.push(message.toString('latin1', at + 1, at + 1 + length))
    at += 1 + length
  }
  return { name: labels.join('.'), end: at + 1 }
}

/** `question` is the message up to its question's end, without what follows, such as EDNS. */
function answerTo(question: Buffer, found: string[] | 'fails' | undefined): Buffer {
  const texts = Array.isArray(found) ? found : []
  const [isFailing, isMissing] = [found === 'fails', found === undefined]
  const header = Buffer.from(question)
  // An answer, with recursion, and its outcome: 2 is a failure of the server, 3 a name that is not there.
  header.writeUInt16BE(0x8180 + (isFailing ? 2 : isMissing ? 3 : 0), 2)
  header.writeUInt16BE(texts.length, 6)
  header.writeUInt32BE(0, 8)
  return Buffer.concat([header, ...texts.map(recordOf)])
}

function recordOf(text: string): Buffer {
  const bytes = Buffer.from(text)
  const chunks: Buffer[] = []
  for (let at = 0; at < Math.max(1, bytes.length); at += MAX_CHUNK) {
    const chunk = bytes.subarray(at, at + MAX_CHUNK)
    chunks.push(Buffer.from([chunk.length]), chunk)
  }
  const data = Buffer.concat(chunks)
  const head = Buffer.alloc(12)
  // The name is the one of the question.
  head.writeUInt16BE(0xc000 + HEADER_LENGTH, 0)
  head.writeUInt16BE(TXT, 2)
  head.writeUInt16BE(1, 4)
  head.writeUInt32BE(0, 6)
  head.writeUInt16BE(data.length, 10)
  return Buffer.concat([head, data])
}
