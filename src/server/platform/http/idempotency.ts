import { createHash } from 'node:crypto'

import type { FastifyRequest } from 'fastify'

import type { Endpoint } from '#shared/endpoint.ts'

import { AppError, invalidInput } from '#server/platform/app-error.ts'
import type { Db, Tx } from '#server/platform/db/client.ts'
import type { ReceivedFile } from '#server/platform/files/uploads.ts'
import { asStaff, type TenantUser } from '#server/platform/db/as-role.ts'
import { findKeptAnswer, insertKeptAnswer, tryLock } from './queries.ts'

/** Identifies a request that carries an Idempotency-Key. */
export type Idempotency = { endpoint: string; key: string; fingerprint: Buffer }

const KEY = /^[\x21-\x7e]{1,200}$/

export function readIdempotency(
  endpoint: Endpoint,
  request: FastifyRequest,
  body: unknown,
  files: ReceivedFile[],
): Idempotency | undefined {
  const key = request.headers['idempotency-key']
  if (!endpoint.idempotent || key === undefined) return undefined
  if (typeof key !== 'string' || !KEY.test(key)) {
    throw invalidInput({ 'Idempotency-Key': (words) => words.server.badKey })
  }
  const content = [
    request.params,
    body,
    files.map((file) => [file.filename, file.sizeBytes, file.sha256]),
  ]
  const fingerprint = createHash('sha256').update(JSON.stringify(content)).digest()
  return { endpoint: `${endpoint.method} ${endpoint.path}`, key, fingerprint }
}

/**
 * Says which part of a result to store, and how to rebuild the result from it. Without this the
 * whole result is stored.
 */
export type AnswerMemory<Result, Kept> = {
  keep: (answer: Result) => Kept
  recall: (kept: Kept) => Promise<Result>
}

/**
 * Runs `work` once per key. The answer is stored in the same transaction as the change. So a
 * request that is repeated after a crash or a lost answer gets the first answer and never makes a
 * second change.
 *
 * @throws AppError `conflict` while the first is in flight, `idempotency_mismatch` for another
 * body.
 */
export async function once<Result, Kept = Result>(
  tx: Tx,
  deps: { now: () => Date },
  viewer: TenantUser,
  {
    idempotency,
    memory,
    work,
  }: {
    idempotency: Idempotency | undefined
    memory?: AnswerMemory<Result, Kept>
    work: () => Promise<Result>
  },
): Promise<Result> {
  if (idempotency === undefined) return work()
  const { endpoint, key, fingerprint } = idempotency

  // Take an advisory lock for the transaction. A crash releases it, so a key can never be stuck.
  const name = [viewer.customerId, viewer.userId, endpoint, key].join(' ')
  if (!(await tryLock(tx, name))) throw requestUnderWay()

  const earlier = await findEarlier(tx, viewer, idempotency)
  // The row was written below, from this endpoint's own result.
  if (earlier) return memory ? memory.recall(earlier.answer as Kept) : (earlier.answer as Result)

  const answer = await work()
  await insertKeptAnswer(tx, {
    customerId: viewer.customerId,
    userId: viewer.userId,
    endpoint,
    key,
    fingerprint,
    answer: JSON.stringify(memory ? memory.keep(answer) : answer),
    createdAt: deps.now(),
  })
  return answer
}

/**
 * The same for work in several transactions, which goes on where an earlier try of the request has stopped: the answer is
 * kept when all of it is done.
 */
export async function onceInSteps<Result>(
  deps: { db: Db; now: () => Date },
  viewer: TenantUser,
  idempotency: Idempotency | undefined,
  work: () => Promise<Result>,
): Promise<Result> {
  if (idempotency === undefined) return work()
  const earlier = await asStaff(deps.db, (tx) => findEarlier(tx, viewer, idempotency))
  // Written by `once`, from this endpoint's own result.
  if (earlier) return earlier.answer as Result
  const answer = await work()
  return asStaff(deps.db, (tx) =>
    once(tx, deps, viewer, { idempotency, work: () => Promise.resolve(answer) }),
  )
}

/** @throws AppError `idempotency_mismatch` for another body. */
async function findEarlier(tx: Tx, viewer: TenantUser, idempotency: Idempotency) {
  const earlier = await findKeptAnswer(tx, viewer, idempotency)
  if (earlier && !earlier.fingerprint.equals(idempotency.fingerprint)) throw keyUsedOtherwise()
  return earlier
}

export function requestUnderWay(): AppError {
  return new AppError('conflict', (words) => words.server.keyUnderWay, {
    retryAfterSeconds: 1,
  })
}

export function keyUsedOtherwise(): AppError {
  return new AppError('idempotency_mismatch', (words) => words.server.keyUsed)
}
