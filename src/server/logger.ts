import type { FastifyBaseLogger } from 'fastify'
import { type DestinationStream, pino } from 'pino'

import { describeError } from '#server/operations/describe-error.ts'
import type { Config } from './config.ts'

// Nobody writes these into the log. Should somebody come to, they are not readable there.
const SECRETS = [
  'password',
  'token',
  'secret',
  'cookie',
  'cookies',
  'headers',
  'authorization',
  'SAMLResponse',
  'samlResponse',
  'RelayState',
  'privateKey',
]

/** Standard output is for people; the log, one JSON object a line, goes to standard error. */
export function createLogger(
  config: Pick<Config, 'logLevel'>,
  destination: DestinationStream = pino.destination({ dest: 2, sync: true }),
): FastifyBaseLogger {
  return pino(
    {
      level: config.logLevel,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
      serializers: { err: describeError },
      redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`]), censor: '[redacted]' },
    },
    destination,
  )
}
