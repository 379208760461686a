import * as words from '#words/certificates.ts'

const MAX_BYTES = 100_000
/** First bytes of a DER file: a sequence whose length takes two more bytes. */
const DER_START = [0x30, 0x82]

type CertificateFile = { ok: true; text: string } | { ok: false; problem: string }

/** The text of a certificate's file, which may also have been saved in its binary form. */
export function textOfCertificate(bytes: Uint8Array): CertificateFile {
  if (DER_START.every((byte, index) => bytes[index] === byte)) {
    return refusal(words.fileIsBinary)
  }
  if (bytes.includes(0)) {
    return refusal(words.fileHasNoText)
  }
  return { ok: true, text: new TextDecoder().decode(bytes).trim() }
}

export async function readCertificateFile(file: File): Promise<CertificateFile> {
  if (file.size > MAX_BYTES) {
    return refusal(words.certificateFileTooLarge)
  }
  try {
    return textOfCertificate(new Uint8Array(await file.arrayBuffer()))
  } catch {
    // Moved or deleted since it was chosen.
    return refusal(words.certificateFileUnreadable(file.name))
  }
}

function refusal(problem: string): CertificateFile {
  return { ok: false, problem }
}
