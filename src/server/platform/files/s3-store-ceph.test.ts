import { afterAll, test } from 'vitest'

import { aBucket } from '#test/s3/s3-server.ts'
import { startCeph } from '#test/s3/start-ceph.ts'
import { testFileStore } from './file-store.contract.ts'
import { createS3Store } from './s3-store.ts'

const server = await startCeph()
afterAll(() => ('missing' in server ? undefined : server.stop()))

if ('missing' in server) {
  test('Ceph: the store passes its contract when the server is a real S3 server', ({ skip }) =>
    skip(server.missing))
} else {
  testFileStore('Ceph', async () => {
    const { settings, listTraces } = await aBucket(server)
    return { store: createS3Store(settings), listTraces }
  })
}
