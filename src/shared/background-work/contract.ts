import { z } from 'zod'

import { Success } from '#shared/access/contract.ts'
import type { Endpoint } from '#shared/endpoint.ts'
import { backgroundWorkEndpoints } from './endpoints.ts'

const JobKind = z.object({
  name: z.string(),
  title: z.string(),
  /** It runs by itself, and only when it fails is there something of it to see. */
  isScheduled: z.boolean(),
  /** Those at work included. */
  waiting: z.number(),
  failed: z.number(),
  /** Of the one that has waited longest. */
  oldestAt: z.string().nullable(),
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

export const BackgroundWork = z.object({
  kinds: z.array(JobKind),
  /** The newest, those that have failed for good first. */
  troubled: z.array(TroubledJob),
  /** There are more than are listed. */
  hasMoreTroubled: z.boolean(),
})
export type BackgroundWork = z.infer<typeof BackgroundWork>

const JobId = z.object({ jobId: z.uuid() })

export const backgroundWorkContract = {
  getBackgroundWork: {
    ...backgroundWorkEndpoints.getBackgroundWork,
    access: 'admin',
    summary: 'What waits to be done outside of requests, and what failed and why',
    response: BackgroundWork,
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
