import { z } from 'zod'

import { Success } from '#shared/access/contract.ts'
import type { Endpoint } from '#shared/endpoint.ts'
import { textKey } from '#shared/words/catalogue.ts'
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '#shared/limits.ts'
import { backgroundWorkEndpoints } from './endpoints.ts'

const JobKind = z.object({
  name: z.string(),
  title: z.string(),
  /** It runs by itself, and only when it fails is there something of it to see. */
  isScheduled: z.boolean(),
  /** Those at work included. */
  waiting: z.number(),
  failed: z.number(),
  /** When the longest waiting one was written. */
  oldestAt: z.string().nullable(),
  /** In any process, successful or not. */
  lastRun: z.object({ at: z.string(), tookMs: z.number() }).nullable(),
})
export type JobKind = z.infer<typeof JobKind>

/** A job whose last attempt failed. Never with what it is about: that may be a secret or a customer's text. */
const TroubledJob = z.object({
  id: z.string(),
  title: z.string(),
  customer: z.object({ id: z.string(), name: z.string() }).nullable(),
  attempts: z.number(),
  reason: z.string(),
  createdAt: z.string(),
  /** Since when nothing more is tried; null while it is tried again. */
  failedAt: z.string().nullable(),
})
export type TroubledJob = z.infer<typeof TroubledJob>

const BackgroundWork = z.object({
  /** The version of Portico that answers. */
  version: z.string(),
  kinds: z.array(JobKind),
})
export type BackgroundWork = z.infer<typeof BackgroundWork>

const PAGE_SIZE = textKey('operations.pageSize')

const TroubledJobQuery = z.object({
  limit: z.coerce
    .number(PAGE_SIZE)
    .int(PAGE_SIZE)
    .min(1, PAGE_SIZE)
    .max(MAX_PAGE_SIZE, PAGE_SIZE)
    .default(DEFAULT_PAGE_SIZE),
  cursor: z.string().max(512).optional(),
})
export type TroubledJobQuery = z.infer<typeof TroubledJobQuery>

const JobId = z.object({ jobId: z.uuid() })

export const backgroundWorkContract = {
  getBackgroundWork: {
    ...backgroundWorkEndpoints.getBackgroundWork,
    access: 'admin',
    summary: 'What waits to be done outside of requests, and how much of it failed',
    response: BackgroundWork,
  },
  listTroubledJobs: {
    ...backgroundWorkEndpoints.listTroubledJobs,
    access: 'admin',
    summary:
      'Jobs that failed and why, those that are given up first, then the newest; the next page is in the Link header',
    query: TroubledJobQuery,
    response: z.array(TroubledJob),
  },
  retryJob: {
    ...backgroundWorkEndpoints.retryJob,
    access: 'admin',
    summary: 'Try a failed job again, from its first attempt',
    params: JobId,
    response: Success,
  },
  dismissJob: {
    ...backgroundWorkEndpoints.dismissJob,
    access: 'admin',
    summary: 'Give a failed job up',
    params: JobId,
    response: Success,
  },
} as const satisfies Record<keyof typeof backgroundWorkEndpoints, Endpoint>
