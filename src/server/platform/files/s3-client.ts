import { S3Client, type S3ClientConfig } from '@aws-sdk/client-s3'

import type { S3Settings } from '#server/config.ts'

const CONNECT_MS = 2_000
/** One more than one: whoever waits for a store that does not answer waits for all of them. */
const ATTEMPTS = 2
/** What lies between us and the store forgets connections that are idle for longer, without a word. */
const IDLE_CONNECTION_MS = 15_000

/** Node's request handler and its limits of time; `requestHandler` takes more kinds than we use. */
type Limits = { socketTimeout?: number; requestTimeout?: number; throwOnRequestTimeout?: boolean }

// A download holds its connection for as long as its reader takes; others must not wait for one.
const AGENT = { maxSockets: Infinity, timeout: IDLE_CONNECTION_MS }

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
      httpAgent: AGENT,
      httpsAgent: AGENT,
      ...limits,
    } satisfies S3ClientConfig['requestHandler'],
  })
}
