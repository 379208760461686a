import { fileOfSignedUrl } from './files.ts'
import type { Emulator, Exchange } from './server.ts'

/** Sends the bytes of a signed address to anyone, and refuses callers that send a token along. */
export function serveSignedFile(
  { account, faults }: Emulator,
  { request, response }: Exchange,
  url: URL,
): void {
  const fault = faults.pick({ method: request.method ?? 'GET', path: url.pathname })
  if (fault?.kind === 'hang') return
  if (fault?.kind === 'fail') {
    response.writeHead(fault.status ?? 500).end('<Error/>')
    return
  }
  if (request.headers.authorization !== undefined) {
    response.writeHead(400).end('<Error><Code>InvalidArgument</Code></Error>')
    return
  }
  const file = fileOfSignedUrl(account, url)
  if (!file) {
    response.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>')
    return
  }
  const { content, contentType } = file
  const [, from = '', to = ''] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? []
  const isPart = from !== ''
  const start = isPart ? Number(from) : 0
  const end = to === '' ? content.length - 1 : Math.min(Number(to), content.length - 1)
  const part = content.subarray(start, end + 1)
  response.writeHead(isPart ? 206 : 200, {
    'Content-Type': contentType,
    'Content-Length': part.length,
    'Accept-Ranges': 'bytes',
    ...(isPart && { 'Content-Range': `bytes ${start}-${end}/${content.length}` }),
  })
  // A cut connection leaves its reader with less than was promised.
  if (fault?.kind === 'cut') {
    response.write(part.subarray(0, Math.floor(part.length / 2)), () => request.socket.destroy())
    return
  }
  response.end(part)
}
