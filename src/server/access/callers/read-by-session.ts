import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'

import type { Endpoint } from '#shared/endpoint.ts'

import { AppError } from '#server/platform/app-error.ts'
import { readCookie } from '#server/platform/http/request/cookies.ts'
import { SESSION_COOKIE } from '#server/platform/http/request/csrf.ts'
import { parseQuery } from '#server/platform/http/request/parse-input.ts'
import { notSignedIn, readParams } from './route.ts'

type Output<Schema> = Schema extends z.core.$ZodType ? z.output<Schema> : undefined

type SessionReadInput<E extends Endpoint> = {
  /** The session's secret, not checked yet. */
  token: string
  params: Output<E['params']>
  query: Output<E['query']>
  request: FastifyRequest
  reply: FastifyReply
}

type SessionAnswer = {
  userId: string
  /** The answer as text; null when If-None-Match still matches; an error to answer instead. */
  json: string | AppError | null
  etag?: string | undefined
}

/**
 * Serves one of the hottest reads. `read` finds the session, the viewer and the answer in one round
 * trip, and returns undefined when the session is not valid. Row-level security decides what it may
 * show. Tests check the answer against the contract, because nothing does at run time.
 */
export function readBySession<const E extends Endpoint & { method: 'GET'; access: 'user' }>(
  app: FastifyInstance,
  endpoint: E,
  read: (input: SessionReadInput<E>) => Promise<SessionAnswer | undefined>,
): void {
  app.get(endpoint.path, { config: { readsBySession: true } }, async (request, reply) => {
    const token = readCookie(request, SESSION_COOKIE)
    if (!token) throw notSignedIn()
    const params = readParams(endpoint, request.params)
    const query = parseQuery(endpoint.query, request.query)
    // The types follow from the schemas that the values were just parsed with.
    const answer = await read({ token, params, query, request, reply } as SessionReadInput<E>)
    if (answer === undefined) throw notSignedIn()
    request.sessionUserId = answer.userId
    if (answer.json instanceof AppError) throw answer.json
    if (answer.json === null) return reply.code(304).send()
    if (answer.etag) reply.header('ETag', answer.etag)
    return reply.type('application/json; charset=utf-8').send(answer.json)
  })
}
