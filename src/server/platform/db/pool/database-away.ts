import { factsOf } from '#server/platform/error-facts.ts'

const CONNECTION_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'ECONNABORTED',
  '57P01', // admin_shutdown
  '57P02', // crash_shutdown
  '57P03', // cannot_connect_now
  '53300', // too_many_connections
])

const READ_ONLY = '25006'

const DRIVER_MESSAGES = [
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Client has encountered a connection error',
  'Client was closed',
  // Sent by a standby to a query that is in the way of its primary's changes.
  'due to conflict with recovery',
  // Sent over TLS when the other end hangs up in the middle of the greeting.
  'There was an error establishing an SSL connection',
  'Client network socket disconnected before secure TLS connection was established',
]

const SILENT_MESSAGES = [
  'timeout exceeded when trying to connect',
  'Connection terminated: the database does not answer',
]

/** Returns whether a query failed because the database could not be reached, so that trying again later helps. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = factsOf(error)
  if (code !== undefined && (CONNECTION_CODES.has(code) || code.startsWith('08'))) return true
  if (isReadOnly(error) || isPlanOutdated(error) || isSocketMissing(error)) return true
  return DRIVER_MESSAGES.some((message) => error.message.includes(message))
}

/** Returns whether the server takes no changes: a standby, to which the address led while the primary moved. */
export function isReadOnly(error: unknown): boolean {
  return error instanceof Error && factsOf(error).code === READ_ONLY
}

/** Returns whether the database did not respond in time, as while its tables are locked. */
export function isSilent(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return isTooSlow(error) || SILENT_MESSAGES.some((message) => error.message.includes(message))
}

export function readOnlyError(): Error {
  return Object.assign(new Error('the database takes no changes at the moment'), {
    code: READ_ONLY,
  })
}

/** A server on a Unix socket takes it away when it ends. A file that is missing has the same code. */
function isSocketMissing(error: Error): boolean {
  const { code, syscall } = factsOf(error)
  return code === 'ENOENT' && syscall === 'connect'
}

/** Returns whether a table has changed since this connection prepared the statement. */
export function isPlanOutdated(error: unknown): boolean {
  return error instanceof Error && error.message === 'cached plan must not change result type'
}

const DISK_FULL = '53100'

/** Returns whether a query failed because the database has no room to write. */
export function isDatabaseFull(error: unknown): boolean {
  return error instanceof Error && factsOf(error).code === DISK_FULL
}

const QUERY_CANCELED = '57014'

/** Returns whether the database ended a query because it exceeded the time limit. */
export function isTooSlow(error: unknown): boolean {
  return error instanceof Error && factsOf(error).code === QUERY_CANCELED
}

// serialization_failure and deadlock_detected.
const LOCK_CONFLICTS = new Set(['40001', '40P01'])

/** Returns whether the database has rolled back a transaction that can be run again. */
export function isLockConflict(error: unknown): boolean {
  return error instanceof Error && LOCK_CONFLICTS.has(factsOf(error).code ?? '')
}
