import { createJobThread } from '#server/platform/job-thread.ts'
import type { MailProvider } from '#shared/mail/boxes/values.ts'
import type { Deps } from '#server/deps.ts'
import type { Posted, PostedCall, PostedProof } from './posted-mail.ts'
import type { PostedJob, PostedResult } from './posted-worker.ts'

const read = createJobThread<PostedJob, PostedResult>(
  new URL('./posted-worker.ts', import.meta.url),
  { timeLimitMs: 20_000, memoryLimitMb: 384 },
)

type Call = { provider: MailProvider; call: PostedCall; proof: Omit<PostedProof, 'certificate'> }

/** Reads a posted call in a thread. What breaks the reading proves nothing. */
export async function readPosted(
  { mailAccess, log }: Pick<Deps, 'mailAccess' | 'log'>,
  { provider, call, proof }: Call,
): Promise<Posted> {
  const ask = async (certificate: string | null): Promise<PostedResult> => {
    // A copy, because the bytes are handed over.
    const body = new Uint8Array(call.body)
    const job = { provider, call: { ...call, body }, proof: { ...proof, certificate } }
    const result = await read(job, { transfer: [body.buffer] })
    if (!('broken' in result)) return result
    log.warn({ provider, reason: result.broken }, 'a posted mail could not be read')
    return { kind: 'refused' }
  }
  let result = await ask(null)
  if (result.kind === 'signed') {
    const certificate = await fetchCertificate(mailAccess, result.certificateUrl)
    if (certificate === undefined) return { kind: 'refused' }
    result = await ask(certificate)
  }
  if (result.kind === 'signed') return { kind: 'refused' }
  if (result.kind !== 'confirm') return result
  await mailAccess.fetchText(new URL(result.url))
  return { kind: 'nothing' }
}

async function fetchCertificate({ fetchText }: Deps['mailAccess'], url: string) {
  try {
    return await fetchText(new URL(url))
  } catch {
    return undefined
  }
}
