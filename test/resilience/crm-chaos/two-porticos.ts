import { mkdir, symlink } from 'node:fs/promises'
import path from 'node:path'

import { freePort } from '#test/free-port.ts'
import { makeDataDir } from '#test/fixtures/embedded-postgres.ts'
import { createTestDatabase } from '#test/test-database.ts'
import { runPortico, type RunningPortico } from '../run-portico.ts'

export type TwoPorticos = Awaited<ReturnType<typeof runTwoPorticos>>

/** Runs two processes on one database and one folder of files. Each keeps its address through every start. */
export async function runTwoPorticos(environment: Record<string, string>) {
  const databaseUrl = await createTestDatabase()
  const filesFolder = path.join(await makeDataDir(), 'files')
  await mkdir(filesFolder)
  const places = await Promise.all(
    [0, 1].map(async () => {
      const dataDir = await makeDataDir()
      await symlink(filesFolder, path.join(dataDir, 'files'))
      return { dataDir, port: String(await freePort()) }
    }),
  )
  const publicUrl = 'http://localhost:3000'
  const start = ({ dataDir, port }: { dataDir: string; port: string }) =>
    runPortico(dataDir, {
      DATABASE_URL: databaseUrl,
      PUBLIC_URL: publicUrl,
      PORT: port,
      ...environment,
    })
  const running: (RunningPortico | undefined)[] = await Promise.all(places.map(start))
  const outputs: string[] = []

  return {
    databaseUrl,
    publicUrl,
    origins: places.map(({ port }) => `http://127.0.0.1:${port}`),
    isRunning: (index: number) => running[index] !== undefined,
    async kill(index: number) {
      const victim = running[index]
      running[index] = undefined
      await victim?.kill()
      if (victim) outputs.push(victim.output)
    },
    async start(index: number) {
      const place = places[index]
      if (place) running[index] ??= await start(place)
    },
    /** Logs of all of them. */
    output: () => [...outputs, ...running.map((portico) => portico?.output ?? '')].join('\n'),
  }
}
