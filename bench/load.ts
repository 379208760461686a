import autocannon from 'autocannon'
import type pg from 'pg'

import { createSession } from '#server/access/sessions/sessions.ts'
import type { Db } from '#server/platform/db/client.ts'

import { cpuMs } from './processes.ts'

export const CONNECTIONS = 16

export type Figures = {
  perSecond: number
  p50: number
  p99: number
  /** CPU milliseconds per request. */
  cpuMs: number
  databaseCpuMs: number
  failed: number
}

export type Cookies = { header: string; token: string }

/** Returns the cookies that the browser of a session sends. */
export async function cookiesOf(url: string, session: string): Promise<Cookies> {
  const answer = await fetch(`${url}/api/auth/user`, {
    headers: { cookie: `portico_session=${session}` },
  })
  const token = /XSRF-TOKEN=([^;]+)/.exec(answer.headers.getSetCookie().join('\n'))?.[1] ?? ''
  return { header: `portico_session=${session}; XSRF-TOKEN=${token}`, token }
}

/** Returns the cookies of a new session of this person. */
export async function cookiesFor(
  db: Db,
  url: string,
  user: Parameters<typeof createSession>[1],
): Promise<Cookies> {
  const { token } = await createSession({ db, now: () => new Date() }, user)
  return cookiesOf(url, token)
}

type Load = {
  url: string
  seconds: number
  /** The processes whose CPU time is counted. */
  pids: number[]
  pool?: pg.Pool
  method?: 'POST'
  body?: string
  cookies?: Cookies
  /** The version that the browser has already. An answer without a body is then as good. */
  ifNoneMatch?: string
}

/** Sends as many requests as the server answers, over CONNECTIONS connections. */
export async function loadServer(load: Load): Promise<Figures> {
  const { url, seconds, pids, pool, method = 'GET', body, cookies, ifNoneMatch } = load
  const options: autocannon.Options = {
    url,
    connections: CONNECTIONS,
    duration: seconds,
    method,
    body,
    headers: {
      ...(cookies && { cookie: cookies.header, 'x-xsrf-token': cookies.token }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(ifNoneMatch !== undefined && { 'if-none-match': ifNoneMatch }),
    },
  }
  await autocannon({ ...options, duration: Math.min(2, seconds) })
  const used = await followCpu(pids, pool)
  const result = await autocannon(options)
  const requests = Math.max(result.requests.total, 1)
  return {
    perSecond: result.requests.total / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    ...(await used(requests)),
    failed: result.non2xx + result.errors - (ifNoneMatch === undefined ? 0 : result['3xx']),
  }
}

/** Repeats any work, `lanes` at a time, and measures it like requests. */
export async function loadWork(
  work: () => Promise<unknown>,
  {
    seconds = Infinity,
    times = Infinity,
    lanes = CONNECTIONS,
  }: {
    seconds?: number
    times?: number
    lanes?: number
  },
): Promise<{ perSecond: number; p50: number; p99: number; done: number }> {
  const tookMs: number[] = []
  let begun = 0
  const startedAt = performance.now()
  const endsAt = startedAt + seconds * 1000
  const lane = async () => {
    while (performance.now() < endsAt && begun < times) {
      begun += 1
      const from = performance.now()
      await work()
      tookMs.push(performance.now() - from)
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  tookMs.sort((a, b) => a - b)
  const at = (share: number) => tookMs[Math.floor((tookMs.length - 1) * share)] ?? 0
  const done = tookMs.length
  return {
    perSecond: (done / (performance.now() - startedAt)) * 1000,
    p50: at(0.5),
    p99: at(0.99),
    done,
  }
}

/** Returns a function that tells how much CPU the processes have used since, per request. */
export async function followCpu(pids: number[], pool?: pg.Pool) {
  const read = async () => ({
    app: await cpuMs(pids),
    database: await cpuMs(pool ? await backendPids(pool) : []),
  })
  const before = await read()
  return async (requests: number) => {
    const after = await read()
    return {
      cpuMs: (after.app - before.app) / requests,
      databaseCpuMs: (after.database - before.database) / requests,
    }
  }
}

/** Returns the processes of the database that work for the server. */
export async function backendPids(pool: pg.Pool): Promise<number[]> {
  const found = await pool.query<{ pid: number }>(
    `select pid from pg_stat_activity where application_name = 'portico' and pid <> pg_backend_pid()`,
  )
  return found.rows.map(({ pid }) => pid)
}
