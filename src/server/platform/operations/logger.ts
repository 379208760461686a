import type { FastifyBaseLogger } from 'fastify'
import { type DestinationStream, pino } from 'pino'

import { describeError } from './describe-error.ts'
import type { Config } from '#server/config.ts'

// We write none of these into the log. Should somebody come to, or a library, they are not readable
// there. Parents are named, because to look everywhere was measured to make a line four times as dear.
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
/** With `trace`, the multipart parser shows the headers among its own options. */
const HEADERS_OF_ANYTHING = '*.headers'

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
        paths: [
          ...PARENTS.flatMap((parent) => SECRETS.map((name) => parent + name)),
          HEADERS_OF_ANYTHING,
        ],
        censor: '[redacted]',
      },
    },
    destination,
  )
}
