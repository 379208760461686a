import path from 'node:path'

import { expect, test } from 'vitest'

import { findRunningEmbedded } from '#server/platform/embedded-postgres/address.ts'
import { createFolderStore } from '#server/platform/files/folder-store.ts'
import { fileJobs } from '#server/platform/files/jobs.ts'
import type { Ticket } from '#shared/tickets/contract.ts'
import { createLogger } from '#server/platform/operations/logger.ts'
import { runEach } from '#test/run-schedules.ts'
import { findServerPid, makePreparedDataDir } from '#test/fixtures/embedded-postgres.ts'
import { aTenant, besideAt } from './a-tenant.ts'
import { runPortico, type RunningPortico, SOON } from './run-portico.ts'
import {
  expectEachOnce,
  inParallel,
  type Intent,
  intentsToRaise,
  listStore,
  raise,
  tryToRaise,
} from './ticket-load.ts'

/** Three times what is in flight before the crash, and as many after it. */
const TICKETS = 72
const AT_ONCE = 12
const TWO_DAYS_MS = 48 * 3_600_000

type Victims = { portico: RunningPortico; postgresPid: number }

const CRASHES: Record<string, (victims: Victims) => unknown> = {
  'PostgreSQL is killed': ({ postgresPid }) => process.kill(postgresPid, 'SIGKILL'),
  'Portico is killed': ({ portico }) => portico.kill(),
  'both are killed': async ({ portico, postgresPid }) => {
    process.kill(postgresPid, 'SIGKILL')
    await portico.kill()
  },
}

test('no answered change is lost or duplicated when processes are killed at work one after the other', async () => {
  const dataDir = await makePreparedDataDir()
  const filesFolder = path.join(dataDir, 'files')
  const answered = new Map<Intent, Ticket>()
  let portico = await runPortico(dataDir)
  for (const [name, crash] of Object.entries(CRASHES)) {
    // A person of their own each time, who may raise so many in an hour.
    const { client } = await aTenant((await findRunningEmbedded(dataDir))!, portico.url)
    const postgresPid = (await findServerPid(dataDir))!

    const intents = intentsToRaise(TICKETS)
    const before = answered.size
    let crashed: Promise<unknown> | undefined
    await inParallel(intents, AT_ONCE, async (intent) => {
      const ticket = await tryToRaise(client, portico.url, intent)
      if (ticket) answered.set(intent, ticket)
      if (answered.size - before >= TICKETS / 2)
        crashed ??= Promise.resolve(crash({ portico, postgresPid }))
    })
    await crashed
    const unanswered = intents.filter((intent) => !answered.has(intent))
    expect(unanswered.length, name).toBeGreaterThan(0)

    if (portico.hasEnded()) portico = await runPortico(dataDir)
    const { url } = portico
    await inParallel(unanswered, AT_ONCE, async (intent) => {
      answered.set(intent, await raise(client, () => url, intent))
    })

    await expect.poll(() => findServerPid(dataDir), SOON).not.toBe(postgresPid)
    const beside = besideAt((await findRunningEmbedded(dataDir))!)
    await expectEachOnce(beside, filesFolder, answered)
    const store = await listStore(beside, filesFolder)
    const known = new Set([...store.attached, ...store.pending])
    const strangers = store.files.filter((file) => !known.has(file.replace(/\.part$/, '')))
    expect(strangers, name).toEqual([])

    const files = createFolderStore(filesFolder)
    const inTwoDays = { ...beside, files, now: () => new Date(Date.now() + TWO_DAYS_MS) }
    const log = createLogger({ logLevel: 'fatal' })
    expect(await runEach({ ...beside, log }, fileJobs(inTwoDays)), name).toEqual([])
    const cleaned = await listStore(beside, filesFolder)
    expect(cleaned.files, name).toEqual(store.attached)
    expect(cleaned.pending, name).toEqual([])
  }
})
