import { findRunningEmbedded } from '#server/platform/embedded-postgres/address.ts'

export type DemoPlace = { url: string; dataDir: string }

const KEY = 'PORTICO_DEMOS'

/** Lets the workers know, which get nothing but the environment. */
export function keepDemos(demos: DemoPlace[]) {
  process.env[KEY] = JSON.stringify(demos)
}

/** The demo of the worker that asks; outside of a test run, the first. */
export function demoPlace(): DemoPlace {
  // Written by keepDemos above; Playwright numbers its workers.
  const demos = JSON.parse(process.env[KEY] ?? '[]') as DemoPlace[]
  const demo = demos[Number(process.env.TEST_PARALLEL_INDEX ?? 0)]
  if (!demo) throw new Error('the demo has not been started')
  return demo
}

/** Has what follows in this worker happen at another demo. Returns what leads back. */
export function moveToDemo(demo: DemoPlace): () => void {
  const before = process.env[KEY]
  keepDemos(Array.from({ length: Number(process.env.TEST_PARALLEL_INDEX ?? 0) + 1 }, () => demo))
  return () => {
    process.env[KEY] = before
  }
}

/** The connection string of the database that a demo has started in its folder. */
export async function databaseIn(dataDir: string): Promise<string> {
  const connectionString = await findRunningEmbedded(dataDir)
  if (!connectionString) throw new Error('the demo has no database of its own that runs')
  return connectionString
}
