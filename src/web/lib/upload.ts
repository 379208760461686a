import type { EndpointName } from '#shared/endpoints.ts'
import { portalEndpoints } from '#shared/portal-endpoints.ts'

import { ANTI_FORGERY_HEADER, antiForgeryToken, renewAntiForgeryToken } from './anti-forgery.ts'
import { abortedError, errorFromAnswer, networkError, unreadableFileError } from './api-error.ts'
import {
  type CallInput,
  type CallOutput,
  isForgedAnswer,
  isOurAnswer,
  refuse,
  urlOf,
} from './call.ts'
import { type UploadShares, uploadShares } from './upload-shares.ts'

type UploadEndpoint = Extract<EndpointName, 'createTicket' | 'updateTicket'>

type UploadOptions = {
  form: FormData
  onProgress?: (sent: UploadShares) => void
  signal?: AbortSignal
  headers?: Record<string, string>
}

type Params<Name extends UploadEndpoint> =
  CallInput<Name> extends { params: infer P extends Record<string, string> }
    ? { params: P }
    : { params?: undefined }

type RawAnswer = { status: number; data: unknown }

/** The same as `call` for files: by XMLHttpRequest, because fetch does not tell how much was sent. */
export async function upload<Name extends UploadEndpoint>(
  name: Name,
  options: UploadOptions & Params<Name>,
): Promise<CallOutput<Name>> {
  let answer: RawAnswer
  try {
    answer = await send(name, options, await antiForgeryToken())
    if (isForgedAnswer(answer.status, answer.data)) {
      answer = await send(name, options, await renewAntiForgeryToken())
    }
  } catch (error) {
    // The token could not be fetched.
    throw error instanceof TypeError ? networkError(error) : error
  }
  if (!isOurAnswer(answer.status, answer.data)) {
    return refuse(errorFromAnswer(answer.status, answer.data))
  }
  // The server answers by the contract; a test of every endpoint holds it to that.
  return answer.data as CallOutput<Name>
}

function send<Name extends UploadEndpoint>(
  name: Name,
  { params, form, onProgress, signal, headers }: UploadOptions & Params<Name>,
  token: string,
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    const files = filesOf(form)
    const fileSizes = files.map(({ size }) => size)

    request.open(portalEndpoints[name].method, urlOf(name, { params }))
    request.setRequestHeader('Accept', 'application/json')
    request.setRequestHeader(ANTI_FORGERY_HEADER, token)
    for (const [header, value] of Object.entries(headers ?? {})) {
      request.setRequestHeader(header, value)
    }
    const report = ({ loaded, total }: ProgressEvent) =>
      onProgress?.(uploadShares(fileSizes, { sentBytes: loaded, totalBytes: total }))
    request.upload.addEventListener('loadstart', report)
    request.upload.addEventListener('progress', report)
    request.addEventListener('load', () => {
      resolve({ status: request.status, data: parseJson(request.responseText) })
    })
    request.addEventListener('error', () => {
      findUnreadable(files).then(
        (file) => reject(file ? unreadableFileError(file.name) : networkError()),
        reject,
      )
    })
    request.addEventListener('abort', () => reject(abortedError()))
    request.addEventListener('loadend', () => signal?.removeEventListener('abort', abort))

    if (signal?.aborted) return reject(abortedError())
    signal?.addEventListener('abort', abort)
    request.send(form)
  })
}

function filesOf(form: FormData): File[] {
  return [...form.values()].filter((value) => value instanceof File)
}

/** The browser reports a file that it cannot read like a server that it cannot reach. */
async function findUnreadable(files: File[]): Promise<File | undefined> {
  for (const file of files) {
    try {
      await file.slice(0, 1).arrayBuffer()
    } catch {
      return file
    }
  }
  return undefined
}

function parseJson(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch {
    // A proxy in between answered something else; the status says enough.
    return undefined
  }
}
