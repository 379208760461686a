import type { Readable } from 'node:stream'

import { create as contentDisposition } from 'content-disposition'
import type { FastifyReply } from 'fastify'

/** Answers a file that the browser saves under this name. */
export function sendCsv(reply: FastifyReply, name: string, csv: string | Readable) {
  return reply
    .headers({
      'Content-Type': 'text/csv; charset=utf-8; header=present',
      'Content-Disposition': contentDisposition(`${name}.csv`),
      'Cache-Control': 'no-store',
    })
    .send(csv)
}
