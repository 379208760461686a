import type { Socket } from 'node:net'

import type pg from 'pg'

/** How long the database may leave a question without a word before its connection is taken for lost. */
export const SILENCE_MS = 10_000

/** The database ends a query a little before that, so that none runs on without a caller. */
export function statementLimitOf(silenceMs: number): number {
  return Math.round(silenceMs * 0.8)
}

/**
 * Breaks a connection off when it has been silent for longer than it may. A line that was cut without
 * a word (a failover, a firewall that forgot it) would otherwise keep a request waiting until the
 * operating system gives up, after a quarter of an hour.
 */
export function breakOffWhenSilent(client: pg.ClientBase): void {
  socketOf(client).on('timeout', () => abort(client, 'the database does not answer'))
}

/** Gives the reason to the caller that waits for its response. */
export function abort(client: pg.ClientBase, reason: string): void {
  const message = `Connection terminated: ${reason}`
  socketOf(client).destroy(Object.assign(new Error(message), { code: 'ETIMEDOUT' }))
}

/** 0 is for ever. */
export function setIdleTimeout(client: pg.ClientBase, silenceMs: number): void {
  socketOf(client).setTimeout(silenceMs)
}

function socketOf(client: pg.ClientBase): Socket {
  // Missing in the types; the pool of pg itself reaches for it to break a connection off.
  return (client as unknown as { connection: { stream: Socket } }).connection.stream
}
