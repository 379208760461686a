import { randomUUID } from 'node:crypto'

import {
  CreateBucketCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  S3Client,
} from '@aws-sdk/client-s3'

import type { S3Settings } from '#server/config.ts'

export type S3Server = {
  access: Omit<S3Settings, 'bucket'>
  /** Makes the server silent while it keeps its connections. */
  freeze(): void
  thaw(): void
  stop(): Promise<void>
}

/** Creates a bucket for one test. */
export async function aBucket({ access }: Pick<S3Server, 'access'>) {
  const Bucket = `test-${randomUUID()}`
  const { endpoint, region, accessKeyId, secretAccessKey } = access
  const credentials = { accessKeyId, secretAccessKey }
  const client = new S3Client({ endpoint, region, credentials, forcePathStyle: true })
  await client.send(new CreateBucketCommand({ Bucket }))
  const settings: S3Settings = { ...access, bucket: Bucket }
  return {
    settings,
    /** Lists the keys of all files and of unfinished uploads. */
    async listTraces(): Promise<string[]> {
      const files = await client.send(new ListObjectsV2Command({ Bucket }))
      const uploads = await client.send(new ListMultipartUploadsCommand({ Bucket }))
      return [
        ...(files.Contents ?? []).map(({ Key }) => `${Key}`),
        ...(uploads.Uploads ?? []).map(({ Key }) => `${Key} (begun)`),
      ]
    },
  }
}
