import { createHash } from 'node:crypto'
import type { AddressInfo } from 'node:net'

import aws4 from 'aws4'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { buildApp } from 'fauxqs'

// Runs an S3 server as a separate program: `fauxqs`, with checks in front for what it omits and
// Portico depends on. docs/decisions/0009-s3-in-the-tests.md says how far to trust it.

const [accessKeyId = '', secretAccessKey = ''] = process.argv.slice(2)

type BegunUpload = { id: string; bucket: string; key: string }

const app = buildApp({ logger: false })
const begun = new Map<string, BegunUpload>()

/** Checks the signature with a library that shares no code with the client's. */
function isSigned(request: FastifyRequest): boolean {
  const given = request.headers.authorization ?? ''
  const scope = /Credential=([^/]+)\/\d{8}\/([^/]+)\/s3\/aws4_request/.exec(given)
  const names = /SignedHeaders=([^,]+)/.exec(given)?.[1]?.split(';') ?? []
  if (scope?.[1] !== accessKeyId || !names.includes('host')) return false
  const toSign = {
    service: 's3',
    region: scope[2],
    method: request.method,
    path: request.originalUrl,
    headers: Object.fromEntries(names.map((name) => [name, String(request.headers[name])])),
    extraHeadersToInclude: { range: true },
  }
  const signed = aws4.sign(toSign, { accessKeyId, secretAccessKey })
  const made = new Headers(signed.headers as Record<string, string>).get('authorization')
  return given.replaceAll(' ', '') === made?.replaceAll(' ', '')
}

function isWhole(request: FastifyRequest): boolean {
  const body = (request.body ?? Buffer.alloc(0)) as Buffer
  const hash = createHash('sha256').update(body).digest('hex')
  return request.headers['x-amz-content-sha256'] === hash
}

function refuse(reply: FastifyReply, code: string): void {
  void reply
    .code(403)
    .type('application/xml')
    .send(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>Refused</Message></Error>`)
}

function describe(request: FastifyRequest) {
  const url = new URL(request.originalUrl, 'http://s3')
  const [bucket = '', ...key] = url.pathname.slice(1).split('/').map(decodeURIComponent)
  return { bucket, key: key.join('/'), query: url.searchParams }
}

function listUploads(bucket: string, prefix: string): string {
  const uploads = [...begun.values()]
    .filter((upload) => upload.bucket === bucket && upload.key.startsWith(prefix))
    .map(({ key, id }) => `<Upload><Key>${key}</Key><UploadId>${id}</UploadId></Upload>`)
  return `<?xml version="1.0"?><ListMultipartUploadsResult><Bucket>${bucket}</Bucket>${uploads.join('')}</ListMultipartUploadsResult>`
}

app.addHook('preHandler', async (request, reply) => {
  request.body ??= Buffer.alloc(0)
  const { bucket, key, query } = describe(request)
  if (!isSigned(request)) refuse(reply, 'SignatureDoesNotMatch')
  else if (!isWhole(request)) refuse(reply, 'XAmzContentSHA256Mismatch')
  else if (request.method === 'GET' && key === '' && query.has('uploads')) {
    void reply.type('application/xml').send(listUploads(bucket, query.get('prefix') ?? ''))
  }
})

app.addHook('onSend', async (request, reply, payload) => {
  const { bucket, key, query } = describe(request)
  if (reply.statusCode >= 300) return payload
  const ended = query.get('uploadId')
  if (request.method === 'POST' && query.has('uploads')) {
    const id = /<UploadId>([^<]+)</.exec(String(payload))?.[1] ?? ''
    begun.set(id, { id, bucket, key })
  } else if (ended !== null && (request.method === 'DELETE' || request.method === 'POST')) {
    begun.delete(ended)
  }
  return payload
})

await app.listen({ port: 0, host: '127.0.0.1' })
console.log((app.server.address() as AddressInfo).port)
// End with the test that started this process, however that ends.
process.stdin.resume().on('end', () => process.exit())
