import type { Following } from '#shared/connections/contract.ts'
import type { ReadMetadata } from '#shared/connections/metadata/contract.ts'
import type { MetadataNote, MetadataProblem } from '#shared/connections/metadata/values.ts'
import type { Words } from '#shared/words/catalogue.ts'

type CertificateWords = Pick<Words, 'certificates'>

/** Translates the read metadata for its reader. The page words the rest. */
export function describeMetadata(words: CertificateWords, read: ReadMetadata): ReadMetadata {
  if ('problem' in read) return { ...read, detail: translateDetail(words, read) }
  if (!('found' in read)) return read
  const notes = read.found.notes.map(({ code, detail }) => ({
    code,
    detail: translateDetail(words, { problem: code, detail }),
  }))
  return { found: { ...read.found, notes } }
}

export function sayFollowing(words: CertificateWords, following: Following): Following {
  const { metadata } = following
  return { ...following, metadata: { ...metadata, detail: translateDetail(words, metadata) } }
}

type Told = { problem: MetadataProblem | MetadataNote | null; detail: string | null }

/** Problems of a certificate are stored as codes; any other detail is no text, such as a name. */
export function translateDetail(words: CertificateWords, { problem, detail }: Told): string | null {
  const isOfCertificate = problem === 'bad_certificate' || problem === 'left_out_certificate'
  return isOfCertificate && detail !== null ? words.certificates.certificateProblem(detail) : detail
}
