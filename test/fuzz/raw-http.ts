import { connect } from 'node:net'

// Sends raw bytes: a well-behaved client could not send these requests.

export type RawRequest = {
  port: number
  method: string
  target: string
  headers: [name: string, value: string][]
  body: Buffer
  /** Sends this many bytes of the body and then stops. */
  cutAt?: number
  /** Disconnects after the last byte instead of waiting for the answer. */
  hangUp?: boolean
}

export type RawAnswer = {
  status: number
  headers: [name: string, value: string][]
  body: Buffer
  tookMs: number
}

const PATIENCE_MS = 20_000

/**
 * Sends a request on a new connection and returns the first answer, or undefined when none came.
 */
export function exchange(request: RawRequest): Promise<RawAnswer | undefined> {
  return new Promise((resolve) => {
    const startedAt = performance.now()
    const chunks: Buffer[] = []
    let received = 0
    let expected: number | undefined
    const socket = connect({ port: request.port, host: '127.0.0.1', noDelay: true })
    const finish = () => {
      socket.destroy()
      resolve(readAnswer(Buffer.concat(chunks), request.method, performance.now() - startedAt))
    }
    socket.setTimeout(PATIENCE_MS, finish)
    socket.on('data', (chunk) => {
      chunks.push(chunk)
      received += chunk.length
      expected ??= lengthOf(Buffer.concat(chunks), request.method)
      if (expected !== undefined && received >= expected) finish()
    })
    // An answer counts however the connection ended.
    socket.on('error', finish)
    socket.on('close', finish)

    const isCut = request.cutAt !== undefined
    const body = isCut ? request.body.subarray(0, request.cutAt) : request.body
    socket.write(headOf(request))
    socket.write(body, () => {
      if (request.hangUp) socket.destroy()
      else if (isCut) socket.end()
    })
  })
}

function headOf({ method, target, headers }: RawRequest): Buffer {
  const lines = headers.map(([name, value]) => `${name}: ${oneLine(value)}`)
  return Buffer.from([`${method} ${oneLine(target)} HTTP/1.1`, ...lines, '', ''].join('\r\n'))
}

// Removes line breaks. A second line would be another header of our own making and test nothing.
function oneLine(text: string) {
  return text.replaceAll(/[\r\n]/g, ' ')
}

/** Returns the length of head and body together, or undefined while it is unknown. */
function lengthOf(bytes: Buffer, method: string): number | undefined {
  const end = bytes.indexOf('\r\n\r\n')
  if (end === -1) return undefined
  if (method === 'HEAD') return 0
  const head = bytes.subarray(0, end).toString('latin1').toLowerCase()
  // An event stream ends only when its reader leaves, so its first event is enough.
  if (head.includes('text/event-stream')) {
    return bytes.subarray(end + 4).includes('\n\n') ? 0 : undefined
  }
  const length = /\r\ncontent-length: (\d+)/.exec(head)?.[1]
  return length === undefined ? undefined : end + 4 + Number(length)
}

function readAnswer(bytes: Buffer, method: string, tookMs: number): RawAnswer | undefined {
  const end = bytes.indexOf('\r\n\r\n')
  if (end === -1) return undefined
  const [statusLine = '', ...lines] = bytes.subarray(0, end).toString('latin1').split('\r\n')
  const status = Number(statusLine.split(' ')[1])
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
  })
  const rest = bytes.subarray(end + 4)
  const isChunked = headers.some(
    ([name, value]) => name === 'transfer-encoding' && value === 'chunked',
  )
  // More bytes answer data that followed the request, such as a body without a length.
  const length = headers.find(([name]) => name === 'content-length')?.[1]
  const whole = isChunked
    ? joinChunks(rest)
    : rest.subarray(0, length === undefined ? rest.length : Number(length))
  const body = method === 'HEAD' ? Buffer.alloc(0) : whole
  return { status, headers, body, tookMs }
}

function joinChunks(bytes: Buffer): Buffer {
  const chunks: Buffer[] = []
  for (let at = 0; at < bytes.length;) {
    const lineEnd = bytes.indexOf('\r\n', at)
    const size = Number.parseInt(bytes.subarray(at, lineEnd).toString('latin1'), 16)
    if (lineEnd === -1 || !(size > 0)) break
    chunks.push(bytes.subarray(lineEnd + 2, lineEnd + 2 + size))
    at = lineEnd + 2 + size + 2
  }
  return Buffer.concat(chunks)
}

export function headerOf(answer: RawAnswer, name: string): string | undefined {
  return answer.headers.find(([given]) => given === name)?.[1]
}
