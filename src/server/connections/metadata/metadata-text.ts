import { gunzipSync } from 'node:zlib'

import { isGzip, xmlEncodingOf } from '#shared/connections/metadata/xml-encoding.ts'

/** As much as is fetched. */
const MAX_BYTES = 1_048_576

/** The text of metadata as it was fetched or sent; undefined where it is too large or damaged. */
export function metadataText(given: string | Uint8Array): string | undefined {
  if (typeof given === 'string') return given
  if (!isGzip(given)) return decode(given)
  try {
    return decode(gunzipSync(given, { maxOutputLength: MAX_BYTES }))
  } catch {
    return undefined
  }
}

function decode(bytes: Uint8Array): string {
  return new TextDecoder(xmlEncodingOf(bytes)).decode(bytes)
}
