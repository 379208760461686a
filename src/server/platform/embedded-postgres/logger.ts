import type { FastifyBaseLogger } from 'fastify'

export type EmbeddedLogger = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
