import type { FastifyReply } from 'fastify'

import { notFound } from '#server/platform/app-error.ts'
import type { Installation } from './follow-installation.ts'
import { logoMark } from './present-settings.ts'

const YEAR_SECONDS = 31_536_000

// The CSP of a logo. An SVG opened on its own is a page; with this it runs and fetches nothing.
const AS_PICTURE = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

export async function sendLogo(
  installation: Pick<Installation, 'logo'>,
  mark: string | undefined,
  reply: FastifyReply,
) {
  const logo = await installation.logo()
  if (!logo) throw notFound()
  const isForever = mark === logoMark(logo.digest)
  return (
    reply
      .type(logo.contentType)
      .header('Content-Security-Policy', AS_PICTURE)
      .header('ETag', `"${logo.digest}"`)
      // Private, because every API answer sets a cookie for its reader.
      .header(
        'Cache-Control',
        isForever ? `private, max-age=${YEAR_SECONDS}, immutable` : 'private, no-cache',
      )
      .send(logo.content)
  )
}
