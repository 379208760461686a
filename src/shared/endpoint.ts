import type { z } from 'zod'

import type { Access } from './callers.ts'

/** Method and path alone: all that a browser needs for a call. */
export type EndpointAddress = { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; path: string }

/** What a noun's contract says of one endpoint. */
export type Endpoint = EndpointAddress & {
  access: Access
  summary: string
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType | z.core.$ZodType
  /** The body may also be multipart, with these parts as files. */
  files?: 'attachments'
  /** The body is a form that another site's page posts. */
  form?: true
  /** The anti-forgery header is not asked for, because the caller is not our own page. */
  csrf?: 'exempt'
  /**
   * The call makes or changes a way in, so that a session alone is not enough for it: the owner of
   * the account confirms with password and second factor. `by_input`: the handler says when.
   */
  confirm?: 'always' | 'by_input'
  /** Open to staff who have to set up a second factor before anything else. */
  beforeSecondFactor?: true
  /** The Idempotency-Key header is honoured. */
  idempotent?: true
  status?: 200 | 201 | 204
  /** Without it the handler writes the answer itself: a redirect, a file or a stream. */
  response?: z.ZodType
  /** What the handler writes when it writes the answer itself. */
  produces?: string
}
