import { type Config, isLoopbackHost } from '#server/config.ts'

export type Loopback = Pick<Config, 'isLoopback'>

/**
 * Returns whether people may be sent there: over TLS, or on this machine while Portico itself is
 * only there.
 */
export function isEntryPoint(config: Loopback, text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url?.protocol === 'https:') return true
  return url?.protocol === 'http:' && config.isLoopback && isLoopbackHost(url.hostname)
}
