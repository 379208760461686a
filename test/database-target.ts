import type { NetConnectOpts } from 'node:net'

/** Returns where the server of this address listens, for a proxy in front of it. */
export function targetOf(databaseUrl: string): NetConnectOpts {
  const { hostname, port } = new URL(databaseUrl)
  const host = decodeURIComponent(hostname)
  return host.startsWith('/')
    ? { path: `${host}/.s.PGSQL.${port}` }
    : { host, port: Number(port || 5432) }
}

/** Returns the address of the same database through a proxy on this port. */
export function throughPort(databaseUrl: string, port: number): string {
  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  url.port = String(port)
  return url.href
}
