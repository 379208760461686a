import type { FastifyBaseLogger } from 'fastify'
import { type DestinationStream, pino } from 'pino'

import { describeError } from '#server/operations/describe-error.ts'
import type { Config } from './config.ts'

// Nobody writes these into the log. Should somebody come to, they are not readable there. Parents are
// named, because to look everywhere was measured to make a line five times as dear.
const SECRETS = [
  'password',
  'token',
  'secret',
  'headers',
  'cookie',
  'cookies',
  'authorization',
  'SAMLResponse',
  'samlResponse',
  'RelayState',
  'privateKey',
]
const PARENTS = ['', 'req.', 'request.', 'body.', 'query.', 'input.']

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
      redact: {
        paths: PARENTS.flatMap((parent) => SECRETS.map((name) => parent + name)),
        censor: '[redacted]',
      },
    },
    destination,
  )
}
