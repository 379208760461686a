import { invalid } from './hubspot-error.ts'

/** Reads a form of a browser, with or without files. */
export async function formOf(body: Buffer, contentType: string): Promise<FormData> {
  try {
    const bytes = new Uint8Array(body)
    return await new Response(bytes, { headers: { 'Content-Type': contentType } }).formData()
  } catch {
    throw invalid('The body is not a form')
  }
}
