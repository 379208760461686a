import type { FastifyInstance } from 'fastify'

const WITH_PORT = /^(\d{1,3}(?:\.\d{1,3}){3}):\d{1,5}$/
const IN_BRACKETS = /^\[([0-9a-f:.]+)\](?::\d{1,5})?$/i

/**
 * Removes the caller's port, which some proxies add, so that limits, allowlists and logs see the
 * address alone.
 */
export function readForwardedAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { headers } = request.raw
    const forwarded = headers['x-forwarded-for']
    if (forwarded !== undefined) headers['x-forwarded-for'] = withoutPorts(String(forwarded))
    done()
  })
}

export function withoutPorts(forwarded: string): string {
  return forwarded
    .split(',')
    .map((text) => {
      const address = text.trim()
      return (WITH_PORT.exec(address) ?? IN_BRACKETS.exec(address))?.[1] ?? address
    })
    .join(', ')
}
