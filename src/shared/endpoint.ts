import type { z } from 'zod'

import { type Access, isCallerKind } from './callers.ts'

/** Method and path alone: all that a browser needs for a call. */
export type EndpointAddress = { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; path: string }

/** Contract of one endpoint. */
export type Endpoint = EndpointAddress & {
  access: Access
  summary: string
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType | z.core.$ZodType
  /** The most bytes of a body that is not multipart, where it is not the usual of `mostBodyBytes`. */
  bodyBytes?: number
  /** The body may also be multipart, with these parts as files. */
  files?: 'attachments'
  /** The body is a form that another site's page posts. */
  form?: true
  /** The anti-forgery header is not asked for, because the caller is not our own page. */
  csrf?: 'exempt'
  /**
   * The call makes or changes a way in, or opens data to others, so that a session alone is not enough: the owner of
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
  /** Content type of a handler that writes the answer itself. */
  produces?: string
}

const KB = 1024
/** Limit for callers who have not signed in, such as for a sign-in. */
const BODY_BYTES_OF_STRANGERS = 16 * KB
const BODY_BYTES = 128 * KB

/** For a body with a text of `MAX_TEXT_LENGTH`: JSON may escape each of its characters. */
export const LONG_TEXT_BYTES = 512 * KB
/** For a form with many lines, such as the settings of single sign-on or a picture as base64. */
export const LARGE_FORM_BYTES = 512 * KB
/** For the metadata of an identity provider, as text. */
export const METADATA_BYTES = 1024 * KB
/** For a posted SAML message: base64 in lines, and escaped once more as a form. */
export const SAML_FORM_BYTES = 512 * KB

/** Returns the most bytes that the body of a call may have. No more are read. */
export function mostBodyBytes({
  access,
  bodyBytes,
}: Pick<Endpoint, 'access' | 'bodyBytes'>): number {
  if (bodyBytes !== undefined) return bodyBytes
  return access === 'public' || isCallerKind(access) ? BODY_BYTES_OF_STRANGERS : BODY_BYTES
}
