import { afterAll } from 'vitest'

import { aBucket } from '#test/s3/s3-server.ts'
import { startEmulator } from '#test/s3/start-emulator.ts'
import { testFileStore } from './file-store.contract.ts'
import { createS3Store } from './s3-store.ts'

const server = await startEmulator()
afterAll(() => server.stop())

testFileStore('S3', async () => {
  const { settings, listTraces } = await aBucket(server)
  return { store: createS3Store(settings), listTraces }
})
