import type { FastifyInstance } from 'fastify'

import { LANGUAGES } from '#shared/languages.ts'

import type { Deps } from '#server/deps.ts'
import { notFound } from '#server/platform/app-error.ts'
import type { Installation } from './follow-installation.ts'

const TEXT = 'text/plain; charset=utf-8'
/** RFC 9116 asks for less than a year. The answer is computed for each reader. */
const GOOD_FOR_MS = 90 * 24 * 60 * 60_000
const CONTACT = /^(?:https|mailto|tel):/

/** Serves what programs look for by its name, which no page of ours is an answer to. */
export function wellKnownRoutes(
  app: FastifyInstance,
  { config, now }: Pick<Deps, 'config' | 'now'>,
  installation: Installation,
): void {
  // All pages ask for a sign-in.
  app.get('/robots.txt', (_request, reply) => reply.type(TEXT).send('User-agent: *\nDisallow: /\n'))

  app.get('/.well-known/security.txt', async (_request, reply) => {
    const { contact } = await installation.brand(LANGUAGES[0])
    if (contact.url === null || !CONTACT.test(contact.url)) throw notFound()
    const fields = [
      ['Contact', contact.url],
      ['Expires', new Date(now().getTime() + GOOD_FOR_MS).toISOString()],
      ['Preferred-Languages', LANGUAGES.join(', ')],
      ['Canonical', `${config.publicUrl}/.well-known/security.txt`],
    ]
    return reply.type(TEXT).send(fields.map(([name, value]) => `${name}: ${value}\n`).join(''))
  })
}
