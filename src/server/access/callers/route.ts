import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'

import { type CallerKind, CALLERS, isCallerKind } from '#shared/callers.ts'
import { type Endpoint, mostBodyBytes } from '#shared/endpoint.ts'

import { AppError, notFound } from '#server/platform/app-error.ts'
import { receiveMultipart } from '#server/platform/files/receive-multipart.ts'
import { type ReceivedFile, settleUploads } from '#server/platform/files/uploads.ts'
import { isAdmin, isStaff, type Viewer } from '#server/access/viewer.ts'
import { requireConfirmation } from './confirmation.ts'
import { type CallerOf, resolveCaller } from './resolve-caller.ts'
import { checkCsrf } from '#server/platform/http/request/csrf.ts'
import { type Idempotency, readIdempotency } from '#server/platform/http/idempotency.ts'
import { parseInput, parseQuery } from '#server/platform/http/request/parse-input.ts'

type Output<Schema> = Schema extends z.core.$ZodType ? z.output<Schema> : undefined
type Answer<Schema> = Schema extends z.core.$ZodType ? z.input<Schema> : unknown

/** An endpoint for callers without a session ignores the session that their browser may have. */
type ViewerOf<Access extends Endpoint['access']> = Access extends CallerKind
  ? undefined
  : Access extends 'public'
    ? Viewer | undefined
    : Viewer

type RouteInput<E extends Endpoint> = {
  viewer: ViewerOf<E['access']>
  /** The caller without a session. */
  caller: E['access'] extends CallerKind ? CallerOf<E['access']> : undefined
  params: Output<E['params']>
  query: Output<E['query']>
  body: Output<E['body']>
  files: ReceivedFile[]
  idempotency: Idempotency | undefined
  request: FastifyRequest
  reply: FastifyReply
}

type Options = {
  /** Changes the body before it is validated. */
  prepareBody?: (body: unknown, viewer: Viewer | undefined) => unknown
  /**
   * Runs before the body is read and a caller without a session is looked up, such as a rate limit
   * against guessing. May answer itself.
   */
  beforeBody?: (request: FastifyRequest, reply: FastifyReply) => Promise<void>
}

/**
 * Serves an endpoint of the contract. Checks access, the anti-forgery token and the input, finds a
 * caller without a session, calls `handler` and checks the answer. Where the contract declares no
 * `response`, the handler writes the reply itself.
 */
export function route<const E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: (input: RouteInput<E>) => Promise<Answer<E['response']>> | Answer<E['response']>,
  options: Options = {},
): void {
  const provenByHeader =
    isCallerKind(endpoint.access) && CALLERS[endpoint.access].proofIn === 'header'
  const callers = new WeakMap<FastifyRequest, object | undefined>()
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    bodyLimit: mostBodyBytes(endpoint),
    // Check before the body is read, so that no one uploads megabytes to a call they may not make.
    onRequest: async (request, reply) => {
      checkAccess(endpoint, request.viewer)
      if (endpoint.method !== 'GET' && endpoint.csrf !== 'exempt') checkCsrf(request)
      if (endpoint.confirm === 'always' && request.viewer) {
        requireConfirmation(app.deps, request.viewer, request)
      }
      await options.beforeBody?.(request, reply)
      if (reply.sent) return reply
      if (provenByHeader) {
        const caller = await resolveCaller(app.deps, endpoint.access, { request, body: undefined })
        callers.set(request, caller)
      }
      return undefined
    },
    handler: async (request, reply) => {
      const { viewer } = request
      const params = readParams(endpoint, request.params)
      const query = parseQuery(endpoint.query, request.query)
      const received = await receiveBody(app, endpoint, request)
      try {
        const prepared = options.prepareBody?.(received.body, viewer) ?? received.body
        const body = parseInput(endpoint.body, prepared ?? {})
        const idempotency = readIdempotency(endpoint, request, body, received.files)
        const caller =
          callers.get(request) ??
          (await resolveCaller(app.deps, endpoint.access, { request, body }))
        // The types follow from the schemas that the values were just parsed with.
        const input = {
          viewer: isCallerKind(endpoint.access) ? undefined : viewer,
          caller,
          params,
          query,
          body,
          files: received.files,
          idempotency,
          request,
          reply,
        }
        const answer = await handler(input as RouteInput<E>)
        if (reply.sent || (endpoint.response === undefined && endpoint.status === undefined))
          return answer
        reply.code(endpoint.status ?? 200)
        return endpoint.response === undefined ? null : endpoint.response.parse(answer)
      } finally {
        if (viewer !== undefined) await settleUploads(app.deps, viewer, received.files)
      }
    },
  })
}

/** @throws AppError unless the viewer may make this call. */
function checkAccess(
  endpoint: Endpoint,
  viewer: Pick<Viewer, 'role' | 'isPortalManager' | 'mustAddSecondFactor'> | undefined,
): void {
  if (endpoint.access === 'public' || isCallerKind(endpoint.access)) return
  if (viewer === undefined) throw notSignedIn()
  const isAllowed =
    endpoint.access === 'user' ||
    (endpoint.access === 'manager' && viewer.isPortalManager && !isStaff(viewer)) ||
    (endpoint.access === 'staff' && isStaff(viewer)) ||
    (endpoint.access === 'admin' && isAdmin(viewer))
  if (viewer.mustAddSecondFactor && !endpoint.beforeSecondFactor) {
    throw new AppError('second_factor_missing', (words) => words.signIn.secondFactorFirst)
  }
  if (!isAllowed) throw new AppError('forbidden', (words) => words.signIn.noPermission)
}

export function notSignedIn(): AppError {
  return new AppError('unauthenticated', (words) => words.signIn.signInFirst)
}

/** Parses the path's parameters. Answers a malformed id as not found, like a missing one. */
export function readParams(endpoint: Endpoint, params: unknown) {
  if (endpoint.params === undefined) return undefined
  const parsed = endpoint.params.safeParse(params)
  if (!parsed.success) throw notFound()
  return parsed.data
}

async function receiveBody(app: FastifyInstance, endpoint: Endpoint, request: FastifyRequest) {
  if (!request.isMultipart()) return { body: request.body, files: [] }
  if (endpoint.files === undefined || request.viewer === undefined) {
    throw new AppError('unsupported_media_type', (words) => words.signIn.noFilesHere)
  }
  return receiveMultipart(app.deps, request.viewer, request, endpoint.files)
}
