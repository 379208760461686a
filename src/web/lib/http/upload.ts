import * as words from '#words/ui.ts'
import { ANTI_FORGERY_HEADER, antiForgeryToken, renewAntiForgeryToken } from './anti-forgery.ts'
import { abortedError, ApiError, errorFromAnswer, networkError } from './api-error.ts'
import { fillPath, isForgedAnswer, isOurAnswer, refuse } from './call.ts'
import type { CallOutput, CallParams, UploadEndpoint } from './call-types.ts'
import { type UploadShares, uploadShares } from './upload-shares.ts'

type UploadOptions = {
  form: FormData
  onProgress?: (sent: UploadShares) => void
  signal?: AbortSignal
  headers?: Record<string, string>
}

type AnyUpload = UploadOptions & { params?: Record<string, string> }
type RawAnswer = { status: number; data: unknown }

/** The same as `call` for files: by XMLHttpRequest, because fetch does not tell how much was sent. */
export async function upload<E extends UploadEndpoint>(
  endpoint: E,
  options: UploadOptions & CallParams<E>,
): Promise<CallOutput<E>>
export async function upload(endpoint: UploadEndpoint, options: AnyUpload): Promise<unknown> {
  let answer: RawAnswer
  try {
    answer = await send(endpoint, options, await antiForgeryToken())
    if (isForgedAnswer(answer.status, answer.data)) {
      answer = await send(endpoint, options, await renewAntiForgeryToken())
    }
  } catch (error) {
    // The token could not be fetched.
    throw error instanceof TypeError ? networkError(error) : error
  }
  if (!isOurAnswer(answer.status, answer.data)) {
    return refuse(errorFromAnswer(answer.status, answer.data))
  }
  return answer.data
}

function send(
  endpoint: UploadEndpoint,
  { params, form, onProgress, signal, headers }: AnyUpload,
  token: string,
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    const files = filesOf(form)
    const fileSizes = files.map(({ size }) => size)

    request.open(endpoint.method, fillPath(endpoint.path, { params }))
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

/** A file that was changed, moved or deleted after it had been chosen. */
function unreadableFileError(filename: string): ApiError {
  return new ApiError(words.fileIsUnreadable(filename), { status: 0, code: 'unreadable_file' })
}

function parseJson(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch {
    // A proxy in between answered something else; the status says enough.
    return undefined
  }
}
