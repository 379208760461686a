import type { FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'

import type { Config } from './config.ts'

/** Standard output is for people; the log, one JSON object a line, goes to standard error. */
export function createLogger(config: Pick<Config, 'logLevel'>): FastifyBaseLogger {
  return pino({ level: config.logLevel, base: null }, pino.destination({ dest: 2, sync: true }))
}
