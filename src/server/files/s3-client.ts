import { S3Client, type S3ClientConfig } from '@aws-sdk/client-s3'

import type { S3Settings } from '#server/config.ts'

const CONNECT_MS = 2_000
const ATTEMPTS = 3

/** Node's request handler and its limits of time; `requestHandler` takes more kinds than we use. */
type Limits = { socketTimeout?: number; requestTimeout?: number; throwOnRequestTimeout?: boolean }

export function createS3Client(settings: S3Settings, limits: Limits): S3Client {
  const { hostname } = new URL(settings.endpoint)
  return new S3Client({
    endpoint: settings.endpoint,
    region: settings.region,
    credentials: {
      accessKeyId: settings.accessKeyId,
      secretAccessKey: settings.secretAccessKey,
    },
    // A name in front of the host's takes wildcards in DNS and certificate, which own stores rarely have.
    forcePathStyle: !/\.amazonaws\.com(\.cn)?$/.test(hostname),
    maxAttempts: ATTEMPTS,
    // Bodies are signed, which protects them as well; many stores do not know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // It would take a connection of its own for each part, and a store that ignores it costs seconds.
    expectContinueHeader: false,
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      // A download holds its connection for as long as its reader takes; others must not wait for one.
      httpAgent: { maxSockets: Infinity },
      httpsAgent: { maxSockets: Infinity },
      ...limits,
    } satisfies S3ClientConfig['requestHandler'],
  })
}
