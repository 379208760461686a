import type { FastifyBaseLogger } from 'fastify'
import { type DestinationStream, pino } from 'pino'

import { describeError } from './describe-error.ts'
import type { Config } from '#server/config.ts'

// Names of secrets to redact. Portico logs none of them; this holds if code or a library ever does.
// Parents are listed because matching any depth was measured to quadruple the cost of a line.
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
/** The multipart parser logs headers among its options at level `trace`. */
const HEADERS_OF_ANYTHING = '*.headers'

/**
 * Creates the logger. It writes one JSON object per line to standard error; standard output is for
 * people.
 */
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
