import { AsyncLocalStorage } from 'node:async_hooks'

import type pg from 'pg'

import { abort } from './lost-connection.ts'

/** Interval at which the server checks that the client is still connected while it works on a query. */
const CHECK_CONNECTION_MS = 500

const signals = new AsyncLocalStorage<(() => AbortSignal) | undefined>()

/**
 * Runs `work` so that its queries, and those of work that it begins, end in the database when the
 * signal is aborted. The signal is asked for with the first query.
 */
export function endQueriesWith<Result>(signalOf: () => AbortSignal, work: () => Result): Result {
  return signals.run(signalOf, work)
}

/** Runs `work`, whose queries go on after the request that began it, because all others use what it finds. */
export function beyondRequest<Result>(work: () => Result): Result {
  return signals.run(undefined, work)
}

/**
 * Has the server end a query that runs for longer than `statementMs` (0 is for ever), and one whose
 * connection is gone, be it that its request ended or its process was killed.
 */
export async function limitQueries(client: pg.ClientBase, statementMs: number): Promise<void> {
  // Relies on the time limit when the server's system cannot watch connections.
  await client.query(`do $$ begin
    perform set_config('statement_timeout', '${statementMs}', false);
    begin
      perform set_config('client_connection_check_interval', '${CHECK_CONNECTION_MS}', false);
    exception when invalid_parameter_value then null;
    end;
  end $$`)
}

/**
 * Breaks the connection off when the request that has it ends early. Not pg_cancel_backend, which
 * could hit a query of the connection's next user. Answers how to stop doing so.
 *
 * @throws when the request has ended already.
 */
export function breakOffWithRequest(client: pg.ClientBase): () => void {
  const signal = signals.getStore()?.()
  if (signal === undefined) return () => undefined
  if (signal.aborted) throw new Error('Connection terminated: the request has ended')
  const end = () => abort(client, 'the request has ended')
  signal.addEventListener('abort', end, { once: true })
  return () => signal.removeEventListener('abort', end)
}
