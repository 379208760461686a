import { S3Client, type S3ClientConfig } from '@aws-sdk/client-s3'

import type { S3Settings } from '#server/config.ts'

const CONNECT_MS = 2_000
/**
 * Attempts of one request. Two, not more: a caller waits for all of them when the store does not
 * answer.
 */
const ATTEMPTS = 2
/** Proxies and firewalls silently drop connections that are idle for longer than this. */
const IDLE_CONNECTION_MS = 15_000

/**
 * The timeouts of Node's request handler. The library's `requestHandler` option accepts more types
 * than Portico needs.
 */
type Limits = { socketTimeout?: number; requestTimeout?: number; throwOnRequestTimeout?: boolean }

// No limit on sockets: a download holds its connection for as long as its reader takes, and others
// must not wait for it.
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
    // Put the bucket in the path. In the host name it needs wildcards in DNS and in the
    // certificate, which self-hosted stores rarely have.
    forcePathStyle: !/\.amazonaws\.com(\.cn)?$/.test(hostname),
    maxAttempts: ATTEMPTS,
    // Skip the newer checksums, which many stores do not know. Bodies are signed, which protects
    // them as well.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // Send no `Expect: 100-continue`. It opens a connection for each part, and a store that ignores
    // the header costs seconds.
    expectContinueHeader: false,
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      httpAgent: AGENT,
      httpsAgent: AGENT,
      ...limits,
    } satisfies S3ClientConfig['requestHandler'],
  })
}
